import Testing

@testable import LayEngine
@testable import LayShell

/// Font files as bytes: what is read of them, and that hostile ones are told.
@Suite struct FontFileTests {
  private func face(_ font: FontBuilder) throws -> FontFace {
    try #require(try FontFile(font.file).faces.first).face()
  }

  /// In thousandths of an em, with what stands between the characters.
  private func width(_ text: String, _ face: FontFace) -> Int {
    var (sum, row) = (0, 0)
    for scalar in text.unicodeScalars {
      guard let place = face.place(of: scalar.value) else { return -1 }
      sum += Int(face.advances[place]) + Int(face.kerning(row, place))
      row = face.row(place)
    }
    return Int((Double(sum) * 1000 / FontFace.perEm).rounded())
  }

  /// 600 + 650 − 100; behind `V` nothing is kerned: 600 + 650 + 600 − 100.
  @Test(arguments: FontBuilder.Kerning.allCases, FontBuilder.Map.allCases)
  func `a font is as wide as its file says`(
    kerning: FontBuilder.Kerning, map: FontBuilder.Map
  ) throws {
    let face = try face(FontBuilder(map: map, kerning: kerning))
    let nearer = kerning == .none ? 0 : 100
    #expect(width("A", face) == 600 && width("A V", face) == 1500)
    #expect(width("AV", face) == 1250 - nearer)
    #expect(width("AVA", face) == 1850 - nearer)
    #expect(width("\u{F0001}", face) == (map == .groups ? 500 : -1))
    #expect(width("B", face) == -1)
  }

  /// The third character behind `VVV` begins anew, and what is in between ends a ligature.
  @Test func `a font has glyphs for several characters`() throws {
    let ligatures = try #require(try face(FontBuilder(hasLigature: true)).ligatures)
    let (a, v) = (1, 2)
    let first = ligatures.next(0, v)
    #expect(first > 0 && ligatures.advances[first] == -1 && ligatures.next(0, a) == 0)
    let second = ligatures.next(first, v)
    #expect(ligatures.advances[second] == Int32(FontFace.perEm))
    #expect(ligatures.next(second, v) == 0 && ligatures.next(first, a) == 0)
    #expect(try face(FontBuilder()).ligatures == nil)
  }

  @Test func `a font has names, a weight, and the heights of the lines of hhea`() throws {
    let tables = try #require(try FontFile(FontBuilder(weight: 700).file).faces.first)
    #expect(tables.names.postScript == "Test-Regular" && tables.names.full == "Test Font Regular")
    #expect(tables.names.family == "Test Font" && tables.weight == 700 && !tables.isSlanted)
    let heights = FontFace.Heights(ascent: 0.8, descent: 0.2, lineGap: 0.1, capitalHeight: 0.7)
    #expect(try tables.face().heights == heights)
  }

  @Test func `a collection has several faces`() throws {
    let bytes = FontBuilder.collection([
      FontBuilder(), FontBuilder(postScript: "Test-Bold", weight: 700, map: .segments),
    ])
    let faces = try FontFile(bytes).faces
    #expect(faces.map(\.names.postScript) == ["Test-Regular", "Test-Bold"])
    #expect(try faces.map { width("AV", try $0.face()) } == [1150, 1150])
  }

  @Test(arguments: [
    ("", FontMistake.isNone), ("wOFF00000000", .isCompressed), ("<svg xmlns=…>", .isNone),
    ("OTTO\u{0}\u{9}000000", .endsEarly),
  ])
  func `what is no font is told`(text: String, mistake: FontMistake) {
    #expect(throws: mistake) { try FontFile(Array(text.utf8)) }
  }

  // MARK: Hostile files

  private func read(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes) else { return }
    for face in file.faces { _ = try? face.face() }
  }

  @Test(arguments: FontBuilder.Kerning.allCases, FontBuilder.Map.allCases)
  func `a file that ends anywhere, or has other bytes anywhere, is read or refused`(
    kerning: FontBuilder.Kerning, map: FontBuilder.Map
  ) {
    let bytes = FontBuilder(map: map, kerning: kerning, hasLigature: true).file
    for count in bytes.indices { read(Array(bytes[..<count])) }
    for place in bytes.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where bytes[place] != byte {
        var changed = bytes
        changed[place] = byte
        read(changed)
      }
    }
  }

  @Test(arguments: 0..<20) func `a file with random bytes in it is read or refused`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let kerning = FontBuilder.Kerning.allCases[next(6)]
    let map = FontBuilder.Map.allCases[next(3)]
    let bytes = FontBuilder(map: map, kerning: kerning, hasLigature: true).file
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0...next(8) { changed[next(bytes.count)] = UInt8(next(256)) }
      read(changed)
    }
  }

  /// 20,000 stretches of all characters of Unicode would be read for hours.
  @Test func `characters that stand in a list again and again are read once`() throws {
    var font = FontBuilder()
    font.characters = (0..<20000).map { (UInt32($0 + 0x100), 500) }
    var list: [UInt8] = []
    for _ in 0..<20000 { list += FontBuilder.long(0) + FontBuilder.long(0x10FFFF) + [0, 0, 0, 1] }
    let head = FontBuilder.short(0) + FontBuilder.short(1) + [0, 3, 0, 10] + FontBuilder.long(12)
    let groups =
      [0, 12, 0, 0] + FontBuilder.long(16 + list.count) + FontBuilder.long(0)
      + FontBuilder.long(20000) + list
    let tables = font.tables.map { $0.name == "cmap" ? ($0.name, head + groups) : $0 }
    let face = try #require(try FontFile(FontBuilder.file(tables, from: 0)).faces.first).face()
    // As many as there are glyphs, but for that of what is lacking.
    #expect(face.advances.count == 20001)
  }
}
