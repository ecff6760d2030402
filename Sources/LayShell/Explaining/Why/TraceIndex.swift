import LayEngine
import LayLanguage

/// An index of a traced layout's events by view and proposal.
final class TraceIndex {
  private struct Key: Hashable {
    let node: NodeID
    let proposal: ProposedViewSize
  }

  /// The facts about one view at one proposal.
  struct Facts {
    var width: LengthReason?
    var height: LengthReason?
    /// The alignment guides by which children were placed, by the children's indices.
    var places: [Int: [Axis: PlaceReason]] = [:]
    /// How a program's layout placed a child: an anchor of the child at a point, by the child's
    /// index.
    var anchors: [Int: (point: ViewPoint, anchor: UnitPoint)] = [:]
    /// The line breaking of a text.
    var text: TextMeasurement?
    /// The length left for a child of a stack at its turn, and the number of children that share
    /// it.
    var shares: [Int: (left: Double, among: Int)] = [:]
    /// The columns and rows of a grid, by the axis along which they are laid out.
    var lines: [Axis: [GridLine]] = [:]
    /// The slots of the grid's cells, by the cells' indices.
    var slots: [Int: GridSlot] = [:]
    /// The cells that determined the lengths of the grid's columns and rows.
    var causes: [Axis: [Int: Int]] = [:]

    subscript(axis: Axis) -> LengthReason? { axis == .horizontal ? width : height }
  }

  private var facts: [Key: Facts] = [:]

  /// A size query or an arrangement whose end event has not come yet.
  private struct Open {
    let key: Key
    let isArranging: Bool
    var children: [NodeID]?
  }

  init(_ events: TraceLog, _ tree: ViewTree, _ lookout: Lookout) {
    var open: [Open] = []
    for event in events where !lookout.isOver {
      switch event {
      case .asked(let node, let proposal):
        open.append(Open(key: Key(node: node, proposal: proposal), isArranging: false))
      case .arranging(let node, let proposal, _):
        open.append(Open(key: Key(node: node, proposal: proposal), isArranging: true))
      case .findingLine(let node, _, let proposal):
        // A view may arrange its children while it only resolves an alignment guide.
        open.append(Open(key: Key(node: node, proposal: proposal), isArranging: false))
      case .answered, .arranged, .foundLine: _ = open.popLast()
      case .broke(let node, let text):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].text = text
      case .anchored(let node, let child, let point, let anchor):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].anchors[child] = (point, anchor)
      case .decided(let node, let axis, let reason):
        guard let key = open.last?.key, key.node == node else { continue }
        if axis == .horizontal {
          facts[key, default: Facts()].width = reason
        } else {
          facts[key, default: Facts()].height = reason
        }
      case .shared(let node, let child, let left, let among, _, _):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].shares[child] = (left, among)
      case .lines(let node, let axis, let lines):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].lines[axis] = lines
      case .slotted(let node, let slot):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].slots[slot.cell] = slot
      case .grew(let node, let axis, let line, let cell, _, _):
        guard let key = open.last?.key, key.node == node else { continue }
        facts[key, default: Facts()].causes[axis, default: [:]][line] = cell
      case .aligning(let child, let reason):
        guard let last = open.last, last.isArranging else { continue }
        let children = last.children ?? tree.children(of: last.key.node)
        open[open.count - 1].children = children
        guard reason.child < children.count, children[reason.child] == child else { continue }
        facts[last.key, default: Facts()].places[reason.child, default: [:]][reason.guide.axis] =
          reason
      default: continue
      }
    }
  }

  func facts(of view: PlacedView) -> Facts {
    facts[Key(node: view.node, proposal: view.proposal)] ?? Facts()
  }
}

/// A layout with its events, and with those of the layouts inside geometry readers.
final class TracedLayout {
  let layout: Layout
  let events: TraceLog
  let lookout: Lookout
  private var indices: [ObjectIdentifier: TraceIndex] = [:]

  init(_ layout: Layout, _ events: TraceLog, _ lookout: Lookout) {
    self.layout = layout
    self.events = events
    self.lookout = lookout
  }

  func facts(of view: PlacedView) -> TraceIndex.Facts {
    let id = ObjectIdentifier(view.layout)
    let index =
      indices[id] ?? TraceIndex(view.layout.contentEvents ?? events, view.layout.tree, lookout)
    indices[id] = index
    return index.facts(of: view)
  }
}
