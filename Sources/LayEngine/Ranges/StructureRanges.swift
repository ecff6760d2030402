/// The structures that a view has over a range of proposals, in the order of the lengths.
///
/// What was found stays when a search is ended by an error.
package struct StructureRanges {
  package private(set) var ranges: [StructureRange] = []
  /// How many layouts were made.
  package private(set) var layoutCount = 0
  /// Where the pieces end that were followed: between two ends every number of the layout is a line.
  package private(set) var pieceEnds: [Double] = []
  package var pieceCount: Int { pieceEnds.count }

  /// Where lengths of views bend, if the pieces keep their lines, in the order of the lengths.
  package private(set) var bends: [(length: Double, views: [LengthBend])] = []

  package init() {}

  /// No more pieces than this are followed.
  private static let mostPieces = 20_000
  /// Pieces shorter than this come from one change that was found twice.
  private static let shortest = 1e-7
  /// How far sums of lengths may be off the number that is meant.
  private static let rounding = 1e-10
  /// Where trying ends between two lengths, in points.
  package static let finest = 1.0 / 64

  /// Follows the range from one change of the layout to the next.
  ///
  /// Between two changes there is one structure, that of the layout half-way. The answer is checked
  /// there against what was followed.
  ///
  /// - Parameters:
  ///   - sample: makes the layout at a length.
  ///   - piece: how the layout goes on just after a length.
  /// - Returns: false where the range cannot be followed; what was found is worth nothing then.
  package mutating func follow<Failure: Error>(
    over range: ClosedRange<Double>,
    sample: (Double) throws(Failure) -> StructureSample,
    piece: (Double) throws(Failure) -> SweepPiece?
  ) throws(Failure) -> Bool {
    var length = range.lowerBound
    var last: SweepPiece?
    try add(sample, at: length)
    while length < range.upperBound {
      guard pieceCount < Self.mostPieces else { return false }
      let least = Self.shortest * max(1, abs(length))
      guard var next = try piece(length) else { return false }
      var passed: SweepPiece?
      if next.end < length + least {
        guard let later = try piece(length + least) else { return false }
        (passed, next) = (next, later)
      }
      let end = max(
        min(Self.settled(next.end), range.upperBound), min(length + least, range.upperBound))
      let middle = try take(sample, at: length + (end - length) / 2)
      guard let size = middle.size, size.isClose(to: next.size(at: middle.length)) else {
        return false
      }
      pieceEnds.append(end)
      let knots = [length, end].map { SizeKnot(length: $0, size: next.size(at: $0)) }
      add(
        middle.answer, from: .init(length: length, isIncluded: false),
        to: .init(length: end, isIncluded: false), knots)
      if let last {
        let isChange = ranges.last?.start.length == length
        let views = last.bends(to: next, passing: passed, orInnermost: !isChange)
        if !views.isEmpty { bends.append((length, views)) }
      }
      last = next
      try add(sample, at: end)
      length = end
    }
    return true
  }

  /// A sum of lengths, without what rounding added to a number of few digits.
  private static func settled(_ length: Double) -> Double {
    for parts in [10_000.0, 1024] {
      let near = (length * parts).rounded() / parts
      if abs(near - length) < rounding * max(1, abs(length)) { return near }
    }
    return length
  }

  /// Makes a layout at each of these lengths, in order.
  ///
  /// - Parameter isRefined: whether changes between two lengths are halved down to a 64th of a
  ///   point. What changes and changes back between two lengths is not seen.
  package mutating func tryAll<Failure: Error>(
    _ lengths: [Double], isRefined: Bool,
    sample: (Double) throws(Failure) -> StructureSample
  ) throws(Failure) {
    var last: StructureSample?
    for length in lengths {
      let next = try take(sample, at: length)
      if isRefined, let last { try halve(last, next, sample) }
      add(next)
      last = next
    }
  }

  private mutating func halve<Failure: Error>(
    _ low: StructureSample, _ high: StructureSample,
    _ sample: (Double) throws(Failure) -> StructureSample
  ) throws(Failure) {
    guard low.answer != high.answer, high.length - low.length > Self.finest else { return }
    let length = low.length + (high.length - low.length) / 2
    guard length > low.length, length < high.length else { return }
    let middle = try take(sample, at: length)
    try halve(low, middle, sample)
    add(middle)
    try halve(middle, high, sample)
  }

  private mutating func take<Failure: Error>(
    _ sample: (Double) throws(Failure) -> StructureSample, at length: Double
  ) throws(Failure) -> StructureSample {
    layoutCount += 1
    return try sample(length)
  }

  private mutating func add<Failure: Error>(
    _ sample: (Double) throws(Failure) -> StructureSample, at length: Double
  ) throws(Failure) {
    add(try take(sample, at: length))
  }

  private mutating func add(_ sample: StructureSample) {
    let end = RangeEnd(length: sample.length, isIncluded: true)
    let knots = sample.size.map { [SizeKnot(length: sample.length, size: $0)] } ?? []
    add(sample.answer, from: end, to: end, knots)
  }

  private mutating func add(
    _ answer: StructureAnswer, from start: RangeEnd, to end: RangeEnd, _ knots: [SizeKnot]
  ) {
    if let last = ranges.last, last.answer == answer {
      ranges[ranges.count - 1].extend(to: end, knots)
    } else {
      ranges.append(StructureRange(start: start, end: end, answer: answer, knots: knots))
    }
  }
}
