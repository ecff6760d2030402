import LayLanguage
import LaySwift

/// A question that a server answers, whose declaration is its schema too.
protocol ServedTool: Sendable {
  static var name: String { get }
  /// What it tells, in sentences.
  static var summary: String { get }
  static var parameters: [JSONSchema.Member] { get }
  static var outputs: [ToolOutput] { get }
  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer
}

/// Why a tool has no answer, in sentences for whoever called it.
struct ToolFailure: Error {
  let text: String
}

/// A part of an answer as a value.
enum ToolOutput: String, CaseIterable {
  case answer, faults, findings, proposal, size, tree, picture, hash, files, previews, notes, next

  var member: JSONSchema.Member { .init(name: rawValue, schema: schema, help: help) }

  private var schema: JSONSchema {
    switch self {
    case .answer, .tree, .picture, .hash, .proposal: .text
    case .findings: .list(.object(ToolFinding.members))
    case .faults: .list(.object(ToolFault.members))
    case .size:
      .object(["width", "height"].map { .init(name: $0, schema: .length, isRequired: true) })
    case .files, .previews, .notes: .list(.text)
    case .next: .list(.object(NextQuestion.members))
    }
  }

  private var help: String {
    switch self {
    case .answer: "The answer, as the prompt prints it."
    case .faults: "What breaks, a place and a rule each."
    case .findings: "What is most likely not meant, a finding a cause."
    case .proposal: "What was proposed, as `propose` takes it."
    case .size: "The answer of the root view, in points."
    case .tree: "The views with their proposals, sizes, places and paths."
    case .picture: "The views drawn with characters."
    case .hash: "Sixteen digits that are others where any frame is another."
    case .files: "The files below the folder of the server."
    case .previews:
      "The previews, then the views; each can be a `view`. The first is the usual one."
    case .notes: "What was told while the files were read and run."
    case .next: "Questions that can be sent as they are."
    }
  }
}

/// A call of a tool that follows from an answer.
struct NextQuestion: JSONValue {
  let tool: String
  let arguments: [String: ReceivedJSON]

  static let members: [JSONSchema.Member] = [
    .init(name: "name", schema: .text, help: "The name of a tool.", isRequired: true),
    .init(name: "arguments", schema: .anything, isRequired: true),
  ]

  var json: String {
    JSONObject([("name", tool), ("arguments", ReceivedJSON.object(arguments))]).json
  }

  var line: String { "next: \(tool) \(ReceivedJSON.object(arguments).json)" }
}

/// The answer of a tool, as a text and as values.
struct ToolAnswer {
  private(set) var text: String
  private var values: [(ToolOutput, any JSONValue)] = []
  private var notes: [String] = []
  private var next: [NextQuestion] = []

  init(_ text: String, notes: [String] = [], next: [NextQuestion] = []) {
    (self.text, self.notes, self.next) = (text, notes, next)
  }

  /// The most characters of a text: what is longer is asked about in parts.
  static let longest = 20_000

  /// Adds a text that is told too, in whole lines.
  mutating func tell(_ output: ToolOutput, _ whole: String) {
    var told = whole
    if whole.utf8.count > Self.longest {
      let lines = whole.prefix(Self.longest).split(
        separator: "\n", omittingEmptySubsequences: false)
      told = lines.dropLast(lines.count > 1 ? 1 : 0).joined(separator: "\n")
      notes.append("`\(output.rawValue)` is longer than \(Self.longest) characters, and cut")
    }
    add(output, told, text: told)
  }

  /// Adds a value, and its text where the answer does not have it yet.
  mutating func add(_ output: ToolOutput, _ value: any JSONValue, text more: String? = nil) {
    values.append((output, value))
    if let more { text += (text.isEmpty ? "" : "\n") + more }
  }

  /// The answer first, then what was told on the way, and what to ask next.
  var content: String {
    ([text] + notes.map { "note: \($0)" } + next.map(\.line)).joined(separator: "\n")
  }

  var structured: JSONObject {
    var object = JSONObject(values.map { ($0.rawValue, $1) })
    if !notes.isEmpty { object[ToolOutput.notes.rawValue] = notes }
    object[ToolOutput.next.rawValue] = next
    return object
  }
}

/// The tools of a server, with what they run in.
struct ServedTools {
  let run: ToolRun
  private static let all: [any ServedTool.Type] = [
    PreviewsTool.self, LayoutTool.self, AdviseTool.self, CheckTool.self, DiffTool.self,
    WhyTool.self, BreakpointsTool.self, HelpTool.self,
  ]

  var names: [String] { Self.all.map { $0.name } }

  /// The tools as `tools/list` has them.
  var declarations: JSONList {
    let hints = JSONObject([
      ("readOnlyHint", true), ("destructiveHint", false), ("idempotentHint", true),
      ("openWorldHint", false),
    ])
    return JSONList(
      Self.all.map { tool in
        JSONObject([
          ("name", tool.name), ("description", tool.summary),
          ("inputSchema", JSONSchema.object(tool.parameters)),
          ("outputSchema", JSONSchema.object(tool.outputs.map(\.member))),
          ("annotations", hints),
        ])
      })
  }

  /// The answer of the tool of a name, to arguments that are checked here.
  func answer(
    _ name: String, _ arguments: [String: ReceivedJSON]
  ) throws(ToolFailure) -> ToolAnswer {
    for tool in Self.all where tool.name == name {
      if let mistake = JSONSchema.object(tool.parameters).mistake(in: .object(arguments)) {
        throw ToolFailure(text: "error: `arguments` \(mistake)")
      }
      return try tool.answer(arguments, run)
    }
    throw ToolFailure(text: "error: there is no tool `\(name)`")
  }
}
