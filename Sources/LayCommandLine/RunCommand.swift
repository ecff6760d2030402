import ArgumentParser
import LayShell

/// `lay` without a subcommand: the prompt, a script, or texts from the command line.
struct RunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run texts or a script, or show the prompt.",
    shouldDisplay: false)

  @OptionGroup var options: RunOptions
  @OptionGroup var operands: RunOperands

  var use: CommandLineUse {
    if options.watch { return .watchedFile }
    if options.i { return .promptAfterwards }
    if operands.file != nil { return .file }
    return options.e.isEmpty ? .prompt : .texts
  }

  var given: [(option: String, isGiven: Bool)] {
    [
      ("-e", !options.e.isEmpty), ("-i", options.i), ("-q", options.q),
      ("--no-init", options.noInit), ("--face", options.face.isGiven),
    ]
  }

  func status() throws -> ExitStatus {
    var tool = try options.common.tool()
    if let failed = options.face.choose(in: &tool) { return failed }
    switch (use, operands.file) {
    case (.file, let file?): return tool.runScript(file, arguments: operands.arguments)
    case (.watchedFile, let file?): return tool.watchScript(file, arguments: operands.arguments)
    case (.watchedFile, nil): throw ValidationError("Give --watch a file.")
    case (.texts, _): return tool.evaluate(options.e)
    default: return tool.prompt(start)
    }
  }

  private var start: PromptStart {
    var start = PromptStart()
    start.isQuiet = options.q
    start.readsStartUpFile = !options.noInit
    start.texts = Tool.named(options.e)
    start.file = operands.file
    start.arguments = operands.arguments
    return start
  }
}

/// The options of `lay` without a subcommand.
struct RunOptions: ParsableArguments {
  @Option(name: .short, parsing: .unconditionalSingleValue, help: .forms)
  var e: [String] = []

  @Flag(name: .short, help: "Stay at the prompt after the script or the texts.")
  var i = false

  @Flag(name: .short, help: "Skip the greeting of the prompt.")
  var q = false

  @Flag(name: .long, help: "Do not read the start-up file of the prompt.")
  var noInit = false

  @Flag(
    name: .long,
    help: "Run the script again whenever it or a file that it loads changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var face: FaceOption
  @OptionGroup var common: CommonOptions
}

/// The face of texts.
struct FaceOption: ParsableArguments {
  @Option(
    name: .long,
    help: .init(
      "The face of texts: mono, system or a measured one; system for SwiftUI code by default.",
      valueName: "FACE"))
  var face: String?

  var isGiven: Bool { face != nil }

  /// Sets the face of a tool; the status to exit with where there is no such face.
  func choose(in tool: inout Tool) -> ExitStatus? { face.flatMap { tool.choose(face: $0) } }
}

/// The operands of `lay` without a subcommand: a script and the script's arguments.
struct RunOperands: ParsableArguments {
  @Argument(
    help: .init(
      "A script, or SwiftUI code; - reads standard input. Without one, the prompt.",
      valueName: "FILE"),
    completion: .file(extensions: ["lay", "swift"]))
  var file: String?

  @Argument(
    parsing: .captureForPassthrough,
    help: .init("The arguments of the script, its list `arguments`.", valueName: "ARG"))
  var arguments: [String] = []
}

/// The options that most commands share: the time limit and the use of colour.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .long,
    help: .init(
      "Stop after so many seconds, with status 124.", valueName: "SECONDS"))
  var timeout: Double?

  @Option(name: .long, help: "Colour results and diagnostics.")
  var color = ColorChoice.auto

  /// - Parameter usual: the seconds after which to stop where none are given; nil for no limit.
  func tool(within usual: Double? = nil, timeoutForAll: Double?? = nil) throws -> Tool {
    for (name, seconds) in [("--timeout", timeout), ("--timeout-all", timeoutForAll ?? nil)] {
      guard let seconds, !(seconds > 0 && seconds.isFinite) else { continue }
      throw ValidationError("'\(seconds)' is no time; write seconds, as in \(name) 2.5.")
    }
    return Tool(timeout: timeout ?? usual, timeoutForAll: timeoutForAll, color: color)
  }
}

extension ColorChoice: ExpressibleByArgument {}
