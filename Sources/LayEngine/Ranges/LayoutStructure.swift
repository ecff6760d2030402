/// The parts of a layout that change in steps while a proposal grows.
///
/// These are: which candidates are shown, how many lines texts have and whether they are
/// truncated, how many tracks adaptive lazy grids have, in which rows layouts of the program put
/// their children, at which of their bounds frames are held, and which views there are. All commands that tell where a
/// structure changes, or what differs between two layouts, read it here.
package struct LayoutStructure: Equatable {
  package enum State: Equatable {
    /// A ViewThatFits shows the candidate with this number, from 1, of so many.
    case candidate(Int, of: Int)
    /// A text has so many lines, and the last one may be truncated.
    case lines(Int, isTruncated: Bool)
    /// A lazy grid with adaptive items has so many columns (`horizontal`) or rows.
    case tracks(Int, along: Axis)
    /// A layout of the program puts its children in these rows.
    case children(ChildSteps)
    /// A frame with bounds is held at one on each axis, or at none.
    case frame(width: Bound, height: Bound)
  }

  package enum Bound: Sendable {
    case none
    case minimum
    case maximum
  }

  /// A view with a state, identified by its path in the tree.
  package struct Part: Equatable {
    package let view: View
    /// A hash of the path from the root, including the numbers of candidates.
    package let place: UInt64
    /// The name of the view, or else of the nearest view around it that has one.
    package let nearestName: String?
    package let state: State

    package static func == (left: Part, right: Part) -> Bool {
      left.place == right.place && left.state == right.state
    }
  }

  /// In preorder.
  package private(set) var parts: [Part] = []
  /// A hash of the kinds of all views and of their places, which differ where a function of the
  /// program makes other views, as the content of a geometry reader may.
  package private(set) var shape: UInt64 = 0

  /// - Parameters:
  ///   - hasFrames: whether the bounds of frames count.
  ///   - most: how many views are visited; where each view contains the next one twice, there would
  ///     be far too many.
  ///   - isOver: whether to stop; the structure is incomplete then.
  package init(
    _ layout: Layout, hasFrames: Bool, atMost most: Int = 1_000_000,
    isOver: () -> Bool = { false }
  ) {
    Self.walk(layout, atMost: most, isOver: isOver) { view, place, name in
      let kind = ObjectIdentifier(type(of: view.view.content) as Any.Type)
      shape = Self.place(shape ^ place, kind.hashValue)
      guard let state = Self.state(of: view, hasFrames, isOver) else { return }
      parts.append(Part(view: view.view, place: place, nearestName: name, state: state))
    }
  }

  /// Visits the views of a layout in preorder, each with its place and its nearest name.
  static func walk(
    _ layout: Layout, atMost most: Int, isOver: () -> Bool = { false },
    visit: (PlacedView, UInt64, String?) -> Void
  ) {
    var pending: [(view: PlacedView, place: UInt64, name: String?)] = [(layout.root, 1, nil)]
    var count = 0
    while count < most, !isOver(), let (view, place, name) = pending.popLast() {
      count += 1
      let name = view.view.name ?? name
      visit(view, place, name)
      let chosen = view.chosen
      let children = view.children
      for number in children.indices.reversed() {
        let step = chosen ?? number + 1
        pending.append((children[number], Self.place(place, step), name))
      }
    }
  }

  package static func place(_ place: UInt64, _ step: Int) -> UInt64 {
    let mixed = (place ^ UInt64(truncatingIfNeeded: step)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }

  /// The state of a view, but for the bounds of frames; nil for views without one.
  package static func state(of view: PlacedView) -> State? { state(of: view, false) { false } }

  private static func state(
    of view: PlacedView, _ hasFrames: Bool, _ isOver: () -> Bool
  ) -> State? {
    let tree = view.layout.tree
    let node = tree.nodes[Int(view.node)]
    switch node.rule {
    case ViewThatFits.rule:
      return view.chosen.map { .candidate($0, of: tree.children(of: view.node).count) }
    case TextRule.rule:
      let text: TextParameters = tree.parameters(of: node)
      var record = Double.emptyRecord
      let proposal = Proposal<Double>(view.proposal)
      let measure = TextRule.drawn(text, tree.text, proposal, &record, isOver: isOver).measure
      return .lines(Int(measure.lineCount), isTruncated: measure.isCut)
    case LazyGrid.rule:
      let axis = (tree.parameters(of: node) as LazyGrid.Parameters).axis
      let count = LazyGridTracks<Double>.adaptiveCount(node, tree, in: view.frame.size[axis])
      return count.map { .tracks($0, along: axis) }
    case Custom.rule: return .children(ChildSteps(of: view))
    case FlexibleFrame.rule:
      guard hasFrames, let frame = view.view.content as? FlexibleFrame else { return nil }
      return state(of: frame, view)
    default: return nil
    }
  }

  private static func state(of frame: FlexibleFrame, _ view: PlacedView) -> State? {
    let child = view.children.first?.frame.size
    let size = view.frame.size
    return .frame(
      width: frame.width.bound(view.proposal.width, child?.width, size.width),
      height: frame.height.bound(view.proposal.height, child?.height, size.height))
  }
}

extension FlexibleLength {
  /// The rounding error that sums of lengths may have, in points.
  private static let rounding = 1e-9

  /// The bound that keeps a frame's length from being the proposal or the child's answer.
  ///
  /// A child that is as long as a bound, up to rounding errors, is not held.
  fileprivate func bound(
    _ proposed: Double?, _ child: Double?, _ length: Double
  ) -> LayoutStructure.Bound {
    let bounds = consistent
    let wanted = [proposed, child].compactMap { $0 }
    if let least = bounds.minimum, length == least {
      if wanted.contains(where: { $0 < least - Self.rounding }) { return .minimum }
    }
    if let most = bounds.maximum, length == most {
      if wanted.contains(where: { $0 > most + Self.rounding }) { return .maximum }
    }
    return .none
  }
}
