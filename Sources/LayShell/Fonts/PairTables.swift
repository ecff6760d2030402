import LayEngine

/// What a face adds between two glyphs: the tables of pairs that its feature `kern` uses, or its table `kern`.
///
/// - Rule: of a lookup the first table that has both glyphs counts, where one by classes has all that follow a glyph
///   that it covers; lookups add up. Only glyphs of single characters count: a ligature is kerned as its characters.
/// - Source: the OpenType specification, GPOS, lookups of type 2 and 9. Core Text kerns texts unless they say otherwise.
struct PairTables {
  /// Limits of our own choice: of what all tables hold for each glyph, of tables in `kern`, and of kerned pairs.
  private static let (mostClasses, mostTables) = (1 << 22, 64)
  private static let (mostCells, mostWork) = (1 << 21, 1 << 24)

  private let glyphs: UsedGlyphs
  private(set) var tables: [PairTable] = []
  /// The tables of each lookup.
  private var lookups: [Int: [Int]] = [:]
  /// How many pairs may still be read.
  private var pairsLeft = 1 << 20
  /// The lookups of each script.
  private var lookupsOfScripts: [[Int]] = []

  /// The feature `kern` of a table `GPOS`; nil for one without.
  init?(positioning table: FontBytes, _ glyphs: UsedGlyphs) throws(FontMistake) {
    self.glyphs = glyphs
    let found = try FontLookups(table, features: ["kern"], leading: 9)
    lookupsOfScripts = found.ofScripts
    for (number, tables) in found.tables.sorted(by: { $0.key < $1.key }) {
      for (kind, table) in tables
      where kind == 2 && (self.tables.count + 1) * glyphs.count <= Self.mostClasses {
        self.tables.append(try PairTable(table, glyphs, &pairsLeft))
        lookups[number, default: []].append(self.tables.count - 1)
      }
    }
    if tables.isEmpty { return nil }
  }

  /// The pairs of a table `kern`, of Windows or of the Macintosh; each of its tables is added to the others.
  init(kerning table: FontBytes, _ glyphs: UsedGlyphs) throws(FontMistake) {
    self.glyphs = glyphs
    let isOfMac = try table.short(0) == 1
    var start = isOfMac ? 8 : 4
    for number in 0..<min(isOfMac ? try table.long(4) : try table.short(2), Self.mostTables) {
      let head = try table.part(start)
      let styles = try head.short(4)
      // Only pairs of a line of text, in the first format, and no least distances.
      let isRead = isOfMac ? styles & 0xE0FF == 0 : styles & 0xFF07 == 1
      if isRead {
        tables.append(try PairTable(list: try head.part(isOfMac ? 8 : 6), glyphs, &pairsLeft))
        lookups[number] = [tables.count - 1]
      }
      let length = isOfMac ? try head.long(0) : try head.short(2)
      guard length > 0 else { break }
      start += length
    }
    lookupsOfScripts = Array(repeating: lookups.keys.sorted(), count: UsedGlyphs.scripts.count)
  }

  // MARK: Pairs as a table of rows and columns

  /// The kerning of the characters, with glyphs that are kerned alike in one row or column; nil for none, and where it
  /// would be too large.
  ///
  /// - Parameter unit: how many parts of an em a unit of the font is.
  func kerning(_ unit: Double) -> FontFace.Kerning? {
    let rows = groups { glyph in
      let classes = tables.map { $0.first[glyph] }
      return classes.allSatisfy { $0 < 0 } ? nil : classes
    }
    let columns = groups { glyph in tables.map { $0.second[glyph] } }
    let lookupCount = max(lookupsOfScripts.map(\.count).max() ?? 0, 1)
    let cells = (rows.members.count + 1) * columns.members.count
    guard !rows.members.isEmpty, cells <= Self.mostCells,
      cells * lookupCount <= Self.mostWork, rows.members.count < 0xFFFF,
      columns.members.count < 0xFFFF
    else { return nil }
    // Row 0 is that of glyphs without kerning.
    let width = columns.members.count
    var values = Array(repeating: Int32(0), count: cells)
    let scripts = columns.members.map { glyphs.scripts[$0] }
    var sums = Array(repeating: 0, count: width)
    for (row, first) in rows.members.enumerated() {
      let own = glyphs.scripts[first]
      for script in UInt8(0)..<UInt8(UsedGlyphs.scripts.count) where script >= own {
        // Two glyphs stand side by side in the script of the one that is not of all.
        guard script == own || scripts.contains(script) else { continue }
        add(first, columns, script: Int(script), to: &sums)
        for column in 0..<width where sums[column] != 0 && max(own, scripts[column]) == script {
          let units = Double(sums[column]) * unit
          values[(row + 1) * width + column] = Int32(
            min(max(units, -FontFace.perEm), FontFace.perEm).rounded())
        }
      }
    }
    return FontFace.Kerning(
      rows: glyphs.ofCharacters.map { UInt16(rows.numbers[$0] + 1) },
      columns: glyphs.ofCharacters.map { UInt16(columns.numbers[$0]) }, values: values,
      columnCount: columns.members.count)
  }

  /// Glyphs that are alike: the number of each one's group, -1 for none, and a glyph of each group.
  private typealias Groups = (numbers: [Int], members: [Int])

  private func groups(_ key: (Int) -> [Int32]?) -> Groups {
    var known: [[Int32]: Int] = [:]
    var (numbers, members) = ([Int](), [Int]())
    for glyph in 0..<glyphs.count {
      guard let key = key(glyph) else {
        numbers.append(-1)
        continue
      }
      let whole = key + [Int32(glyphs.scripts[glyph])]
      let number = known[whole] ?? members.count
      if number == members.count {
        known[whole] = number
        members.append(glyph)
      }
      numbers.append(number)
    }
    return (numbers, members)
  }

  /// Finds what the lookups of a script add between a glyph and those of each column.
  private func add(_ first: Int, _ columns: Groups, script: Int, to sums: inout [Int]) {
    for column in sums.indices { sums[column] = 0 }
    for lookup in lookupsOfScripts[script] {
      // The columns for which a table of the lookup is found already.
      var found: Set<Int> = []
      search: for number in lookups[lookup] ?? [] {
        let place = Int(tables[number].first[first])
        guard place >= 0 else { continue }
        switch tables[number].pairs {
        case .single(let pairs):
          for (second, value) in pairs[place] where found.insert(columns.numbers[second]).inserted {
            sums[columns.numbers[second]] += value
          }
        case .classes(let count, let values):
          let kept = found.map { ($0, sums[$0]) }
          for (column, second) in columns.members.enumerated() {
            sums[column] += values[place * count + Int(tables[number].second[second])]
          }
          for (column, sum) in kept { sums[column] = sum }
          break search
        }
      }
    }
  }
}

/// The glyphs of single characters, numbered from 0.
struct UsedGlyphs {
  /// The scripts whose pairs are told apart; the first one is also that of digits and of all others.
  static let scripts = ["latn", "cyrl", "grek"]

  /// The number of each character's glyph.
  let ofCharacters: [Int]
  /// The script of each glyph, by its place among `scripts`.
  private(set) var scripts: [UInt8] = []
  /// The number of each glyph of the font; -1 for those of no character.
  private var numbers: [Int32]

  var count: Int { scripts.count }

  init(_ characters: CharacterMap, _ glyphCount: Int) {
    var numbers = Array(repeating: Int32(-1), count: glyphCount)
    var (scripts, ofCharacters) = ([UInt8](), [Int]())
    for (scalar, glyph) in zip(characters.scalars, characters.glyphs) {
      if numbers[Int(glyph)] < 0 {
        numbers[Int(glyph)] = Int32(scripts.count)
        scripts.append(Self.script(scalar))
      }
      ofCharacters.append(Int(numbers[Int(glyph)]))
    }
    (self.numbers, self.scripts, self.ofCharacters) = (numbers, scripts, ofCharacters)
  }

  private static func script(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: 1
    case 0x370...0x3FF, 0x1F00...0x1FFF: 2
    default: 0
    }
  }

  /// The number of a glyph of the font; nil for one of no character.
  subscript(glyph: Int) -> Int? {
    guard numbers.indices.contains(glyph), numbers[glyph] >= 0 else { return nil }
    return Int(numbers[glyph])
  }
}
