import LayEngine
import LayLanguage

extension Shell {
  /// Prints how the current view answers a proposal: the size, or everything as JSON.
  func showLayout(_ proposed: Proposed, isJSON: Bool) -> Outcome {
    show(at: proposed) { layout throws(Diagnostic) in
      guard isJSON else { return .answer(layout) }
      try JSONText.check(layout.root, at: nil)
      return .json(layout.root)
    }
  }

  /// Draws how the current view is laid out at a proposal.
  func drawLayout(_ proposed: Proposed) -> Outcome {
    show(at: proposed) { .drawing(Picture($0.root)) }
  }

  /// Proposes something to the current view and prints what is to be shown of the layout.
  private func show(
    at proposed: Proposed, _ output: (Layout) throws(Diagnostic) -> Output
  ) -> Outcome {
    do throws(Diagnostic) {
      try session.propose(proposed)
      guard let current = session.current else { throw Diagnostic(.nothingToLayOut, at: nil) }
      try show(output(try current.layout(session.proposal)), at: nil)
      return .finished
    } catch {
      return tell(error)
    }
  }
}

extension Complaint {
  fileprivate static let nothingToLayOut = Complaint(
    "there is no view to lay out", hint: "write one, such as `(text \"Hello\")`")
}
