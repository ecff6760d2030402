import CPseudoTerminal
import Foundation
import Testing

@testable import LayShell

/// What is printed and kept when a fault of `lay` itself ends it.
///
/// The fault is a signal that is marked as sent by the program, while the program reads from a
/// pipe.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LastResortTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Runs the program until it reads from the pipe, and ends it there.
  private func run(_ arguments: [String], _ signal: Int32 = SIGSEGV) throws -> Program.Run {
    let program = try WaitingProgram(arguments, in: scratch)
    try #require(process_fault(program.process.processIdentifier, signal))
    return program.end()
  }

  private static let sentence = "error: a fault in lay itself ended it, not one of yours\n"

  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
  func `what was printed is written, then a sentence`(signal: Int32) throws {
    let file = try scratch.file("(print \"before\")\nload \"pipe\"\n")
    let run = try run([file], signal)
    #expect(run.output == "before\n")
    #expect(run.errors == Self.sentence)
    #expect(run.status == ExitStatus.faultInLay.rawValue)
  }

  /// One check holds in the first file and one in the second, which the fault ends.
  private func test(_ format: String) throws -> Program.Run {
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "a.lay")
    try scratch.write("(text \"a\")\nexpect width 8\nload \"pipe\"\n", to: "b.lay")
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "c.lay")
    let run = try run(["test", "--format", format, "a.lay", "b.lay", "c.lay"])
    #expect(run.errors == Self.sentence)
    #expect(run.status == ExitStatus.faultInLay.rawValue)
    return run
  }

  @Test func `a test that a fault ends has its totals`() throws {
    #expect(
      try test("text").output == """
        b.lay: error: the run ended here; standard error says why
        1 passed, 1 failed

        """)
  }

  @Test func `a test that a fault ends is whole in TAP`() throws {
    let lines = try test("tap").output.split(separator: "\n").map(String.init)
    #expect(lines.contains("ok 1 - a.lay:2") && lines.contains("not ok 2 - b.lay"))
    #expect(lines.last == "1..2")
  }

  @Test func `a test that a fault ends is whole in JUnit`() throws {
    let text = try test("junit").output
    #expect(XMLEvents(text).isWellFormed)
    #expect(text.contains("<testsuites tests=\"2\" failures=\"1\">"))
    #expect(XMLEvents(text).names.count { $0 == "testsuite" } == 2)
  }

  @Test func `a test that a fault ends is whole in JSON`() throws {
    let text = try test("json").output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["passed"] as? Int == 1 && object?["failed"] as? Int == 1)
    #expect((object?["files"] as? [Any])?.count == 2)
  }

  @Test func `a signal of somebody else ends it as that does`() throws {
    let program = try WaitingProgram(["pipe"], in: scratch)
    let process = program.process
    kill(process.processIdentifier, SIGSEGV)
    #expect(program.end().errors == Self.sentence)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGSEGV)
  }
}
