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
  init?(_ root: MovingContent, after start: Double) {
    self.start = start
    guard root.placements.count <= Self.mostViews else { return nil }
    reserve(root.placements.count)
    var pending = [(owner: root, index: 0, origin: Point<Affine>.zero, depth: 0)]
    while let (owner, index, origin, depth) = pending.popLast() {
      let placed = owner.placements[index]
      guard depth < Self.deepest, frames.count < Self.mostViews, placed.size.isFinite,
        origin.x.isFinite, origin.y.isFinite
      else { return nil }
      // The root of a reader's content is the reader.
      let inside = owner.contents[index] ?? owner
      let parent = inside === owner ? placed : inside.placements[0]
      add(placed, at: origin, owner.outcomes[index], owner.tree, childCount: parent.childCount)
      var child = Int(parent.firstChild + parent.childCount) - 1
      while child >= Int(parent.firstChild) {
        let offset = inside.placements[child].origin
        let place = Point(origin.x + offset.x, origin.y + offset.y)
        pending.append((inside, child, place, depth + 1))
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
    _ placed: Placed<Affine>, at origin: Point<Affine>, _ outcome: PlacedOutcome, _ tree: ViewTree,
    childCount: Int32
  ) {
    let offered = placed.proposal.outside
    key.append(Int(bitPattern: ObjectIdentifier(tree.view(of: placed.node))))
    key.append(
      Self.shown(
        count: Int(childCount), choice: Int(placed.choice) + 1, offered, hasEffects: false))
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

extension Pass {
  /// What was placed, as it moves.
  mutating func movingContent(_ outcomes: [PlacedOutcome]? = nil) -> MovingContent {
    var moving = Buffer<Placed<Affine>>(capacity: placements.count)
    for index in 0..<placements.count { moving.append(placements[index].moving) }
    return MovingContent(tree, moving, outcomes ?? self.outcomes(), movingContents)
  }

  /// How all that was placed comes out, by placement.
  mutating func outcomes() -> [PlacedOutcome] {
    var all: [PlacedOutcome] = []
    all.reserveCapacity(placements.count)
    for index in 0..<placements.count { all.append(outcome(of: placements[index])) }
    return all
  }

  /// Measures a placed text: it may be placed with a proposal that it was never asked for, at which
  /// its lines change too.
  private mutating func outcome(of placed: Placed<Number>) -> PlacedOutcome {
    let node = nodes[Int(placed.node)]
    if node.rule == LazyGrid.rule {
      let axis = (parameters(of: node) as LazyGrid.Parameters).axis
      let length = placed.size[axis].value
      let count = LazyGridTracks<Double>.adaptiveCount(node, tree, in: length)
      return PlacedOutcome(state: count ?? 0)
    }
    guard node.rule == TextRule.rule else { return PlacedOutcome() }
    let text: TextParameters = parameters(of: node)
    let former = Number.enter(placed.node, &record)
    defer { _ = Number.enter(former, &record) }
    let measure = TextRule.drawn(text, tree.text, placed.proposal, &record, isOver: shouldStop)
      .measure
    if TextRule.isZero(placed.proposal) { return PlacedOutcome(sign: 128, state: 1) }
    let isLimited = measure.isCut && measure.lineCount == text.upperLimit
    let broken = measure.brokenPiece.map { $0 - text.firstPiece }
    let scale = measure.scale < 1 ? (measure.scale, text.minimumScale) : nil
    return PlacedOutcome(
      sign: MovingViews.sign(
        isCut: measure.isCut, isCutByLimit: isLimited, brokenWord: broken, scale: scale),
      state: Int(measure.lineCount) << 1 + (measure.isCut ? 1 : 0))
  }
}

extension Placed {
  fileprivate var moving: Placed<Affine> {
    Placed<Affine>(
      node: node, firstChild: firstChild, childCount: childCount, choice: choice,
      origin: Point(origin.moving), proposal: Proposal(proposal.moving), size: Size(size.moving))
  }
}

extension Length<Affine> {
  /// By how much it grows a point; nil for an unspecified one.
  fileprivate var slope: Double? { isUnspecified ? nil : or(0).slope }
}
