import Testing
@testable import LayEngine

extension EngineTests {
  @Suite struct TraceTests {
    private func events(_ view: View, _ width: Double?, _ height: Double?) throws -> [TraceEvent] {
      Array(try TracedEngine.layOut(ViewTree(view), proposing(width, height)).events)
    }

    /// What a container decided while it was measured, apart from questions and answers.
    private func decisions(_ view: View, _ width: Double?, _ height: Double?) throws -> [TraceEvent]
    {
      let all = try events(view, width, height)
      let whileMeasuring = all.prefix { event in
        if case .arranging = event { false } else { true }
      }
      return whileMeasuring.filter { event in
        switch event {
        case .asked, .answered, .remembered, .arranging, .arranged, .decided, .aligning,
          .probing, .clamped, .broke, .findingLine, .foundLine:
          false
        default: true
        }
      }
    }

    // The questions are more then: every rule runs, also where an answer is known before.
    @Test(arguments: RememberingTests.proposals)
    func `listening changes nothing about a layout`(proposal: ProposedViewSize) throws {
      let tree = try ViewTree(RememberingTests.card)
      let traced = try TracedEngine.layOut(tree, proposal).layout
      let plain = try Engine(tree).layOut(proposal)
      #expect(traced.seen == plain.seen)
    }

    // A box of 10 x 10 in the middle of 100 x 50: its centres, at 5 and 5, lie on those of the
    // frame, at 50 and 25.
    @Test func `a centred child is told by its lines`() throws {
      let tree = try ViewTree(.box(10, 10).framed(width: 100, height: 50))
      let events = try TracedEngine.layOut(tree, proposing(200, 200)).events
      let reasons = events.compactMap { event -> String? in
        guard case .aligning(1, let reason) = event else { return nil }
        return "\(reason.guide) \(reason.inParent) \(reason.inChild)"
      }
      #expect(reasons == ["horizontalCenter 50.0 5.0", "verticalCenter 25.0 5.0"])
    }

    /// One line of some cells of 8 by 20, with nothing that limits it.
    private func line(_ cells: Int) -> TextMeasurement {
      TextMeasurement(
        lineCount: 1, cells: cells, blankCells: 0, width: Double(cells) * 8,
        blankWidth: 0, height: 20, advance: 8, lineHeight: 20, lineSpacing: 0,
        limit: nil,
        room: nil, reserved: 0, scale: 1, isCut: false)
    }

    private func judgements(_ events: [TraceEvent]) -> [Judgement] {
      events.compactMap { event in
        if case .judged(_, _, let judgement) = event { judgement } else { nil }
      }
    }

    // "Hello World" is 88 wide, 88 > 60; "Hi" is taken without a test and is 16 x 20 in 60.
    @Test func `a view that fits tells all from the question to the place`() throws {
      let view = View.fits(in: .horizontal, .text("Hello World"), .text("Hi"))
      let events = try events(view, 60, nil)
      let (first, second) = (ViewSize(width: 88, height: 20), ViewSize(width: 16, height: 20))
      let judgement = try #require(judgements(events).first)
      #expect(judgement.asked == .ideal)
      #expect(judgement.measured == first)
      #expect(judgement.fitsWidth == false)
      #expect(judgement.fitsHeight == nil)
      #expect(
        events == [
          .asked(0, proposing(60, nil)),
          .probing(0, .candidate),
          .asked(1, .ideal), .broke(1, line(11)), .answered(1, first),
          .judged(0, candidate: 0, judgement),
          .chose(0, candidate: 1, .lastAsNoneFits),
          .asked(2, proposing(60, nil)), .broke(2, line(2)), .answered(2, second),
          .answered(0, second),
          .arranging(0, proposing(60, nil), second),
          .probing(0, .candidate), .remembered(1, .ideal, first),
          .judged(0, candidate: 0, judgement),
          .chose(0, candidate: 1, .lastAsNoneFits),
          .arranged(0),
        ])
    }

    @Test func `a view that fits judges each axis that is constrained`() throws {
      let decisions = try decisions(.fits(.box(80, 30), .box(70, 20), .box(5, 5)), 70, 30)
      let judgements = judgements(decisions)
      #expect(judgements.map(\.measured.width) == [80, 70])
      #expect(judgements.map(\.fitsWidth) == [false, true])
      #expect(judgements.map(\.fitsHeight) == [true, true])
      #expect(judgements.map(\.fits) == [false, true])
      #expect(decisions.last == .chose(0, candidate: 1, .firstThatFits))
    }

    @Test func `a view that fits needs no test without an axis or with one candidate`() throws {
      #expect(
        try decisions(.fits(in: [], .box(80, 30), .box(5, 5)), 10, 10)
          == [.chose(0, candidate: 0, .nothingIsConstrained)])
      #expect(
        try decisions(.fits(.box(80, 30)), 10, 10) == [.chose(0, candidate: 0, .onlyCandidate)])
    }

    // 110 - 10 = 100 to share. The second can go from 60 to 100 and is served first: 100 / 2 = 50,
    // it takes 60. The first can go from 20 to 100 and gets the 40 left.
    @Test func `a stack tells how far its children go and how it shares`() throws {
      let row = View.row(spacing: 10, .stretch(20, 100), .stretch(60, 100))
      #expect(
        try decisions(row, 110, 20) == [
          .available(0, 100),
          .probed(0, child: 0, shortest: 20, longest: 100),
          .probed(0, child: 1, shortest: 60, longest: 100),
          .sharing(0, available: 100, priority: 0, among: 2),
          .shared(
            0, child: 1, left: 100, among: 2, proposing(50, 20), ViewSize(width: 60, height: 20)),
          .shared(
            0, child: 0, left: 40, among: 1, proposing(40, 20), ViewSize(width: 40, height: 20)),
        ])
    }

    // 30 are kept back for the second: 70 for the first, then 0 + 30 for the second.
    @Test func `a stack tells what it keeps back for lower priorities`() throws {
      let row = View.row(.stretch(0, 80).prioritized(1), .stretch(30, 80))
      #expect(
        try decisions(row, 100, 20) == [
          .available(0, 100),
          .reserved(0, 30),
          .sharing(0, available: 70, priority: 1, among: 1),
          .shared(
            0, child: 0, left: 70, among: 1, proposing(70, 20), ViewSize(width: 70, height: 20)),
          .reserved(0, -30),
          .sharing(0, available: 30, priority: 0, among: 1),
          .shared(
            0, child: 1, left: 30, among: 1, proposing(30, 20), ViewSize(width: 30, height: 20)),
        ])
    }

    // A text can go from 0 to its one line of 40; it takes 40 of 100 / 2, the rectangle the rest.
    @Test func `a text in a row can go down to nothing`() throws {
      #expect(
        try decisions(.row(.text("Hello"), .rectangle), 100, 20) == [
          .available(0, 100),
          .probed(0, child: 0, shortest: 0, longest: 40),
          .probed(0, child: 1, shortest: 0, longest: .infinity),
          .sharing(0, available: 100, priority: 0, among: 2),
          .shared(
            0, child: 0, left: 100, among: 2, proposing(50, 20), ViewSize(width: 40, height: 20)),
          .shared(
            0, child: 1, left: 60, among: 1, proposing(60, 20), ViewSize(width: 60, height: 20)),
        ])
    }

    // 10 - 30 is below 0: all children are offered 0 and none is probed.
    @Test func `a stack with nothing left offers nothing without looking`() throws {
      #expect(
        try decisions(.row(spacing: 30, .box(20, 20), .rectangle), 10, 20) == [
          .available(0, -20),
          .shared(
            0, child: 0, left: -20, among: 2, proposing(0, 20), ViewSize(width: 20, height: 20)),
          .shared(
            0, child: 1, left: -20, among: 1, proposing(0, 20), ViewSize(width: 0, height: 20)),
        ])
    }

    // The row probes each child for its shortest and its longest width: 2 x 2 = 4 probes. The
    // offers by which it then shares its width are none.
    @Test func `questions that offer nothing are told as probes`() throws {
      let events = try events(.row(spacing: 0, .stretch(0, 80), .stretch(0, 90)), 100, 20)
      let asked = events.prefix { event in
        if case .arranging = event { false } else { true }
      }
      var probes: [Probe] = []
      for case .probing(_, let probe) in asked { probes.append(probe) }
      #expect(probes == [.shortest, .longest, .shortest, .longest])
    }

    // Insets of 8 and 4 around a box in 100 x 50.
    @Test func `modifiers tell what they did`() throws {
      let insets = Insets(top: 1, leading: 8, bottom: 2, trailing: 4)
      let padded = try events(View(Padding(insets), children: [.box(10, 10)]), 100, 50)
      #expect(padded.contains(.inset(0, insets)))
      let scaled = View(RelativeProposed(width: 0.5, height: 1), children: [.box(10, 10)])
      let events = try events(scaled, 100, nil)
      #expect(events.contains(.scaled(0, .horizontal, from: 100, by: 0.5)))
      #expect(events.contains(.scaled(0, .vertical, from: nil, by: 1)))
    }

    // 2 to 1 in 100 x 30: 100 / 2 = 50 times, 30 / 1 = 30 times; the smaller gives 60 x 30.
    @Test func `an aspect ratio tells the scales that it found`() throws {
      let view = View(AspectRatio(2, .fit), children: [.rectangle])
      let shaping = Shaping(
        base: ViewSize(width: 2, height: 1), horizontal: 50, vertical: 30,
        offered: proposing(60, 30))
      #expect(try events(view, 100, 30).contains(.shaped(0, shaping)))
    }

    // "a b c d" in 8 x 40: a word a line, room for two lines of 20; the limit would allow three.
    @Test func `a text tells what cuts it`() throws {
      let view = View(EnvironmentChange.lineLimit(3), children: [.text("a b c d")])
      var found: TextMeasurement?
      for case .broke(_, let text) in try events(view, 8, 40) { found = text }
      let text = try #require(found)
      #expect((text.lineCount, text.room, text.limit) == (2, 2, 3))
      #expect(text.isCut && text.isCutByHeight && !text.isCutByLimit)
    }

    // A bar of 10 at the bottom of a shape in 100 x 50, 6 apart: 50 − 10 − 6 = 34 for the shape,
    // which needs nothing.
    @Test func `a safe area inset tells how both share`() throws {
      let view = View(
        SafeAreaInset(edge: .bottom, spacing: 6), children: [.rectangle, .box(100, 10)])
      let sharing = EdgeSharing(
        needed: 0, distance: 6, contentOffer: proposing(100, 44),
        content: ViewSize(width: 100, height: 10), viewOffer: proposing(100, 34),
        view: ViewSize(width: 100, height: 34))
      #expect(try events(view, 100, 50).contains(.sharedEdge(0, sharing)))
    }

    // Two texts ask for no distance along a row: the platform's 8. Between a text and a shape below
    // it lies the sum of what their edges ask for, which is also the distance in the tree.
    @Test func `a distance is told with what asks for it`() throws {
      let row = try ViewTree(.row(spacing: nil, .text("a"), .text("b")))
      #expect(
        row.spacingReasons(in: 0) == [SpacingReason(distance: 8, source: .platform)])
      let spaced = try ViewTree(.row(spacing: 3, .box(1, 1), .box(1, 1)))
      #expect(
        spaced.spacingReasons(in: 0) == [SpacingReason(distance: 3, source: .declared)])
      let column = try ViewTree(.column(spacing: nil, .text("a"), .box(1, 1)))
      let reason = try #require(column.spacingReasons(in: 0).first)
      #expect(reason.distance == column.distances(in: 0)[1])
      guard case .edges(let before, let after) = reason.source else {
        Issue.record("\(reason)")
        return
      }
      #expect(before + after == reason.distance)
    }
  }
}
