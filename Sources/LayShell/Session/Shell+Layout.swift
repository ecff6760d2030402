import LayEngine
import LayLanguage
import LayTerminal

extension Shell {
  /// Prints how the current view answers a proposal: the size, or everything as JSON.
  func showLayout(_ proposed: Proposed, isJSON: Bool) -> Outcome {
    do throws(Diagnostic) {
      try session.propose(proposed)
      guard let current = session.current else {
        throw Diagnostic(.nothingToLayOut, at: nil)
      }
      let layout = try current.layout(proposed.size)
      if isJSON {
        warn(about: layout)
        try JSONText.check(layout.root, at: nil)
      }
      let lookout = session.interpreter.lookout()
      let text = Renderer(style, lookout).text(isJSON ? .json(layout.root) : .answer(layout))
      try lookout.check()
      if let text { printResult(text) }
      return .finished
    } catch {
      printDiagnostic(picture(of: error))
      return error.isInterruption ? .interrupted : .failed
    }
  }
}

extension Complaint {
  fileprivate static let nothingToLayOut = Complaint(
    "there is no view to lay out", hint: "write one, such as `(text \"Hello\")`")
}
