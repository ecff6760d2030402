import LayEngine
import Testing

/// Proposals at which a length begins or stops being held at a bound.
extension EngineTests.StructureRangeTests {
  private func bends(
    _ view: View, over range: ClosedRange<Double>, along axis: Axis = .horizontal,
    other: Double? = nil
  ) throws -> [(place: Double, bend: LengthBend)] {
    let found = try follow(view, over: range, along: axis, other: other, keepsLines: true)
    return try #require(found).bends.flatMap { place in place.views.map { (place.length, $0) } }
  }

  @Test func `padding offers 0 below its own length`() throws {
    let padding = View(Padding(Insets(.all, 8)), children: [.rectangle])
    let bends = try bends(padding, over: 0...100)
    // 8 + 8 = 16: below 16 the rectangle is offered 0, so that the padding stays 16 wide
    #expect(bends.map(\.place) == [16] && bends.first?.bend.view.content is Padding)
    #expect(bends.first?.bend.isHeldBefore == true && bends.first?.bend.after == 1)
  }

  @Test func `a spacer is held at its least length`() throws {
    let row = View.row(.box(30, 10), View(Spacer(minimumLength: 20)))
    let bends = try bends(row, over: 40...100)
    // the box takes 30, so that the spacer has its 20 from 50 on
    #expect(bends.map(\.place) == [50] && bends.first?.bend.view.content is Spacer)
    #expect(bends.first?.bend.length == 20 && bends.first?.bend.isHeldBefore == true)
  }

  @Test func `a ratio is held by the height that is proposed`() throws {
    let view = View(AspectRatio(1.5, .fit), children: [.rectangle])
    let bends = try bends(view, over: 0...300, other: 100)
    // 1.5 times the height of 100 is 150
    #expect(bends.map(\.place) == [150, 150] && bends.map(\.bend.length) == [150, 100])
    #expect(bends.map(\.bend.isHeldAfter) == [true, true])
  }

  /// Between two neighbouring reported places all lengths of all views are linear: each length in
  /// the middle is the mean of its values at a quarter and at three quarters.
  @Test(arguments: 0..<50)
  func `no length bends but at a place that is told`(seed: Int) throws {
    var random = RandomViews(seed: 7000 + seed)
    let view = random.view(levels: 4)
    let other = random.modestProposal().height
    let engine = Engine(try ViewTree(view))
    for axis in Axis.allCases {
      guard
        let found = try follow(view, over: 0...160, along: axis, other: other, keepsLines: true)
      else { continue }
      let starts = found.ranges.map(\.start.length) + found.bends.map(\.length)
      let places = Set(starts + [160]).sorted()
      for (low, high) in zip(places, places.dropFirst()) where high - low > 1e-6 {
        let lengths = try [0.25, 0.5, 0.75].map { part in
          let length = low + (high - low) * part
          return self.lengths(try engine.layOut(proposal(length, along: axis, other: other)))
        }
        #expect(lengths[0].count == lengths[1].count && lengths[1].count == lengths[2].count)
        for (index, middle) in lengths[1].enumerated() where middle.isFinite {
          let mean = (lengths[0][index] + lengths[2][index]) / 2
          #expect(abs(mean - middle) < 1e-6, "\(axis) \(low) to \(high)")
        }
      }
    }
  }

  /// What the views of a layout answer, and what their children are offered.
  private func lengths(_ layout: Layout) -> [Double] {
    var lengths: [Double] = []
    var pending = [layout.root]
    while let view = pending.popLast() {
      lengths += [view.frame.size.width, view.frame.size.height]
      lengths += [view.proposal.width ?? -1, view.proposal.height ?? -1]
      pending += view.children
    }
    return lengths
  }
}
