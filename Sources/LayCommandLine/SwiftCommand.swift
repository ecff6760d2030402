import ArgumentParser
import LayShell

/// `lay swift`: prints SwiftUI code as a script.
struct SwiftCommand: RunnableCommand {
  static let name = "swift"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Print SwiftUI code as the script that a person would write.")

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
  var files: [String]

  var use: CommandLineUse { .translation }

  func status() throws -> ExitStatus { try common.tool().printScript(of: files, view: view) }
}
