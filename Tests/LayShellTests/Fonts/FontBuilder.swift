import Foundation

/// A small font, as the bytes of its file.
///
/// An em is 1000: `A` is 600 wide, `V` 650, a blank 250, and `V` behind `A` stands 100 nearer. Its lines are 800 above
/// and 200 below the baseline with a gap of 100, capitals 700 high; what `OS/2` says of lines is different. It may have
/// a glyph of its own for `VV`, which is 1000 wide.
struct FontBuilder {
  enum Kerning: CaseIterable {
    case none
    /// `GPOS` with pairs, with classes, and with classes in a lookup that leads to them.
    case pairs, classes, extended
    /// The table `kern` of Windows and of the Macintosh.
    case windows, macintosh
  }

  enum Map: CaseIterable { case segments, segmentsWithList, groups }

  var postScript = "Test-Regular"
  var full = "Test Font Regular"
  var family = "Test Font"
  var weight = 400
  /// The characters with their widths, ascending; the first glyph of the font is none of them.
  var characters: [(scalar: UInt32, width: Int)] = [
    (0x20, 250), (0x41, 600), (0x56, 650), (0x2026, 900), (0xF0001, 500),
  ]
  var map = Map.groups
  var kerning = Kerning.pairs
  var hasLigature = false

  /// The bytes of the file.
  var file: [UInt8] { Self.file(tables, from: 0) }

  var tables: [(name: String, bytes: [UInt8])] {
    var tables = [
      ("OS/2", windows), ("cmap", characterMap), ("head", head), ("hhea", lines),
      ("hmtx", metrics), ("maxp", Self.long(0x10000) + Self.short(glyphCount)),
      ("name", names),
    ]
    switch kerning {
    case .none: break
    case .windows, .macintosh: tables.append(("kern", kernTable))
    default: tables.append(("GPOS", positions))
    }
    if hasLigature { tables.append(("GSUB", Self.lookup("liga", kind: 4, ligatures))) }
    return tables
  }

  /// A file of tables, whose places count from the beginning of another file that it stands in.
  static func file(_ tables: [(name: String, bytes: [UInt8])], from start: Int) -> [UInt8] {
    var (records, contents) = ([UInt8](), [UInt8]())
    for (name, bytes) in tables {
      let place = start + 12 + 16 * tables.count + contents.count
      records += Array(name.utf8) + long(0) + long(place) + long(bytes.count)
      contents += bytes + Array(repeating: 0, count: -bytes.count & 3)
    }
    return long(0x10000) + short(tables.count) + [0, 0, 0, 0, 0, 0] + records + contents
  }

  /// A collection of fonts.
  static func collection(_ fonts: [FontBuilder]) -> [UInt8] {
    let head = Array("ttcf".utf8) + long(0x10000) + long(fonts.count)
    var (places, contents) = ([UInt8](), [UInt8]())
    for font in fonts {
      let start = head.count + 4 * fonts.count + contents.count
      places += long(start)
      contents += file(font.tables, from: start)
    }
    return head + places + contents
  }

  static func short(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  private static func shorts(_ numbers: Int...) -> [UInt8] { numbers.flatMap(short) }

  // MARK: Tables

  private var head: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 54)
    bytes.replaceSubrange(18..<20, with: Self.short(1000))
    return bytes
  }

  private var lines: [UInt8] {
    Self.long(0x10000) + Self.shorts(800, -200, 100) + Array(repeating: 0, count: 24)
      + Self.short(glyphCount)
  }

  /// With the glyph of what is lacking, and that of the ligature, which is the last.
  private var glyphCount: Int { characters.count + 2 }

  /// With `USE_TYPO_METRICS`, bit 7 of byte 63.
  private var windows: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 96)
    bytes.replaceSubrange(0..<6, with: Self.shorts(4, 0, weight))
    bytes.replaceSubrange(62..<64, with: Self.short(0x80))
    bytes.replaceSubrange(68..<74, with: Self.shorts(1000, -500, 300))
    bytes.replaceSubrange(88..<90, with: Self.short(700))
    return bytes
  }

  private var metrics: [UInt8] {
    Self.shorts(333, 0) + characters.flatMap { Self.shorts($0.width, 0) } + Self.shorts(1000, 0)
  }

  private var names: [UInt8] {
    let names = [(1, family), (4, full), (6, postScript)]
    var (records, texts) = ([UInt8](), [UInt8]())
    for (kind, name) in names {
      let text = name.utf16.flatMap { Self.short(Int($0)) }
      records += Self.shorts(3, 1, 0x409, kind, text.count, texts.count)
      texts += text
    }
    return Self.shorts(0, names.count, 6 + records.count) + records + texts
  }

  private var characterMap: [UInt8] {
    let list = map == .groups ? groups : segments
    return Self.shorts(0, 1, 3, map == .groups ? 10 : 1) + Self.long(12) + list
  }

  private var groups: [UInt8] {
    let groups = characters.enumerated().flatMap { place, character in
      Self.long(Int(character.scalar)) + Self.long(Int(character.scalar)) + Self.long(place + 1)
    }
    return Self.shorts(12, 0) + Self.long(16 + groups.count) + Self.long(0)
      + Self.long(characters.count) + groups
  }

  /// A segment for each character, with what is added to it or the place of its glyph, and the last one.
  private var segments: [UInt8] {
    let shown = characters.enumerated().filter { $0.element.scalar < 0xFFFF }
    let (codes, count) = (shown.map { Int($0.element.scalar) } + [0xFFFF], shown.count + 1)
    let hasList = map == .segmentsWithList
    let added = shown.map { hasList ? 0 : $0.offset + 1 - Int($0.element.scalar) } + [1]
    let offsets = shown.indices.map { _ in hasList ? 2 * count : 0 } + [0]
    let glyphs = hasList ? shown.map { $0.offset + 1 } : []
    let body =
      codes.flatMap(Self.short) + [0, 0] + (codes + added + offsets + glyphs).flatMap(Self.short)
    return Self.shorts(4, 14 + body.count, 0, 2 * count, 0, 0, 0) + body
  }

  private func glyph(_ scalar: UInt32) -> Int {
    (characters.firstIndex { $0.scalar == scalar } ?? -1) + 1
  }

  private var kernTable: [UInt8] {
    let pair = Self.shorts(1, 0, 0, 0, glyph(0x41), glyph(0x56), -100)
    return kerning == .windows
      ? Self.shorts(0, 1, 0, 6 + pair.count, 1) + pair
      : Self.long(0x10000) + Self.long(1) + Self.long(8 + pair.count) + Self.shorts(0, 0) + pair
  }

  private var positions: [UInt8] {
    let table = kerning == .pairs ? pairTable : classTable
    return kerning == .extended
      ? Self.lookup("kern", kind: 9, Self.shorts(1, 2) + Self.long(8) + table)
      : Self.lookup("kern", kind: 2, table)
  }

  /// A script `DFLT` with a feature that has a lookup of one table.
  private static func lookup(_ feature: String, kind: Int, _ table: [UInt8]) -> [UInt8] {
    let scripts = short(1) + Array("DFLT".utf8) + shorts(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = short(1) + Array(feature.utf8) + shorts(8, 0, 1, 0)
    let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    return long(0x10000) + places.flatMap(short) + scripts + features
      + shorts(1, 4, kind, 0, 1, 8) + table
  }

  /// The last glyph for `V` and one `V` more.
  private var ligatures: [UInt8] {
    Self.shorts(1, 18, 1, 8, 1, 4, glyphCount - 1, 2, glyph(0x56), 1, 1, glyph(0x56))
  }

  /// Moves the first glyph as a device table would be told of, too: what counts stands between other values.
  private var pairTable: [UInt8] {
    Self.shorts(1, 12, 0x17, 0, 1, 18) + Self.shorts(1, 1, glyph(0x41))
      + Self.shorts(1, glyph(0x56), 7, 8, -100, 9)
  }

  /// Of `A`, which has the class 1, and what has the class 1 behind it.
  private var classTable: [UInt8] {
    let values = Self.shorts(0, 0, 0, -100)
    let start = 16 + values.count
    return Self.shorts(2, start, 4, 0, start + 10, start + 18, 2, 2) + values
      + Self.shorts(2, 1, glyph(0x41), glyph(0x41), 0) + Self.shorts(1, glyph(0x41), 1, 1)
      + Self.shorts(2, 1, glyph(0x56), glyph(0x56), 1)
  }
}

extension ScratchFolder {
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}
