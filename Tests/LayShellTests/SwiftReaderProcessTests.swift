import Foundation
import Testing

/// The parser of Swift code is a separate program, which may be missing, end, or never answer.
@Suite struct SwiftReaderProcessTests {
  private let scratch: ScratchFolder

  /// The true parser.
  private static let parser =
    URL(fileURLWithPath: Program.path).deletingLastPathComponent().path + "/lay-swift-tree"

  init() throws { scratch = try ScratchFolder() }

  /// Runs `lay` on SwiftUI code, with a shell script in place of the reader.
  ///
  /// Each script may write its process number to the file `process`.
  private func run(_ reader: String?, _ arguments: [String] = []) throws -> Program.Run {
    let file = try scratch.file("Text(\"a\")")
    let script = try reader.map { try scratch.file("#!/bin/sh\n" + $0 + "\n", ending: "sh") }
    if let script {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    }
    return try Program.run(
      arguments + ["-"], input: "(swiftui \"Text(\\\"a\\\")\")",
      environment: ["LAY_SWIFT_PARSER": script ?? file + ".none"])
  }

  @Test(arguments: [
    "kill -9 $$", "exit 3", "head -c 9 > /dev/null; echo hello", "head -c 9 > /dev/null", ":",
    "head -c 100000 /dev/zero", "exec >&-; sleep 600", "echo hello; exec sleep 600",
    "sleep 600 & exit 0",
    "printf 'lay-swift-tree/1\\n\\001\\000\\000\\000'",
  ])
  func `a reader that ends is told of`(script: String) throws {
    let run = try run(script)
    #expect(run.errors.contains("the parser of Swift code ended without an answer"))
    #expect(run.status == 65)
  }

  @Test func `a reader that is not there is told of`() throws {
    let run = try run(nil)
    #expect(run.errors.contains("Swift code is parsed by `lay-swift-tree`, which is not there"))
    #expect(run.status == 65)
  }

  @Test func `a reader of another version is told of`() throws {
    let run = try run("head -c 9 > /dev/null; echo lay-swift-tree/0")
    #expect(run.errors.contains("it is of another version than `lay`"))
    #expect(run.status == 65)
  }

  @Test func `an answer without end is told of`() throws {
    let run = try run(
      "printf 'lay-swift-tree/1\\n\\377\\377\\377\\377\\377\\377\\000\\000'; cat /dev/zero")
    #expect(run.errors.contains("the parser of Swift code gave an answer that is too long"))
    #expect(run.status == 65)
  }

  /// Nothing that it started is left either.
  @Test(arguments: ["exec sleep 600", "cat > /dev/null; echo hello"])
  func `a reader that does not answer is ended`(script: String) throws {
    let run = try run("echo $$ > \(scratch.path)/process; " + script, ["--timeout", "1"])
    #expect(run.status == 124)
    #expect(try !isRunning(reader: scratch.text(of: "process")))
  }

  @Test func `a reader that has answered waits, and is ended with lay`() throws {
    let reader =
      URL(fileURLWithPath: Program.path).deletingLastPathComponent().path + "/lay-swift-tree"
    let run = try run("echo $$ >> \(scratch.path)/process; exec \(reader)")
    #expect(run.status == 0)
    #expect(try !isRunning(reader: scratch.text(of: "process")))
  }

  @Test func `all code of a run is parsed by one process`() throws {
    let reader =
      URL(fileURLWithPath: Program.path).deletingLastPathComponent().path + "/lay-swift-tree"
    let script = try scratch.file(
      "#!/bin/sh\necho started >> \(scratch.path)/starts\nexec \(reader)\n", ending: "sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let code = "(swiftui \"Text(\\\"a\\\")\")\n(swiftui \"Text(\\\"b\\\")\")"
    let run = try Program.run(
      ["-"], input: code, environment: ["LAY_SWIFT_PARSER": script])
    #expect(run.status == 0)
    #expect(scratch.text(of: "starts") == "started\n")
  }

  @Test func `the reader ends with its parent, whatever ends that`() throws {
    let script = try scratch.file(
      "#!/bin/sh\necho $$ > \(scratch.path)/process.new\n"
        + "mv \(scratch.path)/process.new \(scratch.path)/process\nexec sleep 600\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["-e", "(swiftui \"Text(1)\")"]
    process.environment = ["LAY_SWIFT_PARSER": script]
    try process.run()
    for _ in 0..<5_000 where scratch.text(of: "process").isEmpty { usleep(1_000) }
    #expect(try isRunning(reader: scratch.text(of: "process")))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for _ in 0..<5_000 where try isRunning(reader: scratch.text(of: "process")) { usleep(1_000) }
    #expect(try !isRunning(reader: scratch.text(of: "process")))
  }

  /// A process that has ended has no command line, even if nobody has waited for it.
  private func isRunning(reader: String) throws -> Bool {
    let number = try #require(Int(reader.trimmingCharacters(in: .whitespacesAndNewlines)))
    let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
    return line?.isEmpty == false
  }

  /// A reader that has taken 128 MB, of 600 MB that it may take, and ends by a signal.
  @Test func `code that takes too much memory is told of`() throws {
    let reader = "awk 'BEGIN { s = \"a\"; while (length(s) < 100000000) s = s s }'; kill -SEGV $$"
    let script = try scratch.file("#!/bin/sh\n" + reader + "\n", ending: "sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try scratch.write("Text(\"a\")", to: "a.swift")
    let run = try Program.run(
      ["a.swift"], in: scratch.path, within: 600_000,
      environment: ["LAY_SWIFT_PARSER": script])
    #expect(run.errors.contains("error: reading this Swift code takes too much memory"))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.status == 65)
  }

  /// Run in the folder of the files, so that paths are shown as a user there sees them.
  @Test func `views are told with their places in Swift files`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SwiftPlaces").path
    let run = try Program.run(["test", "places.md"], in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
