import LayEngine
import LayLanguage

/// An index of a traced layout's events by view and proposal.
///
/// What a view did while it answered is kept apart from what it did while it arranged its children:
/// a stack to which nothing is proposed across asks its children twice, and only the first answers
/// decide its own length.
final class TraceIndex {
  struct Key: Hashable {
    let node: NodeID
    let proposal: ProposedViewSize
    let isArranging: Bool
  }

  /// A question to a child, and its answer.
  struct Question {
    let node: NodeID
    let proposal: ProposedViewSize
    var answer: ViewSize
    /// Whether it asks for the ideal length alone, and is no offer.
    let isIdeal: Bool
  }

  /// A child's share of the length of a stack.
  struct Share {
    /// The length that is left at its turn, and the number of children that share it.
    var left: Double
    var among: Int
    /// How many children were served before, as places in `turns`.
    var turn: Int
    /// What is reserved for children of lower priority.
    var kept: Double
    var proposal: ProposedViewSize
    var answer: ViewSize
  }

  /// The facts about one view at one proposal.
  final class Facts {
    var width: LengthReason?
    var height: LengthReason?
    /// The questions to children that count, in order.
    private(set) var questions: [Question] = []
    /// The places of the last questions to each child among them: those that are offers, and those
    /// for the ideal length.
    private var offers: [NodeID: Int] = [:]
    private var ideals: [NodeID: Int] = [:]
    /// The candidate that a ViewThatFits took.
    var chosen: Int?
    /// The alignment guides by which children were placed, by the children's indices.
    var places: [Int: [Axis: PlaceReason]] = [:]
    /// How a program's layout placed a child: an anchor of the child at a point, by the child's
    /// index.
    var anchors: [Int: (point: ViewPoint, anchor: UnitPoint)] = [:]
    /// The line breaking of a text.
    var text: TextMeasurement?
    /// The children of a stack in the order in which they were served, and their shares.
    var turns: [Int] = []
    var shares: [Int: Share] = [:]
    fileprivate var kept: Double = 0
    /// The longest that the children of a stack can be, where the stack asked.
    var longest: [Int: Double] = [:]
    /// The cells of a grid that were served: the last question to each.
    var served: [Int: Question] = [:]
    /// The distances after the items of a lazy grid, in order.
    var itemSpacings: [Double] = []
    /// The columns and rows of a grid, by the axis along which they are laid out.
    var lines: [Axis: [GridLine]] = [:]
    /// The slots of the grid's cells, by the cells' indices.
    var slots: [Int: GridSlot] = [:]
    /// The cells that determined the lengths of the grid's columns and rows, each with the question
    /// to it, if it was recorded; `isSpread` if the cell is in several columns.
    var causes: [Axis: [Int: (cell: Int, question: Question?, isSpread: Bool)]] = [:]

    subscript(axis: Axis) -> LengthReason? { axis == .horizontal ? width : height }

    /// The last question to a view that is an offer, or that asks for its ideal length.
    func question(to node: NodeID, isIdeal: Bool = false) -> Question? {
      (isIdeal ? ideals : offers)[node].map { questions[$0] }
    }

    fileprivate func add(_ question: Question) -> Int {
      let place = questions.count
      questions.append(question)
      if question.isIdeal { ideals[question.node] = place } else { offers[question.node] = place }
      return place
    }

    fileprivate func answer(_ question: Int, _ size: ViewSize) {
      questions[question].answer = size
    }
  }

  private var facts: [Key: Facts] = [:]
  /// All facts, in the order in which they were noted.
  private var all: [AnyObject] = []

  /// A size query or an arrangement whose end event has not come yet.
  private struct Open {
    /// Nil while a view looks for a guide, and for a view whose facts are not wanted.
    let key: Key?
    let node: NodeID
    /// The place of the question among those of the view that asked it.
    var question: Int?
    var children: [NodeID]?
    /// What the next question to a child finds out, if it is no offer.
    var probe: Probe?
  }

  private var open: [Open] = []
  private let nodes: Set<NodeID>?

  /// - Parameter nodes: the views whose facts are wanted; nil for all.
  init(_ events: TraceLog, _ tree: ViewTree, of nodes: Set<NodeID>?, _ lookout: Lookout) {
    self.nodes = nodes
    for event in events where !lookout.isOver {
      switch event {
      case .asked(let node, let proposal):
        let question = ask(node, proposal, nil)
        begin(node, Key(node: node, proposal: proposal, isArranging: false), question)
      case .remembered(let node, let proposal, let size): _ = ask(node, proposal, size)
      case .arranging(let node, let proposal, _):
        begin(node, Key(node: node, proposal: proposal, isArranging: true), nil)
      case .findingLine(let node, _, _): open.append(Open(key: nil, node: node))
      case .answered(_, let size):
        guard let ended = open.popLast(), let question = ended.question, let key = open.last?.key
        else { continue }
        noted(key).answer(question, size)
      case .arranged, .foundLine: _ = open.popLast()
      case .probing(let node, let probe):
        if let last = open.indices.last, open[last].node == node { open[last].probe = probe }
      case .aligning(let child, let reason): align(child, reason, tree)
      default:
        if let last = open.last, last.node == event.node, let key = last.key {
          noted(key).read(event)
        }
      }
    }
  }

  private func begin(_ node: NodeID, _ key: Key, _ question: Int?) {
    let isWanted = nodes?.contains(node) ?? true
    if isWanted { facts[key] = nil }
    open.append(Open(key: isWanted ? key : nil, node: node, question: question))
  }

  /// Notes a question to a child, unless it only probes; returns its place among the questions.
  private func ask(
    _ node: NodeID, _ proposal: ProposedViewSize, _ answer: ViewSize?
  ) -> Int? {
    guard let last = open.indices.last, let key = open[last].key else { return nil }
    let probe = open[last].probe
    open[last].probe = nil
    guard probe == nil || probe == .ideal else { return nil }
    return noted(key).add(
      Question(
        node: node, proposal: proposal, answer: answer ?? ViewSize(width: 0, height: 0),
        isIdeal: probe == .ideal))
  }

  private func align(_ child: NodeID, _ reason: PlaceReason, _ tree: ViewTree) {
    guard let last = open.last, let key = last.key, key.isArranging else { return }
    let children = last.children ?? tree.children(of: key.node)
    open[open.count - 1].children = children
    guard reason.child < children.count, children[reason.child] == child else { return }
    noted(key).places[reason.child, default: [:]][reason.guide.axis] = reason
  }

  /// From so many views on, facts are not freed at once.
  private static let manyFacts = 50_000

  deinit {
    if all.count >= Self.manyFacts { DeferredRelease.retire(all) }
  }

  func facts(_ key: Key) -> Facts { facts[key] ?? Facts() }

  /// The facts under a key, to which more is added.
  private func noted(_ key: Key) -> Facts {
    if let known = facts[key] { return known }
    let new = Facts()
    facts[key] = new
    all.append(new)
    return new
  }
}

extension TraceIndex.Facts {
  /// Reads an event of the view itself.
  fileprivate func read(_ event: TraceEvent) {
    switch event {
    case .broke(_, let text): self.text = text
    case .anchored(_, let child, let point, let anchor): anchors[child] = (point, anchor)
    case .decided(_, .horizontal, let reason): width = reason
    case .decided(_, .vertical, let reason): height = reason
    case .chose(_, let candidate, _): chosen = candidate
    case .available:
      turns = []
      kept = 0
    case .reserved(_, let length): kept += length
    case .probed(_, let child, _, let longest): self.longest[child] = longest
    case .shared(_, let child, let left, let among, let proposal, let size):
      shares[child] = TraceIndex.Share(
        left: left, among: among, turn: turns.count, kept: kept, proposal: proposal, answer: size)
      turns.append(child)
    case .served(let node, let cell, let proposal, let size):
      served[cell] = TraceIndex.Question(
        node: node, proposal: proposal, answer: size, isIdeal: false)
    case .filled(_, let filling):
      if filling.item == 0 { itemSpacings = [] }
      itemSpacings.append(filling.spacing)
    case .lines(_, let axis, let lines): self.lines[axis] = lines
    case .slotted(_, let slot): slots[slot.cell] = slot
    case .grew(_, let axis, let line, let cell, _, let isSpread):
      causes[axis, default: [:]][line] = (cell, served[cell] ?? questions.last, isSpread)
    default: break
    }
  }
}

/// A layout with its events, and with those of the layouts inside geometry readers.
final class TracedLayout {
  let layout: Layout
  let events: TraceLog
  let lookout: Lookout
  private let nodes: Set<NodeID>?
  private var indices: [ObjectIdentifier: TraceIndex] = [:]

  /// - Parameter nodes: the views whose facts are wanted; nil for all.
  init(_ layout: Layout, _ events: TraceLog, of nodes: Set<NodeID>? = nil, _ lookout: Lookout) {
    self.layout = layout
    self.events = events
    self.nodes = nodes
    self.lookout = lookout
  }

  /// What a view did while it answered a proposal.
  func answering(_ view: PlacedView, _ proposal: ProposedViewSize) -> TraceIndex.Facts {
    index(of: view).facts(.init(node: view.node, proposal: proposal, isArranging: false))
  }

  /// What a view did while it arranged its children.
  func arranging(_ view: PlacedView) -> TraceIndex.Facts {
    index(of: view).facts(.init(node: view.node, proposal: view.proposal, isArranging: true))
  }

  private func index(of view: PlacedView) -> TraceIndex {
    let id = ObjectIdentifier(view.layout)
    let index =
      indices[id]
      ?? TraceIndex(view.layout.contentEvents ?? events, view.layout.tree, of: nodes, lookout)
    indices[id] = index
    return index
  }
}
