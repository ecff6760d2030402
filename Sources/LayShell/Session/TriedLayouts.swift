import LayEngine
import LayLanguage

/// Layouts at proposals that are only tried, as over a range of them.
///
/// - Rule: where the program does something about values of the view, each proposal is tried from
///   what is there now, as if the window alone became another, and what that changed is taken back.
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

/// How things stood when a range of proposals began to be tried.
struct TrialStart {
  let view: View
  let tree: ViewTree
  let knownValues: [[Int]: CurrentView.KnownValue]
  let restore: () -> Void
  /// What the program had counted when all was as it stands here.
  var changes: Int
}
