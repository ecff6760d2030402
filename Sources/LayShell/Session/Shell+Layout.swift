import LayEngine
import LayLanguage

extension Shell {
  /// Prints the current view's answer to a proposal: the size, or the whole layout as JSON.
  func showLayout(_ proposed: Proposed, isJSON: Bool) -> Outcome {
    show(at: proposed) { layout throws(Diagnostic) in
      guard isJSON else { return .answer(layout) }
      try TreeJSON.check(layout.root, at: nil)
      var listing = TreeListing(.root(of: layout))
      listing.places = CodePlaces(session.interpreter.sources)
      return .report(.tree(listing), isJSON: true)
    }
  }

  /// Draws the layout of the current view at a proposal.
  func drawLayout(_ proposed: Proposed) -> Outcome {
    show(at: proposed) { .drawing(Picture($0.root)) }
  }

  /// Sets the proposal and prints a part of the layout.
  private func show(
    at proposed: Proposed, _ output: (Layout) throws(Diagnostic) -> Output
  ) -> Outcome {
    do throws(Diagnostic) {
      try session.propose(proposed)
      guard let current = session.current else { throw Diagnostic(.nothingToLayOut, at: nil) }
      try show(output(try current.layout(session.proposal)), at: nil, isForPrograms: true)
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
