import Foundation
import Testing

@testable import LayShell

/// Descriptors that are closed, full or used up when the program starts.
@Suite struct DescriptorTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func shell(_ script: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Program.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Otherwise the loaded file could get descriptor 1, and output would be written to the file.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"])
  func `closed standard descriptors harm no file`(_ closed: String) throws {
    let text = "(print \"into nothing\")\n"
    let file = try scratch.file(text)
    let isLost = " \(closed)".contains(" >&-")
    #expect(try shell("\"$0\" \"$@\" \(closed)", [file]) == (isLost ? 74 : 0))
    #expect(scratch.text(of: "1.lay") == text)
  }

  /// What each kind of command line prints cannot be written, which is told on standard error.
  @Test(arguments: [
    ["-e", "1"], ["FILE"], ["--help"], ["--version"], ["help", "test"], ["--generate-manual"],
    ["--generate-completion-script", "bash"], ["walk"], ["walk", "1"], ["test", "FILE"],
    ["fmt", "FILE"], ["fmt", "--check", "FILE"], ["fmt", "--diff", "FILE"],
    ["export", "--to", "swift", "FILE"], ["export", "--xctest", "FILE"],
    ["layout", "FILE", "--propose", "10"], ["layout", "--json", "FILE", "--propose", "10"],
    ["walk", "--new", "NEW"],
  ])
  func `output that has no place is an error`(_ arguments: [String]) throws {
    for (output, reason) in [(">&-", "Bad file descriptor"), (">/dev/full", "No space left")] {
      let errors = scratch.path + "/errors"
      for end in ["2>'\(errors)'", "2>&-"] {
        // It is formatted by one of the command lines.
        let file = try scratch.file("(text  \"a\")\npropose 5\nexpect width 5")
        let words = arguments.map { $0 == "FILE" ? file : $0 == "NEW" ? file + ".md" : $0 }
        #expect(try shell("\"$0\" \"$@\" \(output) \(end)", words) == 74, "\(words)")
      }
      #expect(
        scratch.text(of: "errors")
          .contains("error: standard output cannot be written: \(reason)"))
    }
  }

  @Test(arguments: [["-"], [], ["-i"], ["fmt", "-"], ["swift", "-"]])
  func `input that cannot be read is an error`(_ arguments: [String]) throws {
    let errors = scratch.path + "/errors"
    for (input, reason) in [("<&-", "Bad file descriptor"), ("</", "Is a directory")] {
      #expect(try shell("\"$0\" \"$@\" \(input) 2>'\(errors)'", arguments) == 74)
      #expect(scratch.text(of: "errors") == "error: `-` cannot be read: \(reason)\n")
    }
  }

  /// A reader that wants no more is no error that is told; the signal or the status ends the program.
  @Test func `a reader that leaves is not told`() throws {
    let errors = scratch.path + "/errors"
    let script = "\"$0\" -e '(for (i 0 inf) (print i))' 2>'\(errors)' | head -1"
    #expect(try shell(script, []) == 0)
    #expect(try shell("trap '' PIPE; " + script, []) == 0)
    #expect(scratch.text(of: "errors").isEmpty)
  }

  /// The pipe holds 64 kB and is read only after a while.
  @Test func `a full output that does not block loses nothing`() throws {
    let lines = 40_000
    let file = try scratch.file("(for (i 0 \(lines)) (print \"0123456789\"))")
    let ends = try #require(Self.pipeThatDoesNotBlock())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = [file]
    process.standardOutput = FileHandle(fileDescriptor: ends.write)
    try process.run()
    close(ends.write)
    let data = FileHandle(fileDescriptor: ends.read).readDataToEndOfFile()
    process.waitUntilExit()
    close(ends.read)
    #expect(data.count == 11 * lines)
    #expect(process.terminationStatus == 0)
  }

  private static func pipeThatDoesNotBlock() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0 else { return nil }
    return (ends[0], ends[1])
  }
}
