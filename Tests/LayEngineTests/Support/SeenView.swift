import LayEngine

/// What can be seen of a placed view, for comparing layouts; NaN equals NaN here.
struct SeenView: Equatable, CustomStringConvertible {
  let kind: String
  let depth: Int
  let proposal: ProposedViewSize
  let frame: ViewFrame
  let chosen: Int?

  static func == (left: SeenView, right: SeenView) -> Bool { left.description == right.description }

  var description: String {
    "\(depth) \(kind) \(proposal) \(frame) \(chosen.map(String.init) ?? "-")"
  }
}

extension Layout {
  /// All views that are shown, in the order of a walk from the root.
  var seen: [SeenView] {
    var list: [SeenView] = []
    visit { view, depth in
      list.append(
        SeenView(
          kind: "\(type(of: view.view.content))", depth: depth, proposal: view.proposal,
          frame: view.frame, chosen: view.chosen))
    }
    return list
  }

  func visit(_ body: (PlacedView, Int) throws -> Void) rethrows {
    var pending = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      try body(view, depth)
      pending.append(contentsOf: view.children.reversed().map { ($0, depth + 1) })
    }
  }
}
