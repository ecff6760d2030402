import Foundation
import Testing

@testable import LayShell

/// `TextFile.write`, the one function that writes a user's file.
@Suite struct FileWritingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: scratch.path))?.sorted() ?? []
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o4750])
  func `the mode stays and nothing is left beside it`(_ mode: Int) throws {
    try scratch.write("old", to: "a.md")
    try #require(chmod(scratch.path + "/a.md", mode_t(mode)) == 0)
    try TextFile.write("new", to: scratch.path + "/a.md")
    #expect(scratch.text(of: "a.md") == "new")
    #expect(scratch.mode(of: "a.md") == mode)
    #expect(names == ["a.md"])
  }

  @Test func `the owner stays where the system lets us`() throws {
    try scratch.write("old", to: "a.md")
    guard geteuid() == 0 else { return }
    try #require(chown(scratch.path + "/a.md", 12345, 23456) == 0)
    try TextFile.write("new", to: scratch.path + "/a.md")
    var status = stat()
    try #require(stat(scratch.path + "/a.md", &status) == 0)
    #expect(status.st_uid == 12345 && status.st_gid == 23456)
  }

  /// The link leads by a relative path to a link in another folder.
  @Test func `a link stays one and its file is written`() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: scratch.path + "/in", withIntermediateDirectories: false)
    try scratch.write("old", to: "in/real.md")
    try files.createSymbolicLink(
      atPath: scratch.path + "/in/second.md", withDestinationPath: "real.md")
    try files.createSymbolicLink(
      atPath: scratch.path + "/first.md", withDestinationPath: "in/second.md")
    try TextFile.write("new", to: scratch.path + "/first.md")
    #expect(scratch.text(of: "in/real.md") == "new")
    #expect(
      try files.destinationOfSymbolicLink(atPath: scratch.path + "/first.md") == "in/second.md")
    #expect(
      try files.destinationOfSymbolicLink(atPath: scratch.path + "/in/second.md") == "real.md")
  }

  @Test func `links in a circle and folders are refused`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/a", withDestinationPath: "a")
    #expect(throws: Refusal.self) { try TextFile.write("new", to: scratch.path + "/a") }
    #expect(throws: Refusal.self) { try TextFile.write("new", to: scratch.path) }
    #expect(names == ["a"])
  }

  @Test func `a file with two names keeps both, and its mode`() throws {
    try scratch.write("a long old text", to: "a.md")
    try #require(chmod(scratch.path + "/a.md", 0o4750) == 0)
    try #require(link(scratch.path + "/a.md", scratch.path + "/b.md") == 0)
    try TextFile.write("new", to: scratch.path + "/b.md")
    #expect(scratch.text(of: "a.md") == "new")
    let identities = ["/a.md", "/b.md"].map { FilePath.identity(of: scratch.path + $0) }
    #expect(identities[0] == identities[1])
    #expect(scratch.mode(of: "a.md") == 0o4750)
    #expect(names == ["a.md", "b.md"])
  }

  @Test func `extended attributes stay where the file system has them`() throws {
    try scratch.write("old", to: "a.md")
    let path = scratch.path + "/a.md"
    func python(_ call: String) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-c", "import os, sys; \(call)", path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    guard try python("os.setxattr(sys.argv[1], 'user.origin', b'here')") == 0 else { return }
    try TextFile.write("new", to: path)
    #expect(
      try python("sys.exit(os.getxattr(sys.argv[1], 'user.origin') != b'here')") == 0)
    #expect(scratch.text(of: "a.md") == "new")
  }

  @Test func `a new file is no other one`() throws {
    try scratch.write("old", to: "a.md")
    #expect(throws: Refusal.self) {
      try TextFile.write([1], to: scratch.path + "/a.md", isNew: true)
    }
    #expect(scratch.text(of: "a.md") == "old")
    try TextFile.write(Array("new".utf8), to: scratch.path + "/b.md", isNew: true)
    #expect(scratch.text(of: "b.md") == "new")
    #expect(names == ["a.md", "b.md"])
  }

  /// The last part of the name is the first that is tried.
  @Test func `a file of any name beside it stays`() throws {
    let name = ".lay-\(getpid())-0"
    try scratch.write("mine", to: name)
    try scratch.write("old", to: "a.md")
    try TextFile.write("new", to: scratch.path + "/a.md")
    try TextFile.write(Array("new".utf8), to: scratch.path + "/b.md", isNew: true)
    #expect(scratch.text(of: name) == "mine")
    #expect(scratch.text(of: "a.md") == "new" && scratch.text(of: "b.md") == "new")
    #expect(names == [name, "a.md", "b.md"])
  }

  @Test(arguments: ["show --svg", "show --html", "sweep width 0..9 --svg"])
  func `a pipe that nobody reads hears the time limit`(_ command: String) throws {
    let path = scratch.path + "/pipe." + (command.hasSuffix("html") ? "html" : "svg")
    try #require(mkfifo(path, 0o600) == 0)
    let text = "(text \"a\")\n\(command) \"\(path)\""
    let run = try Program.run(["--timeout", "0.2", "-e", text])
    #expect(run.errors.contains("the time is up"))
    #expect(run.status == 124)
  }

  /// The program is ended as soon as a name appears in the folder.
  @Test func `a program that a signal ends leaves the old file or the new one and no other`() throws
  {
    let comments = String(repeating: "; " + String(repeating: "x", count: 76) + "\n", count: 20_000)
    let (old, new) = ("( a)\n" + comments, "(a)\n" + comments)
    for _ in 0..<5 {
      try scratch.write(old, to: "a.lay")
      let watch = inotify_init1(Int32(IN_CLOEXEC))
      defer { close(watch) }
      #expect(inotify_add_watch(watch, scratch.path, UInt32(IN_CREATE | IN_MOVED_TO)) >= 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = ["fmt", scratch.path + "/a.lay"]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      var events = [UInt8](repeating: 0, count: 4096)
      #expect(read(watch, &events, events.count) > 0)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      for _ in 0..<2_000 where names != ["a.lay"] { usleep(1_000) }
      #expect(names == ["a.lay"])
      #expect([old, new].contains(scratch.text(of: "a.lay")))
    }
  }

  /// At the limit of a file's size, the system writes the first bytes and then no more.
  @Test func `what fails leaves the old file whole`() throws {
    let entry = "lay> (for (i 0 40000) (print i))"
    let old = "# Numbers\n\n```lay\n\(entry)\n```\n\nThe end.\n"
    try scratch.write(old, to: "a.md")
    let script = "ulimit -f 8; exec \"$0\" test --record \"$1\""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Program.path, scratch.path + "/a.md"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 74)
    #expect(scratch.text(of: "a.md") == old)
    #expect(names == ["a.md"])
  }
}
