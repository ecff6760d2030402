import LayEngine
import Testing

extension EngineTests {
  /// Rules that hold for every layout, checked with random ones.
  @Suite struct RandomLayoutTests {
    static let seeds = 0..<250

    /// A random view, with its layout at a random proposal.
    private func layout(seed: Int, modest: Bool = false) throws -> Layout {
      var random = RandomViews(seed: seed)
      let view = random.view(levels: 5)
      let proposal = modest ? random.modestProposal() : random.proposal()
      return try Engine(ViewTree(view)).layOut(proposal)
    }

    /// Calls the body with every shown view that has exactly one child, and with that child.
    private func visitModifiers(
      seed: Int, _ body: (PlacedView, PlacedView) throws -> Void
    ) throws {
      try layout(seed: seed).visit { view, _ in
        if view.childCount == 1 { try body(view, view.child(0)) }
      }
    }

    @Test(arguments: seeds)
    func `padding offers what is left and adds its insets, never below nothing`(
      seed: Int
    ) throws {
      try visitModifiers(seed: seed) { view, child in
        guard let insets = (view.view.content as? Padding)?.insets else { return }
        #expect(child.proposal.width == view.proposal.width.map { max($0 - insets.horizontal, 0) })
        #expect(child.proposal.height == view.proposal.height.map { max($0 - insets.vertical, 0) })
        #expect(view.frame.size.width == max(child.frame.size.width + insets.horizontal, 0))
        #expect(view.frame.size.height == max(child.frame.size.height + insets.vertical, 0))
        #expect(child.originInParent == ViewPoint(x: insets.leading, y: insets.top))
      }
    }

    @Test(arguments: seeds)
    func `a fixed size is the answer to nothing proposed on its axes`(seed: Int) throws {
      try visitModifiers(seed: seed) { view, child in
        guard let axes = (view.view.content as? FixedSize)?.axes else { return }
        #expect(child.proposal.width == (axes.contains(.horizontal) ? nil : view.proposal.width))
        #expect(child.proposal.height == (axes.contains(.vertical) ? nil : view.proposal.height))
        #expect(child.originInParent == ViewPoint(x: 0, y: 0))
        #expect(child.frame.size == view.frame.size)
      }
    }

    @Test(arguments: seeds, [AxisSet.horizontal, .vertical, .both])
    func `a fixed size asks its view what an engine of its own would be asked`(
      seed: Int, axes: AxisSet
    ) throws {
      var random = RandomViews(seed: seed)
      let (view, proposal) = (random.view(levels: 4), random.proposal())
      let open = proposing(
        axes.contains(.horizontal) ? nil : proposal.width,
        axes.contains(.vertical) ? nil : proposal.height)
      let alone = try Engine(ViewTree(view)).size(open)
      let fixed = try Engine(ViewTree(view.fixedSize(axes))).size(proposal)
      #expect("\(fixed)" == "\(alone)")
    }

    @Test(arguments: seeds)
    func `a fixed frame has its declared lengths`(seed: Int) throws {
      try visitModifiers(seed: seed) { view, child in
        guard let frame = view.view.content as? FixedFrame else { return }
        #expect(view.frame.size.width == frame.width ?? child.frame.size.width)
        #expect(view.frame.size.height == frame.height ?? child.frame.size.height)
      }
    }

    @Test(arguments: seeds)
    func `the children of a stack follow each other at its distances`(seed: Int) throws {
      let layout = try layout(seed: seed, modest: true)
      layout.visit { view, _ in
        let isRow: Bool
        switch view.view.content {
        case is HorizontalStack: isRow = true
        case is VerticalStack: isRow = false
        default: return
        }
        guard view.childCount > 1 else { return }
        let distances = layout.tree.distances(in: view.node)
        var position = 0.0
        for (child, distance) in zip(view.children, distances) {
          position += distance
          let start = isRow ? child.originInParent.x : child.originInParent.y
          #expect(abs(start - position) < 1e-9)
          position += isRow ? child.frame.size.width : child.frame.size.height
        }
      }
    }

    /// The rule of a view-that-fits in a few lines, with a separate engine for each candidate.
    private func expectedChoice(
      _ candidates: [View], _ axes: AxisSet, _ proposal: ProposedViewSize
    ) throws -> Int {
      let open = proposing(
        axes.contains(.horizontal) ? nil : proposal.width,
        axes.contains(.vertical) ? nil : proposal.height)
      let index = try candidates.firstIndex { candidate in
        let size = try Engine(ViewTree(candidate)).size(open)
        let fitsWidth = size.width <= proposal.width ?? .infinity
        let fitsHeight = size.height <= proposal.height ?? .infinity
        return (fitsWidth || !axes.contains(.horizontal))
          && (fitsHeight || !axes.contains(.vertical))
      }
      return index ?? candidates.count - 1
    }

    @Test(arguments: seeds, [AxisSet.horizontal, .vertical, .both, []])
    func `a view that fits shows the first candidate that fits, or the last`(
      seed: Int, axes: AxisSet
    ) throws {
      var random = RandomViews(seed: seed)
      let candidates = random.children(levels: 3) + [.box(4, 4)]
      let proposal = random.proposal()
      let choice = try expectedChoice(candidates, axes, proposal)
      let layout = try Engine(ViewTree(.fits(in: axes, candidates))).layOut(proposal)
      #expect(layout.root.chosen == choice + 1)
      let alone = try Engine(ViewTree(candidates[choice])).size(proposal)
      #expect("\(layout.size)" == "\(alone)")
    }

    @Test(arguments: seeds)
    func `every layout is the same twice, and the same with somebody listening`(
      seed: Int
    ) throws {
      var random = RandomViews(seed: seed)
      let tree = try ViewTree(random.view(levels: 5))
      let (proposal, other) = (random.proposal(), random.proposal())
      let engine = Engine(tree)
      let first = try engine.layOut(proposal)
      _ = try engine.layOut(other)
      #expect(try engine.layOut(proposal).seen == first.seen)
      #expect(try TracedEngine.layOut(tree, proposal).layout.seen == first.seen)
    }

    @Test(arguments: seeds)
    func `no size is worked out twice`(seed: Int) throws {
      var random = RandomViews(seed: seed)
      let tree = try ViewTree(random.view(levels: 5))
      let (layout, events) = try TracedEngine.layOut(tree, random.proposal())
      var questions: Set<AskedQuestion> = []
      for case .asked(let node, let proposal) in events {
        questions.insert(AskedQuestion(node: node, proposal: proposal))
      }
      #expect(layout.computed <= questions.count)
    }

    @Test(arguments: seeds)
    func `every question that is told of has its answer`(seed: Int) throws {
      var random = RandomViews(seed: seed)
      let tree = try ViewTree(random.view(levels: 5))
      var pending: [NodeID] = []
      for event in try TracedEngine.layOut(tree, random.proposal()).events {
        switch event {
        case .asked(let node, _), .arranging(let node, _, _): pending.append(node)
        case .answered(let node, _), .arranged(let node): #expect(pending.popLast() == node)
        default: continue
        }
      }
      #expect(pending.isEmpty)
    }

    @Test(arguments: seeds)
    func `a text is as large as its lines`(seed: Int) throws {
      let layout = try layout(seed: seed, modest: true)
      layout.visit { view, _ in
        guard let string = view.view.textString else { return }
        guard let text = layout.tree.textLines(of: view.node, at: view.proposal) else {
          return #expect(view.frame.size == ViewSize(width: 0, height: 0))
        }
        let advance = text.rows.flatMap(\.spans).first?.advance ?? 0
        let width = (widest(text.lines, of: string) * advance).rounded(.up)
        let height = (text.rows.last.map { $0.top + $0.height } ?? 0).rounded(.up)
        let size = ViewSize(width: min(width, view.proposal.width ?? .infinity), height: height)
        #expect(view.frame.size == size)
      }
    }
  }
}

private struct AskedQuestion: Hashable {
  let node: NodeID
  let proposal: ProposedViewSize
}
