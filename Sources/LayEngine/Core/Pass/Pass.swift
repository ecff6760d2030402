/// One run of layout over a tree: questions downwards, sizes upwards, then placing.
///
/// A pass is a struct that is passed `inout`, backed by plain memory, and it is specialized only in
/// this module: as a class, or used generically by another module, it would be many times slower.
/// Rules are static functions over it; they see proposals, sizes and the children's answers.
struct Pass<Number: Scalar, Trace: Tracer>: ~Copyable {
  let tree: ViewTree
  private let arrays: Addresses
  let usesContainer: Bool
  let usesPlaces: Bool
  private var floor = StackFloor.current

  var memo: Memo<Number>
  /// What is remembered instead where numbers move.
  private var kept: KeptAnswers<Number>
  var scratch = Scratch()
  var placements: Buffer<Placed<Number>>
  /// The children of shared views that were arranged, by node and proposal.
  var arrangedBlocks = ProposalTable<Number, ArrangedBlock>()
  var guidePositions: [Question<Number>: Recorded<Number?>] = [:]
  /// The custom lines whose default position is being computed, and in which view.
  var openLines: [(line: CustomGuideReference, view: NodeID?)] = []
  /// The caches of custom layouts; they live as long as the answers are remembered.
  var layoutCaches = LayoutCaches()
  var programAnswers = ProgramAnswers<Number>()
  /// By which layouts of the program compare in this piece; what they keep moves by it too.
  var motion: Motion?
  /// What is proposed to the nearest scroll view, or else to the root.
  var container = Proposal<Number>.ideal
  /// The container around the whole tree, if it is the content of a reader.
  var outerContainer: Proposal<Number>?
  var containerAnswers: [ContainedQuestion<Number>: Recorded<Size<Number>>] = [:]
  /// The container of each placement, where the tree asks for it.
  var containers = Buffer<Proposal<Number>>(capacity: 1)
  /// The place of each placement, where the tree asks for it, and what places refer to by index.
  var places = Buffer<Place<Number>>(capacity: 1)
  var safeAreas: [SafeArea<Number>] = []
  /// The screen, or else what is proposed to the root; nil where that is no size.
  var window: SafeArea<Number>?
  /// The sources of matched views, found when all was placed the first time.
  var matched: [String: MatchedFrame<Number>] = [:]
  var spaces: [NamedSpace<Number>] = []
  /// The place of the view that is being arranged; nil where it is arranged to find a guide.
  var place: Place<Number>?
  /// The place of the root, if the tree is the content of a reader.
  var outerPlace: Place<Number>?
  /// The layouts of the content of geometry readers, by the index of the reader's placement.
  var readerLayouts: [Int: Layout] = [:]
  /// The same as it moves; empty where no numbers move.
  var movingContents: [Int: MovingContent] = [:]
  var readerDepth = 0
  /// The content of the readers in this layout, including nested ones; nil if no view reads its own
  /// position.
  var readerMemo: ReaderMemo?
  /// The content of readers in all layouts; nil where it is made for each of them.
  var readerTrees: ReaderTrees?
  /// The placements of `PreferenceLayer` contents, which wait for preference values.
  var pendingLayers: [Int] = []
  var notes = PlacedNotes()
  /// The first few nodes whose position is not finite.
  var misplaced: [NodeID] = []
  /// Values that do not count as they are written, found while views were placed.
  var warnings: [LayoutWarning] = []
  var record = Number.emptyRecord
  var trace = Trace()

  /// How many proposals views were asked for, and for how many of them an answer was computed.
  var asked = 0
  var computed = 0
  /// Work besides questions, in units that take about as long as one question.
  var otherWork = 0
  /// What the program did, in the time that it takes to let a view move.
  var programWork = 0
  /// How long a function of the program, and a view that it makes, take in that measure.
  static var callingProgram: Int { 200 }
  static var makingView: Int { 10 }
  /// Once so much work is done, `shouldStop` is asked again.
  private var nextStop = Self.workBetweenStops
  /// Why the pass gave up; if it is not nil, the answers are wrong.
  private(set) var failure: LayoutFailure?
  private var lastProposal: Proposal<Number>?
  /// Asked now and then whether to give up.
  var shouldStop: () -> Bool = { false }

  /// Whether nothing listens and numbers do not move.
  @inline(__always)
  static var isDirect: Bool { !Trace.isOn && Number.isConstant }

  /// Some milliseconds' worth of questions and other work.
  private static var workBetweenStops: Int { 1 << 14 }

  init(_ tree: ViewTree) {
    self.tree = tree
    arrays = Addresses(tree)
    usesContainer = tree.usesContainer
    usesPlaces = tree.usesPlaces
    // Each view is shown once, unless some are used in several places.
    placements = Buffer(capacity: tree.count)
    memo = Memo(slots: Number.isConstant ? tree.lowering.slotCount : 0)
    kept = KeptAnswers(slots: Number.isConstant ? 0 : tree.lowering.slotCount)
  }

  /// What was found, and what comparisons recorded meanwhile.
  struct Recorded<Value> {
    let value: Value
    let record: Number.Record
  }

  /// Begins with a proposal to the root; answers that can be used again are kept.
  mutating func begin(_ proposal: Proposal<Number>) {
    floor = .current
    container = outerContainer ?? proposal
    if let last = lastProposal, Proposal.same(last, proposal) { return }
    if lastProposal != nil { memo.beginPass() }
    beginAnew(proposal)
  }

  /// Begins with a proposal to the root that moves: what is known of other pieces is used again.
  mutating func beginPiece(_ proposal: Proposal<Number>) {
    if failure != nil { clear() }
    kept.beginPiece()
    motion = nil
    record = Number.emptyRecord
    floor = .current
    container = outerContainer ?? proposal
    beginAnew(proposal)
  }

  private mutating func beginAnew(_ proposal: Proposal<Number>) {
    if !Number.isConstant { programAnswers.clear() }
    guidePositions.removeAll(keepingCapacity: true)
    containerAnswers.removeAll(keepingCapacity: true)
    lastProposal = proposal
  }

  /// Forgets all answers, and a failure with them.
  mutating func clear() {
    forgetAnswers()
    layoutCaches = LayoutCaches()
    failure = nil
    asked = 0
    computed = 0
    otherWork = 0
    nextStop = Self.workBetweenStops
  }

  mutating func forgetAnswers() {
    memo.clear()
    programAnswers.clear()
    kept.clear()
    lastProposal = nil
    guidePositions.removeAll()
    containerAnswers.removeAll()
  }

  // MARK: Asking

  /// The size that a view answers to a proposal: remembered, or else computed.
  @inline(__always)
  mutating func ask(_ id: NodeID, _ proposal: Proposal<Number>) -> Size<Number> {
    asked &+= 1
    let node = nodes + Int(id)
    // Where reasons are recorded every rule runs, and tells them.
    if !Trace.isOn, node.pointee.plain.isKnown { return node.pointee.plain.size(proposal) }
    let slot = node.pointee.slot
    guard slot >= 0 else { return answerWithoutMemory(id, proposal) }
    if !Number.isConstant { return askMoving(id, slot, proposal) }
    var size = Size<Number>.zero
    if memo.find(slot, proposal, &size) {
      if Trace.isOn { trace.append(.remembered(id, proposal.outside, size.outside)) }
      return size
    }
    return compute(id, proposal)
  }

  /// Computes the answer of a view to a proposal that it has not answered yet.
  @inline(never)
  mutating func compute(_ id: NodeID, _ proposal: Proposal<Number>) -> Size<Number> {
    let node = nodes[Int(id)]
    guard mayGoOn(id) else { return .zero }
    computed &+= 1
    if Trace.isOn { trace.append(.asked(id, proposal.outside)) }
    let size = answer(node, id, proposal)
    memo.remember(node.slot, proposal, size)
    if Trace.isOn { trace.append(.answered(id, size.outside)) }
    return size
  }

  /// The size that a view answers to a proposal that moves: known, or else computed.
  @inline(never)
  private mutating func askMoving(
    _ id: NodeID, _ slot: Int32, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    if let size = kept.find(slot, proposal, &record) { return size }
    guard mayGoOn(id) else { return .zero }
    computed &+= 1
    let found = recorded { pass in pass.answer(pass.nodes[Int(id)], id, proposal) }
    if failure == nil { kept.insert(slot, proposal, found.value, found.record) }
    return found.value
  }

  /// Finds something, with what comparisons record meanwhile, so that it is recorded again with it.
  mutating func recorded<Value>(_ find: (inout Pass) -> Value) -> Recorded<Value> {
    let outer = Number.takeRecord(&record)
    let value = find(&self)
    let found = Recorded(value: value, record: record)
    record = outer
    add(found.record)
    return found
  }

  /// Adds what comparisons recorded elsewhere.
  @inline(__always)
  mutating func add(_ other: Number.Record) {
    if !Number.isConstant { Number.add(other, at: Number.distance(other), to: &record) }
  }

  /// Whether there is room on the stack for a view's rule, and nothing has ended the pass.
  @inline(__always)
  mutating func mayGoOn(_ id: NodeID) -> Bool {
    if floor.isReached { fail(.tooDeep(tree.view(of: id).span)) }
    return !isStopped()
  }

  /// Whether the pass has failed or should stop; `shouldStop` is called only now and then.
  @inline(__always)
  mutating func isStopped() -> Bool { asked &+ otherWork >= nextStop && asksWhetherToStop() }

  /// Whether a loop over children should stop, of which each turn counts as work.
  @inline(__always)
  mutating func isStoppedInLoop() -> Bool {
    otherWork &+= 1
    return isStopped()
  }

  @inline(never)
  private mutating func asksWhetherToStop() -> Bool {
    guard failure == nil else { return true }
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

  /// Answers for leaves, and short chains of modifiers on them, where computing is as fast as a
  /// look-up; and for views that depend on the container.
  @inline(never)
  private mutating func answerWithoutMemory(
    _ id: NodeID, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    let node = nodes[Int(id)]
    if node.slot == Node.containedSlot { return answerInContainer(node, id, proposal) }
    if Trace.isOn {
      guard mayGoOn(id) else { return .zero }
      trace.append(.asked(id, proposal.outside))
    }
    let size = answer(node, id, proposal)
    if Trace.isOn { trace.append(.answered(id, size.outside)) }
    return size
  }

  /// Answers for a view that depends on the container around it; remembered by that container too.
  private mutating func answerInContainer(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<Number>
  ) -> Size<Number> {
    let question = ContainedQuestion(
      question: Question(node: id, proposal: proposal), container: container)
    if let known = containerAnswers[question] {
      if Trace.isOn { trace.append(.remembered(id, proposal.outside, known.value.outside)) }
      add(known.record)
      return known.value
    }
    guard mayGoOn(id) else { return .zero }
    computed &+= 1
    if Trace.isOn { trace.append(.asked(id, proposal.outside)) }
    let found = recorded { pass in pass.answer(node, id, proposal) }
    containerAnswers[question] = found
    if Trace.isOn { trace.append(.answered(id, found.value.outside)) }
    return found.value
  }

  /// Gives up: the answers of this pass are wrong from here on.
  mutating func fail(_ failure: LayoutFailure) {
    guard self.failure == nil else { return }
    self.failure = failure
    nextStop = .min
  }

  // MARK: Reading the tree

  @inline(__always) var nodes: UnsafePointer<Node> { arrays.nodes }
  @inline(__always) var edges: UnsafePointer<Edge> { arrays.edges }
  @inline(__always) var text: TextStore { arrays.text }

  /// The parameters that a rule stored when its view was lowered.
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

/// The addresses of a tree's arrays.
struct Addresses {
  let nodes: UnsafePointer<Node>
  let edges: UnsafePointer<Edge>
  let traits: UnsafePointer<NodeTraits>
  let kept: UnsafeRawPointer
  let text: TextStore

  init(_ tree: ViewTree) {
    nodes = tree.nodes
    edges = tree.edges
    traits = UnsafePointer(tree.lowering.traits.pointer)
    kept = UnsafeRawPointer(tree.lowering.words.pointer)
    text = tree.text
  }
}
