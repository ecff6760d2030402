/// Placements that a layout reads, and that later runs of the pass add to.
///
/// The numbers are always `Double`: a generic class would be instantiated at run time, which takes
/// a twentieth of the time of a short script.
final class Placements {
  @exclusivity(unchecked) var buffer: Buffer<Placed<Double>>

  init(_ buffer: consuming Buffer<Placed<Double>>) { self.buffer = buffer }
}

/// A run whose placements a later version of the tree may take over.
struct LastPlaced<Number: Scalar>: BitwiseCopyable {
  /// The index of the root's placement.
  var root: Int
  var proposal: Proposal<Number>
  /// How many placements there were when all views were placed last.
  var fullCount: Int
}

/// Places a version of a tree that shares most nodes with the version before.
///
/// The placements of both are in one array, the new ones after the old ones. A view with the same
/// node and proposal as the view that was at its place takes over the block of its children, and
/// nothing below it is placed again.
extension Pass {
  /// How many placements there may be beyond twice those of a full run, for small trees.
  private static var fewPlacements: Int { 1024 }

  /// Prepares `placements` for a run; returns the last run if this one takes over its placements.
  ///
  /// Placements that a layout reads are moved here for such a run, or else left to the layout.
  mutating func takePlacements(_ proposal: Proposal<Number>) -> LastPlaced<Number>? {
    let last = lastPlaced
    lastPlaced = nil
    bringPlacements()
    if let last, !tree.usesProgram, !usesContainer, !usesPlaces,
      Proposal.same(last.proposal, proposal),
      placements[last.root].node != tree.root,
      placements.count <= 2 * last.fullCount + Self.fewPlacements
    {
      return last
    }
    if shownPlacements != nil, !isKnownUniquelyReferenced(&shownPlacements) {
      bringPlacements()
      placements = Buffer(capacity: tree.count)
    }
    shownPlacements = nil
    placements.removeAll()
    arrangedBlocks.clear()
    misplaced.removeAll()
    warnings.removeAll()
    return nil
  }

  /// Swaps `placements` with those in `shownPlacements`: from the layout to the pass, or back.
  mutating func bringPlacements() {
    guard let shownPlacements, Number.self == Double.self else { return }
    withUnsafeMutablePointer(to: &placements) { placements in
      placements.withMemoryRebound(to: Buffer<Placed<Double>>.self, capacity: 1) { placements in
        swap(&placements.pointee, &shownPlacements.buffer)
      }
    }
  }

  /// Places what differs from the earlier version, whose root has the placement at an index.
  mutating func placeChanges(since earlier: Int) {
    // For each placement from the root on, the earlier placement at the same place; -1 for none.
    var earlierPlaces = Buffer<Int32>()
    earlierPlaces.append(Int32(earlier))
    var next = placedRoot
    while next < placements.count, failure == nil, !isStopped() {
      let place = Int(earlierPlaces[next - placedRoot])
      if place >= 0, isSame(next, place) {
        takeChildren(of: place, for: next)
      } else {
        let first = placements.count
        arrangeChildren(of: next)
        match(first..<placements.count, place, &earlierPlaces)
      }
      otherWork &+= 1
      next += 1
    }
  }

  private func isSame(_ index: Int, _ other: Int) -> Bool {
    let (one, other) = (placements.pointer + index, placements.pointer + other)
    return one.pointee.node == other.pointee.node
      && Proposal.same(one.pointee.proposal, other.pointee.proposal)
  }

  private mutating func takeChildren(of other: Int, for index: Int) {
    let (one, other) = (placements.pointer + index, placements.pointer + other)
    one.pointee.firstChild = other.pointee.firstChild
    one.pointee.childCount = other.pointee.childCount
    one.pointee.choice = other.pointee.choice
  }

  /// Matches new children with those of the earlier placement `place`: equal nodes from both ends,
  /// and the ones between them in order.
  private func match(
    _ children: Range<Int>, _ place: Int, _ earlierPlaces: inout Buffer<Int32>
  ) {
    let start = earlierPlaces.take(children.count)
    for index in 0..<children.count { earlierPlaces[start + index] = -1 }
    guard place >= 0 else { return }
    let others = Int(placements[place].firstChild)
    let otherCount = Int(placements[place].childCount)
    let count = min(children.count, otherCount)
    func isSameNode(_ index: Int, _ other: Int) -> Bool {
      placements[children.lowerBound + index].node == placements[others + other].node
    }
    var last = 0
    var first = 0
    while first < count, isSameNode(first, first) { first += 1 }
    while last < count - first,
      isSameNode(children.count - last - 1, otherCount - last - 1)
    {
      last += 1
      earlierPlaces[start + children.count - last] = Int32(others + otherCount - last)
    }
    for index in 0..<count - last { earlierPlaces[start + index] = Int32(others + index) }
  }
}
