/// Something that happened in a pass, as a value; renderers choose the words.
///
/// Lengths are points.
package enum TraceEvent: Equatable, Sendable {
  /// A view is asked for its size and works it out; everything until its answer belongs to it.
  case asked(NodeID, ProposedViewSize)
  case answered(NodeID, ViewSize)
  /// A view is asked what it was asked before.
  case remembered(NodeID, ProposedViewSize, ViewSize)
  /// The next question that this view asks finds something out, and offers the child nothing.
  case probing(NodeID, Probe)
  /// A view is asked where one of its lines is and finds out; everything until `foundLine` belongs
  /// to it.
  case findingLine(NodeID, AlignmentGuide, ProposedViewSize)
  /// Where the line is, in points from the leading or upper edge; nil where the view has none of its
  /// own, so that the line is in its usual place.
  case foundLine(NodeID, AlignmentGuide, at: Double?)

  /// A view arranges its children; everything until `arranged` belongs to it.
  case arranging(NodeID, ProposedViewSize, ViewSize)
  case arranged(NodeID)

  /// A stack found how far a child can go, from the answer at 0 to the answer at infinity.
  case probed(NodeID, child: Int, shortest: Double, longest: Double)
  /// A stack has a length to share: what it is proposed, less its spacing.
  case available(NodeID, Double)
  /// A stack begins to share a length among the children of one priority, in the order to come.
  case sharing(NodeID, available: Double, priority: Double, among: Int)
  /// A stack keeps the smallest lengths of children of lower priority back, or gives them back.
  case reserved(NodeID, Double)
  /// A stack offers a child its share of what is left, and the child takes what it takes.
  case shared(NodeID, child: Int, left: Double, among: Int, ProposedViewSize, ViewSize)

  /// A view's answer on an axis was decided so; of several for one answer the last counts.
  case decided(NodeID, Axis, LengthReason)
  /// A view offers what is left inside its insets, and adds them to the answer.
  case inset(NodeID, Insets)
  /// A frame held a length within bounds.
  case clamped(NodeID, Axis, Clamp)
  /// A view offers a part of what it is proposed.
  case scaled(NodeID, Axis, from: Double?, by: Double)
  /// A view offers a size of a shape.
  case shaped(NodeID, Shaping)
  /// A text was broken into lines.
  case broke(NodeID, TextMeasurement)
  /// A text of several runs was broken into lines.
  case brokeRuns(NodeID, RunsMeasurement)
  /// A view and the content at one of its edges share a length.
  case sharedEdge(NodeID, EdgeSharing)
  /// A length was rounded to a whole point.
  case rounded(NodeID, Axis, from: Double, to: Double)
  /// A view that arranges its children puts one by a line.
  case aligning(NodeID, PlaceReason)

  /// A ZStack put the children that count with their guides on one line of an axis: how far they
  /// reach before it and after it.
  case aligned(NodeID, Axis, before: Double, after: Double)

  /// A view that sets a line has it there, in points from its leading or upper edge; nil if nobody
  /// asked where it is. Without that it would be in its usual place, if that is known.
  case setLine(NodeID, at: Double?, usual: Double?)

  /// A grid begins to share what is left among the cells of a group.
  case serving(NodeID, GridGroup)
  /// A grid asked a cell, and its column and row grow to the answer.
  case served(NodeID, cell: Int, ProposedViewSize, ViewSize)
  /// A column (along the horizontal axis) or a row of a grid grew for a cell; `isSpread` where the
  /// cell lies in several columns, over which it spread what they lacked.
  case grew(NodeID, Axis, line: Int, cell: Int, to: Double, isSpread: Bool)
  /// A grid, lazy or not, has its columns (along the horizontal axis) or its rows.
  case lines(NodeID, Axis, [GridLine])
  /// A grid, lazy or not, put a cell into its column and row.
  case slotted(NodeID, GridSlot)
  /// An item of a lazy grid became tracks, from its share of what was left.
  case filled(NodeID, TrackFilling)

  /// A layout of the program has made or changed what it keeps for its place in the tree.
  case kept(NodeID)
  /// A layout of the program did not place a subview, which is centred.
  case unplaced(NodeID, child: Int)
  /// A layout of the program put a point of a subview, a part of its size, at a point in its bounds.
  case anchored(NodeID, child: Int, at: ViewPoint, UnitPoint)

  /// A ViewThatFits measured a candidate against what it was proposed.
  case judged(NodeID, candidate: Int, Judgement)
  /// A frame that follows from the container around it found that one's lengths.
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
      .brokeRuns(let node, _),
      .sharedEdge(let node, _), .rounded(let node, _, _, _), .aligning(let node, _),
      .aligned(let node, _, _, _), .setLine(let node, _, _), .serving(let node, _),
      .served(let node, _, _, _), .grew(let node, _, _, _, _, _), .lines(let node, _, _),
      .filled(let node, _), .kept(let node), .unplaced(let node, _),
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
  /// What is proposed, less the gaps and the lines that are settled.
  package var left: ProposedViewSize
  /// What is left, divided by the open columns and rows.
  package var share: ProposedViewSize
  package var openColumns, openRows: Int
}

/// A column or a row, in points.
package struct GridLine: Equatable, Sendable {
  package var start, length: Double
  /// What is before it: between it and the one before, or the edge.
  package var distance: Double
}

/// Where a cell of a grid stands in its column and its row.
package struct GridSlot: Equatable, Sendable {
  /// Its place among the children, from 0, and those of its first column and its row.
  package var cell, column, row: Int
  /// What it leaves free of them, in points.
  package var freeWidth, freeHeight: Double
  /// Which part of that is before it.
  package var x, y: Double
  /// Whether it stands by a baseline of its row, which the free height does not tell then.
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
  /// The measured length is within the proposed one; nil on an axis that is not constrained.
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
  /// There is no other.
  case onlyCandidate
}
