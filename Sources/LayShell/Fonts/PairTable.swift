/// One table of pairs of glyphs, for those that are used.
struct PairTable {
  enum Pairs {
    /// For each first glyph the second ones, with what is added.
    case single([[(second: Int, value: Int)]])
    /// For each class of a first glyph what is added by the class of the second one, of so many.
    case classes(Int, [Int])
  }

  /// For each glyph where it stands among those that come first, or the class that it has there; -1 for one that does
  /// not.
  private(set) var first: [Int32]
  /// For each glyph what tells it from other second ones: its class, or its number where it has pairs of its own.
  private(set) var second: [Int32]
  private(set) var pairs = Pairs.single([])

  /// A table of pairs in `GPOS`.
  ///
  /// - Parameter left: how many pairs may still be read.
  init(_ table: FontBytes, _ glyphs: UsedGlyphs, _ left: inout Int) throws(FontMistake) {
    first = try GlyphClasses.coverage(try table.part(try table.short(2)), glyphs)
    second = Array(repeating: 0, count: glyphs.count)
    let values = (try AddedValue(try table.short(4)), try AddedValue(try table.short(6)))
    switch try table.short(0) {
    case 1: try readSets(table, values, glyphs, &left)
    case 2: try readClasses(table, values, glyphs, &left)
    default: first = first.map { _ in -1 }
    }
  }

  /// The first format of a table of pairs in `kern`: the pairs one after the other.
  init(list: FontBytes, _ glyphs: UsedGlyphs, _ left: inout Int) throws(FontMistake) {
    first = Array(repeating: -1, count: glyphs.count)
    second = Array(repeating: 0, count: glyphs.count)
    var sets: [[(second: Int, value: Int)]] = []
    let count = try list.short(0)
    try list.check(8, records: count, of: 6)
    try Self.take(count, of: &left)
    for pair in 0..<count {
      let record = 8 + 6 * pair
      guard let one = glyphs[try list.short(record)], let other = glyphs[try list.short(record + 2)]
      else { continue }
      if first[one] < 0 {
        first[one] = Int32(sets.count)
        sets.append([])
      }
      sets[Int(first[one])].append((other, try list.signed(record + 4)))
      second[other] = Int32(other + 1)
    }
    pairs = .single(sets)
  }

  /// Format 1: for each first glyph a set of the second ones.
  private mutating func readSets(
    _ table: FontBytes, _ values: (AddedValue, AddedValue), _ glyphs: UsedGlyphs,
    _ left: inout Int
  ) throws(FontMistake) {
    let (size, count) = (2 + values.0.size + values.1.size, try table.short(8))
    var sets = Array(repeating: [(second: Int, value: Int)](), count: count)
    for (glyph, place) in first.enumerated() where place >= 0 {
      guard place < count else {
        first[glyph] = -1
        continue
      }
      let set = try table.part(try table.short(10 + 2 * Int(place)))
      let pairCount = try set.short(0)
      try set.check(2, records: pairCount, of: size)
      try Self.take(pairCount, of: &left)
      for pair in 0..<pairCount {
        let record = 2 + size * pair
        guard let other = glyphs[try set.short(record)] else { continue }
        let value =
          try values.0.value(set, record + 2)
          + values.1.value(set, record + 2 + values.0.size)
        sets[Int(place)].append((other, value))
        second[other] = Int32(other + 1)
      }
    }
    pairs = .single(sets)
  }

  /// Format 2: a value for each class of the first glyph and each of the second one.
  private mutating func readClasses(
    _ table: FontBytes, _ values: (AddedValue, AddedValue), _ glyphs: UsedGlyphs,
    _ left: inout Int
  ) throws(FontMistake) {
    let firstClasses = try GlyphClasses.classes(try table.part(try table.short(8)), glyphs)
    second = try GlyphClasses.classes(try table.part(try table.short(10)), glyphs)
    let (firstCount, secondCount) = (try table.short(12), try table.short(14))
    let size = values.0.size + values.1.size
    guard secondCount > 0 else { throw .endsEarly }
    try table.check(16, records: firstCount * secondCount, of: size)
    try Self.take(firstCount * secondCount, of: &left)
    for glyph in first.indices {
      if first[glyph] >= 0 {
        first[glyph] = firstClasses[glyph] < firstCount ? firstClasses[glyph] : -1
      }
      if second[glyph] >= secondCount { second[glyph] = 0 }
    }
    var sums: [Int] = []
    sums.reserveCapacity(firstCount * secondCount)
    for pair in 0..<firstCount * secondCount {
      let record = 16 + size * pair
      sums.append(
        try values.0.value(table, record) + values.1.value(table, record + values.0.size))
    }
    pairs = .classes(secondCount, sums)
  }

  private static func take(_ count: Int, of left: inout Int) throws(FontMistake) {
    left -= count
    if left < 0 { throw .hasTooManyPairs }
  }
}

/// The form of a record of `GPOS` that moves a glyph, of which the advance counts.
private struct AddedValue {
  /// In bytes.
  let size: Int
  /// Where the change of the advance stands; nil for a record without.
  private let place: Int?

  init(_ format: Int) throws(FontMistake) {
    size = 2 * (format & 0xFF).nonzeroBitCount
    place = format & 4 == 0 ? nil : 2 * (format & 3).nonzeroBitCount
  }

  func value(_ table: FontBytes, _ record: Int) throws(FontMistake) -> Int {
    guard let place else { return 0 }
    return try table.signed(record + place)
  }
}

/// Lists of glyphs in `GPOS`: which are covered, and the classes that they have.
enum GlyphClasses {
  /// For each glyph its place among those that are covered; -1 for others.
  static func coverage(_ table: FontBytes, _ glyphs: UsedGlyphs) throws(FontMistake) -> [Int32] {
    var places = Array(repeating: Int32(-1), count: glyphs.count)
    let count = try table.short(2)
    guard try table.short(0) == 1 else {
      try eachRange(table, 2) { glyph, start, place in
        if let known = glyphs[glyph] { places[known] = Int32(place + glyph - start) }
      }
      return places
    }
    for place in 0..<count {
      if let known = glyphs[try table.short(4 + 2 * place)] { places[known] = Int32(place) }
    }
    return places
  }

  /// For each glyph its class; 0 for those that the table does not name.
  static func classes(_ table: FontBytes, _ glyphs: UsedGlyphs) throws(FontMistake) -> [Int32] {
    var classes = Array(repeating: Int32(0), count: glyphs.count)
    guard try table.short(0) == 1 else {
      try eachRange(table, 2) { glyph, _, number in
        if let known = glyphs[glyph] { classes[known] = Int32(number) }
      }
      return classes
    }
    let start = try table.short(2)
    for place in 0..<(try table.short(4)) {
      let number = try table.short(6 + 2 * place)
      if let known = glyphs[start + place] { classes[known] = Int32(number) }
    }
    return classes
  }

  /// Calls a function with each glyph of a list of ranges, where its range starts, and what the range has.
  private static func eachRange(
    _ table: FontBytes, _ list: Int, _ take: (Int, _ start: Int, _ value: Int) -> Void
  ) throws(FontMistake) {
    var next = 0
    for range in 0..<(try table.short(list)) {
      let record = list + 2 + 6 * range
      let (start, end) = (try table.short(record), try table.short(record + 2))
      let value = try table.short(record + 4)
      // Glyphs ascend; what stands again would be read for ever.
      guard start >= next, start <= end else { continue }
      next = end + 1
      for glyph in start...end { take(glyph, start, value) }
    }
  }
}
