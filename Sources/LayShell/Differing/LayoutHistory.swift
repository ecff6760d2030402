import LayEngine
import LayLanguage

/// The last two layouts of a session, for `diff`.
///
/// A layout is a view at a proposal. What nobody has asked for is laid out when `diff` wants it, so
/// that keeping this costs a script nothing.
struct LayoutHistory {
  private struct State {
    let view: View
    let proposal: ProposedViewSize
    let rootEnvironment: RootEnvironment
    /// Nil until somebody has asked for it.
    var layout: Layout?
    /// Whether the program has changed since, so that the view would be laid out otherwise now.
    var isOutdated = false
  }

  private var before: State?
  private var present: State?

  /// Notes what is shown now, if it is another view or another proposal than the last time.
  mutating func note(_ current: CurrentView, _ proposal: ProposedViewSize) {
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

  /// The program has changed, which changes what a view with its functions answers.
  mutating func programChanged() {
    // A layout that nobody has seen is not missed.
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
