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
  static let shortest = 1e-7
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
    var here = try add(sample, at: length)
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
        min(Self.rounded(next.end), range.upperBound), min(length + least, range.upperBound))
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
        var views = last.bends(to: next, passing: passed, orInnermost: !isChange)
        if let layout = here.layout { views.takeSides(of: layout) }
        if !views.isEmpty { bends.append((length, views)) }
      }
      last = next
      here = try add(sample, at: end)
      length = end
    }
    return true
  }

  /// A sum of lengths, rounded to a number with few digits if one is near enough.
  static func rounded(_ length: Double) -> Double {
    for parts in [10_000.0, 1024] {
      let near = (length * parts).rounded() / parts
      if abs(near - length) < rounding * max(1, abs(length)) { return near }
    }
    return length
  }

  /// Makes a layout at each of these lengths, in order.
  ///
  /// - Parameter isRefined: whether changes between two lengths are located by halving, down to a
  ///   64th of a point, and exactly where they are at a length with few digits. A change that is
  ///   undone between two lengths is not found.
  package mutating func tryAll<Failure: Error>(
    _ lengths: [Double], isRefined: Bool,
    sample: (Double) throws(Failure) -> StructureSample
  ) throws(Failure) {
    var last: StructureSample?
    defer { if isRefined { joinPassed() } }
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
    guard low.answer != high.answer else { return }
    let length = low.length + (high.length - low.length) / 2
    guard length > low.length, length < high.length else { return }
    guard high.length - low.length > Self.finest else { return try meet(low, high, sample) }
    let middle = try take(sample, at: length)
    try halve(low, middle, sample)
    add(middle)
    try halve(middle, high, sample)
  }

  /// Finds the exact place of a change between two lengths, if it has few digits.
  ///
  /// There the next smaller, or the next larger, number has the other structure.
  private mutating func meet<Failure: Error>(
    _ low: StructureSample, _ high: StructureSample,
    _ sample: (Double) throws(Failure) -> StructureSample
  ) throws(Failure) {
    for length in Self.simpleLengths(from: low.length, to: high.length) {
      let here =
        length == low.length ? low : length == high.length ? high : try take(sample, at: length)
      let isAfter = here.answer == high.answer
      guard isAfter || here.answer == low.answer else { continue }
      let beside = try take(sample, at: isAfter ? length.nextDown : length.nextUp)
      guard beside.answer == (isAfter ? low : high).answer else { continue }
      let end = RangeEnd(length: length, isIncluded: false)
      let limit = beside.size.map { size in
        let size = ViewSize(width: Self.rounded(size.width), height: Self.rounded(size.height))
        return [SizeKnot(length: length, size: size)]
      }
      if !isAfter { add(here) }
      add(beside.answer, from: end, to: end, limit ?? [])
      if isAfter { add(here) }
      return
    }
  }

  /// Both ends, and the multiples of 0.1 and 0.01 between them.
  private static func simpleLengths(from low: Double, to high: Double) -> [Double] {
    var lengths = [high, low]
    for parts in [10.0, 100] {
      let first = (low * parts).rounded(.up)
      for multiple in stride(from: first, through: high * parts, by: 1) {
        let length = multiple / parts
        if length > low, length < high, !lengths.contains(length) { lengths.append(length) }
      }
    }
    return lengths
  }

  /// How long children may take to pass through one line, in points.
  private static let passing = 8 * finest

  /// Joins very short ranges with their neighbours, if children of a layout of the program only pass
  /// through one line there, as where a circle closes to a point, or begins as one at 0.
  private mutating func joinPassed() {
    let all = ranges
    ranges = []
    var index = 0
    while index < all.count {
      let next = end(ofPassingFrom: index, all)
      for range in all[index..<(next ?? index + 1)] {
        let answer = next.map { all[$0].answer } ?? range.answer
        add(answer, from: range.start, to: range.end, range.knots)
      }
      index = next ?? index + 1
    }
  }

  /// The number of the range in which children stand as before they passed each other; nil where
  /// they pass nothing.
  private func end(ofPassingFrom first: Int, _ all: [StructureRange]) -> Int? {
    let before = ranges.last?.answer
    guard before != nil || all[first].start.length == 0 else { return nil }
    for next in all.indices.dropFirst(first + 1) {
      guard all[next - 1].end.length - all[first].start.length <= Self.passing else { return nil }
      let answer = all[next].answer
      guard all[first].answer.isSameButForChildren(answer) else { return nil }
      let isLong = all[next].end.length - all[next].start.length > Self.passing
      if before.map({ $0 == answer }) ?? isLong { return next }
    }
    return nil
  }

  private mutating func take<Failure: Error>(
    _ sample: (Double) throws(Failure) -> StructureSample, at length: Double
  ) throws(Failure) -> StructureSample {
    layoutCount += 1
    return try sample(length)
  }

  private mutating func add<Failure: Error>(
    _ sample: (Double) throws(Failure) -> StructureSample, at length: Double
  ) throws(Failure) -> StructureSample {
    let sample = try take(sample, at: length)
    add(sample)
    return sample
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
