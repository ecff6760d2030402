import Foundation
import LaySwiftTree

/// How a run went.
struct Ending {
  /// The exit status, or 128 plus the number of the signal; nil if the run had to be killed.
  var status: Int32?
  /// Seconds of processor time.
  var seconds = 0.0
  /// Seconds of processor time until Ctrl-C was sent; nil if it was not.
  var secondsBeforeStop: Double?
  /// The beginning of standard output.
  var output = ""
  var errors = ""
  /// All of standard output, of a program other than `lay`.
  var answer: [UInt8] = []
  /// Whether a file was written that no key has asked for.
  var leftTrace = false
}

/// Says what is wrong with an ending.
enum Verdict {
  /// The seconds that each run is given by `--timeout`.
  static let timeout = 2.0
  /// The seconds that each request of a server is given, of which an input has a few.
  static let secondsOfRequest = 0.2
  private static let statuses: Set<Int32> = [0, 1, 2, 65, 66, 74, 124, 130]

  static func of(_ ending: Ending, _ input: FuzzInput) -> String? {
    guard let status = ending.status else { return "it did not end" }
    if ending.errors.contains("Fatal error") || ending.errors.contains("a fault in lay") {
      return "it trapped"
    }
    if ending.leftTrace { return "an answer of the terminal was typed" }
    guard statuses(of: input.delivery).contains(status) else { return "it ended with \(status)" }
    if case .swiftFiles = input.delivery, !areTrees(ending.answer, of: input.pieces) {
      return "its answer is not one tree a file"
    }
    if case .server = input.delivery, let wrong = wrongAnswer(ending.answer) { return wrong }
    // Until the time is up, the processor time is at most the time on the clock.
    if ending.seconds > input.timeout + input.grace {
      return "it did not hear that the time was up"
    }
    if let before = ending.secondsBeforeStop, ending.seconds > before + input.grace {
      return "it did not hear Ctrl-C"
    }
    if steers(ending.errors) { return "its errors hold control characters" }
    if !input.mayPrintAnything, steers(ending.output) {
      return "its output holds control characters"
    }
    if input.printsJSON, status == 0, !isJSON(ending.output) { return "it is no JSON" }
    return nil
  }

  /// With which status a program may end: one that parses refuses what is no request.
  private static func statuses(of delivery: FuzzInput.Delivery) -> Set<Int32> {
    switch delivery {
    case .server, .swiftFiles, .tree: [0]
    case .treeRequest: [0, 64, 74]
    default: statuses
    }
  }

  /// Whether an answer has for each file a tree that can be read, or a mistake.
  private static func areTrees(_ answer: [UInt8], of files: [[UInt8]]) -> Bool {
    guard let parsed = TreeExchange.answer(in: answer, to: files) else { return false }
    return zip(parsed, files).allSatisfy { file, bytes in
      guard let tree = try? SwiftTree.decoded(file.tree[...], of: bytes) else {
        return !file.mistakes.isEmpty
      }
      return file.mistakes.isEmpty && file.names.allSatisfy { tree.nodes.indices.contains($0.node) }
    }
  }

  /// What is wrong with the answers of a server: each is one object in a line, and none has what stands
  /// outside of its folder.
  private static func wrongAnswer(_ answer: [UInt8]) -> String? {
    let text = String(decoding: answer, as: UTF8.self)
    if text.contains("root:") { return "it read outside of its folder" }
    if steers(text) { return "its answers hold control characters" }
    return text.split(separator: "\n").allSatisfy { isJSON(String($0)) } ? nil : "it is no JSON"
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  private static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
        || (0x7F...0x9F).contains(scalar.value)
    }
  }
}
