import LayEngine
import LayLanguage

/// The last two layouts of a session, for `diff`.
///
/// A layout that was never shown is laid out only when `diff` needs it, so that keeping the history
/// costs scripts nothing.
struct LayoutHistory {
  private struct State {
    let view: View
    let proposal: ProposedViewSize
    let rootEnvironment: RootEnvironment
    /// Nil until it is needed.
    var layout: Layout?
    /// Whether the program has changed since, so that the view could be laid out differently now.
    var isOutdated = false
  }

  private var before: State?
  private var present: State?

  /// Records what is shown now, if the view, the proposal or the environment is a new one.
  mutating func record(_ current: CurrentView, _ proposal: ProposedViewSize) {
    let layout = current.knownLayout(proposal)
    if let present, present.view === current.view, present.proposal == proposal,
      present.rootEnvironment == current.rootEnvironment, !present.isOutdated
    {
      if let layout { self.present?.layout = layout }
      return
    }
    before = present
    present = State(
      view: current.view, proposal: proposal, rootEnvironment: current.rootEnvironment,
      layout: layout)
  }

  /// Marks the layout as outdated: functions of the program that the view calls may have changed.
  mutating func programChanged() {
    // A layout that was never shown needs no comparison.
    if present?.layout != nil { present?.isOutdated = true }
  }

  /// The layout before the present one; nil if there is none.
  func layoutBefore(
    reasonToStop: @escaping () -> StopReason?
  ) throws(Diagnostic) -> Layout? {
    guard let before else { return nil }
    if let layout = before.layout { return layout }
    let view = try CurrentView(
      before.view, in: before.rootEnvironment, reasonToStop: reasonToStop)
    return try view.layout(before.proposal)
  }
}
