import Foundation
import Testing

@testable import LayShell

/// A file is known by the path that is opened, not by the one that is written.
@Suite(.timeLimit(.minutes(2))) struct RealPathTests {
  private let scratch: ScratchFolder
  private let files = FileManager.default

  /// A script that is not in its canonical form, with an error, and a transcript that does not hold.
  private static let canary = "( texxt   \"secret\" )\n```lay\nlay> (text \"a\")\nno\n```\n"

  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("in")
    try scratch.makeFolder("out")
    for name in ["LICENSE", "out/a.lay", "out/a.md"] { try scratch.write(Self.canary, to: name) }
  }

  private func link(_ name: String, to target: String) throws {
    try files.createSymbolicLink(
      atPath: scratch.path + "/" + name, withDestinationPath: target)
  }

  private func run(_ arguments: [String]) throws -> Program.Run {
    try Program.run(arguments, in: scratch.path)
  }

  private var areUntouched: Bool {
    ["LICENSE", "out/a.lay", "out/a.md"].allSatisfy { scratch.text(of: $0) == Self.canary }
  }

  // MARK: A path with U+0000, where the system would end it

  @Test(arguments: [
    "save \"LICENSE\\u{0}.lay\" replace", "save \"LICENSE\\u{0}.md\" replace",
    "record \"LICENSE\\u{0}.md\" replace", "show --svg \"LICENSE\\u{0}.svg\" replace",
    "show --html \"LICENSE\\u{0}.html\" replace", "load \"LICENSE\\u{0}.lay\"",
    "sweep width 0..9 --svg \"LICENSE\\u{0}.svg\" replace", "save \"new\\u{0}.lay\"",
  ])
  func `a name with U+0000 is an error`(_ line: String) throws {
    let run = try run(["-e", "(text \"a\")\n" + line])
    #expect(run.status == 65)
    #expect(run.errors.contains("is no name of a file: it contains the character U+0000"))
    #expect(!run.errors.contains("secret"))
    #expect(areUntouched)
    #expect(!files.fileExists(atPath: scratch.path + "/new"))
  }

  // MARK: Endings

  @Test(arguments: [
    ["fmt", "x.lay"], ["fmt", "x.md"], ["test", "--record", "x.md"],
    ["-e", "(text \"a\")\nsave \"x.lay\" replace"], ["-e", "(text \"a\")\nsave \"x.md\" replace"],
    ["-e", "record \"x.md\" replace\n(text \"a\")"],
    ["-e", "(text \"a\")\nshow --svg \"x.svg\" replace"],
    ["-e", "(text \"a\")\nshow --html \"x.html\" replace"],
    ["-e", "(text \"a\")\nsweep width 0..9 --svg \"x.svg\" replace"],
  ])
  func `a link with an ending does not give it to another file`(_ arguments: [String]) throws {
    for ending in ["lay", "md", "svg", "html"] { try link("x." + ending, to: "LICENSE") }
    let run = try run(arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains("LICENSE") || arguments[0] == "test")
    #expect(areUntouched)
  }

  @Test func `what a link leads to is not quoted`() throws {
    try link("s.lay", to: "LICENSE")
    try link("in/folder", to: "..")
    for path in ["s.lay", "in/folder/s.lay", "LICENSE"] {
      let run = try run(["-e", "load \"\(path)\""])
      #expect(run.status == 65)
      #expect(!run.errors.contains("secret"))
    }
    try link("t.lay", to: "out/a.lay")
    #expect(try self.run(["-e", "load \"t.lay\""]).errors.contains("secret"))
  }

  @Test func `a link to a script is one, whatever it is called`() throws {
    try scratch.write("( text \"a\")\n", to: "real.lay")
    try link("x", to: "real.lay")
    #expect(try run(["fmt", "x"]).status == 0)
    #expect(scratch.text(of: "real.lay") == "(text \"a\")\n")
  }

  // MARK: A named folder is not left

  @Test(arguments: [["fmt", "in"], ["test", "--record", "in"], ["fmt", "in/"]])
  func `links out of a folder are told and not followed`(_ arguments: [String]) throws {
    try link("in/folder", to: "../out")
    try link("in/b.lay", to: "../out/a.lay")
    try link("in/b.md", to: "../out/a.md")
    try link("in/c.lay", to: "LICENSE")
    try scratch.write(Self.canary, to: "in/LICENSE")
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "in/good.lay")
    let run = try run(arguments)
    #expect(run.status == 0)
    #expect(run.errors.contains("folder` is left out: it is a link out of the folder"))
    #expect(run.errors.contains("b.lay` is left out: it is a link out of the folder"))
    #expect(run.errors.contains("c.lay` is left out: it is a link to a file that ends otherwise"))
    #expect(areUntouched)
    #expect(scratch.text(of: "in/LICENSE") == Self.canary)
  }

  @Test func `a folder that is a link is searched itself`() throws {
    try link("named", to: "in")
    try scratch.write("( text \"a\")\n", to: "in/a.lay")
    #expect(try run(["fmt", "named"]).status == 0)
    #expect(scratch.text(of: "in/a.lay") == "(text \"a\")\n")
  }

  @Test func `pages leave their folder by no link`() throws {
    try scratch.makeFolder("site")
    try scratch.write("<meta name=\"generator\" content=\"lay walk --html\">", to: "page.html")
    try link("site/index.html", to: "../page.html")
    #expect(try run(["walk", "1", "--html", "site"]).status == 74)
    #expect(scratch.text(of: "page.html").hasSuffix("--html\">"))
  }

  // MARK: What comes in between

  @Test func `another file that comes to the path is neither read nor written`() throws {
    try scratch.write("mine", to: "a.lay")
    let path = try FilePath(scratch.path + "/a.lay")
    try files.removeItem(atPath: path.text)
    try link("a.lay", to: "LICENSE")
    #expect(throws: Refusal.self) { try TextFile.read(path) }
    #expect(throws: Refusal.self) { try TextFile.write("new", to: path) }
    #expect(areUntouched)
  }

  @Test func `a folder that a link replaces is not written into`() throws {
    let path = try FilePath(scratch.path + "/in/a.lay")
    try files.removeItem(atPath: scratch.path + "/in")
    try link("in", to: "out")
    #expect(throws: Refusal.self) { try TextFile.write("new", to: path) }
    #expect(areUntouched)
  }

  @Test func `the real path is that of what would be made, too`() throws {
    try link("gone.lay", to: "in/later.md")
    let path = try FilePath(scratch.path + "/gone.lay")
    #expect(path.end == .linkToNothing)
    #expect(path.ends(in: ".md") && !path.ends(in: ".lay"))
    let folder = try FilePath(scratch.path + "/in")
    #expect(path.real.isInside(folder.real))
    #expect(try !FilePath(scratch.path + "/inside").real.isInside(folder.real))
    #expect(try FilePath("/etc").real.isInside(FilePath("/").real))
    #expect(try FilePath(scratch.path + "/in/../out/./a.lay").real.text.hasSuffix("/out/a.lay"))
  }

  /// Endings stand behind a name: `.lay` alone is a hidden file without one.
  @Test func `an ending alone is a name`() throws {
    #expect(try !FilePath(scratch.path + "/.lay").ends(in: ".lay"))
    #expect(try run(["-e", "(text \"a\")\nsave \".lay\""]).status == 65)
  }

  // MARK: The environment

  /// With the macro `q` of a hostile `.editrc` a program types, and a start-up file runs what it likes.
  @Test(arguments: ["", ".", "relative"])
  func `a home folder that is no path from the root is none`(_ home: String) throws {
    for folder in ["", "relative/"] {
      try scratch.makeFolder(folder + ".config/lay")
      try scratch.write("bind -s q (print\n", to: folder + ".editrc")
      try scratch.write(
        "set pager \"touch out/pwned\"\n(print \"ran\")", to: folder + ".config/lay/init.lay")
    }
    let command =
      "cd \"$HOME\" && unset XDG_CONFIG_HOME XDG_STATE_HOME LAY_HISTORY && "
      + "HOME='\(home)' exec \"$LAY_PROGRAM\" -q"
    let terminal = try Terminal("/bin/sh", ["-c", command], home: scratch)
    try terminal.waitForPrompt()
    terminal.send("qx")
    try terminal.wait(for: "the letters") { $0.cursorLine == "lay> qx" }
    #expect(!terminal.screen.lines.contains { $0.contains("ran") })
  }
}
