import Foundation
import Testing

/// The time limit holds where nobody writes to a pipe, and where nobody reads from one.
@Suite(.timeLimit(.minutes(1)))
struct WaitingTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// A named pipe that no process has open.
  private func pipe() -> String {
    let path = scratch.path + "/pipe"
    mkfifo(path, 0o600)
    return path
  }

  @Test func `a script into which nobody writes`() throws {
    let run = try Program.run(["--timeout", "0.1", pipe()])
    #expect(run.status == 124)
    #expect(run.errors == "error: stopped after 0.1 s: the time is up\n")
  }

  @Test func `a lesson into which nobody writes`() throws {
    let path = scratch.path + "/pipe.md"
    mkfifo(path, 0o600)
    let run = try Program.run(["--timeout", "0.1", "walk", path])
    #expect(run.status == 124)
    #expect(run.errors == "error: stopped after 0.1 s: the time is up\n")
  }

  @Test func `a file to be loaded into which nobody writes`() throws {
    _ = pipe()
    let file = try scratch.file("(print 1)\nload \"pipe\"\n(print 2)")
    let run = try Program.run(["--timeout", "0.1", file])
    #expect(run.status == 124)
    #expect(run.output == "1\n")
    #expect(run.errors.contains(":2:6: error: stopped after 0.1 s: the time is up\n"))
  }

  @Test func `a file to be saved that nobody reads`() throws {
    mkfifo(scratch.path + "/pipe.lay", 0o600)
    let run = try Program.run(
      ["--timeout", "0.1", "-e", "(define a 1)", "-e", "save \"pipe.lay\""], in: scratch.path)
    #expect(run.status == 124)
    #expect(run.errors.contains(": error: stopped after 0.1 s: the time is up\n"))
  }

  @Test func `standard input at which nobody types`() throws {
    let path = pipe()
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    let run = try Program.run(["--timeout", "0.1", path])
    #expect(run.status == 124)
  }

  @Test(arguments: ["(for (i 0 inf) (print i))", "(print (for-each 0 50000 (fn (i) i)))"])
  func `standard output that nobody reads`(_ text: String) throws {
    let path = pipe()
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    let run = try Program.run(["--timeout", "0.3", "-e", text], output: path)
    #expect(run.status == 124)
    #expect(run.errors.contains("error: stopped after 0.3 s: the time is up\n"))
  }

  @Test func `a file to be tested into which nobody writes, and the next one`() throws {
    let path = pipe()
    let file = try scratch.file("(text \"a\")\nexpect width 8")
    let run = try Program.run([
      "test", "--timeout", "0.1", "--timeout-all", "0.3", path, path, file,
    ])
    #expect(run.status == 124)
    #expect(run.errors.contains("stopped after 0.1 s: the time is up for this file\n"))
  }

  @Test func `the time for all files ends what one file still may take`() throws {
    let file = try scratch.file("(define (forever) (forever)) (forever)")
    let next = try scratch.file("(text \"a\")\nexpect width 8")
    let run = try Program.run(["test", "--timeout", "60", "--timeout-all", "0.2", file, next])
    #expect(run.status == 124)
    #expect(run.output.contains("error: stopped after 0.2 s: the time is up for all files\n"))
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
  }
}
