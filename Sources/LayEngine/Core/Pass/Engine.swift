/// Lays one tree out again and again, and keeps the answers that can be used again.
///
/// It is a `Pass` over `Double` without a trace. Other modules use it instead of the generic pass,
/// which would not be specialised there and would be many times slower.
package final class Engine {
  package var tree: ViewTree { pass.tree }
  private var pass: Pass<Double, NoTrace>
  /// The content of readers, if it is kept.
  package var contents: ReaderTrees? { pass.readerTrees }
  /// What functions of the program did, in the time that it takes to let a view move.
  package var programWork: Int { pass.programWork }

  /// - Parameters:
  ///   - keepsContent: whether the content of readers stands for all sizes for which it would be made the same;
  ///     what the program does besides is then not done for each of them.
  ///   - shouldStop: called now and then; if it returns true, layout throws `interrupted`.
  package init(
    _ tree: ViewTree, keepsContent: Bool = false, shouldStop: @escaping () -> Bool = { false }
  ) {
    pass = Pass(tree)
    pass.shouldStop = shouldStop
    if keepsContent { pass.readerTrees = ReaderTrees() }
  }

  /// The size that the root answers, without placing anything.
  package func size(_ proposal: ProposedViewSize) throws(LayoutFailure) -> ViewSize {
    pass.begin(Proposal(proposal))
    let size = pass.ask(tree.root, Proposal(proposal))
    try pass.throwFailure()
    return size.outside
  }

  /// The whole layout: sizes and places of all views that are shown.
  package func layOut(_ proposal: ProposedViewSize) throws(LayoutFailure) -> Layout {
    let layout = try pass.layOut(proposal)
    guard pass.readerTrees?.isStale ?? false else { return layout }
    pass.readerTrees = nil
    return try pass.layOut(proposal)
  }

  /// Places everything and keeps the result inside; returns how many views were placed.
  package func place(_ proposal: ProposedViewSize) throws(LayoutFailure) -> Int {
    pass.place(Proposal(proposal))
    try pass.throwFailure()
    return pass.placements.count
  }

  /// Forgets all answers.
  package func forget() {
    pass.clear()
    if pass.readerTrees != nil { pass.readerTrees = ReaderTrees() }
  }

  /// Hands what custom layouts have kept to a tree of the same view, which was made again.
  package func handCaches(to next: ViewTree) { pass.layoutCaches.hand(from: tree, to: next) }

  /// How many proposals views were asked for, and for how many of them an answer was computed.
  package var asked: Int { pass.asked }
  package var computed: Int { pass.computed }

  /// The bytes reserved for remembered answers and placements.
  package var byteCount: Int {
    pass.memo.byteCount + pass.placements.byteCount
  }
}

/// Lays one tree out once and records everything that happened.
package enum TracedEngine {
  package static func layOut(
    _ tree: ViewTree, _ proposal: ProposedViewSize, shouldStop: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) -> (layout: Layout, events: TraceLog) {
    var pass = Pass<Double, Recorder>(tree)
    pass.shouldStop = shouldStop
    let layout = try pass.layOut(proposal)
    return (layout, pass.trace.log ?? TraceLog())
  }

  /// The layout of one view of a tree, as it answers a proposal, with its events.
  ///
  /// A candidate of a ViewThatFits may be measured, and another one be shown: no other layout has that view.
  package static func layOut(
    _ id: NodeID, of tree: ViewTree, _ proposal: ProposedViewSize,
    shouldStop: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) -> Layout {
    var pass = Pass<Double, Recorder>(tree)
    pass.shouldStop = shouldStop
    return try pass.layOut(proposal, from: id)
  }

  /// The least width at which a text is not cut where a height is proposed to it, in points, at most
  /// 1/64 too large; nil if it is cut at any width, and for other views.
  ///
  /// "Hello World" in 20 points of height, in characters of 8 points, needs 88.
  ///
  /// - Parameter shouldStop: called now and then; if it returns true, nothing is found.
  package static func widthWithoutCut(
    of id: NodeID, in tree: ViewTree, height: Double?,
    shouldStop: @escaping () -> Bool = { false }
  ) -> Double? {
    var pass = Pass<Double, Recorder>(tree)
    pass.shouldStop = shouldStop
    func answer(_ width: Double?) -> (width: Double, isCut: Bool?) {
      pass.trace = Recorder()
      let size = pass.ask(id, Proposal(ProposedViewSize(width: width, height: height)))
      guard let log = pass.trace.log else { return (size.width, nil) }
      for case .broke(id, let text) in log { return (size.width, text.isCut) }
      return (size.width, nil)
    }
    let whole = answer(nil)
    guard whole.isCut == false else { return nil }
    var (least, most) = (0.0, whole.width)
    while most - least > 1 / 64 {
      if pass.failure != nil { return nil }
      let middle = (least + most) / 2
      if answer(middle).isCut == false { most = middle } else { least = middle }
    }
    let round = most.rounded()
    return abs(round - most) <= 1 / 64 && answer(round).isCut == false ? round : most
  }
}

extension Pass where Number == Double {
  /// - Parameter view: the view that is laid out; nil for the whole tree.
  fileprivate mutating func layOut(
    _ proposal: ProposedViewSize, from view: NodeID? = nil
  ) throws(LayoutFailure) -> Layout {
    place(Proposal(proposal), from: view)
    try throwFailure()
    var shown = Buffer<Placed<Double>>(capacity: tree.count)
    swap(&placements, &shown)
    return Layout(
      tree: tree, placements: Placements(shown), misplaced: misplaced, warnings: warnings,
      asked: asked, computed: computed, readerLayouts: readerLayouts, notes: notes,
      contentEvents: view == nil ? nil : trace.log ?? TraceLog())
  }
}

extension Pass {
  /// Throws the failure of the pass, if any, and forgets the answers of the unfinished pass.
  mutating func throwFailure() throws(LayoutFailure) {
    guard let failure else { return }
    clear()
    throw failure
  }
}
