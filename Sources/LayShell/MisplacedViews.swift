import LayEngine
import LayLanguage

/// The views of a layout that stand at no finite place, as the user wrote them.
///
/// Of views inside each other the outermost is named, and for a view that a control is made of
/// the control.
struct MisplacedViews {
  private struct Arrangement: Hashable {
    /// The layout: what a geometry reader makes has one of its own.
    let layout: ObjectIdentifier
    let node: NodeID
    let proposal: ProposedViewSize
  }

  /// A view that was written, or of which a part stands nowhere.
  struct Found {
    let view: View
    let isPart: Bool
  }

  private(set) var found: [Found] = []

  /// - Parameter most: how many are looked for.
  init(in layout: Layout, atMost most: Int, _ lookout: Lookout = Lookout()) {
    guard layout.withContents.contains(where: { !$0.misplaced.isEmpty }) else { return }
    var seen: Set<Arrangement> = []
    var pending: [(placed: PlacedView, written: View)] = [(layout.root, layout.root.view)]
    while found.count < most, !lookout.isOver, let (placed, outer) = pending.popLast() {
      let written = placed.view.span == nil ? outer : placed.view
      let place = placed.originInParent
      guard place.x.isFinite, place.y.isFinite else {
        if !found.contains(where: { $0.view.span == written.span }) {
          found.append(Found(view: written, isPart: placed.view.span == nil))
        }
        continue
      }
      let arrangement = Arrangement(
        layout: ObjectIdentifier(placed.layout), node: placed.node, proposal: placed.proposal)
      guard seen.insert(arrangement).inserted else { continue }
      pending += placed.children.reversed().map { ($0, written) }
    }
  }
}
