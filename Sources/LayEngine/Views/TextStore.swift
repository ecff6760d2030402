/// A stretch of text that stays on one line if it can.
struct TextPiece: BitwiseCopyable {
  /// The cells that the piece fills, and the blank cells before it.
  var width: Int32
  var gap: Int32
  /// Its characters, as places in the store.
  var start: Int32
  var end: Int32
  var isFirstOfParagraph: Bool
  /// Whether it is the blanks at the end of a paragraph, which count as far as they fit and never
  /// begin a line.
  var isTrailingBlank: Bool
}

/// The pieces and character widths of all texts of a tree, as a pass reads them.
struct TextStore: BitwiseCopyable {
  let pieces: UnsafePointer<TextPiece>
  /// The cells of each character, 1 or 2.
  let cells: UnsafePointer<UInt8>
  /// The characters of all texts of several runs.
  let glyphs: UnsafePointer<Glyph>
}

/// Cuts texts into pieces, and keeps them.
///
/// A piece is a word between blanks; a full-width character or an emoji is one by itself, since a
/// line may break beside it. A no-break space belongs to its word.
struct TextStoreBuilder: ~Copyable {
  private(set) var pieces = Buffer<TextPiece>(capacity: 16)
  private(set) var cells = Buffer<UInt8>(capacity: 64)
  private(set) var glyphs = Buffer<Glyph>(capacity: 1)

  /// What the builder has until now; valid until a text is added.
  var content: TextStore {
    TextStore(
      pieces: UnsafePointer(pieces.pointer), cells: UnsafePointer(cells.pointer),
      glyphs: UnsafePointer(glyphs.pointer))
  }

  var byteCount: Int { pieces.byteCount + cells.byteCount + glyphs.byteCount }

  mutating func appendGlyph(_ glyph: Glyph) { glyphs.append(glyph) }

  /// Releases unused memory.
  mutating func trim() {
    pieces.trim()
    cells.trim()
    glyphs.trim()
  }

  /// Adds a text and returns its range of pieces; every paragraph has at least one piece.
  ///
  /// - Parameter shouldStop: called every `stretch` characters; if it returns true, the work ends.
  /// - Throws: `LayoutFailure.interrupted`.
  mutating func add(
    _ string: String, shouldStop: () -> Bool
  ) throws(LayoutFailure) -> Range<Int32> {
    let first = Int32(pieces.count)
    var word = OpenWord(start: Int32(cells.count))
    let isInBytes = string.utf8.withContiguousStorageIfAvailable { bytes in
      add(bytes, &word, shouldStop)
    }
    switch isInBytes {
    case .added?: break
    case .stopped?: throw .interrupted
    case .notASCII?, nil:
      for character in string {
        if cells.count & Self.stretch == Self.stretch, shouldStop() { throw .interrupted }
        add(CharacterKind(character), &word)
      }
    }
    end(&word)
    endParagraph(&word)
    return first..<Int32(pieces.count)
  }

  /// How many characters are added between two calls of `shouldStop`; a power of two less 1.
  private static var stretch: Int { 0xFFFF }

  /// The word that characters are being added to.
  private struct OpenWord {
    /// Where it begins.
    var start: Int32
    /// The blanks before it.
    var gap: Int32 = 0
    var isFirstOfParagraph = true
  }

  private enum Bytes {
    case added, notASCII, stopped
  }

  /// Adds a text in which each byte is a character, but for a carriage return with its line feed.
  ///
  /// Finding characters by Unicode's rules would take longer than all else that is done for a text.
  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: inout OpenWord, _ shouldStop: () -> Bool
  ) -> Bytes {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return .notASCII }
    var index = 0
    var nextLook = cells.count + Self.stretch
    while index < bytes.count {
      if cells.count >= nextLook {
        if shouldStop() { return .stopped }
        nextLook = cells.count + Self.stretch
      }
      var end = index
      let last = min(bytes.count, index + Self.stretch)
      while end < last, CharacterKind(ascii: bytes[end]) == .narrow { end += 1 }
      if end > index {
        let place = cells.take(end - index)
        (cells.pointer + place).update(repeating: 1, count: end - index)
        index = end
        continue
      }
      add(CharacterKind(ascii: bytes[index]), &word)
      let isReturn = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isReturn ? 2 : 1
    }
    return .added
  }

  private mutating func add(_ kind: CharacterKind, _ word: inout OpenWord) {
    if kind == .newline {
      end(&word)
      endParagraph(&word)
    }
    if kind == .wide || kind == .blank {
      end(&word)
      word.start = Int32(cells.count)
    }
    cells.append(kind.cells)
    switch kind {
    case .blank:
      word.gap += 1
      word.start = Int32(cells.count)
    case .wide:
      end(&word)
      word.start = Int32(cells.count)
    case .newline: word.start = Int32(cells.count)
    case .narrow: break
    }
  }

  /// The width of a text on one line, in points; NaN if it has several paragraphs, or may shrink.
  func naturalWidth(_ text: TextRule.Parameters) -> Double {
    guard text.minimumScale == 1 else { return .nan }
    var cells: Int32 = 0
    for index in text.firstPiece..<text.endPiece {
      let piece = pieces[Int(index)]
      if piece.isFirstOfParagraph, index > text.firstPiece { return .nan }
      cells += piece.gap + piece.width
    }
    return (Double(cells) * text.advance).roundedUpToPixel
  }

  /// The number of lines in a width below that of a character, so that each line has one character;
  /// 0 if some characters are wide, or if a paragraph begins or ends with blanks, which count too.
  func lettersBelow(_ text: TextRule.Parameters) -> Int32 {
    var count: Int32 = 0
    for index in text.firstPiece..<text.endPiece {
      let piece = pieces[Int(index)]
      guard piece.width == piece.end - piece.start, !piece.isTrailingBlank,
        piece.gap == 0 || !piece.isFirstOfParagraph
      else { return 0 }
      count += piece.width
    }
    return count
  }

  private mutating func end(_ word: inout OpenWord) {
    let end = Int32(cells.count)
    guard end > word.start else { return }
    // The characters of a piece are all as wide as its first.
    let width = Int32(cells[Int(word.start)]) * (end - word.start)
    pieces.append(
      TextPiece(
        width: width, gap: word.gap, start: word.start, end: end,
        isFirstOfParagraph: word.isFirstOfParagraph, isTrailingBlank: false))
    word.gap = 0
    word.isFirstOfParagraph = false
  }

  private mutating func endParagraph(_ word: inout OpenWord) {
    if word.gap > 0 || word.isFirstOfParagraph {
      let end = Int32(cells.count)
      pieces.append(
        TextPiece(
          width: 0, gap: word.gap, start: end, end: end,
          isFirstOfParagraph: word.isFirstOfParagraph, isTrailingBlank: true))
    }
    word.gap = 0
    word.isFirstOfParagraph = true
  }
}

/// What a character is to line breaking.
enum CharacterKind {
  case narrow, wide, blank, newline

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self.init(ascii: ascii)
    } else if character.isNewline {
      self = .newline
    } else if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
      self = .blank
    } else {
      self = character.isFullWidth ? .wide : .narrow
    }
  }

  init(ascii: UInt8) {
    switch ascii {
    case 0x0A...0x0D: self = .newline
    case 0x09, 0x20: self = .blank
    default: self = .narrow
    }
  }

  var cells: UInt8 {
    switch self {
    case .narrow, .blank: 1
    case .wide: 2
    case .newline: 0
    }
  }
}

extension Character {
  /// Whether the character fills two cells: East Asian wide or full width, or an emoji.
  package var isFullWidth: Bool {
    guard let first = unicodeScalars.first else { return false }
    // The copyright and registered signs can be emoji, unlike everything else below U+0300.
    if first.value < 0x300, first.value != 0xA9, first.value != 0xAE { return hasEmojiSelector }
    // Lines of boxes and blocks, U+2500 to U+259F, are never wide.
    if (0x2500...0x259F).contains(first.value) { return false }
    if Self.isWide(first.value) || first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && hasEmojiSelector
  }

  /// Whether a variation selector asks for the emoji form of the character.
  private var hasEmojiSelector: Bool {
    unicodeScalars.count > 1 && unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Whether it is in a block whose characters are wide or full-width by Unicode's East Asian
  /// Width.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
