/// All views of a layout as they move over a piece of a range, each before those inside it, in the
/// order of the children.
///
/// A view whose width is 100 at the start of the piece and half of what is proposed has a frame of
/// 100, and grows by 0.5 a point.
package struct MovingViews {
  /// The width just after which the views are known, in points.
  package let start: Double
  /// What layouts of the same views have in common: for each view its identity, and a number of how many
  /// children and which candidate it shows, and on which axes nothing is proposed.
  package private(set) var key: [Int] = []
  /// The frames at the start, as the limit from above, and by how much they grow a point.
  package private(set) var frames: [ViewFrame] = []
  package private(set) var slopes: [ViewFrame] = []
  package private(set) var proposals: [ProposedViewSize] = []
  /// By how much the proposals grow a point; nil for those that are nil.
  package private(set) var offerSlopes: [ProposedViewSize] = []
  /// How texts come out: as `sign` tells; 128 for one at 0 x 0.
  package private(set) var texts: [UInt8] = []
  /// What `LayoutStructure` tells apart, as a number: which views there are, how many lines texts have
  /// and whether they are cut.
  package private(set) var structure: UInt64 = 0

  private static let mostViews = 20_000
  private static let deepest = 300

  /// Nil where there are many views, where they are nested deep, or where one is without end.
  ///
  /// - Parameter outcomes: how the texts come out, by placement.
  init?(
    _ placements: borrowing Buffer<Placed<Affine>>, _ outcomes: [PlacedOutcome], _ tree: ViewTree,
    after start: Double
  ) {
    self.start = start
    guard placements.count <= Self.mostViews else { return nil }
    reserve(placements.count)
    var pending = [(index: 0, origin: Point<Affine>.zero, depth: 0)]
    while let (index, origin, depth) = pending.popLast() {
      let placed = placements[index]
      guard depth < Self.deepest, frames.count < Self.mostViews, placed.size.isFinite,
        origin.x.isFinite, origin.y.isFinite
      else { return nil }
      add(placed, at: origin, outcomes[index], tree)
      var child = Int(placed.firstChild + placed.childCount) - 1
      while child >= Int(placed.firstChild) {
        let offset = placements[child].origin
        let place = Point(origin.x + offset.x, origin.y + offset.y)
        pending.append((child, place, depth + 1))
        child -= 1
      }
    }
  }

  /// What a view shows, as a number in `key`; the choice is 0 where there are no candidates.
  package static func shown(
    count: Int, choice: Int, _ offered: ProposedViewSize, hasEffects: Bool
  ) -> Int {
    let offers = (offered.width == nil ? 1 : 0) + (offered.height == nil ? 2 : 0)
    return (count << 16 + choice) << 3 + offers + (hasEffects ? 4 : 0)
  }

  /// How a text comes out, as a number: 1 for one that is cut, and 2 more if a limit of lines cuts it; 4 for one that
  /// is scaled, and 8 more if as far as it may be; and 16 times which of its words is broken, from 1 to 7, after
  /// which it begins again with 1; 0 for none.
  package static func sign(
    isCut: Bool, isCutByLimit: Bool, brokenWord: Int32?, scale: (own: Double, least: Double)?
  ) -> UInt8 {
    let isLeast = scale.map { $0.own < $0.least * 1.01 } ?? false
    return (isCut ? 1 : 0) + (isCutByLimit ? 2 : 0) + (scale != nil ? 4 : 0) + (isLeast ? 8 : 0)
      + (brokenWord.map { UInt8($0 % 7 + 1) << 4 } ?? 0)
  }

  private mutating func reserve(_ count: Int) {
    key.reserveCapacity(2 * count)
    frames.reserveCapacity(count)
    slopes.reserveCapacity(count)
    proposals.reserveCapacity(count)
    offerSlopes.reserveCapacity(count)
    texts.reserveCapacity(count)
  }

  private mutating func add(
    _ placed: Placed<Affine>, at origin: Point<Affine>, _ outcome: PlacedOutcome, _ tree: ViewTree
  ) {
    let offered = placed.proposal.outside
    key.append(Int(bitPattern: ObjectIdentifier(tree.view(of: placed.node))))
    key.append(
      Self.shown(
        count: Int(placed.childCount), choice: Int(placed.choice) + 1, offered, hasEffects: false))
    let size = placed.size
    frames.append(
      ViewFrame(
        x: origin.x.value, y: origin.y.value, width: size.width.value, height: size.height.value))
    slopes.append(
      ViewFrame(
        x: origin.x.slope, y: origin.y.slope, width: size.width.slope, height: size.height.slope))
    proposals.append(offered)
    offerSlopes.append(
      ProposedViewSize(
        width: placed.proposal.width.slope, height: placed.proposal.height.slope))
    texts.append(outcome.sign)
    for part in [Int(placed.node), Int(placed.choice), outcome.state] {
      structure = LayoutStructure.place(structure, part)
    }
  }
}

/// How a placed text, or a grid, comes out.
struct PlacedOutcome {
  /// As in `MovingViews.texts`.
  var sign: UInt8 = 0
  /// Another number for other lines, or for other tracks of a grid.
  var state = 0
}

extension Length<Affine> {
  /// By how much it grows a point; nil for an unspecified one.
  fileprivate var slope: Double? { isUnspecified ? nil : or(0).slope }
}
