/// Something that happened in a pass, as a value; renderers choose the words.
///
/// Lengths are points. A text with the node 3 that answers 88 x 20 to the width 100 gives
/// `.asked(3, 100 x nil)`, `.broke(3, …)` and `.answered(3, 88 x 20)`. Seldom and large cases are
/// indirect, so that the others take little memory.
package enum TraceEvent: Equatable, Sendable {
  /// A view is asked for its size and computes it; everything until its answer belongs to it.
  case asked(NodeID, ProposedViewSize)
  case answered(NodeID, ViewSize)
  /// A view is asked for an answer that it has given before.
  case remembered(NodeID, ProposedViewSize, ViewSize)
  /// The view's next question to a child only probes its size, and is not an offer.
  case probing(NodeID, Probe)
  /// A view is asked for the position of a guide and computes it; everything until `foundLine`
  /// belongs to it.
  case findingLine(NodeID, AlignmentGuide, ProposedViewSize)
  /// The explicit position of the guide, in points from the leading or top edge; nil if the view
  /// has none, so that the guide is at its default position.
  case foundLine(NodeID, AlignmentGuide, at: Double?)

  /// A view arranges its children; everything until `arranged` belongs to it.
  case arranging(NodeID, ProposedViewSize, ViewSize)
  case arranged(NodeID)

  /// A stack found how far a child can go, from the answer at 0 to the answer at infinity.
  case probed(NodeID, child: Int, shortest: Double, longest: Double)
  /// A stack has a length to share: what it is proposed, less its spacing.
  case available(NodeID, Double)
  /// A stack begins to share a length among the children of one priority, in the order of the
  /// `shared` events that follow.
  case sharing(NodeID, available: Double, priority: Double, among: Int)
  /// A stack reserves the smallest lengths of children of lower priority; negative where it
  /// releases them.
  case reserved(NodeID, Double)
  /// A stack offered a child its share of what was left, and the child answered.
  case shared(NodeID, child: Int, left: Double, among: Int, ProposedViewSize, ViewSize)

  /// What decided a view's answer on an axis; of several events for one answer the last counts.
  case decided(NodeID, Axis, LengthReason)
  /// A view offers what is left inside its insets, and adds them to the answer.
  case inset(NodeID, Insets)
  /// A frame held a length within bounds.
  case clamped(NodeID, Axis, Clamp)
  /// A view offers a part of what it is proposed.
  case scaled(NodeID, Axis, from: Double?, by: Double)
  /// A view offers a size with a given aspect ratio.
  indirect case shaped(NodeID, Shaping)
  /// A text was broken into lines.
  indirect case broke(NodeID, TextMeasurement)
  /// A view and the content at one of its edges share a length.
  indirect case sharedEdge(NodeID, EdgeSharing)
  /// A length was rounded to a whole point.
  case rounded(NodeID, Axis, from: Double, to: Double)
  /// A view places a child by an alignment guide.
  case aligning(NodeID, PlaceReason)

  /// A ZStack aligned the children that count on an axis: how far they reach before the line and
  /// after it.
  case aligned(NodeID, Axis, before: Double, after: Double)

  /// The position that a view sets for a guide, in points from its leading or top edge; nil if it
  /// was not asked for. `usual` is the default position, if that is known.
  case setLine(NodeID, at: Double?, usual: Double?)

  /// A grid begins to share what is left among the cells of a group.
  indirect case serving(NodeID, GridGroup)
  /// A grid asked a cell; its column and row grow if the answer is larger.
  case served(NodeID, cell: Int, ProposedViewSize, ViewSize)
  /// A cell of several columns lacks a width in them, which is kept for it, in points; `isSpread` before cells
  /// of another priority are served, in place of all that was kept before.
  case lacked(NodeID, cell: Int, Double, isSpread: Bool)
  /// A column (along the horizontal axis) or a row of a grid grew for a cell; `isSpread` if the
  /// cell is in several columns, among which the missing width was divided.
  case grew(NodeID, Axis, line: Int, cell: Int, to: Double, isSpread: Bool)
  /// The final columns (along the horizontal axis) or rows of a grid, lazy or not.
  case lines(NodeID, Axis, [GridLine])
  /// A grid, lazy or not, put a cell into its column and row.
  case slotted(NodeID, GridSlot)
  /// An item of a lazy grid became tracks, from its share of what was left.
  case filled(NodeID, TrackFilling)

  /// A custom layout made or changed its cache.
  case kept(NodeID)
  /// A custom layout did not place a subview, which is centred.
  case unplaced(NodeID, child: Int)
  /// A custom layout placed the anchor of a subview at a point in its bounds.
  case anchored(NodeID, child: Int, at: ViewPoint, UnitPoint)

  /// A ViewThatFits measured a candidate against what it was proposed.
  case judged(NodeID, candidate: Int, Judgement)
  /// A container-relative frame found the lengths of its container.
  case foundContainer(NodeID, ProposedViewSize)
  /// The content of a geometry reader was made for the reader's size and laid out.
  case madeContent(NodeID, ViewSize)

  /// A ViewThatFits took a candidate.
  case chose(NodeID, candidate: Int, ChoiceReason)
}

extension TraceEvent {
  /// The view that the event is about.
  package var node: NodeID {
    switch self {
    case .asked(let node, _), .answered(let node, _), .remembered(let node, _, _),
      .probing(let node, _), .findingLine(let node, _, _), .foundLine(let node, _, _),
      .arranging(let node, _, _), .arranged(let node), .probed(let node, _, _, _),
      .available(let node, _), .slotted(let node, _),
      .sharing(let node, _, _, _), .reserved(let node, _), .shared(let node, _, _, _, _, _),
      .decided(let node, _, _), .inset(let node, _), .clamped(let node, _, _),
      .scaled(let node, _, _, _), .shaped(let node, _), .broke(let node, _),
      .sharedEdge(let node, _), .rounded(let node, _, _, _), .aligning(let node, _),
      .aligned(let node, _, _, _), .setLine(let node, _, _), .serving(let node, _),
      .served(let node, _, _, _), .lacked(let node, _, _, _),
      .grew(let node, _, _, _, _, _), .lines(let node, _, _), .filled(let node, _), .kept(let node),
      .unplaced(let node, _),
      .anchored(let node, _, _, _), .judged(let node, _, _), .foundContainer(let node, _),
      .madeContent(let node, _), .chose(let node, _, _):
      node
    }
  }
}

/// A group of cells that a grid serves together.
package struct GridGroup: Equatable, Sendable {
  package var priority: Double
  package var count: Int
  /// What is proposed, less the gaps and the settled columns and rows.
  package var left: ProposedViewSize
  /// What is left, divided by the open columns and rows.
  package var share: ProposedViewSize
  /// How many columns and rows share; no columns where each cell is in all of them, and is offered
  /// what is proposed.
  package var openColumns, openRows: Int
  /// All columns and rows as they are by then.
  package var columns, rows: [GroupLine]

  package func lines(along axis: Axis) -> [GroupLine] { axis == .horizontal ? columns : rows }
}

/// A column or row of a grid while a group of cells is served.
package struct GroupLine: Equatable, Sendable {
  /// In points.
  package var length: Double
  /// Whether its length is not shared any more, and whether it gets a share.
  package var isSettled, isOpen: Bool
}

/// A column or a row, in points.
package struct GridLine: Equatable, Sendable {
  package var start, length: Double
  /// The distance to the line before, or to the edge.
  package var distance: Double
}

/// Where a cell of a grid is in its column and its row.
package struct GridSlot: Equatable, Sendable {
  /// The indices of the cell, of its first column and of its row.
  package var cell, column, row: Int
  /// The width and height of the column and row that the cell leaves free, in points.
  package var freeWidth, freeHeight: Double
  /// The fraction of the free width and height that is before the cell.
  package var x, y: Double
  /// Whether it is aligned by a baseline of its row, so that `y` does not count.
  package var isOnBaseline: Bool

  package func line(along axis: Axis) -> Int { axis == .horizontal ? column : row }
  package func free(along axis: Axis) -> Double { axis == .horizontal ? freeWidth : freeHeight }
  package func part(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// How a candidate of a ViewThatFits was judged.
package struct Judgement: Equatable, Sendable {
  /// What the candidate was asked: the proposal with the constrained axes unspecified.
  package var asked: ProposedViewSize
  package var measured: ViewSize
  /// Whether the measured length is within the proposed one; nil if the axis is not constrained.
  package var fitsWidth: Bool?
  package var fitsHeight: Bool?

  package var fits: Bool { fitsWidth != false && fitsHeight != false }
}

/// Why a ViewThatFits took the candidate that it took.
package enum ChoiceReason: Equatable, Sendable {
  /// It is the first whose measured size is within the proposal on each constrained axis.
  case firstThatFits
  /// No axis is constrained, so the first is taken unmeasured.
  case nothingIsConstrained
  /// None before it fits; the last is taken without a test.
  case lastAsNoneFits
  /// There is only one candidate.
  case onlyCandidate
}
