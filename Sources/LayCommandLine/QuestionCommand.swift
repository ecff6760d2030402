import ArgumentParser
import LayShell

/// The name of a question as a type, which the argument parser wants for each subcommand.
protocol AskedName { static var command: AskedCommand { get } }

enum Asked {
  enum Advise: AskedName { static let command = AskedCommand.advise }
  enum Breakpoints: AskedName { static let command = AskedCommand.breakpoints }
  enum Explain: AskedName { static let command = AskedCommand.explain }
  enum Findings: AskedName { static let command = AskedCommand.findings }
  enum JSON: AskedName { static let command = AskedCommand.json }
  enum Layout: AskedName { static let command = AskedCommand.layout }
  enum Show: AskedName { static let command = AskedCommand.show }
  enum Sweep: AskedName { static let command = AskedCommand.sweep }
  enum Trace: AskedName { static let command = AskedCommand.trace }
  enum Tree: AskedName { static let command = AskedCommand.tree }
  enum Why: AskedName { static let command = AskedCommand.why }
}

/// `lay tree FILE`: asks about the last view of a program, as the command does at the prompt.
struct QuestionCommand<Name: AskedName>: RunnableCommand {
  static var configuration: CommandConfiguration {
    let sentences = Name.command.summary.split(separator: ". ", maxSplits: 1)
    let first = sentences.first.map(String.init) ?? ""
    let usage = "lay \(Name.command.rawValue) FILE…\(Name.command.usage) [OPTIONS]"
    return CommandConfiguration(
      commandName: Name.command.rawValue, abstract: first.hasSuffix(".") ? first : first + ".",
      usage: usage, discussion: sentences.dropFirst().joined())
  }

  @Option(name: .short, parsing: .unconditionalSingleValue, help: .forms)
  var e: [String] = []

  @Option(name: .long, help: .init(QuestionOption.view))
  var view: String?

  @Option(name: .long, help: .init(QuestionOption.device))
  var device: String?

  @Option(name: .long, parsing: .unconditional, help: .init(QuestionOption.propose))
  var propose: String?

  @Option(name: .long, help: .init(QuestionOption.set))
  var set: [String] = []

  @Flag(name: .long, help: "Of SwiftUI code read the files that are named, and not their app.")
  var only = false

  @Flag(name: .long, help: "Print one JSON object, of an error too.")
  var json = false

  @Flag(name: .long, help: "End with status 1 where `layout` or `findings` finds something.")
  var strict = false

  @OptionGroup var face: FaceOption
  @OptionGroup var common: CommonOptions

  @Argument(
    parsing: .allUnrecognized,
    help: .init(
      "Scripts, or files of SwiftUI code; - reads standard input. What does not end in .lay or "
        + ".swift is a word of the question.",
      valueName: "FILE"),
    completion: .file(extensions: ["lay", "swift"]))
  var operands: [String] = []

  var use: CommandLineUse {
    e.isEmpty || operands.contains(where: AskedCommand.namesFile)
      ? .questionOfFile : .questionOfTexts
  }

  var useTitle: String {
    use.rawValue.replacing(AskedCommand.tree.rawValue, with: Name.command.rawValue)
  }

  /// Options of the prompt's command are words of the question.
  var given: [(option: String, isGiven: Bool)] {
    let others = operands.filter {
      $0.hasPrefix("-") && $0 != "-" && !Name.command.options.contains($0)
    }
    return [("-e", !e.isEmpty), ("--strict", strict && !Name.command.tellsFindings)]
      + others.map { ($0, true) }
  }

  func status() throws -> ExitStatus {
    var tool = try common.tool()
    if let failed = face.choose(in: &tool) { return failed }
    return tool.ask(try question())
  }

  private func question() throws -> LayoutQuestion {
    let (files, words) = e.isEmpty ? AskedCommand.files(in: operands) : ([], operands)
    guard !(files.isEmpty && e.isEmpty) else {
      throw ValidationError("There is nothing to ask about; give a file or -e FORMS.")
    }
    if Name.command == .layout, let word = words.first {
      throw ValidationError("`lay layout` does not know what to do with `\(word)`.")
    }
    var question = LayoutQuestion(e.isEmpty ? .files(files) : .texts(e), Name.command, words)
    question.isJSON = json
    question.readsNamedFilesOnly = only
    question.isStrict = strict
    let options =
      [(QuestionOption.view, view), (.propose, propose), (.device, device)]
      + set.map { (.set, $0) }
    for case (let option, let value?) in options {
      if let refusal = question.refusal(of: value, for: option) { throw RefusedValue(refusal) }
    }
    return question
  }
}

extension ArgumentHelp {
  fileprivate init(_ option: QuestionOption) {
    self.init(option.help, valueName: option.valueName)
  }
}
