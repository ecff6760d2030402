import ArgumentParser
import LayEngine
import LayShell

/// `lay`, with its subcommands.
struct LayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay",
    abstract: "Explore how SwiftUI lays out views.",
    usage: """
      lay                      the prompt
      lay FILE [ARG…]          run a script; - reads standard input
      lay -e FORMS             run the text; may be repeated
      lay layout (-e FORMS | FILE) --propose WxH [--json]
      lay test [--record] PATH…
      lay --timeout SECONDS …  end what runs longer
      """,
    subcommands: [LayoutCommand.self, RunCommand.self, TestCommand.self],
    defaultSubcommand: RunCommand.self)

  static let subcommandNames = ["help", "layout", "test"]

  /// Parses and runs, and gives the status to exit with.
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try parseAsRoot(arguments) {
      case let command as any RunnableCommand: return try command.status()
      case var command:
        try command.run()
        return .fine
      }
    } catch {
      let isHelp = exitCode(for: error).isSuccess
      let console = Console()
      if isHelp {
        console.writeLine(fullMessage(for: error))
      } else {
        console.complain(fullMessage(for: error))
      }
      console.flush()
      return isHelp ? .fine : .wrongCommandLine
    }
  }
}

/// A command that ends with a status of ours.
protocol RunnableCommand: ParsableCommand {
  func status() throws -> ExitStatus
}

/// `lay` without a subcommand: the prompt, or texts from the command line.
struct RunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run texts or a script, or show the prompt.",
    shouldDisplay: false)

  @Option(name: .short, parsing: .unconditionalSingleValue, help: .forms)
  var e: [String] = []

  @OptionGroup var limits: LimitOptions

  @Argument(help: "A script, and its arguments, which it finds in `arguments`.")
  var file: String?

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func status() throws -> ExitStatus {
    if let file {
      guard e.isEmpty else { throw ValidationError("Give -e FORMS or a file, not both.") }
      return try limits.tool().runScript(file, arguments: arguments)
    }
    return try e.isEmpty ? limits.tool().prompt() : limits.tool().evaluate(e)
  }
}

/// What ends a program that runs too long.
struct LimitOptions: ParsableArguments {
  @Option(name: .long, help: "End what runs longer than so many seconds, with status 124.")
  var timeout: Double?

  func tool() throws -> Tool {
    if let timeout, !(timeout > 0) {
      throw ValidationError("'\(timeout)' is no time; write seconds, as in --timeout 2.5.")
    }
    return Tool(timeout: timeout)
  }
}

extension ArgumentHelp {
  static let forms = ArgumentHelp("Run this text; may be repeated.", valueName: "FORMS")
}

/// `lay layout`: lays the last view of a text out.
struct LayoutCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay the last view of a text or a script out.")

  @Option(name: .short, parsing: .unconditionalSingleValue, help: .forms)
  var e: [String] = []

  @Option(
    name: .long, parsing: .unconditional,
    help: "What to propose: 100x20, 100xnil, infx20, ideal, min or max.")
  var propose: String

  @Flag(name: .long, help: "Print the laid-out tree as JSON.")
  var json = false

  @OptionGroup var limits: LimitOptions

  @Argument(help: "A script.")
  var file: String?

  func status() throws -> ExitStatus {
    guard let proposal = ProposalText.parse(propose) else {
      throw ValidationError("'\(propose)' is not a proposal; write it as 100x20 or 100xnil.")
    }
    guard file != nil || !e.isEmpty else {
      throw ValidationError("There is nothing to lay out; give -e FORMS or a file.")
    }
    guard file == nil || e.isEmpty else {
      throw ValidationError("Give -e FORMS or a file, not both.")
    }
    return try limits.tool().layOut(texts: e, path: file, proposal: proposal, isJSON: json)
  }
}

/// `lay test`: runs scripts and transcripts.
struct TestCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run scripts and transcripts, and count what held.")

  @Flag(name: .long, help: "Write what transcripts print into them; fails if that changed any.")
  var record = false

  @OptionGroup var limits: LimitOptions

  @Argument(help: "Files, or folders of .lay and .md files.")
  var paths: [String]

  func status() throws -> ExitStatus {
    try limits.tool().test(paths, records: record)
  }
}
