import ArgumentParser
import LayShell

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
