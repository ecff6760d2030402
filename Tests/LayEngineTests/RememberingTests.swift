import LayEngine
import Testing

extension EngineTests {
  @Suite struct RememberingTests {
    /// A card with texts that wrap, a view-that-fits and a spacer.
    static var card: View {
      .column(
        spacing: 4,
        .row(spacing: nil, .box(40, 40), .text("alpha beta gamma delta"), .spacer, .text("eta")),
        .fits(in: .horizontal, .row(spacing: nil, .box(90, 20), .box(90, 20)), .text("theta iota")),
        .rectangle.framed(height: 1), .text("kappa lambda mu nu xi").padded(8))
    }

    static let proposals = [
      proposing(200, 100), proposing(120, nil), proposing(nil, nil), proposing(0, 0),
      proposing(.infinity, 300), proposing(200, 100), proposing(77.5, 33),
    ]

    @Test(arguments: proposals)
    func `the same question has the same answer`(proposal: ProposedViewSize) throws {
      let engine = Engine(try ViewTree(Self.card))
      #expect(try engine.layOut(proposal).seen == engine.layOut(proposal).seen)
    }

    @Test func `answers to earlier proposals do not disturb later ones`() throws {
      let engine = Engine(try ViewTree(Self.card))
      for proposal in Self.proposals {
        let fresh = try Engine(ViewTree(Self.card)).layOut(proposal)
        #expect(try engine.layOut(proposal).seen == fresh.seen, "\(proposal)")
      }
    }

    @Test(arguments: proposals)
    func `a layout that is repeated works nothing out`(proposal: ProposedViewSize) throws {
      let engine = Engine(try ViewTree(Self.card))
      let first = try engine.layOut(proposal).computed
      #expect(try engine.layOut(proposal).computed == first)
      #expect(try engine.size(proposal) == engine.layOut(proposal).size)
      #expect(engine.computed == first)
    }

    // Children's answers to 0, to infinity and to nil remain valid.
    @Test func `another width works out less than a fresh engine does`() throws {
      let tree = try ViewTree(Self.card)
      let engine = Engine(tree)
      let before = try engine.layOut(proposing(200, 100)).computed
      let again = try engine.layOut(proposing(210, 100)).computed - before
      let fresh = try Engine(tree).layOut(proposing(210, 100)).computed
      #expect(again < fresh)
    }

    // Each modifier asks its view again when it is placed. Without remembered answers the number of
    // questions would be quadratic.
    @Test func `a long chain of modifiers asks twice as much if it is twice as long`() throws {
      func asked(_ length: Int) throws -> Int {
        var view = View(Circle())
        for _ in 0..<length { view = view.padded(1) }
        return try view.laidOut(100, 100).asked
      }
      #expect(Double(try asked(200)) <= 2.2 * Double(try asked(100)))
    }

    @Test func `an engine that forgot works everything out again`() throws {
      let engine = Engine(try ViewTree(Self.card))
      let first = try engine.layOut(proposing(200, 100))
      engine.forget()
      #expect(engine.asked == 0)
      let second = try engine.layOut(proposing(200, 100))
      #expect(second.computed == first.computed)
      #expect(second.seen == first.seen)
    }

    @Test func `a size needs no placing`() throws {
      let engine = Engine(try ViewTree(Self.card))
      let sized = Engine(try ViewTree(Self.card))
      let layout = try engine.layOut(proposing(200, 100))
      #expect(try sized.size(proposing(200, 100)) == layout.size)
      #expect(sized.asked < engine.asked)
    }

    @Test func `an engine that is stopped says so and answers rightly afterwards`() throws {
      var isStopped = true
      let view = Chain.text.view(depth: 256)
      let engine = Engine(try ViewTree(view)) { isStopped }
      #expect {
        try engine.layOut(proposing(2000, nil))
      } throws: { error in
        if case LayoutFailure.interrupted = error { true } else { false }
      }
      isStopped = false
      #expect(try engine.layOut(proposing(2000, nil)).seen == view.laidOut(2000, nil).seen)
    }
  }
}
