import LayLanguage
import LaySwift
import LayTerminal

/// What breaks, as a value.
struct ToolFault: JSONValue {
  let finding: CheckFinding

  static let members: [JSONSchema.Member] = [
    .init(name: "rule", schema: .text, isRequired: true),
    .init(name: "sentence", schema: .text, isRequired: true),
    .init(name: "place", schema: .text, help: "File, line and column.", isRequired: true),
    .init(name: "where", schema: .text, help: "The widths, sizes of texts and heights."),
    .init(name: "detail", schema: .text, help: "The numbers in a few words."),
    .init(name: "help", schema: .text, help: "A change of the code after which it is gone."),
    .init(name: "guess", schema: .text, help: "What it rests on that is not known exactly."),
  ]

  var json: String {
    JSONObject([
      ("rule", finding.rule), ("sentence", finding.sentence), ("place", finding.place.text),
      ("where", finding.extent), ("detail", finding.detail),
      ("help", finding.help), ("guess", finding.guess),
    ]).json
  }
}

/// `check`: what breaks in files, over all windows and texts.
enum CheckTool: ServedTool {
  static let name = "check"
  static let summary =
    "Find what breaks in each preview or view of files, over all widths from 320 to 1376, the heights of "
    + "phones and pads, all sizes of texts and both directions, with what helps. What was found when the time is "
    + "over is told."

  private static let only = JSONSchema.Member(
    name: "only", schema: .list(.choice(CheckRequest.ruleNames)), help: "The only rules that count."
  )
  private static let skip = JSONSchema.Member(
    name: "skip", schema: .list(.choice(CheckRequest.ruleNames)), help: "Rules that do not count.")
  private static let length = JSONSchema.Member(
    name: "length", schema: .text,
    help: "How long texts are, in parts of 100: 100,140 also tries texts 1.4 times as long.")

  static let parameters = [
    QuestionParameters.files, QuestionParameters.code, only, skip, length,
  ]
  static let outputs: [ToolOutput] = [.answer, .faults, .notes, .next]

  /// The most findings that are told, and that lead to a question of their own.
  private static let mostFaults = 30
  private static let mostNext = 2

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let request = try request(arguments, run)
    var told: [String] = []
    var check = CheckRun(request, run.makeLimits(), complain: { told.append($0) })
    check.mayRead = { path throws(Refusal) in try run.folder.check(path) }
    var report = check.run()
    let questions = report.findings.lazy.compactMap(\.question).prefix(mostNext)
    let next = questions.map { NextQuestion($0, arguments) }
    for index in report.findings.indices { report.findings[index].question = nil }
    var answer = ToolAnswer("", notes: ToolRun.notes(told), next: Array(next))
    answer.tell(.answer, report.text(.text, Style(columns: .max, isPlain: true)))
    answer.add(.faults, report.findings.prefix(mostFaults).map(ToolFault.init))
    return answer
  }

  private static func request(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> CheckRequest {
    let files = arguments[QuestionParameters.files.name]?.strings ?? []
    var request = CheckRequest(files)
    request.text = arguments[QuestionParameters.code.name]?.string
    guard files.isEmpty != (request.text == nil) else {
      throw ToolFailure(text: "error: give `files` or `code`, and not both")
    }
    do throws(Refusal) {
      for file in files { try run.folder.check(FilePath(file)) }
    } catch {
      throw ToolFailure(error)
    }
    let names = { (member: JSONSchema.Member) in
      (arguments[member.name]?.strings ?? []).joined(separator: ",")
    }
    var refusals = [request.refusal(ofOnly: names(only)), request.refusal(ofSkip: names(skip))]
    refusals += [arguments[length.name]?.string].map { words in
      words.flatMap { request.refusal(ofLengths: $0) }
    }
    if let refusal = refusals.compactMap(\.self).first {
      throw ToolFailure(text: "error: \(refusal)")
    }
    return request
  }
}

extension NextQuestion {
  /// The question for the reasons of a finding of files or of a text.
  fileprivate init(_ question: CheckQuestion, _ arguments: [String: ReceivedJSON]) {
    let code = arguments[QuestionParameters.code.name]
    var given: [String: ReceivedJSON] = [QuestionParameters.words: .string(question.words)]
    given["device"] = question.device.map { .string($0) }
    given["propose"] = question.size.map { .string($0) }
    given[QuestionParameters.code.name] = code
    if code == nil { given[QuestionParameters.files.name] = .array([.string(question.path)]) }
    given["view"] = question.view.map { .string($0) }
    if !question.settings.isEmpty { given["set"] = .array(question.settings.map { .string($0) }) }
    self.init(tool: WhyTool.name, arguments: given)
  }
}

/// `diff`: what a change of code changes in layouts.
enum DiffTool: ServedTool {
  static let name = "diff"
  static let summary =
    "Tell what differs in the layouts of two versions of a file or a folder, over all widths from 320 to 1376 "
    + "and all sizes of texts. The version before is a path, or `oldCode`: the text of the file as it was."

  private static let new = JSONSchema.Member(
    name: "new", schema: .text, help: "The file or the folder now, below the folder.",
    isRequired: true)
  private static let old = JSONSchema.Member(
    name: "old", schema: .text, help: "The file or the folder before, below the folder.")
  private static let oldCode = JSONSchema.Member(
    name: "oldCode", schema: .text, help: "What the file held before, in place of `old`.")

  static let parameters = [new, old, oldCode]
  static let outputs: [ToolOutput] = [.answer, .notes, .next]

  static func answer(
    _ arguments: [String: ReceivedJSON], _ run: ToolRun
  ) throws(ToolFailure) -> ToolAnswer {
    let path = arguments[new.name]?.string ?? ""
    let (before, text) = (arguments[old.name]?.string, arguments[oldCode.name]?.string)
    guard (before == nil) != (text == nil) else {
      throw ToolFailure(text: "error: give `old` or `oldCode`, and not both")
    }
    let (limits, endings) = (run.makeLimits(), [".lay", SwiftText.fileEnding])
    do throws(Refusal) {
      let after = try ShownFiles(path, endings: endings, limits, below: run.folder)
      let earlier = try ShownFiles(
        before ?? path, endings: endings, limits, of: path, text: text, below: run.folder)
      guard earlier.isFolder == after.isFolder else {
        throw Refusal(
          "one version is a folder, and the other is none", hint: "name the file in the folder",
          .wrongCommandLine)
      }
      do throws(Diagnostic) {
        let report = try VersionReport(from: earlier, to: after, CheckRequest([]), limits)
        let notes = ToolRun.notes(earlier.remarks + after.remarks + report.mistakes)
        let next = NextQuestion(
          tool: CheckTool.name, arguments: [QuestionParameters.files.name: .array([.string(path)])])
        var answer = ToolAnswer("", notes: notes, next: [next])
        answer.tell(.answer, VersionText.text(report))
        return answer
      } catch {
        throw Refusal(error.message, hint: error.hint, .outOfTime)
      }
    } catch {
      throw ToolFailure(error)
    }
  }
}
