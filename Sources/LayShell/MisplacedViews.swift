import LayEngine
import LayLanguage

/// The views of a layout without a finite position, as the user wrote them.
///
/// Of nested views only the outermost is reported. A view that is part of a control is reported as
/// the control.
struct MisplacedViews {
  private struct Arrangement: Hashable {
    /// The layout, because the content of a geometry reader has its own.
    let layout: ObjectIdentifier
    let node: NodeID
    let proposal: ProposedViewSize
  }

  /// A view in the source without a finite position, or with a part that has none.
  struct Found {
    let view: View
    let isPart: Bool
  }

  private(set) var found: [Found] = []

  /// - Parameter most: the number of views after which the search stops.
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
