import LaySwift

/// The number of a request: `7`, or `"a"`.
enum RequestNumber: Hashable, JSONValue {
  /// An integer, as it is written.
  case integer(String)
  case text(String)

  private static let longest = 200

  /// Nil for what numbers no request: null, a fraction, a text that is too long to be sent back.
  init?(_ value: ReceivedJSON?) {
    switch value {
    case .number(let digits)
    where digits.utf8.count <= 20
      && digits.utf8.allSatisfy { $0 < 0x3A && $0 != 0x2E && $0 != 0x2B }:
      self = .integer(digits)
    case .string(let text) where text.utf8.count <= Self.longest: self = .text(text)
    default: return nil
    }
  }

  var json: String {
    switch self {
    case .integer(let digits): digits
    case .text(let text): text.json
    }
  }
}

/// An error of the protocol, by the numbers of JSON-RPC 2.0 and of the Model Context Protocol.
struct ProtocolError: Error {
  let code: Int
  let message: String
  /// The versions that the server has, and the one that was asked for.
  var versions: (supported: [String], requested: String)?

  static func noJSON(_ mistake: JSONMistake) -> ProtocolError {
    ProtocolError(
      code: -32700,
      message: "the message is no JSON: \(mistake.sentence), at byte \(mistake.offset)")
  }

  static func noRequest(_ sentence: String) -> ProtocolError {
    ProtocolError(code: -32600, message: sentence)
  }

  static func unknownMethod(_ name: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "there is no method `\(name.prefix(100))`")
  }

  static func wrongParameters(_ sentence: String) -> ProtocolError {
    ProtocolError(code: -32602, message: sentence)
  }

  static func otherVersion(_ requested: String, _ supported: [String]) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "the protocol's version is not supported",
      versions: (supported, String(requested.prefix(100))))
  }
}

/// A message of JSON-RPC 2.0 from the client.
enum ProtocolMessage {
  struct Request {
    let number: RequestNumber
    let method: String
    let parameters: [String: ReceivedJSON]
  }

  case request(Request)
  /// It is not answered, whatever is in it.
  case notification(method: String, parameters: [String: ReceivedJSON])
  /// An answer to a request of a server, of which there are none.
  case response
  /// What is answered by an error; the number is nil where none can be read.
  case wrong(ProtocolError, RequestNumber?)

  init(_ piece: MessageInput.Piece) {
    switch piece {
    case .tooLong:
      self = .wrong(.noRequest("a message has at most \(MessageInput.most >> 20) MB"), nil)
    case .message(let bytes):
      do throws(JSONMistake) {
        self.init(try JSONReader.value(of: bytes))
      } catch {
        self = .wrong(.noJSON(error), nil)
      }
    }
  }

  private init(_ value: ReceivedJSON) {
    guard let members = value.object else {
      let isBatch = if case .array = value { true } else { false }
      let sentence = isBatch ? "batches are not answered" : "a message is an object"
      self = .wrong(.noRequest(sentence), nil)
      return
    }
    let number = RequestNumber(members["id"])
    func wrong(_ sentence: String) -> ProtocolMessage { .wrong(.noRequest(sentence), number) }
    guard members["jsonrpc"]?.string == "2.0" else {
      self = wrong("`jsonrpc` is not \"2.0\"")
      return
    }
    guard let method = members["method"]?.string else {
      let isResponse = members["result"] != nil || members["error"] != nil
      self = isResponse && members["method"] == nil ? .response : wrong("`method` is no text")
      return
    }
    let parameters = members["params"].map(\.object) ?? [:]
    guard members["id"] != nil else {
      self = .notification(method: method, parameters: parameters ?? [:])
      return
    }
    guard let number else {
      self = wrong("`id` is neither an integer nor a text of at most 200 bytes")
      return
    }
    guard let parameters else {
      self = .wrong(.wrongParameters("`params` is no object"), number)
      return
    }
    self = .request(Request(number: number, method: method, parameters: parameters))
  }
}
