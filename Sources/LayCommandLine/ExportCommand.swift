import ArgumentParser
import LayShell

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
