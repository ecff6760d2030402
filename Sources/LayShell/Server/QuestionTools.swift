import LayEngine
import LayLanguage
import LaySwift
import LayTerminal

/// The parameters that questions about a view share.
enum QuestionParameters {
  static let files = JSONSchema.Member(
    name: "files", schema: .list(.text),
    help: "Files of SwiftUI code, which are read together, or scripts: paths below the folder.")
  static let code = JSONSchema.Member(
    name: "code", schema: .text, help: "SwiftUI code or a script as text, in place of files.")

  static let all: [JSONSchema.Member] =
    [files, code]
    + QuestionOption.allCases.map { option in
      .init(name: option.rawValue, schema: option == .set ? .list(.text) : .text, help: option.help)
    }

  /// What is asked, with the words and the meaning of a command.
  static func words(of command: AskedCommand, isRequired: Bool = true) -> JSONSchema.Member {
    .init(
      name: words, schema: .text, help: "As behind `\(command.rawValue)`:\(command.usage)",
      isRequired: isRequired)
  }

  static let words = "question"

  /// The question of a call; its program is from anyone.
  static func question(
    _ command: AskedCommand, _ arguments: [String: ReceivedJSON]
  ) throws(ToolFailure) -> LayoutQuestion {
    let (files, code) = (arguments[files.name]?.strings, arguments[code.name]?.string)
    let program: LayoutQuestion.Program
    switch (files, code) {
    case (let files?, nil) where !files.isEmpty: program = .files(files)
    case (nil, let code?): program = .texts([code])
    default: throw ToolFailure(text: "error: give `files` or `code`, and not both")
    }
    let words = arguments[words]?.string
    if words?.contains(where: \.isNewline) == true {
      throw ToolFailure(text: "error: a question is one line")
    }
    var question = LayoutQuestion(program, command, words.map { [$0] } ?? [])
    for option in QuestionOption.allCases {
      let given = arguments[option.rawValue]
      for value in given?.strings ?? given?.string.map({ [$0] }) ?? [] {
        guard let refusal = question.refusal(of: value, for: option) else { continue }
        throw ToolFailure(text: "error: \(refusal)")
      }
    }
    return question
  }

  /// The arguments of another question about the same view.
  static func same(
    _ arguments: [String: ReceivedJSON], _ more: [String: ReceivedJSON] = [:]
  ) -> [String: ReceivedJSON] {
    let names = Set(all.map(\.name))
    return arguments.filter { names.contains($0.key) }.merging(more) { $1 }
  }
}

/// A finding as a value, short: the rule, the sentence, where it is written, what to ask.
struct ToolFinding: JSONValue {
  let finding: Finding
  let place: CodePlaces.Place?

  static let members: [JSONSchema.Member] = [
    .init(name: "rule", schema: .text, isRequired: true),
    .init(name: "sentence", schema: .text, isRequired: true),
    .init(name: "guess", schema: .text, help: "What it rests on that is not known exactly."),
    .init(name: "place", schema: .text, help: "File, line and column."),
    .init(name: "why", schema: .text, help: "The `question` for the tool `why`.", isRequired: true),
  ]

  var json: String {
    JSONObject([
      ("rule", finding.rule.name), ("sentence", finding.sentence), ("guess", finding.guess),
      ("place", place.map { "\($0.path):\($0.lineAndColumn)" }), ("why", finding.question),
    ]).json
  }
}

/// `layout`: what is wrong with a layout, and its size.
enum LayoutTool: ServedTool {
  static let name = AskedCommand.layout.rawValue
  static let summary =
    "Lay out a view of SwiftUI code or of a script, and list what is most likely not meant. "
    + FindingsCommand.summary.prefix { $0 != ":" } + "."

  /// What an answer has only where it is asked for.
  private static let extras: [ToolOutput] = [.tree, .picture, .hash]
  private static let include = JSONSchema.Member(
    name: "include", schema: .list(.choice(([.findings] + extras).map(\.rawValue))),
    help: "What the answer has besides; `findings` are all findings, and not the first three.")

  static let parameters = QuestionParameters.all + [include]
  static let outputs: [ToolOutput] = [.findings, .proposal, .size] + extras + [.notes, .next]

  /// The most findings that are told unasked, and that lead to a question of their own.
  private static let mostFindings = 3
  private static let mostNext = 2

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let question = try QuestionParameters.question(.layout, arguments)
    let wanted = Set(arguments[include.name]?.strings ?? [])
    var seen: Seen?
    let notes = try run.ask(question) { shell throws(Diagnostic) in
      seen = try Seen(
        shell, extras.filter { wanted.contains($0.rawValue) },
        most: wanted.contains(ToolOutput.findings.rawValue) ? .max : mostFindings)
    }.notes
    guard let seen else { throw ToolFailure(text: "error: there is no view to lay out") }
    var next = seen.found.findings.prefix(mostNext).map { finding in
      NextQuestion(
        tool: WhyTool.name,
        arguments: QuestionParameters.same(
          arguments, [QuestionParameters.words: .string(finding.question)]))
    }
    if next.isEmpty {
      next = [
        NextQuestion(
          tool: BreakpointsTool.name,
          arguments: QuestionParameters.same(
            arguments, [QuestionParameters.words: .string("width 320..1366")]))
      ]
    }
    var answer = ToolAnswer(seen.text, notes: notes, next: next)
    let findings = seen.found.findings.map {
      ToolFinding(finding: $0, place: seen.found.place(of: $0))
    }
    answer.add(.findings, findings)
    answer.add(.proposal, seen.proposal)
    answer.add(.size, seen.found.layout.size)
    for (extra, text) in seen.extras { answer.tell(extra, text) }
    return answer
  }

  /// What is told of the current view of a shell.
  private struct Seen {
    let found: FoundFindings
    let proposal: String
    /// The findings and the size.
    let text: String
    private(set) var extras: [(ToolOutput, String)] = []

    init(_ shell: Shell, _ wanted: [ToolOutput], most: Int) throws(Diagnostic) {
      let all = try shell.session.findings()
      found = FoundFindings(
        layout: all.layout, findings: Array(all.findings.prefix(most)), places: all.places)
      let more = all.findings.count - found.findings.count
      proposal = shell.session.proposalText
      let (lookout, style) = (shell.session.interpreter.lookout(), shell.style)
      let renderer = Renderer(style: style, lookout: lookout)
      let answer = renderer.text(.answer(found.layout)) ?? ""
      let size = "\(answer) at \(style.visible(proposal))"
      let rest =
        more > 0
        ? ["and \(CountText.of(more, "more finding")); `include` \"findings\" has all"] : []
      let findings =
        found.findings.isEmpty ? ["no findings"] : [FindingsText(style: style).text(found)]
      text = (findings + rest + [size]).joined(separator: "\n")
      for extra in wanted {
        extras.append((extra, try Self.text(extra, found.layout, shell, renderer)))
      }
      try lookout.check()
    }

    private static func text(
      _ extra: ToolOutput, _ layout: Layout, _ shell: Shell, _ renderer: Renderer
    ) throws(Diagnostic) -> String {
      var listing = TreeListing(.root(of: layout))
      switch extra {
      case .tree:
        listing.places = CodePlaces(shell.session.interpreter.sources)
        return renderer.text(.report(.tree(listing), isJSON: false)) ?? ""
      case .picture:
        let name = shell.session.current?.codeName
        return renderer.text(.drawing(Picture(view: layout.root, codeName: name))) ?? ""
      default:
        try TreeJSON.check(layout.root, at: nil)
        return LayoutHash.text(of: TreeJSON.text(listing, renderer.lookout))
      }
    }
  }
}

/// A short text for a long one: `cbf29ce484222325` for the empty one.
///
/// - Source: FNV-1a with 64 bits, by Fowler, Noll and Vo.
enum LayoutHash {
  static func text(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A tool that is a command of the prompt, with its answer.
protocol AskedTool: ServedTool {
  static var command: AskedCommand { get }
  /// What of the layout is shown next.
  static var next: ToolOutput { get }
}

extension AskedTool {
  static var name: String { command.rawValue }
  static var summary: String { command.summary }
  static var parameters: [JSONSchema.Member] {
    QuestionParameters.all + [QuestionParameters.words(of: command)]
  }
  static var outputs: [ToolOutput] { [.answer, .notes, .next] }

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let (text, notes) = try run.ask(try QuestionParameters.question(command, arguments))
    let question = NextQuestion(
      tool: LayoutTool.name,
      arguments: QuestionParameters.same(
        arguments, ["include": .array([.string(next.rawValue)])]))
    var answer = ToolAnswer("", notes: notes, next: [question])
    answer.tell(.answer, text)
    return answer
  }
}

/// `advise`: what helps against the findings of a layout.
enum AdviseTool: AskedTool {
  static let (command, next) = (AskedCommand.advise, ToolOutput.findings)
  static let parameters = QuestionParameters.all
}

/// `why`: the views that decided a number.
enum WhyTool: AskedTool {
  static let (command, next) = (AskedCommand.why, ToolOutput.tree)
}

/// `breakpoints`: the lengths at which the structure of a layout changes.
enum BreakpointsTool: AskedTool {
  static let (command, next) = (AskedCommand.breakpoints, ToolOutput.picture)
}

/// `previews`: the previews and the views of files, or the files that there are.
enum PreviewsTool: ServedTool {
  static let name = "previews"
  static let summary =
    "List the previews and the views of files of SwiftUI code, each of which can be a `view`; without "
    + "files, list the files below the folder."
  static let parameters = [QuestionParameters.files]
  static let outputs: [ToolOutput] = [.files, .previews, .notes, .next]

  private static let mostFiles = 50
  private static let mostNext = 3

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let given = arguments[QuestionParameters.files.name]?.strings ?? []
    return given.isEmpty ? try files(run) : try views(of: given, run)
  }

  private static func files(_ run: ToolRun) throws(ToolFailure) -> ToolAnswer {
    // One more tells whether there are more.
    let found = try run.files(endings: [SwiftText.fileEnding, ".lay"], atMost: mostFiles + 1)
    let notes = found.count > mostFiles ? ["there are more than \(mostFiles) files"] : []
    let paths = found.prefix(mostFiles).map { path in
      path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    let next = paths.prefix(1).map { path in
      let isSwift = path.hasSuffix(SwiftText.fileEnding)
      return NextQuestion(
        tool: isSwift ? name : LayoutTool.name,
        arguments: [QuestionParameters.files.name: .array([.string(path)])])
    }
    var answer = ToolAnswer("", notes: notes, next: Array(next))
    let text = paths.isEmpty ? "there is no file of Swift code and no script" : nil
    answer.add(.files, Array(paths), text: text ?? paths.joined(separator: "\n"))
    return answer
  }

  private static func views(of files: [String], _ run: ToolRun) throws(ToolFailure) -> ToolAnswer {
    let swift = files.filter { $0.hasSuffix(SwiftText.fileEnding) }
    var notes: [String] = []
    if swift.count < files.count { notes = ["of a script the last view is laid out"] }
    guard !swift.isEmpty else { return ToolAnswer("", notes: notes, next: []) }
    let names = try run.viewNames(swift)
    guard !names.isEmpty else { throw ToolFailure(text: "error: there is no view in these files") }
    let files = ReceivedJSON.array(swift.map { .string($0) })
    let next = names.prefix(mostNext).map { view in
      NextQuestion(
        tool: LayoutTool.name,
        arguments: [QuestionParameters.files.name: files, "view": .string(view)])
    }
    var answer = ToolAnswer("", notes: notes, next: Array(next))
    answer.add(.previews, names, text: names.joined(separator: "\n"))
    return answer
  }
}

/// `help`: what the prompt tells of a name.
enum HelpTool: ServedTool {
  static let name = HelpCommand.name
  static let summary = HelpCommand.summary
  static let parameters: [JSONSchema.Member] = [
    .init(
      name: "topic", schema: .text,
      help: "As behind `help`: \(HelpCommand.usage.dropFirst(name.count + 1))")
  ]
  static let outputs: [ToolOutput] = [.answer, .notes, .next]

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let topic = arguments["topic"]?.string
    if topic?.contains(where: \.isNewline) == true {
      throw ToolFailure(text: "error: a topic is one line")
    }
    let text = try run.tell(topic.map { "\(name) \($0)" } ?? name)
    var answer = ToolAnswer("")
    answer.tell(.answer, text)
    return answer
  }
}
