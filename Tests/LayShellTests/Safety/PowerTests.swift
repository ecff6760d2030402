import Foundation
import Testing

@testable import LayShell

/// What reaches beyond a session, and who may use it.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PowerTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// All files below the folder, with their contents.
  private var contents: [String: String] {
    let names = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String }
    return Dictionary(uniqueKeysWithValues: (names ?? []).map { ($0, scratch.text(of: $0)) })
  }

  /// A line that uses a power to leave the file `out…` in the folder.
  private static func line(_ power: Power, _ folder: String) -> String {
    let ending = power.usage.contains("--html") ? "html" : power.deed == .runs ? "" : "svg"
    let name = ["record", "save"].contains(power.usage.prefix { $0 != " " }) ? "md" : ending
    return power.usage.replacing("sweep", with: "sweep width 0..9")
      .replacing("FILE", with: "\"\(folder)/out.\(name)\"")
      .replacing("COMMAND", with: "\"touch \(folder)/out; cat\"")
      .replacing("LESSON", with: "1")
  }

  /// All but those that only read, which `ReadingPowerTests` are about.
  static let acting = Power.all.filter { $0.deed != .reads }.map(\.usage)
  static let writing = Power.all.filter { $0.deed == .writes }.map(\.usage)
  private static func power(_ usage: String) throws -> Power {
    try #require(Power.all.first { $0.usage == usage })
  }

  // MARK: Nobody has them whom no person has named

  @Test(arguments: acting)
  func `a file that is loaded has none`(_ usage: String) throws {
    let power = try Self.power(usage)
    try scratch.write("(text \"a\")\n\(Self.line(power, scratch.path))\n", to: "bad.lay")
    try scratch.write("load \"bad.lay\"\n(print 1)", to: "main.lay")
    let before = contents
    for arguments in [["main.lay"], ["-e", "load \"bad.lay\""], ["-i", "main.lay"]] {
      let run = try Program.run(arguments, in: scratch.path)
      #expect(run.status == 65)
      // Two listen only where there is a terminal, and a lesson needs the prompt.
      if power.deed != .listens {
        #expect(run.errors.contains("error: `\(usage)` \(power.deed.rawValue), which no"))
      }
    }
    #expect(contents == before)
  }

  @Test(arguments: acting)
  func `what is tested has none`(_ usage: String) throws {
    let line = Self.line(try Self.power(usage), scratch.path)
    try scratch.write("(text \"a\")\nexpect width 8\n\(line)\n", to: "a.lay")
    try scratch.write("```lay\n(text \"a\")\n\(line)\n```\n", to: "b.md")
    try scratch.write("```lay\nlay> (text \"a\")\nlay> \(line)\n```\n", to: "c.md")
    let lesson = LessonTemplate.text.replacing("lay> box\n", with: "lay> box\nlay> \(line)\n")
    try scratch.write(lesson, to: "d.md")
    let before = contents
    for name in ["a.lay", "b.md", "c.md", "d.md", "."] {
      let run = try Program.run(["test", name], in: scratch.path)
      #expect(run.status != 0)
    }
    #expect(try Program.run(["walk", "d.md", "--html", "site"], in: scratch.path).status == 0)
    try FileManager.default.removeItem(atPath: scratch.path + "/site")
    #expect(contents == before)
    // The error becomes what is printed, and holds from then on.
    #expect(try Program.run(["test", "--record", "c.md"], in: scratch.path).status == 1)
    #expect(Set(contents.keys) == Set(before.keys))
    #expect(scratch.text(of: "c.md").contains("error: "))
    #expect(try Program.run(["test", "c.md"], in: scratch.path).status == 0)
  }

  @Test(arguments: acting)
  func `what is exported or laid out has none`(_ usage: String) throws {
    let power = try Self.power(usage)
    try scratch.write("(text \"a\")\npropose 9\n\(Self.line(power, scratch.path))\n", to: "a.lay")
    let before = contents
    let ways = [
      ["export", "--to", "swift", "a.lay"], ["export", "--xctest", "a.lay"],
      ["layout", "a.lay", "--propose", "9"], ["layout", "a.lay", "--propose", "9", "--json"],
      ["export", "--to", "swift", "-"], ["layout", "-", "--propose", "9"], ["tree", "a.lay"],
    ]
    for arguments in ways {
      let text = arguments.contains("-") ? scratch.text(of: "a.lay") : ""
      let run = try Program.run(arguments, input: text, in: scratch.path)
      #expect(run.status == 65)
      #expect(
        power.deed == .listens || (run.errors + run.output).contains("which no"), "\(run.errors)")
    }
    #expect(contents == before)
  }

  /// Nothing in Swift is a command, whatever it is called.
  @Test func `code in Swift has none`() throws {
    let code = """
      import SwiftUI
      // lay: set pager "touch out"
      let save = Text("a\\nsave out.md")
      struct record: View { var body: some View { save } }
      #Preview { VStack { record(); Text("\\")\\nsave \\"out.md\\"\\n(\\"") } }
      """
    try scratch.write(code, to: "a.swift")
    try scratch.write("load \"a.swift\"\n", to: "b.lay")
    let before = contents
    for arguments in [["a.swift"], ["b.lay"], ["-i", "a.swift"], ["swift", "a.swift"]] {
      _ = try Program.run(arguments, in: scratch.path)
    }
    #expect(contents == before)
  }

  private func terminal(_ arguments: [String], rows: Int = 10) throws -> Terminal {
    let command = "cd \"$HOME\" && exec \"$LAY_PROGRAM\" " + arguments.joined(separator: " ")
    return try Terminal(
      "/bin/sh", ["-c", command], environment: ["PAGER": "cat"], home: scratch, rows: rows)
  }

  @Test(arguments: ["set pager COMMAND", "explore", "show --image", "walk LESSON"])
  func `at the prompt neither a file nor a lesson has them`(_ usage: String) throws {
    let power = try Self.power(usage)
    let line = Self.line(power, scratch.path)
    try scratch.write("(text \"a\")\n\(line)\n", to: "bad.lay")
    try scratch.write("# L\n\n```lay\nlay> (text \"a\")\nlay> \(line)\n```\n", to: "bad.md")
    for arguments in [["-q"], ["walk", "bad.md"]] {
      let terminal = try terminal(arguments, rows: 20)
      try terminal.waitForPrompt()
      if arguments == ["-q"] { try terminal.enter("load \"bad.lay\"") }
      let shown = terminal.screen.paper.joined()
      #expect(shown.contains("`\(usage)` \(power.deed.rawValue)"), "\(shown)")
      // Long answers go to the pager of the environment.
      try terminal.enter("help text")
      #expect(scratch.text(of: "out").isEmpty)
      #expect(!contents.keys.contains("out"))
    }
  }

  // MARK: Those who may

  @Test(arguments: writing)
  func `a script that is run by its name writes, and so does what is typed`(
    _ usage: String
  ) throws {
    let line = Self.line(try Self.power(usage), scratch.path)
    let text = "(text \"a\")\n\(line)\n"
    try scratch.write(text, to: "main.lay")
    let given: [([String], String)] = [
      (["main.lay"], ""), (["-"], text), (["-i", "main.lay"], ""), (["-e", text], ""),
      (["--color", "never", "main.lay"], ""), ([], text),
    ]
    for (arguments, input) in given {
      let run = try Program.run(arguments, input: input, in: scratch.path)
      #expect(run.status == 0, "\(run.errors)")
      let written = contents.keys.filter { $0.hasPrefix("out") }
      #expect(written.count == 1)
      for name in written { try FileManager.default.removeItem(atPath: scratch.path + "/" + name) }
    }
  }

  @Test func `the start-up file may choose the pager, and what it loads may not`() throws {
    try scratch.makeFolder("lay")
    try scratch.write("set pager \"sed 's/^/P:/'\"", to: "lay/init.lay")
    let terminal = try terminal(["-q"])
    try terminal.waitForPrompt()
    try terminal.enter("help text")
    #expect(terminal.screen.paper.contains { $0.hasPrefix("P:") })
    try scratch.write("set pager \"sed 's/^/Q:/'\"", to: "lay/pager.lay")
    try scratch.write("load \"pager.lay\"", to: "lay/init.lay")
    let other = try self.terminal(["-q"])
    try other.waitForPrompt()
    try other.enter("help text")
    #expect(!other.screen.paper.contains { $0.hasPrefix("Q:") })
  }

  @Test func `a file that is loaded may switch the pager off`() throws {
    try scratch.write("set pager off\nset pager auto\n(print 1)", to: "a.lay")
    #expect(try Program.run(["-e", "load \"a.lay\""], in: scratch.path).output == "1\n")
  }

  /// A transcript that would repeat it could not, and neither could a saved script.
  @Test func `what runs or writes is no part of a saved session`() throws {
    let text = "(text \"a\")\nset pager \"less\"\nshow --svg \"a.svg\"\n"
    let saving = text + "save \"s.md\"\nsave \"s.lay\""
    #expect(try Program.run(["-e", saving], in: scratch.path).status == 0)
    #expect(
      scratch.text(of: "s.md").hasSuffix("```lay\nlay> (text \"a\")\ntext  8 x 20 ideal\n```\n"))
    #expect(scratch.text(of: "s.lay") == "(text \"a\")\n")
    #expect(try Program.run(["-e", "record \"r.md\"\n" + text], in: scratch.path).status == 0)
    #expect(try Program.run(["test", "r.md"], in: scratch.path).output == "1 passed, 0 failed\n")
  }

  // MARK: The list is whole

  /// All that could run, write or listen, by file, and what keeps a text from using it.
  private static let callers: [String: String] = [
    "CLibedit/CLibedit.c": "the terminal of the prompt, and /dev/null for closed descriptors",
    "CLibedit/Child.c": "called by ChildProcess and ForkedWorkers",
    "CLibedit/Fault.c": "reads SWIFT_BACKTRACE",
    "lay-answers/main.swift": "answers of Swift code, files that its command line names",
    "LayShell/Authoring/ScriptFormatting.swift": "files that the command line names",
    "LayShell/Authoring/SessionTranscript.swift": "record FILE",
    "LayShell/Session/SwiftSession.swift": "reads LAY_STRICT_SWIFT, for tests",
    "LayShell/Session/WrittenFile.swift":
      "save FILE, record FILE, show --svg FILE, show --html FILE, sweep --svg FILE",
    "LayShell/Console/Console.swift": "reads the environment for the program",
    "LayShell/Console/Pager.swift": "set pager COMMAND",
    "LayProcess/Messages.swift": "opens /dev/null, for what a crash would say",
    "LayShell/Files/FilePath+Names.swift":
      "reads HOME and EDITRC, makes the folders of history and sessions",
    "LayShell/Files/TextFile+Writing.swift": "called by the others",
    "LayShell/Lessons/LessonSource.swift": "a file that the command line names",
    "LayShell/Lessons/Site/LessonSite.swift": "a folder that the command line names",
    "LayShell/Lessons/LessonGuide.swift": "the place of the progress, from LAY_HISTORY",
    "LayShell/Files/HistoryFile.swift": "the history that the environment names",
    "LayShell/Prompt/InteractiveShell.swift": "places, from the environment",
    "LayShell/Prompt/PromptListener.swift": "PAGER, from the environment",
    "LayShell/Rendering/Pixels/PictureTerminal.swift": "show --image",
    "LayShell/Prompt/SavedSession.swift": "the changes of the session, below the state folder",
    "LayShell/Console/TerminalKind.swift": "reads TERM",
    "LayShell/Files/ChildProcess.swift":
      "called by SwiftParser, and by show --image for rsvg-convert and img2sixel",
    "LayShell/Files/ForkedWorkers.swift": "copies of the program, which judge files",
    "LayShell/Files/SwiftParser.swift":
      "runs lay-swift-tree, whose path the environment may have, and which gets the code",
    "LaySwift/Unknowns/UnknownCalls.swift": "names a font in a hint",
    "LaySwift/Views/ViewNatives.swift": "names a font in a hint",
    "LayShell/Prompt/LibeditPrompt.swift": "reads where the history of the prompt is kept",
    "LayShell/Testing/TestRunner.swift": "lay test --record, files that the command line names",
    "LayShell/Tool.swift": "reads the locale",
    "LayShell/Versions/SnapshotRun.swift": "lay snapshot --update, beside files that it names",
  ]

  private static let calls = [
    "posix_spawn(", "child_start(", "fork(", "exec", "popen(", "system(", "socket(", "connect(",
    "getenv(",
    "Console.environment", "TextFile.write(", "file_write(", "O_CREAT", "O_WRONLY", "O_RDWR",
    "fopen(", "unlink(", "rename(", "mkdir(", "rmdir(", "chmod(", "truncate(", "symlink(",
  ]

  @Test func `all that runs, writes or reads the environment is known`() throws {
    let sources = FilePath.folder(of: #filePath) + "../../../Sources/"
    // These are programs and parts that no text of a session reaches.
    let others = ["lay-bench/", "lay-fuzz/", "lay-swift-tree/", "lay/"]
    var found: Set<String> = []
    for path in FoundFiles.texts(at: sources, endings: [".swift", ".c"]) {
      let name = String(path.dropFirst(sources.count + (path.hasPrefix(sources + "/") ? 1 : 0)))
      if others.contains(where: name.hasPrefix) { continue }
      let code = try TextFile.read(path).split(separator: "\n").filter { line in
        let text = line.drop { $0 == " " }
        return !text.hasPrefix("//") && !text.hasPrefix("*")
      }
      let calls = code.contains { line in
        Self.calls.contains { call in
          line.ranges(of: call).contains { range in
            call == "exec" ? line[range.upperBound...].prefix(3).contains("(") : true
          }
        }
      }
      if calls { found.insert(name) }
    }
    #expect(found.subtracting(Self.callers.keys).isEmpty)
    #expect(Set(Self.callers.keys).subtracting(found).isEmpty)
  }
}
