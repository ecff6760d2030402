import LayEngine
import Testing

extension EngineTests {
  /// How often alignment guide functions are called, and how their errors are reported.
  @Suite struct GuideTests {
    private struct Mistake: Error {}

    private func setting(
      _ guide: AlignmentGuide, on view: View,
      _ position: @escaping (ViewDimensions) throws -> Double
    ) -> View {
      View(GuideSetting(guide, GuideFunction(position)), children: [view])
    }

    // Sizing asks with a height of nil, placing with the row's own: two proposals, one call each.
    @Test func `a function is called once for a view at a proposal`() throws {
      var calls = 0
      let first = setting(.top, on: .box(20, 10)) { dimensions in
        calls += 1
        return dimensions.height
      }
      let engine = Engine(
        try ViewTree(.row(aligned: .top, [first, .box(10, 10).named("second")])))
      let layout = try engine.layOut(.ideal)
      #expect(layout.view(named: "second")?.frame == ViewFrame(x: 20, y: 10, width: 10, height: 10))
      #expect(calls == 2)
      _ = try engine.layOut(.ideal)
      #expect(calls == 2)
    }

    @Test func `a function that fails ends the layout, and its mistake comes out`() throws {
      let broken = setting(.top, on: .box(20, 10)) { _ in throw Mistake() }
      let engine = Engine(try ViewTree(.row(aligned: .top, [broken, .box(10, 10)])))
      for _ in 0..<2 {
        do throws(LayoutFailure) {
          _ = try engine.layOut(.ideal)
          Issue.record("the layout was made")
        } catch {
          guard case .program(let mistake) = error else { throw error }
          #expect(mistake is Mistake)
        }
      }
    }

    @Test func `dimensions say nothing once their layout has ended`() throws {
      var kept: ViewDimensions?
      let view = setting(.top, on: .box(20, 10)) { dimensions in
        kept = dimensions
        return dimensions.position(.bottom) ?? .nan
      }
      _ = try View.row(aligned: .top, [view, .box(10, 10)]).laidOut(nil, nil)
      #expect(kept?.width == 20 && kept?.height == 10)
      #expect(kept?.position(.bottom) == nil)
    }

    @Test func `lengths that count otherwise than written are told once for a view`() throws {
      let narrow = View.rectangle.framed(width: -3, height: .infinity)
      let kinds = try ViewTree(.row(narrow, narrow)).warnings.map(\.kind)
      #expect(
        kinds == [.negativeLength(.horizontal, -3), .lengthNotFinite(.vertical, .infinity)])
      let bounds = FlexibleLength(minimum: 5, maximum: 4)
      let contradictory = View(
        FlexibleFrame(height: bounds), children: [.rectangle])
      #expect(
        try ViewTree(contradictory).warnings.map(\.kind) == [
          .contradictoryBounds(.vertical, bounds)
        ])
    }
  }

  /// Random views laid out from right to left, and random views in a geometry reader.
  @Suite struct MirroredAndMadeTests {
    private func random(_ seed: Int) -> (view: View, proposal: ProposedViewSize) {
      var random = RandomViews(seed: seed)
      return (random.view(levels: 5), random.modestProposal())
    }

    @Test(arguments: 0..<200)
    func `from right to left every view is mirrored in its parent`(seed: Int) throws {
      let (view, proposal) = random(seed)
      let plain = try Engine(ViewTree(view)).layOut(proposal)
      let change = EnvironmentChange.layoutDirection(.rightToLeft)
      let tree = try ViewTree(View(change, children: [view]))
      let mirrored = try Engine(tree).layOut(proposal)
      var pairs = [(plain.root, mirrored.root.child(0))]
      while let (one, other) = pairs.popLast() {
        #expect("\(one.frame.size)" == "\(other.frame.size)")
        #expect(one.childCount == other.childCount)
        for (child, image) in zip(one.children, other.children) {
          let x = one.frame.size.width - child.originInParent.x - child.frame.size.width
          #expect(abs(image.originInParent.x - x) < 1e-6)
          #expect(image.originInParent.y == child.originInParent.y)
          pairs.append((child, image))
        }
      }
    }

    @Test(arguments: 0..<100)
    func `what a reader makes is laid out as it would be alone`(seed: Int) throws {
      let (view, _) = random(seed)
      let reader = View(GeometryReader(GeometryContent { _ in [view] }))
      let layout = try reader.laidOut(200, 100)
      let alone = try view.laidOut(200, 100)
      #expect(layout.size == ViewSize(width: 200, height: 100))
      #expect(layout.root.childCount == 1)
      #expect(frames(layout.root.child(0)) == frames(alone.root))
    }

    private func frames(_ view: PlacedView) -> [String] {
      var frames: [String] = []
      var pending = [view]
      while let view = pending.popLast() {
        frames.append("\(view.frame) \(view.proposal)")
        pending.append(contentsOf: view.children)
      }
      return frames
    }

    @Test func `content is made once a layout, for the final size`() throws {
      var sizes: [ViewSize] = []
      let reader = View(
        GeometryReader(
          GeometryContent { geometry in
            sizes.append(geometry.size)
            return [.rectangle.named("made")]
          }))
      let layout = try View.row(reader, .box(50, 10)).laidOut(200, 40)
      #expect(sizes == [ViewSize(width: 150, height: 40)])
      #expect(layout.view(named: "made")?.frame.size == sizes[0])
    }

    @Test func `a reader in itself without end is too deep`() throws {
      final class Maker: Sendable {
        func make() -> View { View(GeometryReader(GeometryContent { _ in [self.make()] })) }
      }
      #expect {
        try Maker().make().laidOut(10, 10)
      } throws: { error in
        if case LayoutFailure.tooDeep = error { true } else { false }
      }
    }
  }
}
