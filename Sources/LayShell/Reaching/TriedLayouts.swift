import LayEngine
import LayLanguage

/// Layouts at proposals that are only tried, as over a range of them.
///
/// - Rule: where actions of the program, such as `on-change`, may change values, each trial starts
///   from the current state, as if only the window were resized, and its changes are undone
///   afterwards.
extension CurrentView {
  func triedLayout(_ proposal: ProposedViewSize) throws(Diagnostic) -> Layout {
    try trial { () throws(Diagnostic) in try layout(proposal) }
  }

  func triedSize(_ proposal: ProposedViewSize) throws(Diagnostic) -> ViewSize {
    try trial { () throws(Diagnostic) in try size(proposal) }
  }

  private func trial<Answer>(
    _ body: () throws(Diagnostic) -> Answer
  ) throws(Diagnostic) -> Answer {
    guard let origin, tree.hasActions || tree.usesProgram else { return try body() }
    let start = trialStart(origin)
    defer { takeBack(start, origin) }
    return try body()
  }
}

/// The state of a view before proposals are tried.
struct TrialStart {
  let view: View
  let tree: ViewTree
  let knownValues: [[Int]: CurrentView.KnownValue]
  let restore: () -> Void
  /// The program's count of changes in this state.
  var changes: Int
}
