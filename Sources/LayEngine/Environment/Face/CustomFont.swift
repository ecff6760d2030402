/// A font that an app brings along: the face that the program names, and those of its family in other weights.
///
/// With the files of 400, 500 and 700, `Font.custom("IBMPlexSans-Regular", size: 15)` is 400 and takes 700 for bold
/// texts. It is equal to itself alone.
package final class CustomFont: Hashable, Sendable {
  package let face: FontFace
  /// The other faces of the family that stand as upright as the one that is named.
  private let others: [FontFace]

  package init(_ face: FontFace, others: [FontFace] = []) {
    self.face = face
    self.others = others
  }

  /// The face of texts of a weight; nil is for texts of which nothing is said.
  ///
  /// - Rule: of the faces whose weight is less than 50 away the nearest, else the one that the program names.
  func face(for weight: FontWeight?) -> FontFace {
    guard let weight else { return face }
    func distance(_ face: FontFace) -> Double { abs(face.weight - weight.value) }
    return ([face] + others).filter { distance($0) < 50 }.min { distance($0) < distance($1) }
      ?? face
  }

  package static func == (left: CustomFont, right: CustomFont) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One face of a font, as its file gives it: widths of characters, kerning, heights of lines.
package final class FontFace: Hashable, Sendable {
  /// The heights of a line in em, none below 0.
  package struct Heights: Equatable, Sendable {
    package var ascent, descent, lineGap: Double
    /// nil where the file does not say it.
    package var capitalHeight: Double?

    package init(ascent: Double, descent: Double, lineGap: Double, capitalHeight: Double?) {
      (self.ascent, self.descent, self.lineGap) = (ascent, descent, lineGap)
      self.capitalHeight = capitalHeight
    }
  }

  /// What is added between two characters: rows are those of the first one, columns those of the second.
  package struct Kerning: Equatable, Sendable {
    /// The row and the column of each character; row 0 is that of characters without.
    package var rows, columns: [UInt16]
    /// In units of `FontFace.perEm`.
    package var values: [Int32]
    package var columnCount: Int

    package init(rows: [UInt16], columns: [UInt16], values: [Int32], columnCount: Int) {
      (self.rows, self.columns) = (rows, columns)
      (self.values, self.columnCount) = (values, columnCount)
    }
  }

  /// Glyphs that stand for several characters, found one character after the other.
  ///
  /// Of "ffi" the first `f` leads from the state 0 to 1, the second to 2, which is `ff`, and `i` to 3, `ffi`.
  package struct Ligatures: Sendable {
    private struct Step: Hashable {
      var state, place: Int
    }

    private var steps: [Step: Int] = [:]
    /// For each state the advance of its glyph; -1 where several characters are still several glyphs.
    private(set) var advances: [Int32] = [-1]
    /// The characters with which one begins.
    private var first: Set<Int> = []

    package init() {}

    /// Adds the glyph of characters, by their places; of two for the same the first one counts.
    package mutating func add(_ places: [Int], _ advance: Int32) {
      var state = 0
      for place in places {
        let step = Step(state: state, place: place)
        state = steps[step] ?? advances.count
        guard state == advances.count else { continue }
        steps[step] = state
        advances.append(-1)
      }
      if state > 0, advances[state] < 0 { advances[state] = advance }
      if let place = places.first { first.insert(place) }
    }

    /// Where a character leads from a state; 0 where no ligature goes on or begins.
    func next(_ state: Int, _ place: Int) -> Int {
      if state == 0, !first.contains(place) { return 0 }
      return steps[Step(state: state, place: place)] ?? 0
    }
  }

  /// In how many parts advances divide an em: 2²³.
  package static let perEm = FontAdvances.perEm

  /// What it is called in answers: its PostScript name, such as `IBMPlexSans-Medium`.
  package let name: String
  /// From 100 to 900, regular 400 and bold 700.
  package let weight: Double
  package let heights: Heights
  /// The characters, ascending, and the advance of each in units of `perEm`.
  private let scalars: [UInt32]
  let advances: [Int32]
  private let kerning: Kerning?
  let ligatures: Ligatures?
  /// The places of the characters below U+0080; -1 for what it lacks.
  private let places: [Int32]

  /// - Parameter advances: one for each character, not below 0 and below 4 em for each byte that it has in UTF-8.
  package init(
    name: String, weight: Double, heights: Heights, scalars: [UInt32], advances: [Int32],
    kerning: Kerning?, ligatures: Ligatures? = nil
  ) {
    (self.name, self.weight, self.heights) = (name, weight, heights)
    (self.scalars, self.advances, self.kerning) = (scalars, advances, kerning)
    self.ligatures = ligatures
    var places = Array(repeating: Int32(-1), count: 0x80)
    for (place, scalar) in scalars.enumerated().prefix(while: { $0.element < 0x80 }) {
      places[Int(scalar)] = Int32(place)
    }
    self.places = places
  }

  package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The place of a character; nil if the font lacks it.
  func place(of scalar: UInt32) -> Int? {
    if scalar < 0x80 {
      let place = places[Int(scalar)]
      return place < 0 ? nil : Int(place)
    }
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low] == scalar ? low : nil
  }

  /// The row of kerning of the character at a place.
  func row(_ place: Int) -> Int { kerning.map { Int($0.rows[place]) } ?? 0 }

  /// What is added between a character of a row and the character at a place.
  func kerning(_ row: Int, _ place: Int) -> Int32 {
    guard row > 0, let kerning else { return 0 }
    return kerning.values[row * kerning.columnCount + Int(kerning.columns[place])]
  }
}
