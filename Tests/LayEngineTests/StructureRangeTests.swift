import Glibc
import LayEngine
import Testing

extension EngineTests {
  /// Where the structure of a layout changes.
  @Suite struct StructureRangeTests {
    func sample(_ engine: Engine, _ proposal: ProposedViewSize, _ length: Double) throws
      -> StructureSample
    {
      StructureSample(length: length, try engine.layOut(proposal), hasFrames: true)
    }

    func proposal(_ length: Double, along axis: Axis, other: Double?) -> ProposedViewSize {
      axis == .horizontal ? proposing(length, other) : proposing(other, length)
    }

    /// The ranges of equal structure; nil for a view that cannot be followed.
    func follow(
      _ view: View, over range: ClosedRange<Double>, along axis: Axis = .horizontal,
      other: Double? = nil, keepsLines: Bool = false
    ) throws -> StructureRanges? {
      let tree = try ViewTree(view)
      guard let sweep = SweepEngine(tree) else { return nil }
      let engine = Engine(tree)
      var found = StructureRanges()
      var pieces = 0
      let isFollowed = try found.follow(over: range) { length in
        try sample(engine, proposal(length, along: axis, other: other), length)
      } piece: { length in
        pieces += 1
        return try sweep.placedPiece(
          after: length, along: axis, other: other, keepsLines: keepsLines)
      }
      // Two layouts and one or two pieces for each stretch between two changes.
      if isFollowed { #expect(found.layoutCount + pieces <= 4 * found.pieceCount + 1) }
      return isFollowed ? found : nil
    }

    @Test func `a candidate is shown from the width on at which it fits`() throws {
      let view = View.fits(in: .horizontal, .box(30, 10), .box(12.5, 10))
      let ranges = try #require(try follow(view, over: 0...100)).ranges
      #expect(
        ranges.map(\.start) == [
          RangeEnd(length: 0, isIncluded: true), RangeEnd(length: 30, isIncluded: true),
        ])
      #expect(ranges.first?.end == RangeEnd(length: 30, isIncluded: false))
    }

    @Test func `a frame is held at its largest width above it`() throws {
      // min(w, 100): at 100 the frame does not limit the width yet
      let frame = FlexibleFrame(width: FlexibleLength(maximum: 100), height: FlexibleLength())
      let ranges = try #require(
        try follow(View(frame, children: [.rectangle]), over: 0...300)
      ).ranges
      #expect(
        ranges.map(\.start) == [
          RangeEnd(length: 0, isIncluded: true), RangeEnd(length: 100, isIncluded: false),
        ])
    }

    // In binary, 0.1 + 0.2 is 0.30000000000000004. The frame answers its maximum of 0.3, but an
    // excess that is only rounding does not count as held.
    @Test func `a sum that misses a bound by its rounding is not held at it`() throws {
      let frame = FlexibleFrame(width: FlexibleLength(maximum: 0.3), height: FlexibleLength())
      let view = View(frame, children: [.row(.box(0.1, 10), .box(0.2, 10))])
      let found = try sample(Engine(try ViewTree(view)), proposing(nil, nil), 0)
      guard case .structure(let structure) = found.answer else { Issue.record(); return }
      #expect(found.size?.width == 0.3)
      #expect(structure.parts.first?.state == .frame(width: .none, height: .none))
    }

    // Each text of a row is placed with its own share: "aa bb" takes 40, and two texts of that
    // width share 80 in halves.
    @Test func `lines change where a share has room for a word`() throws {
      let row = View.row(.text("aa bb"), .text("cc dd"))
      let ranges = try #require(try follow(row, over: 33...100)).ranges
      #expect(ranges.last?.start == RangeEnd(length: 80, isIncluded: true))
    }

    @Test(arguments: [(30.3, 30.3, 4), (30.305, 30 + 20.0 / 64, 6)])
    func `what cannot be followed is halved`(width: Double, place: Double, more: Int) throws {
      let view = View.fits(in: .horizontal, .box(width, 10), .box(12.5, 10))
      let engine = Engine(try ViewTree(view))
      var found = StructureRanges()
      let lengths = (0...50).map(Double.init)
      try found.tryAll(lengths, isRefined: true) { length in
        try sample(engine, proposing(length, nil), length)
      }
      // 0.3 is 19.2 64ths and 0.305 is 19.52: both are between 30 + 19/64 and 30 + 20/64. Of the
      // simple lengths 30.3, 30.30 and 30.31 in between the first is the one place, and the other
      // place is none of them.
      #expect(found.ranges.map(\.start.length) == [0, place])
      let before = width == place ? width : 30 + 19.0 / 64
      #expect(found.ranges.first?.end == RangeEnd(length: before, isIncluded: width != place))
      // 51 whole points, and six halvings of the one point between two of them: 1 / 2^6 is a 64th;
      // then the neighbours of both ends, and each simple length with its neighbour
      #expect(found.layoutCount == 51 + 6 + more)
    }

    /// How many layouts `scripts/bench` asks for; then every 64th of a point is compared.
    static let asked = getenv("LAY_RANDOM_LAYOUTS").flatMap { Int(String(cString: $0)) }

    // Without `LAY_RANDOM_LAYOUTS` only every quarter of a point is compared, and every 64th within
    // half a point of a change.
    @Test(arguments: 0..<(asked ?? 50))
    func `the structures that are followed are those of every 64th of a point`(seed: Int) throws {
      var random = RandomViews(seed: 7000 + seed)
      let view = random.view(levels: 4)
      let other = random.modestProposal().height
      let engine = Engine(try ViewTree(view))
      for axis in Axis.allCases {
        guard let found = try follow(view, over: 0...160, along: axis, other: other) else {
          #expect(try SweepEngine(ViewTree(view)) == nil, "what can be followed is followed")
          continue
        }
        #expect(found.layoutCount <= 2 * found.pieceCount + 1)
        try compare(found, with: engine, along: axis, other: other)
      }
    }

    /// Compares the structures over 0...160 with those of layouts.
    func compare(
      _ found: StructureRanges, with engine: Engine, along axis: Axis, other: Double?
    ) throws {
      var number = 0
      for step in 0...(160 * 64) {
        let length = Double(step) / 64
        while !found.ranges[number].contains(length) { number += 1 }
        let range = found.ranges[number]
        let isNear = length - range.start.length <= 0.5 || range.end.length - length <= 0.5
        guard Self.asked != nil || isNear || step % 16 == 0 else { continue }
        let laidOut = try sample(engine, proposal(length, along: axis, other: other), length)
        #expect(range.answer == laidOut.answer, "\(axis) \(length)")
      }
    }
  }
}

extension StructureRange {
  fileprivate func contains(_ length: Double) -> Bool {
    (start.isIncluded ? start.length <= length : start.length < length)
      && (end.isIncluded ? length <= end.length : length < end.length)
  }
}

/// The columns of adaptive grids and the rows of layouts of the program over a range.
extension EngineTests.StructureRangeTests {
  /// The structures over a range of a view that cannot be followed.
  private func halve(
    _ view: View, over range: ClosedRange<Double>, along axis: Axis = .horizontal,
    other: Double? = nil
  ) throws -> StructureRanges {
    let engine = Engine(try ViewTree(view))
    var found = StructureRanges()
    let lengths = Array(stride(from: range.lowerBound, through: range.upperBound, by: 1))
    try found.tryAll(lengths, isRefined: true) { length in
      try sample(engine, proposal(length, along: axis, other: other), length)
    }
    return found
  }

  private func flow(spacing: Double, _ children: View...) -> View {
    View(Custom(FlowLayout(spacing: spacing)), children: children)
  }

  // n columns of 40, 10 apart, take 50n − 10: two from 90 on, three from 140 on. The cells are fewer
  // than the columns, and become narrower all the same: (140 − 2 · 10) / 3 = 40.
  @Test func `an adaptive grid has one more column where it fits`() throws {
    let item = GridTrack(.adaptive(minimum: 40, maximum: .infinity), spacing: 10)
    let grid = View(LazyVerticalGrid(LazyGridStyle(tracks: [item])), children: [.rectangle])
    let ranges = try #require(try follow(grid, over: 0...160)).ranges
    #expect(
      ranges.map(\.start) == [0, 90, 140].map { RangeEnd(length: $0, isIncluded: true) })
    let counts = ranges.map { range -> LayoutStructure.State? in
      guard case .structure(let structure) = range.answer else { return nil }
      return structure.parts.first?.state
    }
    #expect(counts == (1...3).map { .tracks($0, along: .horizontal) })
  }

  // 20 + 5 + 30.25 = 55.25, which no halving of whole points to 64ths passes by.
  @Test func `a child stands in the next row where it does not fit`() throws {
    let ranges = try halve(flow(spacing: 5, .box(20, 10), .box(30.25, 20)), over: 0...100).ranges
    #expect(
      ranges.map(\.start) == [0, 55.25].map { RangeEnd(length: $0, isIncluded: true) })
    #expect(ranges.first?.end == RangeEnd(length: 55.25, isIncluded: false))
    let rows = ranges.map { range -> [[Int]]? in
      guard case .structure(let structure) = range.answer,
        case .children(let steps)? = structure.parts.first?.state
      else { return nil }
      return steps.runs(of: .beside)
    }
    #expect(rows == [[[1], [2]], [[1, 2]]])
  }

  // Where children go to another row or column, some view jumps: this is found without the
  // structure, from the frames at every 64th of a point. What moves along moves less than a point.
  @Test(arguments: 0..<(asked ?? 4))
  func `nothing jumps but where the structure changes`(seed: Int) throws {
    var random = RandomViews(seed: 8000 + seed)
    let boxes = (0..<6).map { _ in View.box(random.length(10...100), random.length(10...60)) }
    let view = random.tracks(of: boxes).padded(random.length(0...10))
    let engine = Engine(try ViewTree(view))
    for axis in Axis.allCases {
      var last: (frames: [ViewFrame], answer: StructureAnswer)?
      for step in 0...(160 * 64) {
        let layout = try engine.layOut(proposal(Double(step) / 64, along: axis, other: nil))
        let answer = StructureSample(length: 0, layout, hasFrames: false).answer
        let frames = layout.root.children.flatMap { [$0] + $0.children }.map(\.frame)
        if let last, zip(last.frames, frames).contains(where: { Self.distance($0, $1) > 1 }) {
          #expect(answer != last.answer, "\(axis) \(Double(step) / 64)")
        }
        last = (frames, answer)
      }
    }
  }

  private static func distance(_ one: ViewFrame, _ other: ViewFrame) -> Double {
    max(
      abs(one.origin.x - other.origin.x), abs(one.origin.y - other.origin.y),
      abs(one.size.width - other.size.width))
  }

  @Test(arguments: 0..<(asked ?? 12))
  func `columns and rows are those of every 64th of a point`(seed: Int) throws {
    var random = RandomViews(seed: 9000 + seed)
    let view = random.viewWithTracks(levels: 2)
    let other = random.modestProposal().height
    let engine = Engine(try ViewTree(view))
    for axis in Axis.allCases {
      let found =
        try follow(view, over: 0...160, along: axis, other: other)
        ?? halve(view, over: 0...160, along: axis, other: other)
      try compare(found, with: engine, along: axis, other: other)
    }
  }
}
