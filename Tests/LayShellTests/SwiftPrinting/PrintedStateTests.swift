import RandomDeclaredViews
import Testing

@testable import LayShell

/// States, bindings and values of the environment, printed as SwiftUI and read again.
///
/// `lay` runs the programs, so that actions on changes are run too.
@Suite struct PrintedStateTests {
  private func run(_ program: String, expecting size: String) throws -> Program.Run {
    try Program.run(["-"], input: "\(program)\npropose ideal\nexpect size \(size)\n")
  }

  @Test(arguments: StatePrograms.all)
  func `states and bindings are the same when they are read again`(
    _ one: StatePrograms.Case
  ) throws {
    let text = try PrintedViews.text(of: one.program, name: "ContentView")
    for line in one.lines { #expect(text.contains(line + "\n"), "\(line) in\n\(text)") }
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let read = try Program.run(["swift", scratch.file(text, ending: "swift"), "--to-lay"])
    #expect(read.status == 0)
    for program in [one.program, read.output] {
      let run = try run(program, expecting: one.size)
      #expect(run.status == 0, "\(run.output)\(run.errors)\n\(program)\n\(text)")
    }
  }

  @Test func `a view that is given a view keeps no state, which is told`() throws {
    let text = try PrintedViews.text(
      of: """
        (define (card content) (define-state wide 4) (frame :width wide content))
        (card (text "a"))
        """, name: "ContentView")
    #expect(text.contains("Left out: `card`; a view with states that is given a view"))
  }
}
