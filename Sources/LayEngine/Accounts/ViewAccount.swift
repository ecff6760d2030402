/// What one view did while it answered a proposal, or while it arranged its children.
///
/// Both are kept apart: a stack to which nothing is proposed across asks its children twice, and only the
/// first answers decide its own length.
package final class ViewAccount {
  /// A question to a child, and its answer.
  package struct Question {
    package let node: NodeID
    package let proposal: ProposedViewSize
    package let answer: ViewSize
    /// Whether it asks for the ideal length alone, and is no offer.
    package var isIdeal = false
  }

  /// A child's share of the length of a stack.
  package struct Share {
    /// The length that is left at its turn, and the number of children that share it.
    package var left: Double
    package var among: Int
    /// How many children were served before, as places in `turns`.
    package var turn: Int
    /// What is reserved for children of lower priority.
    package var kept: Double
    package var proposal: ProposedViewSize
    package var answer: ViewSize
  }

  /// The cell that made a column or row of a grid as long as it is.
  package struct Cause {
    package let cell: Int
    /// The question to it, if it was recorded.
    package let question: Question?
    /// Whether the cell is in several columns, among which it divided what it lacked.
    package let isSpread: Bool

    package init(cell: Int, question: Question?, isSpread: Bool) {
      (self.cell, self.question, self.isSpread) = (cell, question, isSpread)
    }
  }

  /// The guides by which a child was placed, across and down.
  package struct Places {
    private var across, down: PlaceReason?

    package subscript(axis: Axis) -> PlaceReason? {
      get { axis == .horizontal ? across : down }
      set { if axis == .horizontal { across = newValue } else { down = newValue } }
    }
  }

  private var width, height: LengthReason?
  /// The questions to children that count, in order.
  package private(set) var questions: [Question] = []
  /// The places of the last questions to each child among them: those that are offers, and those
  /// for the ideal length.
  private var offers = NumberedValues<Int32>()
  private var ideals = NumberedValues<Int32>()
  /// The candidates of a ViewThatFits that were measured, and the one that was taken.
  package private(set) var judgements = NumberedValues<Judgement>()
  package private(set) var chosen: (candidate: Int, reason: ChoiceReason)?
  /// The alignment guides by which children were placed, by the children's indices.
  package private(set) var places = NumberedValues<Places>()
  /// How a program's layout placed a child: an anchor of the child at a point, by the child's index.
  package private(set) var anchors = NumberedValues<(point: ViewPoint, anchor: UnitPoint)>()
  /// The line breaking of a text.
  package private(set) var text: TextMeasurement?
  /// The size with a ratio that was offered.
  package private(set) var shaping: Shaping?
  /// The children of a stack in the order in which they were served, and their shares.
  package private(set) var turns: [Int] = []
  package private(set) var shares = NumberedValues<Share>()
  private var kept: Double = 0
  /// What a stack is proposed, less its spacing.
  package private(set) var available: Double?
  /// How short and how long the children of a stack can be, where the stack asked.
  package private(set) var ranges = NumberedValues<(shortest: Double, longest: Double)>()
  /// The cells of a grid that were served: the last question to each, their order, and their groups.
  package private(set) var served = NumberedValues<Question>()
  package private(set) var order: [Int] = []
  package private(set) var groups: [(group: GridGroup, cells: [Int])] = []
  /// A cell of several columns for which a width was kept, and how many groups were served then.
  package struct Lacking {
    package let cell: Int
    package let length: Double
    package let groups: Int
    /// Whether that was before cells of the next priority were served, in place of all that was kept before.
    package let isSpread: Bool
  }

  private var lacking: [Lacking] = []
  /// The items of a lazy grid as they became tracks.
  package private(set) var fillings: [TrackFilling] = []
  /// The columns and rows of a grid, by the axis along which they are laid out.
  package private(set) var lines: [Axis: [GridLine]] = [:]
  /// The slots of the grid's cells, by the cells' indices.
  package private(set) var slots = NumberedValues<GridSlot>()
  /// What determined the lengths of the grid's columns and rows.
  package private(set) var causes: [Axis: [Int: Cause]] = [:]
  /// How the grid's columns grew, in order.
  package private(set) var growths: [(column: Int, length: Double, cause: Cause)] = []

  /// What decided the answer on an axis, if that was told.
  package subscript(axis: Axis) -> LengthReason? { axis == .horizontal ? width : height }

  /// The last question to a view that is an offer, or that asks for its ideal length.
  package func question(to node: NodeID, isIdeal: Bool = false) -> Question? {
    (isIdeal ? ideals : offers)[Int(node)].map { questions[Int($0)] }
  }

  /// The cells for which a grid keeps a width while it serves a group.
  package func lacking(in group: Int) -> [Lacking] {
    let priority = groups[group].group.priority
    let first = groups.firstIndex { $0.group.priority == priority } ?? 0
    return lacking.filter {
      $0.isSpread ? $0.groups == first : $0.groups > first && $0.groups <= group
    }
  }

  /// What the view of an act did in it; nothing for nil.
  package init(_ act: Int?, _ tree: QuestionTree, _ views: ViewTree, shouldStop: () -> Bool) {
    guard let act else { return }
    let node = tree.acts[act].node
    var children: [NodeID]?
    for part in tree.parts(of: act) {
      if shouldStop() { break }
      switch part {
      case .act(let inner): ask(inner, tree)
      case .event(.aligning(let child, let reason)):
        let known = children ?? views.children(of: node)
        children = known
        guard reason.child < known.count, known[reason.child] == child else { continue }
        var guides = places[reason.child] ?? Places()
        guides[reason.guide.axis] = reason
        places[reason.child] = guides
      case .event(let event): if event.node == node { read(event) }
      }
    }
  }

  /// Notes a question to a child, unless it only probes.
  private func ask(_ act: Int, _ tree: QuestionTree) {
    let asked = tree.acts[act]
    guard asked.kind.isQuestion, asked.probe == nil || asked.probe == .ideal
    else { return }
    let isIdeal = asked.probe == .ideal
    if isIdeal {
      ideals[Int(asked.node)] = Int32(questions.count)
    } else {
      offers[Int(asked.node)] = Int32(questions.count)
    }
    questions.append(
      Question(
        node: asked.node, proposal: tree.proposal(act), answer: tree.size(act), isIdeal: isIdeal))
  }

  /// Reads an event of the view itself.
  private func read(_ event: TraceEvent) {
    switch event {
    case .broke(_, let text): self.text = text
    case .shaped(_, let shaping): self.shaping = shaping
    case .anchored(_, let child, let point, let anchor): anchors[child] = (point, anchor)
    case .decided(_, .horizontal, let reason): width = reason
    case .decided(_, .vertical, let reason): height = reason
    case .judged(_, let candidate, let judgement): judgements[candidate] = judgement
    case .chose(_, let candidate, let reason): chosen = (candidate, reason)
    case .available(_, let length):
      available = length
      turns = []
      kept = 0
    case .reserved(_, let length): kept += length
    case .probed(_, let child, let shortest, let longest): ranges[child] = (shortest, longest)
    case .shared(_, let child, let left, let among, let proposal, let size):
      shares[child] = Share(
        left: left, among: among, turn: turns.count, kept: kept, proposal: proposal, answer: size)
      turns.append(child)
    case .serving(_, let group): groups.append((group, []))
    case .served(let node, let cell, let proposal, let size):
      served[cell] = Question(node: node, proposal: proposal, answer: size)
      order.append(cell)
      if !groups.isEmpty { groups[groups.count - 1].cells.append(cell) }
    case .lacked(_, let cell, let length, let isSpread):
      lacking.append(
        Lacking(cell: cell, length: length, groups: groups.count, isSpread: isSpread))
    case .filled(_, let filling):
      if filling.item == 0 { fillings = [] }
      fillings.append(filling)
    case .lines(_, let axis, let lines): self.lines[axis] = lines
    case .slotted(_, let slot): slots[slot.cell] = slot
    case .grew(_, let axis, let line, let cell, let length, let isSpread):
      let cause = Cause(
        cell: cell, question: served[cell] ?? questions.last, isSpread: isSpread)
      causes[axis, default: [:]][line] = cause
      if axis == .horizontal { growths.append((line, length, cause)) }
    default: break
    }
  }
}
