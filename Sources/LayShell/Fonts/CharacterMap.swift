/// The glyph of each character, by the table `cmap` of a face.
///
/// - Rule: of the tables for Unicode one in format 12 counts, else one in format 4, of all characters rather than
///   of a font of symbols.
struct CharacterMap {
  /// The characters that have a glyph, ascending, and their glyphs.
  private(set) var scalars: [UInt32] = []
  private(set) var glyphs: [UInt16] = []
  private let glyphCount: Int

  init(_ table: FontBytes, glyphCount: Int) throws(FontMistake) {
    self.glyphCount = glyphCount
    var best: (rank: Int, place: Int)?
    for number in 0..<(try table.short(2)) {
      let record = 4 + 8 * number
      let (platform, encoding) = (try table.short(record), try table.short(record + 2))
      let place = try table.long(record + 4)
      guard platform == 0 || platform == 3, let format = try? table.short(place) else { continue }
      let isOfSymbols = platform == 3 && encoding == 0
      guard let rank = [12: 2, 4: isOfSymbols ? 0 : 1][format] else { continue }
      if best.map({ $0.rank < rank }) ?? true { best = (rank, place) }
    }
    guard let best else { throw .hasNoCharacters }
    let list = try table.part(best.place)
    if best.rank == 2 { try addGroups(list) } else { try addSegments(list) }
    guard !scalars.isEmpty else { throw .hasNoCharacters }
  }

  private mutating func add(_ scalar: Int, _ glyph: Int) {
    guard glyph > 0, glyph < glyphCount, Unicode.Scalar(UInt32(scalar)) != nil else { return }
    scalars.append(UInt32(scalar))
    glyphs.append(UInt16(glyph))
  }

  /// Format 4: stretches of characters below U+10000, with what is added to get the glyph, or where the glyphs stand.
  private mutating func addSegments(_ list: FontBytes) throws(FontMistake) {
    let length = try list.short(6) & ~1
    let (ends, starts) = (14, 16 + length)
    var next = 0
    for place in stride(from: 0, to: length, by: 2) {
      let (start, end) = (try list.short(starts + place), try list.short(ends + place))
      // Characters ascend; what stands again would be read for ever.
      guard start >= next, start <= end, start < 0xFFFF else { continue }
      next = end + 1
      let added = try list.short(starts + length + place)
      let offsets = starts + 2 * length + place
      let offset = try list.short(offsets)
      for scalar in start...min(end, 0xFFFE) {
        guard offset != 0 else {
          add(scalar, (scalar + added) & 0xFFFF)
          continue
        }
        guard let glyph = try? list.short(offsets + offset + 2 * (scalar - start)) else { break }
        if glyph != 0 { add(scalar, (glyph + added) & 0xFFFF) }
      }
    }
  }

  /// Format 12: stretches of characters whose glyphs follow each other.
  private mutating func addGroups(_ list: FontBytes) throws(FontMistake) {
    var next = 0
    let count = try list.long(12)
    try list.check(16, records: count, of: 12)
    for group in 0..<count {
      let record = 16 + 12 * group
      let (start, end) = (try list.long(record), try list.long(record + 4))
      let glyph = try list.long(record + 8)
      guard start >= next, start <= end, end <= 0x10FFFF else { continue }
      next = end + 1
      for scalar in start...end {
        guard glyph + scalar - start < glyphCount else { break }
        add(scalar, glyph + scalar - start)
      }
    }
  }
}
