import LayEngine
import Testing

extension EngineTests {
  @Suite struct SharedViewTests {
    @Test func `a view that is used twice is one node`() throws {
      let text = View.text("Hi")
      let tree = try ViewTree(.row(text, text, text))
      #expect(tree.count == 2)
      #expect(tree.children(of: tree.root) == [1, 1, 1])
    }

    // A spacer is horizontal in a row and vertical in a column, so it cannot be one node in both.
    @Test func `a view is lowered again where it finds something else around it`() throws {
      let spacer = View.spacer
      let tree = try ViewTree(.row(.column(spacer, .box(1, 1)), spacer, spacer))
      let spacers = (0..<NodeID(tree.count)).filter { tree.view(of: $0) === spacer }
      #expect(spacers.count == 2)
    }

    @Test func `a view that is used twice is placed in both places`() throws {
      let text = View.text("Hi").padded(2)
      let children = try View.row(spacing: 3, text, text).laidOut(nil, nil).root.children
      // 16 + 4 wide, then 3 apart; inside each the text is 2 further.
      #expect(children.map(\.frame.origin.x) == [0, 23])
      #expect(children.map { $0.child(0).frame.origin.x } == [2, 25])
    }

    // 2 to the power of 60 texts of 16 points. The root is asked once, with nothing proposed. Each
    // of the 59 rows below it is asked twice, with nothing proposed and with the height of 20 that
    // a row is placed with, and so is the text: 1 + 60 x 2 = 121.
    @Test func `doubling by nesting sixty times takes sixty nodes and little work`() throws {
      var view = View.text("Hi")
      for _ in 0..<60 { view = .row(view, view) }
      let engine = Engine(try ViewTree(view))
      let layout = try engine.layOut(proposing(nil, nil))
      #expect(engine.tree.count == 61)
      #expect(layout.size == ViewSize(width: 0x1p64, height: 20))
      #expect(layout.computed == 121)
    }

    @Test(arguments: [proposing(100, 100), proposing(100, nil), proposing(nil, nil)])
    func `candidates that share a view sixty levels deep take little work`(
      proposal: ProposedViewSize
    ) throws {
      var view = View.box(10, 10)
      for _ in 0..<60 { view = .fits(view.padded(1), view) }
      let engine = Engine(try ViewTree(view))
      _ = try engine.layOut(proposal)
      // The box is a rectangle and its frame; each level is a view-that-fits and a padding.
      #expect(engine.tree.count == 122)
      // Each view is asked with nothing proposed, and with what is left of the proposal.
      #expect(engine.computed <= 122 * 2)
    }

    @Test func `rows and columns of the same view take work that is linear in the levels`() throws {
      func computed(_ levels: Int) throws -> Int {
        var view = View.text("alpha beta")
        for _ in 0..<levels {
          view = .fits(.row(view, .box(10, 10)), .column(view, .box(10, 10)))
        }
        let engine = Engine(try ViewTree(view))
        _ = try engine.layOut(proposing(300, 300))
        #expect(engine.tree.count <= 3 * 4 * levels + 3)
        return engine.computed
      }
      #expect(Double(try computed(40)) <= 2.2 * Double(try computed(20)))
    }
  }
}
