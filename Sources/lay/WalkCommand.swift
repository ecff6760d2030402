import ArgumentParser
import LayShell

/// `lay walk`: lessons at the prompt.
struct WalkCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk", abstract: "Go through a lesson, or list the lessons.")

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

  @Argument(
    help: .init("The number or the name of a lesson, or a file.", valueName: "LESSON"))
  var lesson: String?

  func status() throws -> ExitStatus {
    if let new {
      guard lesson == nil, !reset, html == nil else {
        throw ValidationError("Give --new FILE alone.")
      }
      return Tool().writeLesson(new)
    }
    if let html {
      guard !reset else { throw ValidationError("Give --html DIR or --reset, not both.") }
      return Tool().writeSite(lesson, to: html)
    }
    return reset ? Tool().resetLessons(lesson) : Tool().walk(lesson)
  }
}
