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

  /// The first file has a check that holds, and the second is ended by the fault.
  @Test(arguments: ["text", "tap", "junit", "json"])
  func `a fault in a test names the file`(_ format: String) throws {
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "a.lay")
    try scratch.write("(text \"a\")\nexpect width 8\nload \"pipe\"\n", to: "b.lay")
    let run = try run(["test", "--format", format, "a.lay", "b.lay"])
    #expect(run.errors == Self.sentence.dropLast() + "; it ran `b.lay`\n")
    #expect(run.status == ExitStatus.faultInLay.rawValue)
    if format == "tap" { #expect(run.output == "TAP version 14\nok 1 - a.lay:2\n") }
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
