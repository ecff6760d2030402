import ArgumentParser
import LayShell

/// `lay mcp`: answers questions of other programs.
struct ServerCommand: RunnableCommand {
  static let name = "mcp"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract:
      "Answer questions of a coding agent, by the Model Context Protocol on standard input.",
    discussion:
      "One JSON message a line. Files are read below the present folder alone, and nothing is written. "
      + "A request may take --timeout, or else \(Int(Tool.secondsOfRequest)) seconds. "
      + "`lay --agents` tells more.")

  @OptionGroup var common: CommonOptions

  var use: CommandLineUse { .server }

  func status() throws -> ExitStatus {
    try common.tool(within: Tool.secondsOfRequest).serve(version: LayCommand.version)
  }
}
