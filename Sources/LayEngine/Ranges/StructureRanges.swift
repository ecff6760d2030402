/// The structures that a view has over a range of proposals, in the order of the lengths.
///
/// If a search throws an error, what was found until then is kept.
package struct StructureRanges {
  package private(set) var ranges: [StructureRange] = []
  /// How many layouts were made.
  package private(set) var layoutCount = 0
  /// The ends of the pieces that were followed: within a piece, the whole layout is linear.
  package private(set) var pieceEnds: [Double] = []
  package var pieceCount: Int { pieceEnds.count }

  /// Where lengths of views bend, in order; empty if the pieces do not keep the views' lengths.
  package private(set) var bends: [(length: Double, views: [LengthBend])] = []

  package init() {}

  /// The largest number of pieces that are followed.
  private static let mostPieces = 20_000
  /// Pieces shorter than this result from finding one change twice.
  private static let shortest = 1e-7
  /// The relative rounding error that sums of lengths may have.
  private static let rounding = 1e-10
  /// The distance between two lengths, in points, at which halving ends.
  package static let finest = 1.0 / 64

  /// Follows the range from one change of the layout to the next.
  ///
  /// Between two changes there is one structure, that of the layout half-way. There the answer of
  /// that layout is compared with the linear prediction.
  ///
  /// - Parameters:
  ///   - sample: makes the layout at a length.
  ///   - piece: follows the layout from just after a length to the next change.
  /// - Returns: false if the range cannot be followed; what was found is not valid then.
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

  /// A sum of lengths, rounded to a number with few digits if one is near enough.
  private static func settled(_ length: Double) -> Double {
    for parts in [10_000.0, 1024] {
      let near = (length * parts).rounded() / parts
      if abs(near - length) < rounding * max(1, abs(length)) { return near }
    }
    return length
  }

  /// Makes a layout at each of these lengths, in order.
  ///
  /// - Parameter isRefined: whether changes between two lengths are located by halving, down to a
  ///   64th of a point. A change that is undone between two lengths is not found.
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
