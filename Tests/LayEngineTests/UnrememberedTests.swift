import LayEngine
import Testing

extension EngineTests {
  /// Views answer the same whether their answers are remembered or not.
  @Suite struct UnrememberedTests {
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

    @Test(arguments: 0..<300)
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
      try check(view, proposals, ViewTree(view, remembers: false))
    }

    /// Negative spacing leaves more to share than is offered; negative padding offers more inside.
    @Test func `lengths below nothing are shared the same`() throws {
      let greedy = View.rectangle.padded(-20)
      let view = View.row(spacing: -30, greedy, .box(10, 10), .rectangle, greedy)
      let proposals = [-40.0, 0, 10, .infinity].map { proposing($0, $0) }
      try check(view, proposals, ViewTree(view, remembers: false))
    }
  }
}
