import LaySwift

/// A server of the Model Context Protocol, over lines of JSON.
///
/// - Rule: a request with the protocol's version in its `_meta` is answered by the stateless form of
///   2026-07-28, and knows nothing of the requests before it. Others belong to the older form, which
///   begins with `initialize`.
/// - Rule: requests are answered one after the other. While one runs, what arrives is heard, so that it
///   can be cancelled; a cancelled request is not answered.
/// - Source: the specification and the schema of the protocol at modelcontextprotocol.io.
final class ProtocolServer {
  /// Around a request: before it, with what tells whether it was cancelled, and after it.
  struct Hooks {
    var willRun: (_ isCancelled: @escaping () -> Bool) -> Void = { _ in }
    var didRun: () -> Void = {}
  }

  /// The version of the stateless form, and those of the older one, the newest first.
  ///
  /// 2025-03-26 is left out: it wants batches.
  static let version = "2026-07-28"
  static let olderVersions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  static let instructions =
    "lay lays out SwiftUI code without a Mac, and tells what is wrong with a layout and why. Begin "
    + "with `layout` for a file; send the questions of `next` as they are. `help` explains names."

  /// How many messages, and how many bytes, are heard at most while a request runs.
  private static let mostWaiting = 64
  private static let mostBytesWaiting = MessageInput.most
  /// How long lists may be kept, in milliseconds: they change with the program alone.
  private static let millisecondsToKeep = 3_600_000

  private let input: MessageInput
  private let tools: ServedTools
  private let programVersion: String
  private let hooks: Hooks
  /// Sends a line; false where nobody reads it.
  private let send: (String) -> Bool
  private var waiting: [ProtocolMessage] = []
  private var running: RequestNumber?
  private var isCancelled = false
  /// The bytes that were heard while the request runs.
  private var bytesHeard = 0
  /// Whether the older form was begun.
  private var hasSession = false

  init(
    _ input: MessageInput, _ tools: ServedTools, version: String, hooks: Hooks = Hooks(),
    send: @escaping (String) -> Bool
  ) {
    (self.input, self.tools, programVersion) = (input, tools, version)
    (self.hooks, self.send) = (hooks, send)
  }

  /// Answers messages until there are no more.
  func run() {
    while let message = next() {
      switch message {
      case .request(let request):
        guard let answer = answer(to: request) else { continue }
        guard send(answer) else { return }
      case .wrong(let error, let number):
        guard send(Self.answer(error, to: number)) else { return }
      case .notification, .response: break
      }
    }
  }

  // MARK: Hearing

  private func next() -> ProtocolMessage? {
    while waiting.isEmpty {
      guard let piece = input.next() else { return nil }
      hear(piece)
    }
    return waiting.removeFirst()
  }

  private func hear(_ piece: MessageInput.Piece) {
    let message = ProtocolMessage(piece)
    switch message {
    case .notification("notifications/cancelled", let parameters):
      if let number = RequestNumber(parameters["requestId"]) { cancel(number) }
    case .request(let request) where isKnown(request.number):
      let sentence = "the request \(request.number.json) is not answered yet"
      waiting.append(.wrong(.noRequest(sentence), nil))
    case .request, .wrong: waiting.append(message)
    case .notification, .response: break
    }
  }

  private func isKnown(_ number: RequestNumber) -> Bool {
    running == number || waiting.contains { $0.number == number }
  }

  private func cancel(_ number: RequestNumber) {
    if running == number { isCancelled = true }
    waiting.removeAll { $0.number == number }
  }

  /// Whether the running request was cancelled, by what has arrived.
  private func hearsCancellation() -> Bool {
    while !isCancelled, waiting.count < Self.mostWaiting, bytesHeard < Self.mostBytesWaiting,
      let piece = input.nextIfThere()
    {
      if case .message(let bytes) = piece { bytesHeard += bytes.count }
      hear(piece)
    }
    return isCancelled
  }

  // MARK: Answering

  /// The form of the protocol that a request is in.
  private enum Form { case stateless, older }

  /// The answer to a request; nil where it was cancelled.
  private func answer(to request: ProtocolMessage.Request) -> String? {
    do throws(ProtocolError) {
      let form = try form(of: request)
      var result = JSONObject()
      if form == .stateless {
        result["resultType"] = "complete"
        let meta = JSONObject([("io.modelcontextprotocol/serverInfo", identity)])
        result["_meta"] = meta
      }
      guard try fill(&result, request, form) else { return nil }
      let answer = JSONObject([("jsonrpc", "2.0"), ("id", request.number), ("result", result)])
      return answer.json
    } catch {
      return Self.answer(error, to: request.number)
    }
  }

  private static func answer(_ error: ProtocolError, to number: RequestNumber?) -> String {
    let data = error.versions.map {
      JSONObject([("supported", $0.supported), ("requested", $0.requested)])
    }
    let told = JSONObject([("code", error.code), ("message", error.message), ("data", data)])
    return JSONObject([("jsonrpc", "2.0"), ("id", number), ("error", told)]).json
  }

  private func form(of request: ProtocolMessage.Request) throws(ProtocolError) -> Form {
    let start = "io.modelcontextprotocol/"
    let meta = request.parameters["_meta"]?.object ?? [:]
    guard let version = meta[start + "protocolVersion"] else {
      guard Method(rawValue: request.method)?.needsSession != false, !hasSession else {
        return .older
      }
      if Method(rawValue: request.method) == nil { throw .unknownMethod(request.method) }
      throw .wrongParameters(
        "`_meta` has no `\(start)protocolVersion`, and there was no `initialize` before")
    }
    guard let version = version.string else {
      throw .wrongParameters("`\(start)protocolVersion` is no text")
    }
    guard version == Self.version else { throw .otherVersion(version, [Self.version]) }
    guard meta[start + "clientCapabilities"]?.object != nil else {
      throw .wrongParameters("`_meta` has no `\(start)clientCapabilities`")
    }
    return .stateless
  }

  private enum Method: String {
    case initialize, ping
    case discover = "server/discover"
    case list = "tools/list"
    case call = "tools/call"

    var needsSession: Bool { self != .initialize && self != .ping }
  }

  /// Adds what was asked for to a result; false where the request was cancelled.
  private func fill(
    _ result: inout JSONObject, _ request: ProtocolMessage.Request, _ form: Form
  ) throws(ProtocolError) -> Bool {
    switch (Method(rawValue: request.method), form) {
    case (.initialize, .older): try begin(&result, request.parameters)
    case (.ping, .older): break
    case (.discover, .stateless):
      result["supportedVersions"] = [Self.version]
      tellAbout(&result)
      keep(&result)
    case (.list, _):
      guard request.parameters["cursor"] == nil else {
        throw .wrongParameters("there is one page of tools, and no `cursor`")
      }
      result["tools"] = tools.declarations
      if form == .stateless { keep(&result) }
    case (.call, _): return try call(&result, request)
    default: throw .unknownMethod(request.method)
    }
    return true
  }

  private var identity: JSONObject { JSONObject([("name", "lay"), ("version", programVersion)]) }

  private func tellAbout(_ result: inout JSONObject) {
    result["capabilities"] = JSONObject([("tools", JSONObject())])
    result["instructions"] = Self.instructions
  }

  private func keep(_ result: inout JSONObject) {
    result["ttlMs"] = Self.millisecondsToKeep
    result["cacheScope"] = "public"
  }

  private func begin(
    _ result: inout JSONObject, _ parameters: [String: ReceivedJSON]
  ) throws(ProtocolError) {
    guard let wanted = parameters["protocolVersion"]?.string else {
      throw .wrongParameters("`protocolVersion` is no text")
    }
    hasSession = true
    result["protocolVersion"] =
      Self.olderVersions.contains(wanted) ? wanted : Self.olderVersions[0]
    result["serverInfo"] = identity
    tellAbout(&result)
  }

  private func call(
    _ result: inout JSONObject, _ request: ProtocolMessage.Request
  ) throws(ProtocolError) -> Bool {
    guard let name = request.parameters["name"]?.string else {
      throw .wrongParameters("`name` is no text")
    }
    guard tools.names.contains(name) else {
      let names = tools.names.joined(separator: ", ")
      throw .wrongParameters("there is no tool `\(name.prefix(100))`; there are \(names)")
    }
    let given = request.parameters["arguments"] ?? .object([:])
    guard let arguments = given.object else { throw .wrongParameters("`arguments` is no object") }
    (running, isCancelled, bytesHeard) = (request.number, false, 0)
    hooks.willRun { [unowned self] in hearsCancellation() }
    do throws(ToolFailure) {
      let answer = try tools.answer(name, arguments)
      result["content"] = Self.content(answer.content)
      result["structuredContent"] = answer.structured
    } catch {
      result["content"] = Self.content(error.text)
      result["isError"] = true
    }
    hooks.didRun()
    running = nil
    return !isCancelled
  }

  private static func content(_ text: String) -> JSONList {
    JSONList([JSONObject([("type", "text"), ("text", text)])])
  }
}

extension ProtocolMessage {
  /// The number of a request.
  fileprivate var number: RequestNumber? {
    if case .request(let request) = self { request.number } else { nil }
  }
}
