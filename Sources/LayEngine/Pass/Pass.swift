/// One run of layout over a tree: questions downwards, sizes upwards, then placing.
///
/// A pass is a struct that is handed along `inout`, with plain memory behind it, and it is
/// instantiated in this module alone: as a class or across a module it would be many times slower.
/// Rules are static functions over it; they see proposals, sizes and the children's answers.
struct Pass<Number: Scalar, Trace: Tracer>: ~Copyable {
  private(set) var tree: ViewTree
  private var arrays: Addresses
  private(set) var usesContainer: Bool
  private(set) var usesPlaces: Bool
  private let floor = StackFloor.current

  var memo: Memo<Number>
  var lengths: LengthMemo<Number>
  var scratch = Scratch()
  var nested = NestedStacks()
  var placements: Buffer<Placed<Number>>
  /// Where the placements are between two runs, if a layout reads them.
  var shownPlacements: Placements?
  /// What was placed last, if another version of the tree can take it over.
  var lastPlaced: LastPlaced<Number>?
  /// The index of the root's placement, and how many views the last run placed.
  var placedRoot = 0
  var placedCount = 0
  /// The children of shared views that were arranged, by node and proposal.
  var arrangedBlocks = ArrangedBlocks<Number>()
  var guidePositions: [Question<Number>: Number] = [:]
  /// The lines of the program's whose default is being asked for, and of which view.
  var openLines: [(line: CustomGuideReference, view: NodeID?)] = []
  /// What layouts of the program keep, as long as answers are remembered.
  var layoutCaches: [NodeID: Any] = [:]
  /// What is proposed to the nearest scroll view, or else to the root.
  var container = Proposal<Number>.ideal
  /// The container around the whole tree, if it is the content of a reader.
  var outerContainer: Proposal<Number>?
  var containerAnswers: [ContainedQuestion<Number>: Size<Number>] = [:]
  /// The container of each placement, where the tree asks for it.
  var containers = Buffer<Proposal<Number>>(capacity: 1)
  /// The place of each placement, where the tree asks for it, and what it refers to.
  var places = Buffer<Place<Number>>(capacity: 1)
  var safeAreas: [SafeArea<Number>] = []
  var spaces: [NamedSpace<Number>] = []
  /// That of the view that is being arranged; nil where it is arranged to find a guide.
  var place: Place<Number>?
  /// That of the root, if the tree is the content of a reader.
  var outerPlace: Place<Number>?
  /// The layouts of what geometry readers made, by the reader's placement.
  var readerLayouts: [Int: Layout] = [:]
  var readerDepth = 0
  /// What readers made in this layout, those in readers too; nil where views do not ask for places.
  var readerMemo: ReaderMemo?
  /// The placements of what waits for values that views beside it say.
  var pendingLayers: [Int] = []
  var notes = PlacedNotes()
  /// The nodes that got a position which is no number, the first few.
  var misplaced: [NodeID] = []
  /// What counts otherwise than it is written, as it was found while views were placed.
  var warnings: [LayoutWarning] = []
  var record = Number.emptyRecord
  var trace = Trace()

  /// How many questions were put, and how many of them had to be worked out.
  var asked = 0
  var computed = 0
  /// Work besides questions, in units that take about as long as one.
  var otherWork = 0
  /// Once so much work is done, `shouldStop` is asked again.
  private var nextStop = Self.workBetweenStops
  /// Why the pass gave up; its answers are worth nothing then.
  private(set) var failure: LayoutFailure?
  private var lastProposal: Proposal<Number>?
  /// Asked now and then whether to give up.
  var shouldStop: () -> Bool = { false }

  /// Some milliseconds' worth of questions and other work.
  private static var workBetweenStops: Int { 1 << 14 }

  init(_ tree: ViewTree) {
    self.tree = tree
    arrays = Addresses(tree)
    usesContainer = tree.usesContainer
    usesPlaces = tree.usesPlaces
    // Each view is shown once, unless some are used in several places.
    placements = Buffer(capacity: tree.count)
    memo = Memo(
      slots: Self.splitsAxes ? tree.store.lowering.slotCount : tree.count,
      splitsAxes: Self.splitsAxes && tree.store.lowering.splitsAxes)
    lengths = LengthMemo(
      places: Self.splitsAxes ? tree.store.lowering.known.count : 0,
      edges: Self.splitsAxes ? tree.store.lowering.edges.count : 0)
  }

  /// Lays out another version of the tree from now on; what is known of the nodes of both is kept.
  mutating func update(to tree: ViewTree) {
    self.tree = tree
    usesContainer = tree.usesContainer
    usesPlaces = tree.usesPlaces
    memo.makeRoom(slots: tree.store.lowering.slotCount)
    lengths.makeRoom(
      places: tree.store.lowering.known.count, edges: tree.store.lowering.edges.count)
    if lengths.isCrowded || memo.isCrowded { forgetAnswers() }
  }

  /// Begins with a proposal to the root; the answers that may be of use again are kept.
  mutating func begin(_ proposal: Proposal<Number>) {
    // They move as later versions of the tree add to them.
    arrays = Addresses(tree)
    nested.begin()
    container = outerContainer ?? proposal
    if let last = lastProposal, Proposal.same(last, proposal) { return }
    if lastProposal != nil {
      memo.beginPass()
      lengths.clear()
    }
    guidePositions.removeAll(keepingCapacity: true)
    containerAnswers.removeAll(keepingCapacity: true)
    lastProposal = proposal
  }

  /// Forgets all answers, and a failure with them.
  mutating func clear() {
    forgetAnswers()
    lastPlaced = nil
    layoutCaches.removeAll()
    failure = nil
    asked = 0
    computed = 0
    otherWork = 0
    nextStop = Self.workBetweenStops
  }

  private mutating func forgetAnswers() {
    memo.clear()
    lengths.clear()
    lastProposal = nil
    guidePositions.removeAll()
    containerAnswers.removeAll()
  }

  // MARK: Asking

  /// The size that a view answers to a proposal: remembered, or worked out once.
  @inline(__always)
  mutating func ask(_ id: NodeID, _ proposal: Proposal<Number>) -> Size<Number> {
    asked &+= 1
    let node = nodes + Int(id)
    if node.pointee.plain.isKnown {
      let size = node.pointee.plain.size(proposal)
      if Trace.isOn { trace.remembered(id, proposal, size) }
      return size
    }
    if Self.splitsAxes, node.pointee.known >= 0 {
      if node.pointee.isSeparable {
        return Size(
          length(of: id, along: .horizontal, proposal.width),
          length(of: id, along: .vertical, proposal.height))
      }
      if node.pointee.rule == TextRule.rule,
        let size = TextRule.quickAnswer(node.pointee, proposal, &self)
      {
        return size
      }
    }
    let slot = slot(of: id, node.pointee)
    guard slot >= 0 else { return answerWithoutMemory(id, proposal) }
    var size = Size<Number>.zero
    if memo.find(slot, proposal, &size) {
      if Trace.isOn { trace.remembered(id, proposal, size) }
      return size
    }
    return compute(id, proposal)
  }

  /// Works out what a view answers that has not answered a proposal yet.
  @inline(never)
  mutating func compute(_ id: NodeID, _ proposal: Proposal<Number>) -> Size<Number> {
    let node = nodes[Int(id)]
    guard mayGoOn(id) else { return .zero }
    if Self.splitsAxes, nested.isDeep, node.rule.isStack { answerNested(in: id, proposal) }
    computed &+= 1
    if Trace.isOn { trace.asked(id, proposal) }
    let size = answer(node, id, proposal)
    memo.remember(slot(of: id, node), proposal, size)
    if Trace.isOn { trace.answered(id, size) }
    return size
  }

  /// The place in the memory of sizes; where separable views are asked for them too, each node has
  /// its own.
  @inline(__always)
  private func slot(of id: NodeID, _ node: Node) -> Int32 {
    Self.splitsAxes || node.slot < 0 ? node.slot : id
  }

  /// Whether there is room on the stack for a view's rule, and nothing has ended the pass.
  @inline(__always)
  mutating func mayGoOn(_ id: NodeID) -> Bool {
    if failure != nil { return false }
    if floor.isReached {
      failure = .tooDeep(tree.view(of: id).span)
      return false
    }
    return !isStopped()
  }

  /// Whether somebody asked to stop, as far as it is time to ask.
  @inline(__always)
  mutating func isStopped() -> Bool { asked &+ otherWork >= nextStop && hearsStop() }

  @inline(never)
  private mutating func hearsStop() -> Bool {
    nextStop = asked &+ otherWork &+ Self.workBetweenStops
    guard shouldStop() else { return false }
    fail(.interrupted)
    return true
  }

  private mutating func answer(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    let former = Number.isConstant ? id : Number.enter(id, &record)
    defer { if !Number.isConstant { _ = Number.enter(former, &record) } }
    return withUnsafeMutablePointer(to: &self) { pass in
      node.rule.with(SizeVisitor(pass: pass, node: node, id: id, proposal: proposal))
    }
  }

  /// Other leaves, and short chains of modifiers on them: working them out is as fast as looking up.
  @inline(never)
  private mutating func answerWithoutMemory(
    _ id: NodeID, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    let node = nodes[Int(id)]
    if node.slot == Node.containedSlot { return answerInContainer(node, id, proposal) }
    if Trace.isOn { trace.asked(id, proposal) }
    let size = answer(node, id, proposal)
    if Trace.isOn { trace.answered(id, size) }
    return size
  }

  /// Views that depend on the container around them: remembered with it.
  private mutating func answerInContainer(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    let question = ContainedQuestion(
      question: Question(node: id, proposal: proposal), container: container)
    if let size = containerAnswers[question] {
      if Trace.isOn { trace.remembered(id, proposal, size) }
      return size
    }
    guard mayGoOn(id) else { return .zero }
    computed &+= 1
    if Trace.isOn { trace.asked(id, proposal) }
    let size = answer(node, id, proposal)
    containerAnswers[question] = size
    if Trace.isOn { trace.answered(id, size) }
    return size
  }

  /// Gives up: answers of this pass are worth nothing from here on.
  mutating func fail(_ failure: LayoutFailure) {
    if self.failure == nil { self.failure = failure }
  }

  // MARK: Reading the tree

  @inline(__always) var nodes: UnsafePointer<Node> { arrays.nodes }
  @inline(__always) var edges: UnsafePointer<Edge> { arrays.edges }
  @inline(__always) var text: TextStore { arrays.text }
  /// What is known of the lengths of separable views and of others, by `Node.known`.
  @inline(__always) var known: UnsafePointer<KnownLengths> { arrays.known }
  @inline(__always) var knownInPart: UnsafePointer<KnownLengths> { arrays.knownInPart }

  /// What a rule kept when its view was lowered.
  @inline(__always)
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters {
    (arrays.kept + Int(node.parameters) * 8).loadUnaligned(as: Parameters.self)
  }

  @inline(__always)
  func edge(_ index: Int, of node: Node) -> Edge { edges[Int(node.link) + index] }

  /// The priority that the parent of a view sees.
  @inline(__always)
  func priority(of child: NodeID) -> Double { arrays.traits[Int(child)].priority }

  // MARK: Comparing

  @inline(__always)
  mutating func isLess(_ left: Number, _ right: Number) -> Bool {
    Number.isLess(left, right, &record)
  }

  @inline(__always)
  mutating func larger(_ left: Number, _ right: Number) -> Number {
    Number.larger(left, right, &record)
  }

  @inline(__always)
  mutating func smaller(_ left: Number, _ right: Number) -> Number {
    Number.smaller(left, right, &record)
  }

  @inline(__always)
  mutating func larger(_ left: Number, _ right: Double) -> Number { larger(left, Number(right)) }

  /// The smallest whole number that is not below a length.
  mutating func roundedUp(_ length: Number) -> Number {
    length.isFinite ? Number(0) - Number((Number(0) - length).roundedDown(&record)) : length
  }
}
