import Foundation
import Testing

@testable import LayShell

/// A view is explored in a terminal, and the terminal is as it was afterwards.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct ExploreTerminalTests {
  private let home: ScratchFolder
  private static let view =
    "(fits :in horizontal (text \"Hello Beautiful World\") (text \"Hello World\") (text \"Hi\"))"

  init() throws {
    home = try ScratchFolder()
  }

  private func explored(
    rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      environment: environment, home: home, rows: rows, columns: columns)
    try terminal.waitForPrompt()
    terminal.send(Self.view)
    try terminal.wait(for: "the view") { $0.lines.joined().hasSuffix("\"Hi\"))") }
    try terminal.pressForPrompt("\r")
    try terminal.enter("propose 200")
    terminal.send("explore")
    try terminal.wait(for: "the command") { $0.cursorLine.hasSuffix("explore") }
    terminal.send("\r")
    try terminal.wait(for: "the picture") { $0.line(0).hasPrefix("view-that-fits  200 x nil") }
    return terminal
  }

  private func wait(_ terminal: Terminal, forTitle title: String) throws {
    try terminal.wait(for: "`\(title)`") { $0.line(0) == title }
  }

  private func expectSane(_ terminal: Terminal) {
    #expect(terminal.screen.modes == EmulatedScreen.usualModes)
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func `q comes back with what is proposed`() throws {
    let terminal = try explored()
    // The picture may arrive before the end of its synchronized update (mode ?2026).
    try terminal.wait(for: "the modes of a drawn screen") {
      $0.modes == ["?1002", "?1006", "?1049"]
    }
    #expect(terminal.screen.line(2).contains("Hello Beautiful World"))
    terminal.send("\u{1B}[1;2D\u{1B}[D")
    try wait(terminal, forTitle: "view-that-fits  189 x nil → 168 x 20  candidate 1")
    try terminal.pressForPrompt("q")
    expectSane(terminal)
    #expect(terminal.screen.lines.contains("propose 189 x nil  → 168 x 20"))
    // The text from before `explore` is shown again.
    #expect(terminal.screen.lines.contains("lay> propose 200"))
    try terminal.enter("show")
    #expect(terminal.screen.lines.contains { $0.contains("189 x nil → 168 x 20") })
    try terminal.enter("undo")
    try terminal.enter("show")
    #expect(terminal.screen.lines.contains { $0.contains("200 x nil → 168 x 20") })
  }

  @Test func `Ctrl-C comes back with what was proposed before`() throws {
    let terminal = try explored()
    terminal.send("\u{1B}[C")
    try wait(terminal, forTitle: "view-that-fits  201 x nil → 168 x 20  candidate 1")
    try terminal.pressForPrompt("\u{3}")
    expectSane(terminal)
    try terminal.enter("show")
    #expect(terminal.screen.lines.contains { $0.contains("200 x nil → 168 x 20") })
    try terminal.enter("(+ 1 2)")
  }

  @Test func `b goes to the breakpoints, which the ruler shows`() throws {
    let terminal = try explored()
    try terminal.wait(for: "the ruler") { $0.lines.contains { $0.contains("▼") } }
    terminal.send("B")
    try wait(terminal, forTitle: "view-that-fits  168 x nil → 168 x 20  candidate 1")
    try terminal.wait(for: "the place") {
      $0.lines.contains("width 168: from 168  view-that-fits :in horizontal: 2 → 1")
    }
    terminal.send("B")
    try wait(terminal, forTitle: "view-that-fits  88 x nil → 88 x 20  candidate 2")
    terminal.send("b")
    try wait(terminal, forTitle: "view-that-fits  168 x nil → 168 x 20  candidate 1")
    try terminal.pressForPrompt("q")
  }

  /// A column is 4 points: the edge of a width of 200 is in column 50, the 51st.
  @Test func `the mouse pulls the edge of the proposal`() throws {
    let terminal = try explored()
    terminal.send("\u{1B}[<0;51;8M\u{1B}[<32;41;8M")
    try wait(terminal, forTitle: "view-that-fits  160 x nil → 88 x 20  candidate 2")
    terminal.send("\u{1B}[<32;21;8M\u{1B}[<0;21;8m")
    try wait(terminal, forTitle: "view-that-fits  80 x nil → 16 x 20  candidate 3")
    terminal.send("\u{1B}[<32;61;8M\u{1B}[C")
    try wait(terminal, forTitle: "view-that-fits  81 x nil → 16 x 20  candidate 3")
    try terminal.pressForPrompt("q")
    expectSane(terminal)
  }

  @Test func `another size of the window draws anew`() throws {
    let terminal = try explored()
    for (rows, columns) in [(10, 40), (3, 12), (1, 1), (40, 120), (24, 80)] {
      let frames = terminal.screen.frames
      terminal.resize(rows: rows, columns: columns)
      try terminal.wait(for: "a picture in \(rows) rows") { screen in
        screen.frames > frames && screen.line(0).hasPrefix("v".prefix(columns == 1 ? 0 : 1))
      }
    }
    try wait(terminal, forTitle: "view-that-fits  200 x nil → 168 x 20  candidate 1")
    try terminal.wait(for: "the help") { $0.line(23).hasSuffix("q done") }
    #expect(terminal.screen.line(2).contains("Hello Beautiful World"))
    try terminal.pressForPrompt("q")
    expectSane(terminal)
  }

  @Test func `without colour nothing is painted`() throws {
    let terminal = try explored(environment: ["NO_COLOR": "1", "LANG": "C"])
    #expect(!terminal.received.contains("\u{1B}[1m") && !terminal.received.contains("\u{1B}[2m"))
    let picture = terminal.screen.lines.dropLast(4)
    #expect(picture.contains { $0.contains("#Hello Beautiful World") })
    let isASCII = picture.joined().utf8.allSatisfy { $0 < 0x80 }
    #expect(isASCII)
    try terminal.pressForPrompt("q")
  }

  // MARK: - Ends

  /// The modes of the terminal, as `stty -g` tells them.
  private func modes(_ terminal: Terminal) -> [String] {
    terminal.screen.paper.filter { $0.contains(":") && !$0.contains(" ") }
  }

  private func child(of process: pid_t) throws -> pid_t {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try #require(text.split(separator: " ").first.flatMap { pid_t($0) })
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func `a signal that ends the program gives the terminal back`(signal: Int32) throws {
    try home.write(Self.view + "\npropose 200\nexplore\nprint 1\n", to: "view.lay")
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd; stty -g; \"$LAY_PROGRAM\" view.lay; echo status $?; stty -g; cat"],
      home: home)
    try wait(terminal, forTitle: "view-that-fits  200 x nil → 168 x 20  candidate 1")
    kill(try child(of: terminal.process), signal)
    try terminal.wait(for: "the modes") { _ in modes(terminal).count == 2 }
    #expect(Set(modes(terminal)).count == 1)
    #expect(terminal.screen.paper.contains("status \(128 + signal)"))
    expectSane(terminal)
  }

  @Test func `a script may explore, and goes on`() throws {
    try home.write(Self.view + "\npropose 200\nexplore\nshow\n", to: "view.lay")
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd; stty -g; \"$LAY_PROGRAM\" view.lay; echo status $?; stty -g; cat"],
      home: home)
    try wait(terminal, forTitle: "view-that-fits  200 x nil → 168 x 20  candidate 1")
    terminal.send("\u{1B}[Cq")
    try terminal.wait(for: "the modes") { _ in modes(terminal).count == 2 }
    #expect(Set(modes(terminal)).count == 1)
    #expect(terminal.screen.lines.contains { $0.contains("201 x nil → 168 x 20  candidate 1") })
    #expect(terminal.screen.lines.contains("status 0"))
    expectSane(terminal)
  }

  @Test func `Ctrl-Z gives the window to the shell, and fg takes it again`() throws {
    try home.write(Self.view + "\npropose 200\nexplore\n", to: "view.lay")
    let terminal = try Terminal("/bin/sh", ["-i"], home: home)
    try terminal.wait(for: "the shell") { $0.cursorLine.hasPrefix("$") }
    terminal.send("cd; \"$LAY_PROGRAM\" view.lay\n")
    try wait(terminal, forTitle: "view-that-fits  200 x nil → 168 x 20  candidate 1")
    terminal.send("\u{1A}")
    try terminal.wait(for: "the shell") { $0.cursorLine == "$" }
    expectSane(terminal)
    #expect(terminal.isCanonical)
    terminal.send("fg\n")
    try wait(terminal, forTitle: "view-that-fits  200 x nil → 168 x 20  candidate 1")
    terminal.send("\u{1B}[C")
    try wait(terminal, forTitle: "view-that-fits  201 x nil → 168 x 20  candidate 1")
    terminal.send("q")
    try terminal.wait(for: "the shell") { $0.cursorLine == "$" }
    #expect(terminal.screen.lines.contains("propose 201 x nil  → 168 x 20"))
    expectSane(terminal)
  }
}
