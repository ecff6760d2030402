import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// Which files are read, and up to which size.
@Suite struct FileReadingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test(arguments: [["/dev/zero"], ["-e", "load \"/dev/zero\""], ["test", "/dev/zero"]])
  func `a device is not read`(_ arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(
      run.errors.contains("`/dev/zero` is not read: it is none of a file, a pipe and a terminal"))
    #expect([65, 74].contains(run.status))
  }

  @Test func `the empty device is an empty script`() throws {
    #expect(try Program.run(["/dev/null"]).status == 0)
  }

  /// The file is sparse and takes no room on the disk.
  @Test func `a file beyond the limit is not read, and the limit can be set`() throws {
    let path = try scratch.file("")
    try #require(truncate(path, (1 << 20) + 1) == 0)
    let run = try Program.run(["-e", "set read-limit 1\nload \"\(path)\""])
    #expect(run.errors.contains("`\(path)` is not read: it has more than 1 MB"))
    #expect(run.errors.contains("set read-limit 2"))
    #expect(run.status == 65)
    let more = try Program.run(["-e", "set read-limit 2\nload \"\(path)\""])
    #expect(more.errors.contains("control character U+0000"))
  }

  @Test(arguments: ["0", "2001", "1.5", "\"x\""])
  func `a limit is a whole number of megabytes`(_ limit: String) throws {
    #expect(try Program.run(["-e", "set read-limit \(limit)"]).status == 65)
  }

  @Test(arguments: [
    ["--timeout", "0.1"], ["test", "--timeout", "0.1"], ["fmt", "--timeout", "0.1"],
    ["export", "--to", "swift", "--timeout", "0.1"], ["test", "--record", "--timeout", "0.1"],
    ["layout", "--propose", "9", "--timeout", "0.1"],
  ])
  func `a pipe that nobody writes to hears the time limit`(_ arguments: [String]) throws {
    let path = scratch.path + "/pipe.lay"
    try #require(mkfifo(path, 0o600) == 0)
    let run = try Program.run(arguments + [path])
    #expect(run.errors.contains("the time is up"))
    #expect(run.status == 124)
  }
}
