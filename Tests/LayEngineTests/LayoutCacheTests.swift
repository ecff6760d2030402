import LayEngine
import Testing

extension EngineTests {
  /// The cache that a custom layout keeps for each place that it has in a tree.
  ///
  /// - Source: layout-rules 8: it is made anew when the layout or its subviews change.
  @Suite struct LayoutCacheTests {
    /// A layout as high as the number of questions that its cache has counted.
    private final class Counting: CustomLayout {
      var name: String { "counting" }
      var keepsCache: Bool { true }
      var hasGuides: Bool { false }

      func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize {
        let questions = (subviews.cache as? Double ?? 0) + 1
        subviews.cache = questions
        return ViewSize(width: 10, height: questions)
      }

      func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances? { nil }

      func position(
        of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
      ) throws -> Double? { nil }

      func place(
        in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
      ) throws {}
    }

    private func counting() -> View { View(Custom(Counting()), children: [.text("a")]) }

    @Test func `a cache lives on from one proposal to the next`() throws {
      let engine = Engine(try ViewTree(counting()))
      #expect(try engine.size(proposing(100, 10)).height == 1)
      #expect(try engine.size(proposing(50, 10)).height == 2)
      // The same proposal is answered from memory and does not count.
      #expect(try engine.layOut(proposing(50, 10)).size.height == 2)
      #expect(try engine.layOut(proposing(30, 10)).size.height == 3)
    }

    @Test func `another tree of the view has caches of its own`() throws {
      let view = counting()
      for _ in 0..<2 {
        #expect(try Engine(ViewTree(view)).size(proposing(100, 10)).height == 1)
      }
    }

    // A row asks each view for its size at 0, at infinity and at its share: three questions.
    @Test func `a view in two places has a cache in each`() throws {
      let twin = counting()
      let row = View(HorizontalStack(StackStyle(spacing: 0)), children: [twin, twin])
      let size = try Engine(ViewTree(row)).size(proposing(100, 10))
      #expect(size == ViewSize(width: 20, height: 3))
    }
  }
}
