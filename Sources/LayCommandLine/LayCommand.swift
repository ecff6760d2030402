import ArgumentParser
import LayShell

/// `lay`, with its subcommands.
struct LayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay",
    abstract: "Explore how SwiftUI lays out views. SwiftUI code is read as it is.",
    usage: """
      lay [-q] [--no-init]     the prompt
      lay FILE [ARG…]          run a script; - reads standard input
      lay --watch FILE [ARG…]  run it again whenever it or a file that it loads changes
      lay -i FILE [ARG…]       run a script and stay at the prompt
      lay -e FORMS             run the text; may be repeated
      lay layout|findings|advise|tree|show|explain|why|trace|breakpoints|sweep|json FILE… [WORDS]
          [--view NAME] [--device NAME] [--propose WxH] [--set NAME=VALUE] [--json]
                               ask about the last view, or a view of SwiftUI code
      lay FILE.swift… [--view NAME] [--device NAME]
                               show the first preview of SwiftUI code
      lay FILE.swift --stand-ins
                               print what a file lay.stand-ins beside it could say
      lay DIR [--view NAME]    show what an app begins with, or one of its views
      lay DIR --list [--json]  list the previews and views of an app
      lay --face mono|system … choose the widths of characters
      lay swift FILE.swift… --to-lay          print it as a script
      lay swift -e CODE [FILE.swift…]         print a value of Swift code
      lay check PATH…          find what breaks, in which windows and at which sizes of texts
      lay check --setup NAME   print a file for pre-commit, github or matcher
      lay diff OLD NEW         tell what differs in layouts, in which windows; - is standard input
      lay snapshot [--update | --check] PATH…
                               compare layouts with those written beside the code
      lay test [--record] [--watch] [--format tap|junit|json] [--timeout-all SECONDS] PATH…
      lay fmt [--check] [--diff] PATH…
      lay export FILE --to swift | --xctest FILE…
      lay mcp                  answer questions of a coding agent; lay --agents tells it what to know
      lay walk [LESSON | FILE.md] [--html DIR] [--new FILE] [--reset]
      lay --timeout SECONDS …  stop a program that runs longer
      lay --color auto|always|never …
      lay --version            print the version
      """,
    version: "lay \(version)", subcommands: displayedSubcommands + [RunCommand.self],
    defaultSubcommand: RunCommand.self)

  static let displayedSubcommands: [any ParsableCommand.Type] = [
    QuestionCommand<Asked.Advise>.self, QuestionCommand<Asked.Breakpoints>.self, CheckCommand.self,
    VersionCommand.self,
    QuestionCommand<Asked.Explain>.self,
    ExportCommand.self, QuestionCommand<Asked.Findings>.self, FormatCommand.self,
    QuestionCommand<Asked.JSON>.self,
    QuestionCommand<Asked.Layout>.self, ServerCommand.self, QuestionCommand<Asked.Show>.self,
    SnapshotCommand.self, SwiftCommand.self,
    QuestionCommand<Asked.Sweep>.self, TestCommand.self, QuestionCommand<Asked.Trace>.self,
    QuestionCommand<Asked.Tree>.self, WalkCommand.self, QuestionCommand<Asked.Why>.self,
  ]

  static let subcommandNames =
    displayedSubcommands.flatMap { names(of: $0) } + ["help"]

  private static func names(of command: any ParsableCommand.Type) -> [String] {
    [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
  }

  static let version = "0.1.0"

  /// The option that prints what a coding agent has to know.
  private static let agents = "--agents"

  /// Parses and runs the command line, and returns the exit status.
  static func run(_ arguments: [String]) -> ExitStatus {
    if arguments.first == "help", let name = arguments.dropFirst().first,
      !subcommandNames.contains(name)
    {
      return Tool().failWithoutSubcommand(name, among: subcommandNames)
    }
    do {
      if arguments == [agents] { return Tool().tellAgents() }
      if let text = try DescribedCommand.text(for: arguments) { return Tool().show(text) }
      var command = try parse(arguments)
      if let command = command as? any RunnableCommand { return try command.status() }
      try command.run()
      return .fine
    } catch {
      let message = fullMessage(for: error)
      if exitCode(for: error).isSuccess { return Tool().show(message) }
      if arguments.contains("--json"),
        let question = arguments.first.flatMap(AskedCommand.init(rawValue:))
      {
        return Tool().failOnCommandLine(
          inHouseStyle("Error: " + Self.message(for: error)), of: question)
      }
      return Tool().failOnCommandLine(advised(message, arguments) ?? inHouseStyle(message))
    }
  }
}

extension LayCommand {
  /// The command of a command line; throws where an option has no meaning in it.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let line = formatted(subcommandFirst(arguments))
    let command = try commandAlone(line) ?? parseAsRoot(line)
    if let command = command as? any RunnableCommand {
      try command.use.refuseOthers(than: command.given, calledAs: command.useTitle)
    }
    return command
  }

  /// The command of a command line that has no mistake, parsed without looking at any other command; nil where
  /// the whole parser must answer.
  ///
  /// A build with assertions checks the declarations of all options whenever it looks at a command, which
  /// took two thirds of the time of a question.
  private static func commandAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard !arguments.contains("--"), arguments.first != "help" else { return nil }
    let subcommand = displayedSubcommands.first {
      names(of: $0).contains(arguments.first ?? "")
    }
    guard let subcommand else { return try? RunCommand.parse(arguments) }
    return try? subcommand.parse(Array(arguments.dropFirst()))
  }

  /// `check --json` as `check --format json`: a command with several formats takes `--json` as all others do.
  private static func formatted(_ arguments: [String]) -> [String] {
    let formatting = [CheckCommand.name, "lint", VersionCommand.name, TestCommand.name]
    guard formatting.contains(arguments.first ?? "") else { return arguments }
    return arguments.flatMap { $0 == "--json" ? ["--format", "json"] : [$0] }
  }

  /// `--timeout 1 test …` as `test --timeout 1 …`: the options of `CommonOptions` may also stand
  /// before a subcommand that has them.
  private static func subcommandFirst(_ arguments: [String]) -> [String] {
    var place = 0
    let options = ["--timeout", "--timeout-all", "--color"]
    while place < arguments.count {
      let isOption = options.contains(arguments[place])
      guard isOption || options.contains(where: { arguments[place].hasPrefix($0 + "=") }) else {
        break
      }
      place += isOption ? 2 : 1
    }
    guard place > 0, place < arguments.count, subcommandNames.contains(arguments[place]) else {
      return arguments
    }
    return [arguments[place]] + arguments[..<place] + arguments[(place + 1)...]
  }

  /// The message about an option that is written otherwise here, such as `--dark`; nil for all else.
  private static func advised(_ message: String, _ arguments: [String]) -> String? {
    let beginnings = ["nknown option '", "`"]
    let ends = ["'", "` has no meaning with"]
    let option = arguments.first { option in
      zip(beginnings, ends).contains { message.contains($0 + option + $1) }
    }
    guard let option,
      let hint = CommandLineWords.hint(for: option, in: arguments, among: CommandLineUse.allOptions)
    else { return nil }
    return "error: there is no option `\(option)`\n  \(hint)"
  }

  /// The message of the argument parser in the style of lay's errors, without the name `run` of the
  /// default subcommand.
  private static func inHouseStyle(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("Error: ") {
        var sentence = line.dropFirst("Error: ".count)
        if sentence.hasSuffix(".") { sentence.removeLast() }
        return "error: " + sentence.prefix(1).lowercased() + sentence.dropFirst()
      }
      if line.hasPrefix("Usage: lay run ") { return "Usage: lay " + line.dropFirst(15) }
      return line == "  See 'lay run --help' for more information."
        ? "  See 'lay --help' for more information." : String(line)
    }
    return lines.joined(separator: "\n")
  }
}

/// That the value of an option is none, in a sentence: how commands are written is no answer to that.
struct RefusedValue: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}

/// A command that returns its exit status.
protocol RunnableCommand: ParsableCommand {
  var use: CommandLineUse { get }
  /// An example of the use.
  var useTitle: String { get }
  /// The options that not all uses of the command obey, and whether each is given.
  var given: [(option: String, isGiven: Bool)] { get }
  func status() throws -> ExitStatus
}

extension RunnableCommand {
  var useTitle: String { use.rawValue }
  var given: [(option: String, isGiven: Bool)] { [] }
}

extension ArgumentHelp {
  static let forms = ArgumentHelp("Run this text; may be repeated.", valueName: "FORMS")
}

/// `lay fmt`: brings scripts, and the blocks of Markdown files, into their canonical form.
struct FormatCommand: RunnableCommand {
  static let name = "fmt"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Format scripts, and the blocks marked `lay` of Markdown files.")

  @Flag(name: .long, help: "Write nothing; fail if a script is not in its canonical form.")
  var check = false

  @Flag(name: .long, help: "Write nothing; print what would change as a patch.")
  var diff = false

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init(
      "Scripts, Markdown files, or folders of .lay files; - formats standard input.",
      valueName: "PATH"),
    completion: .file(extensions: ["lay", "md"]))
  var paths: [String]

  var use: CommandLineUse { .format }

  func status() throws -> ExitStatus {
    try common.tool().format(paths, checks: check, showsDifference: diff)
  }
}

extension TestFormat: ExpressibleByArgument {}

/// `lay test`: runs scripts and transcripts.
struct TestCommand: RunnableCommand {
  static let name = "test"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run scripts and transcripts, and count passed and failed checks.",
    discussion:
      "In SwiftUI code the comment `// lay: expect whole` above a preview, or above a view in a file without "
      + "previews, is a check: `lay check` finds nothing in that view.")

  @Flag(name: .long, help: "Update transcripts with what is printed now; fails if any changed.")
  var record = false

  @Flag(
    name: .long,
    help: "Run again whenever a file that is tested, or that it loads, changes, until Ctrl-C.")
  var watch = false

  @Option(name: .long, help: "Write results as text, tap, junit or json.")
  var format = TestFormat.text

  @OptionGroup var common: CommonOptions

  @Option(
    name: .long,
    help: .init(
      "Stop the whole run after so many seconds, with status 124; --timeout is for each file.",
      valueName: "SECONDS"))
  var timeoutAll: Double?

  @Argument(
    help: .init("Files, or folders of .lay, .md and .swift files.", valueName: "PATH"),
    completion: .file(extensions: ["lay", "md", "swift"]))
  var paths: [String]

  var use: CommandLineUse { .test }

  func status() throws -> ExitStatus {
    let tool = try common.tool(timeoutForAll: .some(timeoutAll))
    return watch
      ? tool.watchTests(paths, records: record, format: format)
      : tool.test(paths, records: record, format: format)
  }
}

/// `lay export`: writes a script as SwiftUI code or as tests.
struct ExportCommand: RunnableCommand {
  static let name = "export"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Write a script as SwiftUI code, or as tests for a Mac.")

  enum Language: String, ExpressibleByArgument, CaseIterable {
    case swift
  }

  @Option(
    name: .long,
    help: .init("Print the definitions and the last view of a script in it.", valueName: "LANGUAGE")
  )
  var to: Language?

  @Flag(
    name: .long,
    help: "Print tests that build the views in SwiftUI and compare the answers with those of lay.")
  var xctest = false

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init("Scripts.", valueName: "FILE"), completion: .file(extensions: ["lay"]))
  var files: [String] = []

  var use: CommandLineUse { xctest ? .exportOfTests : .exportOfCode }
  var given: [(option: String, isGiven: Bool)] { [("--to", to != nil)] }

  func status() throws -> ExitStatus {
    guard let first = files.first else {
      throw ValidationError("There is nothing to write; give a script.")
    }
    guard xctest || to != nil else { throw ValidationError("Give --to swift or --xctest.") }
    if xctest { return try common.tool().exportTests(files) }
    guard files.count == 1 else { throw ValidationError("Give one script with --to swift.") }
    return try common.tool().exportSwift(first)
  }
}

/// `lay swift`: prints SwiftUI code as a script.
struct SwiftCommand: RunnableCommand {
  static let name = "swift"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Print SwiftUI code as a script, or run Swift code and print its value.")

  @Option(
    name: .short, parsing: .unconditionalSingleValue,
    help: .init(
      "Swift code to run beside the files; the value of its last line is printed. May be repeated.",
      valueName: "CODE"))
  var e: [String] = []

  @Flag(name: .long, help: "Print the script; this is the default.")
  var toLay = false

  @Option(
    name: .long,
    help: .init("The preview or the view that the script ends with.", valueName: "NAME"))
  var view: String?

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init("Files to read together; - reads standard input.", valueName: "FILE"),
    completion: .file(extensions: ["swift"]))
  var files: [String] = []

  var use: CommandLineUse { e.isEmpty ? .translation : .evaluation }

  var given: [(option: String, isGiven: Bool)] {
    [("-e", !e.isEmpty), ("--to-lay", toLay), ("--view", view != nil)]
  }

  func validate() throws {
    guard files.isEmpty, e.isEmpty else { return }
    throw ValidationError("Missing expected argument '<FILE> ...'")
  }

  func status() throws -> ExitStatus {
    let tool = try common.tool()
    return e.isEmpty ? tool.printScript(of: files, view: view) : tool.runSwift(e, beside: files)
  }
}

/// `lay walk`: lessons at the prompt.
struct WalkCommand: RunnableCommand {
  static let name = "walk"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Go through a lesson, or list the lessons.")

  @Flag(name: .long, help: "Reset your progress in the lesson, or in all lessons.")
  var reset = false

  @Option(
    name: .long,
    help: .init("Write a template for a lesson of your own into a new file.", valueName: "FILE"))
  var new: String?

  @Option(
    name: .long,
    help: .init(
      "Write the lesson, or all, as pages for a browser into a folder.", valueName: "DIR"))
  var html: String?

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init("The number or the name of a lesson, or a file.", valueName: "LESSON"))
  var lesson: String?

  var use: CommandLineUse {
    if new != nil { return .newLesson }
    if html != nil { return .lessonPages }
    return reset ? .lessonReset : .lesson
  }

  var given: [(option: String, isGiven: Bool)] {
    [("--html", html != nil), ("--reset", reset), ("--timeout", common.timeout != nil)]
  }

  func status() throws -> ExitStatus {
    let tool = try common.tool()
    if let new {
      guard lesson == nil else { throw ValidationError("Give --new FILE without a lesson.") }
      return tool.writeLesson(new)
    }
    if let html { return tool.writeSite(lesson, to: html) }
    return reset ? tool.resetLessons(lesson) : tool.walk(lesson)
  }
}
