import Testing

@testable import LayShell

/// What comes before the first entry of the prompt.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptStartTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
    try home.makeFolder("lay")
  }

  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      Program.path, arguments, environment: environment, home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  private let greeting = "lay shows how SwiftUI lays out views"

  @Test func `the start-up file is run in the session`() throws {
    try home.write("load \"more.lay\"\n(define x (+ y 1))\nset width 40", to: "lay/init.lay")
    try home.write("(define y 41)", to: "lay/more.lay")
    let terminal = try start()
    #expect(terminal.screen.lines.first?.hasPrefix(greeting) == true)
    try terminal.enter("x")
    #expect(terminal.screen.lines.suffix(3) == ["lay> x", "42", "lay>"])
    try terminal.enter("undo")
    #expect(terminal.screen.lines.suffix(2) == ["there is nothing to undo", "lay>"])
  }

  @Test func `a mistake in it is told with its place, and the prompt comes`() throws {
    try home.write("(define x 1)\n(hstak)\n(define z 2)", to: "lay/init.lay")
    let terminal = try start(["-q"])
    let place = home.path + "/lay/init.lay:2:2: error: unknown name `hstak`"
    let printed = terminal.screen.lines.joined(separator: " ").split(separator: " ")
    #expect(printed.joined(separator: " ").contains(place.suffix(40)))
    #expect(terminal.screen.lines.contains("the line after it was not run"))
    try terminal.enter("x")
    #expect(terminal.screen.lines.suffix(2) == ["1", "lay>"])
  }

  @Test func `Ctrl-C leaves a start-up file without end`() throws {
    try home.write("(define x 1) (define (f) (f)) (f)", to: "lay/init.lay")
    let terminal = try Terminal(Program.path, [], home: home)
    try terminal.wait(for: "the greeting") { $0.lines.first?.hasPrefix(greeting) == true }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("x")
    #expect(terminal.screen.lines.suffix(2) == ["1", "lay>"])
  }

  @Test func `it may be left out, and so may the greeting`() throws {
    try home.write("(print \"from the file\")", to: "lay/init.lay")
    let terminal = try start(["-q", "--no-init"])
    #expect(terminal.screen.lines == ["lay>"])
    #expect(try start(["-q"]).screen.lines == ["from the file", "lay>"])
  }

  /// `XDG_CONFIG_HOME` counts only as an absolute path.
  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/lay/init.lay"),
    (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/lay/init.lay"),
    (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config/lay/init.lay"),
    (["HOME": "/h"], "/h/.config/lay/init.lay"), (["HOME": ""], nil), ([:], nil),
  ])
  func `where it is`(_ environment: [String: String], _ path: String?) {
    #expect(StartUpFile.path { environment[$0] } == path)
  }

  @Test func `scripts and texts do not read it`() throws {
    try home.write("(print \"from the file\")", to: "lay/init.lay")
    let terminal = try Terminal(Program.path, ["-e", "(print 1)"], home: home)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.lines == ["1"])
  }

  @Test func `a script is run and the prompt stays`() throws {
    try home.write("(define x (length arguments))\n(text \"Hi\")\npropose 8", to: "a.lay")
    let terminal = try start(["-q", "-i", home.path + "/a.lay", "one", "two"])
    // In a width of 8, each of the two letters has a line.
    #expect(terminal.screen.lines == ["8 x 40", "lay>"])
    try terminal.enter("(list x arguments)")
    #expect(terminal.screen.lines.suffix(2) == ["(2 (\"one\" \"two\"))", "lay>"])
    try terminal.enter("tree")
    #expect(
      terminal.screen.lines.contains { $0.hasPrefix("text \"Hi\"") && $0.contains("8 x nil") })
  }

  @Test func `so it is after a mistake and after quit, and with texts`() throws {
    try home.write("(define x 1)\nquit\n(define x 2)", to: "a.lay")
    let terminal = try start(["-q", "-i", home.path + "/a.lay"])
    try terminal.enter("x")
    #expect(terminal.screen.lines.suffix(2) == ["1", "lay>"])
    let other = try start(["-q", "-i", "-e", "(define y 5)", "-e", "(hstak)"])
    #expect(other.screen.lines.first == "-e #2:1:2: error: unknown name `hstak`")
    try other.enter("y")
    #expect(other.screen.lines.suffix(2) == ["5", "lay>"])
  }

  @Test func `without a terminal standard input comes after the script`() throws {
    try home.write("(define x 1)", to: "a.lay")
    let run = try Program.run(["-i", home.path + "/a.lay"], input: "(print x)\n(hstak)")
    #expect(run.output == "1\n")
    #expect(run.errors.hasPrefix("stdin:2:2: error: "))
    #expect(run.status == 65)
    #expect(try Program.run(["-i", home.path + "/none.lay"]).status == 66)
  }
}

/// Whether the output has colours.
@Suite struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.auto, [:], true, true), (.auto, [:], false, false),
    (.auto, ["TERM": "dumb"], true, false), (.auto, ["NO_COLOR": "1"], true, false),
    (.auto, ["NO_COLOR": ""], true, true), (.auto, ["CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["CLICOLOR_FORCE": "0"], false, false),
    (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    (.never, ["CLICOLOR_FORCE": "1"], true, false),
  ])
  func `the command line goes before the environment, and that before the terminal`(
    _ choice: ColorChoice, _ environment: [String: String], _ isTerminal: Bool, _ expected: Bool
  ) {
    #expect(choice.isColored(isTerminal: isTerminal) { environment[$0] } == expected)
  }

  @Test(arguments: [
    (["--color", "always"], true), (["--color=never"], false), ([], false),
  ])
  func `the option colours results and diagnostics of every kind of run`(
    _ option: [String], _ isColored: Bool
  ) throws {
    let scratch = try ScratchFolder()
    let file = try scratch.file("(text \"a\")\ntree\n(hstak)")
    let runs = [
      ["-e", "(text \"a\")\ntree\n(hstak)"], [file], ["layout", "--propose", "1x1", file],
    ]
    for arguments in runs {
      let run = try Program.run(option + arguments)
      #expect(run.errors.contains("\u{1B}[") == isColored)
      #expect((run.output + run.errors).contains("\u{1B}[2mview") == isColored)
    }
    #expect(try Program.run(option + ["test", file]).errors.contains("\u{1B}[") == false)
  }

  /// Names of views are cyan, on the command line as well as by `set`.
  @Test func `the prompt's own colours can be switched`() throws {
    let home = try ScratchFolder()
    let terminal = try Terminal(Program.path, ["-q"], home: home)
    try terminal.waitForPrompt()
    terminal.send("(text ")
    try terminal.wait(for: "a coloured name") { $0.ink(row: 0, column: 6) == "36" }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("set color off")
    terminal.send("(text ")
    try terminal.wait(forCursorLine: "lay> (text", column: 11)
    #expect(terminal.screen.ink(row: terminal.screen.row, column: 6) == nil)
    let forced = try Terminal(
      Program.path, ["-q", "--color", "always"], environment: ["NO_COLOR": "1"], home: home)
    try forced.waitForPrompt()
    forced.send("(text ")
    try forced.wait(for: "a coloured name") { $0.ink(row: 0, column: 6) == "36" }
  }
}
