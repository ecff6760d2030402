import ArgumentParser

/// What a command line is for, as an example of it, and the options that have a meaning in it.
///
/// An option that is not in this table is an error, also where the argument parser would take it.
/// What stands behind a script or behind SwiftUI code is the matter of `NamedProgram`.
enum CommandLineUse: String, CaseIterable {
  case prompt = "lay"
  case promptAfterwards = "lay -i FILE"
  case texts = "lay -e FORMS"
  case file = "lay FILE"
  case watchedFile = "lay --watch FILE"
  case questionOfTexts = "lay tree -e FORMS"
  case questionOfFile = "lay tree FILE"
  case translation = "lay swift FILE.swift"
  case evaluation = "lay swift -e CODE"
  case check = "lay check PATH"
  case checkSetup = "lay check --setup matcher"
  case comparison = "lay diff OLD NEW"
  case snapshot = "lay snapshot PATH"
  case test = "lay test PATH"
  case format = "lay fmt PATH"
  case exportOfCode = "lay export FILE --to swift"
  case exportOfTests = "lay export --xctest FILE"
  case server = "lay mcp"
  case lesson = "lay walk"
  case newLesson = "lay walk --new FILE"
  case lessonPages = "lay walk --html DIR"
  case lessonReset = "lay walk --reset"

  /// The options that it obeys, besides `--color`, which all obey.
  var options: Set<String> {
    switch self {
    case .prompt: ["-q", "--no-init", "--face", "--timeout"]
    case .promptAfterwards: ["-e", "-i", "-q", "--no-init", "--face", "--timeout"]
    case .texts: ["-e", "--face", "--timeout"]
    case .file: ["--face", "--timeout"]
    case .watchedFile: ["--watch", "--face", "--timeout"]
    case .questionOfTexts: Self.questionOfFile.options.union(["-e"])
    case .questionOfFile:
      ["--device", "--propose", "--set", "--json", "--view", "--only", "--face", "--timeout"]
    case .evaluation: ["-e", "--timeout"]
    case .translation: ["--to-lay", "--view", "--timeout"]
    case .check:
      [
        "--only", "--skip", "--length", "--format", "--baseline", "--strict", "--diff", "--json",
        "-j", "--timeout",
      ]
    case .checkSetup: ["--setup"]
    case .comparison: ["--all", "--device", "--width", "--format", "--json", "--timeout"]
    case .snapshot: ["--update", "--check", "--timeout"]
    case .test: ["--record", "--watch", "--format", "--json", "--timeout", "--timeout-all"]
    case .format: ["--check", "--diff", "--timeout"]
    case .exportOfCode: ["--to", "--timeout"]
    case .exportOfTests: ["--xctest", "--timeout"]
    case .server: ["--timeout"]
    case .lesson: ["--timeout"]
    case .newLesson: ["--new"]
    case .lessonPages: ["--html", "--timeout"]
    case .lessonReset: ["--reset"]
    }
  }

  /// All options that some use obeys.
  static let allOptions = Set(allCases.flatMap(\.options)).sorted()

  /// Throws for the first option that is given and has no meaning here.
  ///
  /// - Parameter title: what the use is called.
  func refuseOthers(
    than given: [(option: String, isGiven: Bool)], calledAs title: String
  ) throws {
    guard let other = given.first(where: { $0.isGiven && !options.contains($0.option) }) else {
      return
    }
    throw ValidationError("`\(other.option)` has no meaning with `\(title)`.")
  }
}
