import LayEngine
import Testing

extension EngineTests {
  /// Deeply nested stacks, of which the engine asks the innermost first.
  @Suite struct NestedStackTests {
    /// Enough levels to use more of the stack than counts as shallow, in a release build too.
    private static let deep = 500
    private static let spacings: [Double?] = [nil, 0, 3, -2]

    /// Nested stacks of two texts and the next stack, with random axes, spacings and orders.
    private func chain(_ seed: Int) -> View {
      var random = SeededGenerator(seed: seed)
      var view = View.text("alpha beta")
      for level in 0..<Self.deep {
        let spacing: Double? = Self.spacings.randomElement(using: &random) ?? nil
        let leaf = View.text(["a", "beta gamma", "世界", ""].randomElement(using: &random) ?? "")
        let priority = Bool.random(using: &random) ? 0.0 : 1
        let children = [leaf, view.prioritized(priority), .text("eta")].shuffled(using: &random)
        let isRow = Bool.random(using: &random)
        view = isRow ? .row(spacing: spacing, children) : .column(spacing: spacing, children)
        if level == 40 { view = .row(view, view) }
        if Int.random(in: 0..<8, using: &random) == 0 { view = view.padded(1) }
      }
      return view
    }

    // A traced layout asks each view when its parent does, so it serves as the reference.
    @Test(arguments: 0..<4)
    func `deep stacks answer as they do when they are asked one by one`(seed: Int) throws {
      var view = chain(seed)
      var random = RandomViews(seed: seed)
      if seed % 2 == 0 { view = .column(random.view(levels: 2), view) }
      let tree = try ViewTree(view)
      let engine = Engine(tree)
      for proposal in [proposing(500, 400), proposing(0, nil), random.proposal()] {
        let expected = try TracedEngine.layOut(tree, proposal).layout
        #expect(try "\(engine.size(proposal))" == "\(expected.size)")
        #expect(try engine.layOut(proposal).seen == expected.seen)
      }
    }

    // At all levels but the first few nothing is left to share: a stack is offered 0, which is also
    // its least length. So it is asked with 0 and infinity on each axis: 2 x 2 answers, and as many
    // of its text.
    @Test func `each level of a deep chain is worked out as often as if it were not deep`() throws {
      let (short, long) = (Chain.text.view(depth: 400), Chain.text.view(depth: 800))
      let difference =
        try long.laidOut(2000, 2000).computed - short.laidOut(2000, 2000).computed
      #expect(difference == 8 * 400)
    }

    @Test func `a deep chain that was lowered takes hardly any stack to lay out`() throws {
      let tree = try DeepThread.run(stackOf: 1 << 30) {
        try ViewTree(Chain.text.view(depth: 50_000))
      }
      let count = try DeepThread.run(stackOf: 8 << 20) {
        try Engine(tree).place(proposing(2000, 2000))
      }
      #expect(count == 100_001)
    }
  }
}
