import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The current view, made again after a definition that it uses has changed.
@Suite struct ChangedViewTests {
  /// Ten rows of ten cells; the variable `wide` is the width of one cell in the sixth row.
  private static let definitions = """
    (define wide 40)
    (define (cell width) (padding 8 (frame :width width :height 4 (rectangle))))
    (define (row number)
      (hstack (for (i 0 10) (cell (if (= i 5) (if (= number 5) wide 40) 40)))))
    (define (board) (vstack (for (i 0 10) (row i))))
    """

  private func withShell(_ entries: [String], _ body: (Shell) throws -> Void) throws {
    var outcome = Result<Void, any Error>.success(())
    DeepStack.run {
      let shell = Shell(printResult: { _ in }, printDiagnostic: { Issue.record("\($0)") })
      for entry in [Self.definitions] + entries {
        _ = shell.run(entry, named: "", echo: .everyValue)
      }
      outcome = Result { try body(shell) }
    }
    try outcome.get()
  }

  /// The frames of the current view.
  private func frames(_ shell: Shell) throws -> [ViewFrame] {
    let current = try #require(shell.session.current)
    return frames(try current.layout(shell.session.proposal))
  }

  private func frames(_ layout: Layout) -> [ViewFrame] {
    var frames: [ViewFrame] = []
    var pending = [layout.root]
    while let view = pending.popLast() {
      frames.append(view.frame)
      pending.append(contentsOf: view.children)
    }
    return frames
  }

  /// Lowered are the frame, its padding, the row and the column: 4.
  @Test func `only the way to what changed is lowered, and nothing else is placed anew`() throws {
    try withShell(["(board)", "propose 1000 x 100", "(set! wide 30)", "(board)"]) { shell in
      let current = try #require(shell.session.current)
      #expect(current.tree.loweredCount == 4)
      let layout = try current.layout(shell.session.proposal)
      let fresh = try CurrentView(current.view).layout(shell.session.proposal)
      #expect(frames(layout) == frames(fresh))
      // A board is 311 views; in the changed row, all views after the narrower cell are offered
      // more.
      #expect(layout.placedCount < 60)
      #expect(fresh.placedCount == 311)
    }
  }

  @Test func `the view before is laid out as it was once undo brings it back`() throws {
    try withShell(["(board)", "propose 1000 x 100"]) { shell in
      let first = try frames(shell)
      let before = SessionChanges.State(shell.session)
      for entry in ["(set! wide 30)", "(board)", "propose 900 x 100"] {
        _ = shell.run(entry, named: "", echo: .everyValue)
      }
      let after = SessionChanges.State(shell.session)
      shell.session.changes.note("change", 1, from: before, to: after)
      _ = shell.run("undo\npropose 1000 x 100", named: "", echo: .everyValue)
      let again = try frames(shell)
      #expect(again == first)
    }
  }
}
