import LayEngine

/// The faces in a font file, OpenType or TrueType, also of a collection.
///
/// - Rule: of a variable font its default instance. Fonts of the web (WOFF) are not read. What is wrong is a
///   `FontMistake`, and work and memory are bounded by limits of our own choice.
/// - Source: the OpenType specification, by the names of the tables.
struct FontFile {
  /// The most bytes that are read of a file, and the most faces of a collection and tables of a face.
  static let mostBytes = 20 << 20
  private static let (mostFaces, mostTables) = (64, 256)

  let faces: [FontTables]

  init(_ bytes: [UInt8]) throws(FontMistake) {
    guard bytes.count <= Self.mostBytes else { throw .isTooLarge }
    let file = FontBytes(bytes)
    guard bytes.count >= 12 else { throw .isNone }
    guard try file.tag(0) == "ttcf" else {
      faces = [try FontTables(file, at: 0, most: Self.mostTables)]
      return
    }
    var faces: [FontTables] = []
    for number in 0..<min(try file.long(8), Self.mostFaces) {
      faces.append(
        try FontTables(file, at: try file.long(12 + 4 * number), most: Self.mostTables))
    }
    guard !faces.isEmpty else { throw .isNone }
    self.faces = faces
  }
}

/// The tables of one face by their names.
struct FontTables {
  private let tables: [String: FontBytes]
  /// What the face is called.
  let names: FontNames
  /// From 100 to 900, and whether letters slant.
  let weight: Double
  let isSlanted: Bool

  init(_ file: FontBytes, at start: Int, most: Int) throws(FontMistake) {
    switch try file.tag(start) {
    case "\0\u{1}\0\0", "OTTO", "true": break
    case "wOFF", "wOF2": throw .isCompressed
    default: throw .isNone
    }
    var tables: [String: FontBytes] = [:]
    for number in 0..<min(try file.short(start + 4), most) {
      let record = start + 12 + 16 * number
      tables[try file.tag(record)] = try file.part(
        try file.long(record + 8), count: try file.long(record + 12))
    }
    self.tables = tables
    guard let names = tables["name"] else { throw .lacks("name") }
    self.names = try FontNames(names)
    let windows = tables["OS/2"]
    let heavy = (try? windows?.short(4)) ?? 400
    weight = Double(heavy < 10 ? heavy * 100 : min(heavy, 1000))
    let styles = (try? windows?.short(62)) ?? 0
    let macStyles = (try? tables["head"]?.short(44)) ?? 0
    isSlanted = styles & 0x201 != 0 || macStyles & 2 != 0
  }

  private func table(_ name: String) throws(FontMistake) -> FontBytes {
    guard let table = tables[name] else { throw .lacks(name) }
    return table
  }

  /// The widths, the kerning and the heights of the face.
  func face() throws(FontMistake) -> FontFace {
    let unitsPerEm = Double(try table("head").short(18))
    guard unitsPerEm >= 16, unitsPerEm <= 16384 else { throw .hasNoHeights }
    let glyphCount = try table("maxp").short(4)
    let characters = try CharacterMap(try table("cmap"), glyphCount: glyphCount)
    let (unit, glyphs) = (
      FontFace.perEm / unitsPerEm, UsedGlyphs(characters, glyphCount)
    )
    let advances = try self.advances(of: characters, unit)
    // A table of kerning or ligatures that cannot be read is as none.
    let pairs =
      (try? tables["GPOS"].flatMap { table throws(FontMistake) in
        try PairTables(positioning: table, glyphs)
      })
      ?? (try? tables["kern"].map { table throws(FontMistake) in
        try PairTables(kerning: table, glyphs)
      })
    let joined = try? tables["GSUB"].map { table throws(FontMistake) in
      try LigatureTables(table, glyphs) { glyph throws(FontMistake) in
        try advance(of: glyph, unit, bytes: 2)
      }
    }
    return FontFace(
      name: names.postScript ?? names.full ?? names.family ?? "", weight: weight,
      heights: try heights(unitsPerEm), scalars: characters.scalars, advances: advances,
      kerning: pairs?.kerning(unit), ligatures: joined?.ligatures)
  }

  /// The advances of characters.
  private func advances(
    of characters: CharacterMap, _ unit: Double
  ) throws(FontMistake) -> [Int32] {
    var advances: [Int32] = []
    advances.reserveCapacity(characters.scalars.count)
    for (scalar, glyph) in zip(characters.scalars, characters.glyphs) {
      let bytes = Unicode.Scalar(scalar).map { UTF8.width($0) } ?? 1
      advances.append(try advance(of: Int(glyph), unit, bytes: bytes))
    }
    return advances
  }

  /// The advance of a glyph: `hmtx` has those of the first ones, and the last of these is that of all others.
  ///
  /// - Parameter bytes: how many bytes its characters have, which limit it.
  private func advance(of glyph: Int, _ unit: Double, bytes: Int) throws(FontMistake) -> Int32 {
    let (metrics, count) = (try table("hmtx"), try table("hhea").short(34))
    guard count > 0 else { throw .lacks("hmtx") }
    let width = Double(try metrics.short(4 * min(glyph, count - 1))) * unit
    return Int32(min(width, 3 * Double(bytes) * FontFace.perEm).rounded())
  }

  /// The heights of `hhea`; where that says none, those of `OS/2`.
  private func heights(_ unitsPerEm: Double) throws(FontMistake) -> FontFace.Heights {
    let (lines, windows) = (try table("hhea"), tables["OS/2"])
    func em(_ units: Int) -> Double { min(max(Double(units) / unitsPerEm, 0), 10) }
    var (ascent, descent) = (em(try lines.signed(4)), em(-(try lines.signed(6))))
    var lineGap = em(try lines.signed(8))
    if ascent + descent == 0, let windows {
      (ascent, descent) = (em(try windows.signed(68)), em(-(try windows.signed(70))))
      lineGap = em(try windows.signed(72))
    }
    guard ascent + descent > 0 else { throw .hasNoHeights }
    let version = (try? windows?.short(0)) ?? 0
    let capitals = version >= 2 ? (try? windows?.signed(88)) ?? 0 : 0
    return FontFace.Heights(
      ascent: ascent, descent: descent, lineGap: lineGap,
      capitalHeight: capitals > 0 ? em(capitals) : nil)
  }
}

/// What a face is called in the table `name`.
///
/// - Value: `IBMPlexSans-Medium`, `IBM Plex Sans Medium`, `IBM Plex Sans`.
struct FontNames: Equatable {
  /// Names 6 and 4.
  private(set) var postScript, full: String?
  /// Name 16, and name 1, in which each weight may be a family of its own.
  private(set) var wholeFamily, narrowFamily: String?

  var family: String? { wholeFamily ?? narrowFamily }

  /// - Rule: names in English on Windows count, then others of Windows, of Unicode, of the Macintosh.
  init(_ table: FontBytes) throws(FontMistake) {
    let texts = try table.part(try table.short(4))
    var best: [Int: (rank: Int, place: Int, count: Int, isWide: Bool)] = [:]
    for number in 0..<(try table.short(2)) {
      let record = try table.part(6 + 12 * number, count: 12)
      let (platform, language) = (try record.short(0), try record.short(4))
      let (kind, count) = (try record.short(6), try record.short(8))
      guard [1, 4, 6, 16].contains(kind), (0...3).contains(platform), platform != 2 else {
        continue
      }
      let rank = platform == 3 ? (language == 0x409 ? 3 : 2) : platform == 0 ? 1 : 0
      if let known = best[kind], known.rank >= rank { continue }
      best[kind] = (rank, try record.short(10), count, platform != 1)
    }
    func name(_ kind: Int) -> String? {
      guard let found = best[kind], found.count <= 1024,
        let bytes = try? texts.part(found.place, count: found.count).all
      else { return nil }
      guard found.isWide else { return String(decoding: bytes, as: UTF8.self) }
      let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    (postScript, full) = (name(6), name(4))
    (wholeFamily, narrowFamily) = (name(16), name(1))
  }
}
