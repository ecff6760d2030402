import LayEngine
import Testing

extension EngineTests {
  /// Sizes that are followed over a range of proposals, piece by linear piece.
  @Suite struct SweepTests {
    /// The widths in the range at which the pieces of a view begin.
    private func starts(of view: View, over range: ClosedRange<Double>) throws -> [Double] {
      let engine = try #require(SweepEngine(ViewTree(view)))
      var starts: [Double] = []
      var length = range.lowerBound
      while length < range.upperBound {
        starts.append(length)
        length = try #require(try engine.piece(after: length, along: .horizontal, other: nil)).end
      }
      return starts
    }

    @Test func `a text changes where one more word fits on a line`() throws {
      // "aa bb cc" in cells of 8: one word takes 16, two take 40, all take 64. Below 16 words are
      // broken: at 8 there is room for one character. Between 0 and 8 a line is as wide as is
      // proposed. With the blank at which it wraps a line takes 8 more, from 24 and from 48 on.
      let starts = try starts(of: .text("aa bb cc"), over: 0...100)
      #expect(starts.filter { $0 > 8 } == [16, 24, 40, 48, 64])
    }

    @Test func `a row changes where its text gives way`() throws {
      // "Hello!" is 48 wide and offered half of w: it takes 48 from a share of 48 on, so from w =
      // 96 on. The rectangle takes the rest, so that this piece has no end.
      let row = View.row(spacing: 0, aligned: nil, [.text("Hello!"), .rectangle])
      let engine = try #require(SweepEngine(ViewTree(row)))
      let piece = try #require(try engine.piece(after: 96, along: .horizontal, other: 20))
      #expect(piece.end == .infinity)
      #expect(piece.size(at: 500) == ViewSize(width: 500, height: 20))
    }

    @Test func `a largest width ends a line`() throws {
      // min(w, 100): one piece up to 100, one beyond
      let frame = FlexibleFrame(width: FlexibleLength(maximum: 100), height: FlexibleLength())
      let view = View(frame, children: [.rectangle])
      #expect(try starts(of: view, over: 0...300) == [0, 100])
    }

    @Test func `shrinking texts are not followed`() throws {
      let view = View.text("a").changing(.minimumScaleFactor(0.5))
      #expect(try SweepEngine(ViewTree(view)) == nil)
    }

    @Test(arguments: 0..<200, [Axis.horizontal, .vertical])
    func `what is followed is what is laid out`(seed: Int, axis: Axis) throws {
      var random = RandomViews(seed: seed)
      let tree = try ViewTree(random.view(levels: 4))
      try follow(tree, from: 0.5, along: axis, other: random.modestProposal().height)
    }

    /// A rectangle with the ideal size 0 x 40, which takes what it is offered.
    private static var flat: View {
      let frame = FlexibleFrame(
        width: FlexibleLength(minimum: 0, ideal: 0, maximum: .infinity),
        height: FlexibleLength(minimum: 0, ideal: 40, maximum: .infinity))
      return View(frame, children: [.rectangle])
    }

    /// A column of a view as wide as the container and 50 high, and a rectangle for the rest.
    private static var relative: View {
      let frame = ContainerRelativeFrame(axes: .horizontal)
      let wide = View(frame, children: [.rectangle])
      return .column(wide.framed(height: 50), .rectangle)
    }

    // The ratio to an ideal width of 0 is no number for a width of 0, and infinite for any other:
    // the padding leaves 0 up to 100.
    @Test(arguments: [nil, 3, 0.25] as [Double?], [ContentMode.fit, .fill])
    func `shapes are followed as they are laid out`(ratio: Double?, mode: ContentMode) throws {
      let shape = AspectRatio(ratio, mode)
      let flat = try ViewTree(View(shape, children: [Self.flat]).padded(50))
      let relative = try ViewTree(View(shape, children: [Self.relative]).padded(20))
      for other in [nil, 0, 60] as [Double?] {
        for axis in Axis.allCases {
          try follow(flat, from: 0, along: axis, other: other)
          try follow(relative, from: 0, along: axis, other: other)
        }
      }
    }

    // Its ideal width follows the container, but what it is offered does not change alike: the
    // quotient of the two is not linear.
    @Test func `a shape of its own that follows the container is not followed`() throws {
      let view = View(AspectRatio(nil, .fit), children: [Self.relative])
      #expect(try SweepEngine(ViewTree(view)) == nil)
      let fixed = View(AspectRatio(2, .fit), children: [Self.relative])
      #expect(try SweepEngine(ViewTree(fixed)) != nil)
    }

    /// Compares sizes inside of each piece with layouts, if the tree can be followed.
    private func follow(
      _ tree: ViewTree, from start: Double, along axis: Axis, other: Double?
    ) throws {
      guard let sweep = SweepEngine(tree) else { return }
      let engine = Engine(tree)
      var length = start
      for _ in 0..<200 where length < 400 {
        let piece = try #require(try sweep.piece(after: length, along: axis, other: other))
        let end = min(piece.end, 400)
        for part in [0.25, 0.5, 0.75] where end - length > 1e-6 {
          let point = length + part * (end - length)
          let proposal =
            axis == .horizontal ? proposing(point, other) : proposing(other, point)
          let size = try engine.size(proposal)
          let followed = piece.size(at: point)
          #expect(isClose(size.width, followed.width) && isClose(size.height, followed.height))
        }
        length = max(end, length + 1e-6)
      }
    }

    private func isClose(_ one: Double, _ other: Double) -> Bool {
      one == other || abs(one - other) < 1e-6
    }
  }
}
