import Testing

@testable import LayShell

/// Titles and names from files, which are shown and never steer the terminal.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct VisibleNamesTests {
  private let home: ScratchFolder
  /// Sets the title of a terminal's window, and its colour.
  private static let hostile = "\u{1B}]0;x\u{7}\u{1B}[31m"
  private static let shown = "␛]0;x␇␛[31m"

  init() throws { home = try ScratchFolder() }

  @Test func `the last sentence of a lesson shows its title`() throws {
    try home.write("# T\(Self.hostile)\n\n## One\n\nText.\n", to: "lesson.md")
    let terminal = try Terminal(Program.path, ["walk", home.path + "/lesson.md"], home: home)
    try terminal.wait(for: "the step") { $0.lines.contains("Text.") }
    try terminal.waitForPrompt()
    try terminal.pressForPrompt("next\r")
    #expect(terminal.screen.lines.contains("That was T\(Self.shown)."))
    #expect(!terminal.received.contains(Self.hostile))
  }

  /// Not a pipe, which gets the text as it is.
  @Test func `a lesson that is printed to a terminal does not steer it`() throws {
    try home.write("# T\(Self.hostile)\n", to: "lesson.md")
    let command = "exec $LAY_PROGRAM walk $HOME/lesson.md </dev/null"
    let terminal = try Terminal("/bin/sh", ["-c", command], home: home)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.received.contains("# T\(Self.shown)"))
  }

  @Test(arguments: [
    ["walk", "--new", "NAME.md"], ["walk", "--html", "NAME"],
    ["-e", "(text \"a\")", "-e", "show --svg \"NAME.svg\""],
    ["-e", "(text \"a\")", "-e", "sweep width 0..10 --svg \"NAME.svg\""],
    ["-e", "(define a 1)", "-e", "save \"NAME.lay\""], ["-e", "record \"NAME.md\""],
  ])
  func `the name of a file that was written is shown`(words: [String]) throws {
    let run = try Program.run(
      words.map { $0.replacing("NAME", with: "a" + Self.hostile) }, in: home.path, home: home.path)
    #expect(run.status == 0)
    #expect(run.output.contains("a" + Self.shown))
    #expect(!run.output.contains("\u{1B}"))
  }
}
