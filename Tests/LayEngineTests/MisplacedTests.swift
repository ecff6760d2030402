import LayEngine
import Testing

extension EngineTests {
  @Suite struct MisplacedTests {
    private func misplaced(_ layout: Layout) -> [String?] {
      layout.misplaced.map { layout.tree.view(of: $0).name }
    }

    @Test func `a finite layout has no view out of place`() throws {
      #expect(try RememberingTests.card.laidOut(200, 100).misplaced.isEmpty)
    }

    // The box would start at inf / 2 - 20 / 2, which is infinity.
    @Test func `a view centred in an infinite frame is out of place, its size is right`() throws {
      let box = View.box(20, 10).named("box")
      let layout = try box.framed(maximumWidth: .infinity).laidOut(.infinity, nil)
      #expect(misplaced(layout) == ["box"])
      #expect(layout.size == ViewSize(width: .infinity, height: 10))
      #expect(layout.view(named: "box")?.frame.size == ViewSize(width: 20, height: 10))
    }

    // inf / 2 - inf / 2 is NaN.
    @Test func `an endless view centred in an infinite frame is out of place`() throws {
      let view = View.rectangle.named("endless").framed(maximumWidth: .infinity)
      let layout = try view.laidOut(.infinity, 10)
      #expect(misplaced(layout) == ["endless"])
      #expect(layout.size == ViewSize(width: .infinity, height: 10))
    }

    @Test func `what follows an endless view in a row is out of place`() throws {
      let row = View.row(.rectangle.named("endless"), .box(20, 20).named("box"))
      let layout = try row.laidOut(.infinity, 20)
      #expect(misplaced(layout) == ["box"])
      #expect(layout.size == ViewSize(width: .infinity, height: 20))
    }

    @Test(
      arguments: [
        (.nan, 0), (.infinity, 0), (-.infinity, 0), (0, .nan), (0, .infinity), (0, -.infinity),
      ] as [(Double, Double)])
    func `a position or an offset that is no number or infinite is out of place`(
      x: Double, y: Double
    ) throws {
      let box = View.box(20, 20).named("box")
      let positioned = try box.positioned(x: x, y: y).laidOut(100, 100)
      #expect(misplaced(positioned) == ["box"])
      #expect(positioned.size == ViewSize(width: 100, height: 100))
      let offset = try box.offset(x: x, y: y).laidOut(100, 100)
      #expect(misplaced(offset) == ["box"])
      #expect(offset.size == ViewSize(width: 20, height: 20))
    }

    @Test func `a later finite layout has nothing out of place`() throws {
      let box = View.box(20, 10).named("box")
      let engine = Engine(try ViewTree(box.framed(maximumWidth: .infinity)))
      #expect(try engine.layOut(proposing(.infinity, nil)).misplaced.count == 1)
      #expect(try engine.layOut(proposing(100, nil)).misplaced.isEmpty)
    }
  }
}
