/// The widths of the characters of a face, in 1/2048 em.
///
/// A face has masters, one for each of its designs and weights. A font is a mixture of up to four of
/// them: at 20 points and the weight 600 the system's face is 0.76 text and 0.24 display, 1/3 regular
/// and 2/3 bold.
package struct FaceTable: Sendable {
  package static let unitsPerEm = 2048.0

  /// A value of a line that is straight between its points, and beyond them as at its ends.
  package struct Point: Sendable {
    package var at, value: Double
    package init(_ at: Double, _ value: Double) { (self.at, self.value) = (at, value) }
  }

  /// The characters, ascending.
  var scalars: [UInt32]
  /// For each master the advance of each character: of the first design in all weights, of the next.
  var masters: [[Int16]]
  /// Which design a font has by its size in points, and which weight by its weight.
  ///
  /// 0 is the first and 0.5 halfway to the next; beyond the last the line goes on.
  var designs, weights: [Point]
  var weightCount: Int
  /// What is added to each character in 1/1000 em, by size in points.
  var tracking: [Point]
  /// The row and the column of each character in `kerning`; 0 for characters without.
  var rows, columns: [UInt8]
  var kerning: [Int16]
  var columnCount: Int
  /// The heights of lines on a Mac in points, by size, where they were measured.
  var linesOnMac: [Point]

  package init(
    scalars: [UInt32], masters: [[Int16]], designs: [Point], weights: [Point], weightCount: Int,
    tracking: [Point] = [], rows: [UInt8], columns: [UInt8], kerning: [Int16], columnCount: Int,
    linesOnMac: [Point] = []
  ) {
    self.scalars = scalars
    self.masters = masters
    (self.designs, self.weights, self.weightCount) = (designs, weights, weightCount)
    self.tracking = tracking
    (self.rows, self.columns, self.columnCount) = (rows, columns, columnCount)
    self.kerning = kerning
    self.linesOnMac = linesOnMac
  }

  /// The face of Apple's systems, from the widths of Inter and what was measured.
  ///
  /// - Source: scripts/system-face. The weights but 400 and 700 from one string at 20 points, 174,
  ///   176.5, 181, 189.5 and 202 wide from 300 to 900; 600 is on the line between.
  package static let system: FaceTable = {
    let masters = (0..<4).map { master in
      systemFaceAdvances.map { Int16(truncatingIfNeeded: $0 >> (16 * master)) }
    }
    let kerning = systemFaceKerning.flatMap { row in
      (0..<8).map { 3 * Int16(Int8(truncatingIfNeeded: row >> (8 * $0))) }
    }
    return FaceTable(
      scalars: systemFaceScalars.map { $0 >> 16 }, masters: masters,
      designs: systemFaceDisplay.map { Point($0.size, $0.share) },
      weights: [Point(100, -0.577), Point(400, 0), Point(700, 1), Point(900, 1.96)], weightCount: 2,
      tracking: systemFaceTracking.enumerated().map {
        Point(Double(systemFaceFirstTracking + $0.offset), Double($0.element))
      },
      rows: systemFaceScalars.map { UInt8(truncatingIfNeeded: $0 >> 8) },
      columns: systemFaceScalars.map { UInt8(truncatingIfNeeded: $0) }, kerning: kerning,
      columnCount: systemFaceKerningColumns)
  }()

  /// The place of a character; nil if the table does not have it.
  func place(of scalar: UInt32) -> Int? {
    // The table of the system begins with ASCII.
    if scalar >= 0x20, scalar < 0x7F {
      let place = Int(scalar) - 0x20
      if place < scalars.count, scalars[place] == scalar { return place }
    }
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low] == scalar ? low : nil
  }

  /// The shares of its masters in a font; each is a master and its share, and they add up to 1.
  func mixture(size: Double, weight: Double) -> [(master: Int, share: Double)] {
    let (design, isNextDesign) = Self.split(designs.value(at: size), masters.count / weightCount)
    let (weight, isNextWeight) = Self.split(weights.value(at: weight), weightCount)
    var mixture: [(master: Int, share: Double)] = []
    for (next, designShare) in [(0, 1 - isNextDesign), (1, isNextDesign)] where designShare != 0 {
      for (heavier, share) in [(0, 1 - isNextWeight), (1, isNextWeight)] where share != 0 {
        mixture.append(
          ((design + next) * weightCount + weight + heavier, designShare * share))
      }
    }
    return mixture
  }

  /// The master before a place among some, and the share of the one after it.
  private static func split(_ place: Double, _ count: Int) -> (Int, Double) {
    guard count > 1 else { return (0, 0) }
    let first = min(max(Int(place.rounded(.down)), 0), count - 2)
    return (first, place - Double(first))
  }
}

extension [FaceTable.Point] {
  func value(at place: Double) -> Double {
    guard let first, let last else { return 0 }
    if place <= first.at { return first.value }
    if place >= last.at { return last.value }
    for (before, after) in zip(self, dropFirst()) where place <= after.at {
      return before.value
        + (after.value - before.value) * (place - before.at) / (after.at - before.at)
    }
    return last.value
  }
}

/// What the widths of characters depend on in a face with a table.
struct FontKey: Hashable {
  /// In points.
  var size: Double
  var weight: FontWeight
  var design: FontDesign
  var hasFixedDigits: Bool
}

/// The advances of a face in one size and weight.
///
/// They are whole numbers, 4096 of which are a unit of the table: 2²³ to the em.
struct FontAdvances {
  static let perEm = FaceTable.unitsPerEm * 4096

  /// The advance of each character of the table, with the tracking of the size.
  private(set) var advances: [Int32] = []
  let table: FaceTable
  private(set) var rows, columns: [UInt8]
  /// The advances of characters that the table does not have: ideographs, emoji and others.
  ///
  /// - Source: ideographs are 1.0195 em in 22 recorded strings of 11, 15 and 17 points; the others are
  ///   estimates.
  private(set) var wide = Self.whole(1.0195)
  private(set) var emoji = Self.whole(1.12)
  private(set) var other = Self.whole(0.56)
  private(set) var ellipsis: Int32 = 0

  init(_ table: FaceTable, _ font: FontKey) {
    self.table = table
    (rows, columns) = (table.rows, table.columns)
    if font.design == .monospaced {
      // 19 characters of 20 points are 235 wide.
      other = Self.whole(1266 / FaceTable.unitsPerEm)
      advances = Array(repeating: other, count: table.scalars.count)
      (rows, columns) = (rows.map { _ in 0 }, columns.map { _ in 0 })
    } else {
      advances = Self.mixed(
        table, font.size, font.weight.value, factor: Self.factor(of: font.design))
      if font.hasFixedDigits { fixDigits() }
    }
    ellipsis = table.place(of: 0x2026).map { advances[$0] } ?? other
  }

  /// What is added between a character of a row and the character at a place.
  func kerning(_ row: Int, _ place: Int) -> Int32 {
    row == 0 ? 0 : Int32(table.kerning[row * table.columnCount + Int(columns[place])]) * 4096
  }

  private static func whole(_ em: Double) -> Int32 { Int32((em * perEm).rounded()) }

  /// - Source: one string of 20 points, 176.5 wide in the default design, 175 rounded and 185.5 with
  ///   serifs.
  private static func factor(of design: FontDesign) -> Double {
    switch design {
    case .default, .monospaced: 1
    case .rounded: 175 / 176.5
    case .serif: 185.5 / 176.5
    }
  }

  private static func mixed(
    _ table: FaceTable, _ size: Double, _ weight: Double, factor: Double
  ) -> [Int32] {
    let tracking = table.tracking.value(at: size) / 1000 * perEm
    var sums = Array(repeating: tracking * factor, count: table.scalars.count)
    for (master, share) in table.mixture(size: size, weight: weight) {
      let units = table.masters[master]
      let share = share * 4096 * factor
      for place in sums.indices { sums[place] += Double(units[place]) * share }
    }
    return sums.map { Int32($0.rounded()) }
  }

  /// Makes all digits as wide as a zero, and kerns none.
  private mutating func fixDigits() {
    guard let zero = table.place(of: 0x30) else { return }
    let width = advances[zero]
    for digit in UInt32(0x30)...0x39 {
      guard let place = table.place(of: digit) else { continue }
      (advances[place], rows[place], columns[place]) = (width, 0, 0)
    }
  }
}
