/// A change in how a length of a view follows the proposal, at one proposed length.
///
/// The view's length starts or stops being held at a bound, changes its slope, or jumps.
package struct LengthBend {
  package let view: View
  /// A hash of the path from the root, including the numbers of candidates.
  package let place: UInt64
  /// The name of the view, or else of the nearest view around it that has one.
  package let nearestName: String?
  package let axis: Axis
  /// The number of the child, from 1, that is offered this length; nil if it is the view's own.
  package let child: Int?
  /// How many children the view has.
  package let childCount: Int
  /// The length at the bend, in points, as the limit from below and from above.
  package let lengthBefore, length: Double
  /// How much the length grows per point of the proposal, before the bend and after it.
  package let before, after: Double

  /// Whether the length is constant before, or after, the bend.
  package var isHeldBefore: Bool { before == 0 }
  package var isHeldAfter: Bool { after == 0 }
  package var jumps: Bool { abs(lengthBefore - length) > 1e-6 }

  /// Whether the layout at the bend itself is told with those after it.
  ///
  /// A bound that is reached has no effect yet where it is reached. A length that jumps is one or
  /// the other.
  package fileprivate(set) var isIncluded: Bool

  /// Takes from the layout at the bend on which side of a jump it is.
  fileprivate mutating func takeSide(of view: PlacedView) {
    guard jumps else { return }
    let offered = child.map { view.children[$0 - 1].proposal[axis] }
    let there = (offered ?? nil) ?? view.frame.size[axis]
    isIncluded = abs(there - length) < abs(there - lengthBefore)
  }
}

extension [LengthBend] {
  /// Finds out on which side of each jump the layout at the jump itself is.
  mutating func takeSides(of layout: Layout) {
    let places = Set(self.lazy.filter(\.jumps).map(\.place))
    guard !places.isEmpty else { return }
    var views: [UInt64: PlacedView] = [:]
    LayoutStructure.walk(layout, atMost: PlacedLines.most) { view, place, _ in
      if places.contains(place) { views[place] = view }
    }
    for index in indices {
      if let view = views[self[index].place] { self[index].takeSide(of: view) }
    }
  }
}

/// The lengths of the views of a layout, as linear functions over a piece of a range.
struct PlacedLines {
  /// A view at a place in the tree.
  private struct Lines {
    let node: NodeID
    /// The `place` of the parent.
    let parent: UInt64
    let nearestName: String?
    let size: Size<Affine>
    let children: [Proposal<Affine>]
  }

  private let tree: ViewTree
  private var lines: [UInt64: Lines] = [:]
  /// In preorder.
  private var places: [UInt64] = []
  /// The views in whose rules comparisons change at the end of the piece.
  private let owners: Set<NodeID>
  /// Slopes closer than this count as the same.
  private static let rounding = 1e-9
  /// The largest number of views that are visited, for views that contain the next one twice.
  fileprivate static let most = 100_000

  init(_ placements: borrowing Buffer<Placed<Affine>>, _ tree: ViewTree, _ owners: [NodeID]) {
    self.tree = tree
    self.owners = Set(owners)
    var pending: [(index: Int, place: UInt64, parent: UInt64, name: String?)] = [(0, 1, 0, nil)]
    while lines.count < Self.most, let (index, place, parent, name) = pending.popLast() {
      let placed = placements[index]
      let name = tree.view(of: placed.node).name ?? name
      let children = Int(placed.firstChild)..<Int(placed.firstChild + placed.childCount)
      var offers: [Proposal<Affine>] = []
      for child in children { offers.append(placements[child].proposal) }
      lines[place] = Lines(
        node: placed.node, parent: parent, nearestName: name, size: placed.size, children: offers)
      places.append(place)
      for (number, child) in children.enumerated().reversed() {
        let step = placed.choice >= 0 ? Int(placed.choice) + 1 : number + 1
        pending.append((child, LayoutStructure.place(place, step), place, name))
      }
    }
  }

  /// The lengths that bend between this piece and the next, of views whose rules cause that.
  ///
  /// - Parameters:
  ///   - distance: from the beginning of this piece to that of the next, in points.
  ///   - passed: a very short piece in between, which results from finding one change twice.
  ///   - takesInnermost: whether to return the innermost views whose own lengths bend, if no rule
  ///     is known to be the cause.
  func bends(
    to next: PlacedLines, after distance: Double, passing passed: PlacedLines?,
    orInnermost takesInnermost: Bool
  ) -> [LengthBend] {
    var bends: [LengthBend] = []
    var others: [LengthBend] = []
    var outer: Set<UInt64> = []
    for place in places {
      guard let before = lines[place], let after = next.lines[place], before.node == after.node
      else { continue }
      let isOwner =
        owners.contains(before.node) || passed?.owners.contains(before.node) == true
      guard isOwner || takesInnermost else { continue }
      for axis in Axis.allCases {
        let found = self.bends(place, axis, before, after, distance)
        if isOwner {
          bends += found
        } else if let own = found.first, own.child == nil {
          others.append(own)
          outer.insert(before.parent)
        }
      }
    }
    guard bends.isEmpty else { return bends }
    return others.filter { !outer.contains($0.place) }
  }

  private func bends(
    _ place: UInt64, _ axis: Axis, _ before: Lines, _ after: Lines, _ distance: Double
  ) -> [LengthBend] {
    let own = bend(place, axis, nil, before, before.size[axis], after.size[axis], distance)
    if let own { return [own] }
    return zip(before.children, after.children).enumerated().compactMap { number, offers in
      guard !offers.0[axis].isUnspecified, !offers.1[axis].isUnspecified else { return nil }
      return bend(
        place, axis, number + 1, before, offers.0[axis].or(0), offers.1[axis].or(0), distance)
    }
  }

  /// nil where the later length continues the earlier one.
  private func bend(
    _ place: UInt64, _ axis: Axis, _ child: Int?, _ lines: Lines, _ before: Affine, _ after: Affine,
    _ distance: Double
  ) -> LengthBend? {
    let end = before.value + before.slope * distance
    let bend = LengthBend(
      view: tree.view(of: lines.node), place: place, nearestName: lines.nearestName, axis: axis,
      child: child, childCount: lines.children.count, lengthBefore: end, length: after.value,
      before: before.slope, after: after.slope, isIncluded: after.slope != 0)
    let isSame = abs(before.slope - after.slope) <= Self.rounding && !bend.jumps
    return isSame || !after.value.isFinite ? nil : bend
  }
}

extension SweepPiece {
  /// The lengths that bend from this piece to the next; empty if the pieces kept no lengths.
  func bends(
    to next: SweepPiece, passing passed: SweepPiece?, orInnermost takesInnermost: Bool
  ) -> [LengthBend] {
    guard let placed, let later = next.placed else { return [] }
    return placed.bends(
      to: later, after: next.start - start, passing: passed?.placed, orInnermost: takesInnermost)
  }
}
