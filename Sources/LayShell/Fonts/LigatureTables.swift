import LayEngine

/// The glyphs that stand for several characters: `ffi`.
///
/// - Rule: those of the features `liga` and `rlig` in the script of Latin, of the tables in their order. What else
///   replaces glyphs is left out.
/// - Source: the OpenType specification, GSUB, lookups of type 4 and 7. Core Text makes the usual ligatures unless texts
///   say otherwise (`kCTLigatureAttributeName`).
struct LigatureTables {
  /// How many characters all of them may have, our own choice.
  private var left = 1 << 18
  private(set) var ligatures = FontFace.Ligatures()
  private let glyphs: UsedGlyphs
  /// The first character of each glyph, by its place.
  private var characters: [Int]

  /// - Parameter advance: the advance of a glyph of the font.
  init(
    _ table: FontBytes, _ glyphs: UsedGlyphs, advance: (Int) throws(FontMistake) -> Int32
  ) throws(FontMistake) {
    self.glyphs = glyphs
    characters = Array(repeating: 0, count: glyphs.count)
    for (place, glyph) in glyphs.ofCharacters.enumerated().reversed() { characters[glyph] = place }
    let lookups = try FontLookups(table, features: ["liga", "rlig"], leading: 7)
    for number in lookups.ofScripts.first ?? [] {
      for (kind, table) in lookups.tables[number] ?? [] where kind == 4 {
        try add(table, advance)
      }
    }
  }

  private mutating func add(
    _ table: FontBytes, _ advance: (Int) throws(FontMistake) -> Int32
  ) throws(FontMistake) {
    let covered = try GlyphClasses.coverage(try table.part(try table.short(2)), glyphs)
    let setCount = try table.short(4)
    for (first, place) in covered.enumerated() where place >= 0 && place < setCount {
      let set = try table.part(try table.short(6 + 2 * Int(place)))
      for number in 0..<(try set.short(0)) {
        let ligature = try set.part(try set.short(2 + 2 * number))
        let count = try ligature.short(2)
        left -= max(count, 1)
        guard left >= 0 else { throw .hasTooManyPairs }
        var numbers = [first]
        for component in 1..<max(count, 1) {
          guard let other = glyphs[try ligature.short(2 + 2 * component)] else { break }
          numbers.append(other)
        }
        guard count > 1, numbers.count == count else { continue }
        ligatures.add(numbers.map { characters[$0] }, try advance(try ligature.short(0)))
      }
    }
  }
}
