/// The lookups that features use in a table `GPOS` or `GSUB`, for each of the scripts that are told apart.
struct FontLookups {
  /// Limits of our own choice.
  private static let (mostScripts, mostLookups, mostTables) = (256, 64, 512)

  /// For each script of `UsedGlyphs.scripts` the numbers of its lookups, ascending.
  private(set) var ofScripts: [[Int]] = []
  /// The tables of each lookup, in order, with their kinds.
  private(set) var tables: [Int: [(kind: Int, table: FontBytes)]] = [:]

  /// - Parameter leading: the kind of a lookup whose tables lead to others: 9 of `GPOS`, 7 of `GSUB`.
  init(
    _ table: FontBytes, features: Set<String>, leading: Int
  ) throws(FontMistake) {
    let list = try table.part(try table.short(8))
    let count = try list.short(0)
    ofScripts = try Self.numbers(table, features).map { $0.filter { $0 < count } }
    var tableCount = 0
    for number in Set(ofScripts.joined()).sorted().prefix(Self.mostLookups) {
      let lookup = try list.part(try list.short(2 + 2 * number))
      var tables: [(kind: Int, table: FontBytes)] = []
      for place in 0..<(try lookup.short(4)) where tableCount < Self.mostTables {
        var (kind, table) = (
          try lookup.short(0), try lookup.part(try lookup.short(6 + 2 * place))
        )
        if kind == leading {
          (kind, table) = (try table.short(2), try table.part(try table.long(4)))
        }
        tables.append((kind, table))
        tableCount += 1
      }
      self.tables[number] = tables
    }
  }

  /// The lookups of features for each script, in the language that none is said for.
  ///
  /// - Rule: a script that the font does not name has those of `DFLT`, or else those of its first script.
  private static func numbers(
    _ table: FontBytes, _ wanted: Set<String>
  ) throws(FontMistake) -> [[Int]] {
    let (scripts, features) = (
      try table.part(try table.short(4)), try table.part(try table.short(6))
    )
    var found: [String: [Int]] = [:]
    var first: [Int]?
    for number in 0..<min(try scripts.short(0), mostScripts) {
      let record = 2 + 6 * number
      let script = try scripts.part(try scripts.short(record + 4))
      let (usual, count) = (try script.short(0), try script.short(2))
      guard usual != 0 || count > 0 else { continue }
      let language = try script.part(usual == 0 ? try script.short(8) : usual)
      var lookups: Set<Int> = []
      for place in 0..<(try language.short(4)) {
        let feature = 2 + 6 * (try language.short(6 + 2 * place))
        guard wanted.contains(try features.tag(feature)) else { continue }
        let uses = try features.part(try features.short(feature + 4))
        for use in 0..<(try uses.short(2)) { lookups.insert(try uses.short(4 + 2 * use)) }
      }
      found[try scripts.tag(record)] = lookups.sorted()
      first = first ?? lookups.sorted()
    }
    return UsedGlyphs.scripts.map { found[$0] ?? found["DFLT"] ?? first ?? [] }
  }
}
