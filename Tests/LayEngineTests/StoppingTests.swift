import LayEngine
import Testing

extension EngineTests {
  /// Long work asks regularly whether to stop.
  @Suite struct StoppingTests {
    /// How often the engine asks whether to stop while it lays a view out.
    private func questions(_ view: View, _ proposal: ProposedViewSize) throws -> Int {
      var count = 0
      let engine = Engine(try ViewTree(view)) {
        count += 1
        return false
      }
      _ = try engine.layOut(proposal)
      return count
    }

    @Test func `answers that need no rule are work`() throws {
      let boxes = [View](repeating: .box(1, 1), count: 50_000)
      #expect(try questions(.column(boxes), proposing(100, nil)) > 0)
    }

    @Test func `the lines of a text are work`() throws {
      let text = View.text(String(repeating: "a", count: 50_000))
      #expect(try questions(text, proposing(8, nil)) > 0)
    }

    // A container-relative frame is arranged anew in each place, since its container may differ
    // there: 2 to the power of 60 of them would never end.
    @Test func `placing hears a stop`() throws {
      let frame = ContainerRelativeFrame(axes: .horizontal)
      var view = View(frame, children: [.rectangle])
      for _ in 0..<60 { view = .row(view, view) }
      let engine = Engine(try ViewTree(view)) { true }
      #expect {
        try engine.layOut(proposing(100, 100))
      } throws: { error in
        if case LayoutFailure.interrupted = error { true } else { false }
      }
    }

    // 2 to the power of 60 elements.
    @Test func `making a tree hears a stop`() throws {
      var view = View.rectangle
      for _ in 0..<60 { view = View(Group(), children: [view, view]) }
      let contents: [any ViewContent] = [DepthStack(), Grid(GridStyle())]
      for content in contents {
        #expect {
          try ViewTree(View(content, children: [view])) { true }
        } throws: { error in
          if case LayoutFailure.interrupted = error { true } else { false }
        }
      }
    }

    // A line is 8 wide, which is one letter, and 20 high: 400,000 lines. If each line went through
    // the lines before it, that would be 80,000,000,000 letters.
    @Test func `a word is broken in one go, however long it is`() throws {
      let word = View.text(String(repeating: "a", count: 400_000))
      let size = try Engine(ViewTree(word)).size(proposing(8, nil))
      #expect(size == ViewSize(width: 8, height: 8_000_000))
    }
  }
}
