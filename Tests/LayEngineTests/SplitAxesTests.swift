import LayEngine
import Testing

extension EngineTests {
  /// Views that are asked one axis at a time answer as they do when they are asked for sizes.
  @Suite struct SplitAxesTests {
    private func check(_ view: View, _ proposals: [ProposedViewSize], _ general: ViewTree) throws {
      let engine = Engine(try ViewTree(view))
      let other = Engine(general)
      for proposal in proposals {
        let (layout, expected) = (try engine.layOut(proposal), try other.layOut(proposal))
        #expect(layout.seen == expected.seen, "\(proposal)")
        #expect(layout.misplaced == expected.misplaced)
        #expect(layout.warnings == expected.warnings)
        #expect(try "\(engine.size(proposal))" == "\(layout.size)")
      }
    }

    @Test(arguments: 0..<400)
    func `random views answer the same on one axis at a time`(seed: Int) throws {
      var random = RandomViews(seed: seed &+ 90_000)
      let view = random.view(levels: 5)
      let proposals = (0..<4).map { _ in random.proposal() }
      try check(view, proposals, ViewTree(view, splitsAxes: false))
    }

    @Test(arguments: 0..<100)
    func `random views answer the same where nothing is remembered`(seed: Int) throws {
      var random = RandomViews(seed: seed &+ 70_000)
      let view = random.view(levels: 3)
      let proposals = (0..<3).map { _ in random.proposal() }
      try check(view, proposals, ViewTree(view, remembers: false))
    }

    /// More children than insertion sort is used for, some of them equally flexible.
    @Test func `a long stack serves its children in the same order`() throws {
      let children = (0..<60).map { (index: Int) -> View in
        let (least, most) = (index * 7 % 11, 20 + index * 5 % 17)
        return View.stretch(Double(least), Double(most), height: 4)
      }
      let view = View.row(children)
      let proposals = [300.0, 700, 0, .infinity, 1e4].map { proposing($0, 50) }
      try check(view, proposals, ViewTree(view, splitsAxes: false))
    }

    /// Negative spacing leaves more to share than is offered; negative padding offers more inside.
    @Test func `lengths below nothing are shared the same`() throws {
      let greedy = View.rectangle.padded(-20)
      let view = View.row(spacing: -30, greedy, .box(10, 10), .rectangle, greedy)
      let proposals = [-40.0, 0, 10, .infinity].map { proposing($0, $0) }
      try check(view, proposals, ViewTree(view, splitsAxes: false))
    }

    /// Stacks that have no space left offer 0; the answer is known before the words are looked at.
    @Test func `a text without any room is not worked out`() throws {
      let engine = Engine(try ViewTree(.text("alpha beta")))
      #expect(try engine.size(proposing(0, 0)) == ViewSize(width: 0, height: 0))
      #expect(engine.computed == 0)
    }

    /// The row, the column and the padding are worked out once on each axis: 3 views, 2 axes.
    ///
    /// Views with only one possible answer need no work.
    @Test func `each separable view is worked out once on each axis`() throws {
      let column = View.column(spacing: 4, .rectangle.framed(height: 16), .box(12, 12))
      let view = View.row(spacing: 8, .box(40, 40), column, .box(24, 24)).padded(8)
      let engine = Engine(try ViewTree(view))
      _ = try engine.layOut(proposing(300, 200))
      #expect(engine.computed == 6)
      _ = try engine.layOut(proposing(300, 200))
      #expect(engine.computed == 6)
    }
  }
}
