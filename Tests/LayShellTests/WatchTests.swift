import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// `--watch`: files that change are run again.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct WatchTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func start(_ arguments: [String]) throws -> Terminal {
    try Terminal(Program.path, arguments, home: scratch)
  }

  /// Waits until the run that shows the line has ended, and `lay` waits for changes again.
  private func wait(_ terminal: Terminal, for line: String, status: Int = 0) throws {
    try terminal.wait(for: "`\(line)`") { screen in
      let end = status == 0 ? ";" : ", status \(status);"
      let isWaiting = screen.paper.contains {
        $0.hasPrefix("ran at ") && $0.dropFirst("ran at 00:00:00".count).hasPrefix(end)
      }
      return isWaiting && screen.lines.first == line
    }
  }

  private func finish(_ terminal: Terminal) throws {
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == 130)
  }

  @Test func `a script is run again when it is written, and when what it loads is`() throws {
    try scratch.write("load \"b.lay\"\n(print (+ x 1))", to: "a.lay")
    try scratch.write("(define x 1)", to: "b.lay")
    let terminal = try start(["--watch", scratch.path + "/a.lay"])
    try wait(terminal, for: "2")
    try scratch.write("(define x 2)", to: "b.lay")
    try wait(terminal, for: "3")
    // Editors write another file and rename it, as `ScratchFolder.write` does. This writes into the
    // file itself.
    try Data("(print 7)".utf8).write(to: URL(fileURLWithPath: scratch.path + "/a.lay"))
    try wait(terminal, for: "7")
    try finish(terminal)
  }

  /// The loop is mended where it stands: in the script, and in a file that it loads.
  @Test func `a run that does not end is ended when its file changes`() throws {
    try scratch.write("(define (f) (f)) (f)", to: "a.lay")
    let terminal = try start(["--watch", scratch.path + "/a.lay"])
    usleep(500_000)
    try scratch.write("(define (f) (f)) (f)", to: "b.lay")
    try scratch.write("load \"b.lay\"\n(print 3)", to: "a.lay")
    usleep(500_000)
    try scratch.write("(print 4)", to: "b.lay")
    try wait(terminal, for: "4")
    try scratch.write("(define (f) (f)) (f)", to: "b.lay")
    usleep(500_000)
    try finish(terminal)
  }

  @Test func `tests that do not end are ended when a file changes`() throws {
    try scratch.makeFolder("t")
    try scratch.write("(define (f) (f))\n(f)\nexpect (= 1 1)", to: "t/a.lay")
    let terminal = try start(["test", "--watch", scratch.path + "/t"])
    usleep(500_000)
    try scratch.write("expect (= 1 1)", to: "t/a.lay")
    try wait(terminal, for: "1 passed, 0 failed")
    try finish(terminal)
  }

  @Test func `a mistake is told and mended, and a file that was missing comes`() throws {
    try scratch.write("(print (+ 1", to: "a.lay")
    let terminal = try start(["--watch", scratch.path + "/a.lay"])
    try terminal.wait(for: "the mistake") {
      $0.paper.contains { $0.hasPrefix("ran at ") && $0.contains(", status 65;") }
    }
    try scratch.write("load \"later/c.lay\"", to: "a.lay")
    try terminal.wait(for: "the missing file") { screen in
      screen.paper.contains { $0.contains("there is no file") }
        && screen.paper.contains { $0.hasPrefix("ran at ") }
    }
    try scratch.makeFolder("later")
    try scratch.write("(print 8)", to: "later/c.lay")
    try wait(terminal, for: "8")
    try finish(terminal)
  }

  @Test func `tests are run again, also those in a new folder`() throws {
    try scratch.makeFolder("t")
    try scratch.write("(text \"a\")\npropose 100\nexpect width 8", to: "t/a.lay")
    let terminal = try start(["test", "--watch", scratch.path + "/t"])
    try wait(terminal, for: "1 passed, 0 failed")
    try scratch.makeFolder("t/more")
    try scratch.write("expect (= 1 1)\nexpect (= 2 2)", to: "t/more/b.lay")
    try wait(terminal, for: "3 passed, 0 failed")
    // Files that are no scripts are not watched; otherwise the next wait would see a run for this
    // one.
    try scratch.write("", to: "t/notes.txt")
    try FileManager.default.removeItem(atPath: scratch.path + "/t/a.lay")
    try wait(terminal, for: "2 passed, 0 failed")
    try finish(terminal)
  }

  @Test func `a link's target is watched`() throws {
    try scratch.makeFolder("real")
    try scratch.write("(print 1)", to: "real/a.lay")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link.lay", withDestinationPath: scratch.path + "/real/a.lay")
    let terminal = try start(["--watch", scratch.path + "/link.lay"])
    try wait(terminal, for: "1")
    try scratch.write("(print 2)", to: "real/a.lay")
    try wait(terminal, for: "2")
    try finish(terminal)
  }

  /// If it reacted to the files that it writes itself, it would run without end and never wait.
  @Test func `what a script writes does not run it again`() throws {
    let path = scratch.path + "/out.lay"
    let text = "(define x 1)\nsave \"\(path)\" replace\nload \"out.lay\"\n(print (+ x 1))"
    try scratch.write(text, to: "a.lay")
    let terminal = try start(["--watch", scratch.path + "/a.lay"])
    try wait(terminal, for: "saved 1 form in \(path)")
    #expect(scratch.text(of: "out.lay") == "(define x 1)\n")
    try scratch.write("(print 3)", to: "a.lay")
    try wait(terminal, for: "3")
    try finish(terminal)
  }

  /// The view of 30 x 20 stands in a file that is not there at first.
  @Test func `an app is watched with the files that come`() throws {
    try scratch.makeFolder("app/App.xcodeproj")
    try scratch.write(
      "struct Screen: View { var body: some View { Later() } }\n", to: "app/Screen.swift")
    let terminal = try start(["--watch", scratch.path + "/app", "--view", "Screen"])
    try terminal.wait(for: "the end") { $0.paper.contains { $0.hasPrefix("ran at ") } }
    #expect(terminal.screen.paper.contains { $0.contains("`Later`") })
    try scratch.write(
      "struct Later: View { var body: some View { Text(\"here\").frame(width: 30, height: 20) } }\n",
      to: "app/Later.swift")
    try terminal.wait(for: "the view") { screen in
      screen.paper.contains { $0.hasPrefix("Screen: .frame") && $0.contains("30 x 20") }
        && screen.paper.contains { $0.hasPrefix("ran at ") }
    }
    try finish(terminal)
  }

  @Test func `all files of SwiftUI code are watched`() throws {
    try scratch.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "a.swift")
    try scratch.write("struct Row: View { var body: some View { Text(\"b\") } }\n", to: "b.swift")
    let terminal = try start(
      [
        "--watch", "--face", "mono", scratch.path + "/a.swift", scratch.path + "/b.swift",
        "--view", "Row",
      ])
    try terminal.wait(for: "the view") { $0.paper.contains("1: Text(\"b\")") }
    try terminal.wait(for: "the end") { $0.paper.contains { $0.hasPrefix("ran at ") } }
    try scratch.write("struct Row: View { var body: some View { Text(\"c\") } }\n", to: "b.swift")
    try terminal.wait(for: "the other view") { $0.paper.contains("1: Text(\"c\")") }
    try finish(terminal)
  }

  @Test func `Ctrl-C ends while a program runs`() throws {
    try scratch.write("(print 1)", to: "a.lay")
    let terminal = try start(["--watch", scratch.path + "/a.lay"])
    try wait(terminal, for: "1")
    try scratch.write("(define (f) (f)) (f)", to: "a.lay")
    // The window is emptied before it runs again.
    try terminal.wait(for: "the next run") { $0.lines.allSatisfy(\.isEmpty) }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == 130)
  }

  @Test func `in a pipe nothing is emptied`() throws {
    try scratch.write("(print 1)", to: "a.lay")
    let command = "\"$LAY_PROGRAM\" --watch \"$HOME/a.lay\" > \"$HOME/out\" 2> \"$HOME/errors\""
    let terminal = try Terminal("/bin/sh", ["-c", command], home: scratch)
    func wait(_ count: Int) {
      while scratch.text(of: "errors").split(separator: "\n").count < count { usleep(1_000) }
    }
    wait(1)
    try scratch.write("(print 2)", to: "a.lay")
    wait(2)
    terminal.send("\u{3}")
    _ = try terminal.waitForEnd()
    #expect(scratch.text(of: "out") == "1\n2\n")
    #expect(!scratch.text(of: "errors").contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--watch", "nothing.lay"], 66), (["--watch"], 2), (["--watch", "-"], 2),
    (["test", "--watch", "nothing"], 66), (["--watch", "-e", "1"], 2),
  ])
  func `what cannot be watched is refused`(_ arguments: [String], _ status: Int) throws {
    let run = try Program.run(arguments)
    #expect(run.status == Int32(status))
    #expect(run.errors.hasPrefix("error: "))
  }
}
