import LayEngine
import Testing

extension EngineTests {
  /// Versions of a tree, which reuse what did not change.
  @Suite struct VersionTests {
    /// Compares a version's layout with that of a new tree by a new engine.
    private func check(_ layout: Layout, _ view: View, remembers: Bool = true) throws {
      let tree = try ViewTree(view, remembers: remembers)
      let expected = try Engine(tree).layOut(layout.proposal)
      #expect(layout.seen == expected.seen)
      #expect(layout.warnings == expected.warnings)
      #expect(layout.tree.warnings == expected.tree.warnings)
      // `misplaced` lists nodes, and a version may have one node for views that were shared.
      #expect(layout.misplaced.isEmpty == expected.misplaced.isEmpty)
      #expect(layout.lines == expected.lines)
    }

    /// Makes changes one after the other; returns how many versions reuse the one before.
    private func follow(seed: Int, levels: Int, remembers: Bool) throws -> Int {
      var random = RandomViews(seed: seed)
      var changes = RandomChanges(seed: seed)
      var view = random.view(levels: levels)
      var proposal = random.proposal()
      var tree = try ViewTree(view)
      var engine = Engine(tree)
      var earlier: (layout: Layout, seen: [SeenView])?
      var versions = 0
      for round in 0..<8 {
        if round % 3 == 2 { proposal = random.proposal() }
        let layout = try engine.layOut(proposal)
        try check(layout, view, remembers: remembers)
        // The earlier layout is unchanged.
        if let earlier { #expect(earlier.layout.seen == earlier.seen) }
        earlier = (layout, layout.seen)
        view = changes.changed(view)
        if let next = try tree.next(view) {
          tree = next
          engine.update(to: tree)
          versions += 1
        } else {
          tree = try ViewTree(view)
          engine = Engine(tree)
        }
      }
      return versions
    }

    @Test func `a version is laid out as a fresh tree is, whatever changed`() throws {
      var versions = 0
      for seed in 0..<150 { versions += try follow(seed: seed, levels: 5, remembers: true) }
      // Most trees consist of views that a version can reuse.
      #expect(versions > 300)
    }

    @Test func `a version is laid out as if nothing were remembered`() throws {
      var versions = 0
      for seed in 500..<550 { versions += try follow(seed: seed, levels: 3, remembers: false) }
      #expect(versions > 100)
    }

    /// Ten rows of ten boxes with a padding each; the last box of the sixth row has this width.
    private func board(last width: Double) -> View {
      .column(
        (0..<10).map { row in
          .row(
            (0..<10).map { column in
              View.box(row == 5 && column == 9 ? width : 4, 4).padded(1)
            })
        })
    }

    /// Lowered are the frame, its padding, the row and the column: 4.
    ///
    /// Visited are the column, which counts twice since it is also the list of the root's views,
    /// the ten rows, the ten paddings of the changed row, the frame and the rectangle: 2 + 10 + 10
    /// + 2. The same views are placed, the column once; no contents of other rows, as no other row
    /// gets another proposal.
    @Test func `where one leaf changes, its ancestors and their children are visited`() throws {
      let tree = try ViewTree(board(last: 4))
      let engine = Engine(tree)
      #expect(tree.loweredCount == 1 + 10 + 100 * 3)
      #expect(try engine.place(proposing(nil, nil)) == 1 + 10 + 100 * 3)
      let next = try #require(try tree.next(board(last: 3)))
      let computed = engine.computed
      engine.update(to: next)
      #expect(next.loweredCount == 4)
      #expect(next.visitedCount == 2 + 10 + 10 + 2)
      #expect(try engine.place(proposing(nil, nil)) == 1 + 10 + 10 + 2)
      // The column, the row and the padding, on two axes each: 6.
      #expect(engine.computed - computed <= 6)
    }

    @Test func `a view that is the same has the nodes that it had`() throws {
      let tree = try ViewTree(board(last: 4))
      let next = try #require(try tree.next(board(last: 4)))
      #expect(next.loweredCount == 0)
      #expect(next.root == tree.root)
    }

    /// A text is put in front of ten: it and the column are lowered.
    ///
    /// Then three texts are taken away: the column is lowered, and the text that was compared with
    /// the first of the three.
    @Test func `what stands behind a view that was put in is taken over`() throws {
      let rows = (0..<10).map { View.text("row \($0)") }
      let again = (0..<10).map { View.text("row \($0)") }
      let tree = try ViewTree(.column(rows))
      let next = try #require(try tree.next(.column([.text("first")] + again)))
      #expect(next.loweredCount == 2)
      let fewer = try #require(try next.next(.column(Array(again.dropFirst(2)))))
      #expect(fewer.loweredCount == 2)
    }

    @Test func `doubling by nesting is compared in little work`() throws {
      func doubled(_ string: String) -> View {
        var view = View.text(string)
        for _ in 0..<60 { view = .row(view, view) }
        return view
      }
      let tree = try ViewTree(.column(doubled("a"), .text("b")))
      let next = try #require(try tree.next(.column(doubled("a"), .text("c"))))
      #expect(next.loweredCount == 2)
      let engine = Engine(next)
      #expect(try engine.place(proposing(nil, nil)) < 300)
    }

    @Test func `functions of the program and warnings have all lowered anew`() throws {
      let guide = GuideSetting(.leading, GuideFunction { _ in 3 })
      let withGuide = View.column(View(guide, children: [.box(1, 1)]), .box(2, 2))
      #expect(try ViewTree(withGuide).next(withGuide) == nil)
      let warned = View.column(.box(-1, 1), .box(2, 2))
      #expect(try ViewTree(warned).next(warned) == nil)
    }

    @Test func `what becomes too much is lowered anew`() throws {
      var tree = try ViewTree(board(last: 0))
      var versions = 0
      while versions < 10_000, let next = try tree.next(board(last: Double(versions + 1))) {
        tree = next
        versions += 1
      }
      // Each version adds four nodes, until there are 2 x 311 + 1,024; a board has 311.
      #expect(versions == (311 + 1024) / 4 + 1)
    }
  }
}

extension Layout {
  /// The lines of each view; none for a view that is not a text.
  fileprivate var lines: [[String]] {
    var lines: [[String]] = []
    visit { view, _ in lines.append(tree.lines(of: view.node, at: view.proposal)) }
    return lines
  }
}
