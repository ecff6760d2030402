import Testing

@testable import LayEngine

/// A geometry reader's content is made once for each size, unless it depends on more than that.
@Suite struct ReaderMemoTests {
  /// Makes readers whose content functions count their calls.
  private final class Counter {
    var count = 0

    func reader(_ make: @escaping (PlacedGeometry) -> [View]) -> View {
      View(
        GeometryReader(
          GeometryContent { geometry in
            self.count += 1
            return make(geometry)
          }))
    }
  }

  /// Readers in readers, each of which shows the next one twice.
  private func doubled(_ levels: Int, _ counter: Counter, reading: Bool) -> View {
    (0..<levels).reduce(.rectangle) { inner, _ in
      counter.reader { geometry in
        if reading { geometry.recordReading() }
        return [.column(spacing: 0, inner, inner)]
      }
    }
  }

  /// Derived: the two readers in a column are equally high, from 2^20 points down, at each of 20
  /// levels; one call for each level.
  @Test func `readers that double at each level are asked once for each level`() throws {
    let counter = Counter()
    let tree = try ViewTree(doubled(20, counter, reading: false))
    let height = Double(1 << 20)
    let layout = try Engine(tree).layOut(ProposedViewSize(width: 10, height: height))
    #expect(counter.count == 20)
    var view = layout.root
    while view.childCount > 0 { view = view.child(view.childCount - 1) }
    #expect(view.frame == ViewFrame(x: 0, y: height - 1, width: 10, height: 1))
  }

  /// Derived: 1 + 2 + 4 + 8 + 16 = 31 places, one call for each.
  @Test func `what holds for one place is made for each`() throws {
    let counter = Counter()
    let tree = try ViewTree(doubled(5, counter, reading: true))
    _ = try Engine(tree).layOut(ProposedViewSize(width: 10, height: 32))
    #expect(counter.count == 31)
  }

  /// Derived: at 10 x 5 and 20 x 5 once, since only the height is read, and once more at 20 x 6; without keeping it,
  /// once for each layout.
  @Test(arguments: [(true, 2), (false, 3)])
  func `content stands for sizes that differ in what is not read`(keeps: Bool, count: Int) throws {
    let counter = Counter()
    let reader = counter.reader { geometry in
      geometry.recordReading(of: .vertical)
      return [.rectangle]
    }
    let engine = Engine(try ViewTree(reader), keepsContent: keeps)
    for (width, height) in [(10.0, 5.0), (20, 5), (20, 6)] {
      let layout = try engine.layOut(ProposedViewSize(width: width, height: height))
      #expect(layout.root.child(0).frame.size == ViewSize(width: width, height: height))
    }
    #expect(counter.count == count)
  }

  @Test func `other sizes are other questions`() throws {
    let counter = Counter()
    let reader = counter.reader { _ in [.rectangle] }
    let view = View.column(
      spacing: 0, reader.framed(height: 10), reader.framed(height: 10),
      reader.framed(height: 20))
    let layout = try Engine(try ViewTree(view)).layOut(ProposedViewSize(width: 10, height: nil))
    #expect(counter.count == 2)
    #expect(layout.size == ViewSize(width: 10, height: 40))
  }

  /// It is enough that a layout rule in the content asks for the place.
  @Test func `content that reaches into the safe area is made for each place`() throws {
    let counter = Counter()
    let reader = counter.reader { _ in
      [View(IgnoresSafeArea(.all, .all), children: [.rectangle])]
    }
    let view = View.column(spacing: 0, reader.framed(height: 10), reader.framed(height: 10))
    _ = try Engine(try ViewTree(view)).layOut(ProposedViewSize(width: 10, height: nil))
    #expect(counter.count == 2)
  }

  /// Derived: the outer layout and one shared content for each of 30 levels.
  @Test func `a walk through all contents meets what is shared once`() throws {
    let counter = Counter()
    let tree = try ViewTree(doubled(30, counter, reading: false))
    let layout = try Engine(tree).layOut(ProposedViewSize(width: 10, height: 1))
    #expect(Array(layout.withContents).count == 31)
    #expect(layout.view(named: "none") == nil)
  }
}
