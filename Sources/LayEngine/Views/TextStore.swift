/// A stretch of text that stays on one line if it can.
struct TextPiece: BitwiseCopyable {
  /// The cells that the piece fills, and the blank cells before it.
  var width: Int32
  var gap: Int32
  /// Its characters, as places in the store.
  var start: Int32
  var end: Int32
  var isFirstOfParagraph: Bool
  /// Blanks at the end of a paragraph: they count as far as they fit and never begin a line.
  var isTrailingBlank: Bool
}

/// The pieces and character widths of all texts of a tree, as a pass reads them.
struct TextStore: BitwiseCopyable {
  let pieces: UnsafePointer<TextPiece>
  /// The cells of each character, 1 or 2.
  let cells: UnsafePointer<UInt8>
}

/// Cuts texts into pieces, and keeps them.
///
/// A piece is a word between blanks; a full-width character or an emoji is one by itself, since a
/// line may break beside it. A no-break space belongs to its word.
struct TextStoreBuilder: ~Copyable {
  private(set) var pieces = Buffer<TextPiece>(capacity: 16)
  private(set) var cells = Buffer<UInt8>(capacity: 64)

  /// What there is until now; good until a text is added.
  var content: TextStore {
    TextStore(pieces: UnsafePointer(pieces.pointer), cells: UnsafePointer(cells.pointer))
  }

  var byteCount: Int { pieces.byteCount + cells.byteCount }

  /// Gives back room that was taken for nothing.
  mutating func trim() {
    pieces.trim()
    cells.trim()
  }

  /// Adds a text and gives its range of pieces; every paragraph has one piece at least.
  ///
  /// - Parameter checkRoom: is called every so many characters; what it throws ends the work.
  mutating func add(
    _ string: String, checkRoom: () throws(LayoutFailure) -> Void
  ) throws(LayoutFailure) -> Range<Int32> {
    let first = Int32(pieces.count)
    var gap: Int32 = 0
    var isParagraphStart = true
    var start = Int32(cells.count)
    for character in string {
      if cells.count & 0xFFFF == 0xFFFF { try checkRoom() }
      let kind = CharacterKind(character)
      if kind == .newline {
        endWord(from: start, &gap, &isParagraphStart)
        endParagraph(&gap, &isParagraphStart)
      }
      if kind == .wide || kind == .blank {
        endWord(from: start, &gap, &isParagraphStart)
        start = Int32(cells.count)
      }
      cells.append(kind.cells)
      switch kind {
      case .blank:
        gap += 1
        start = Int32(cells.count)
      case .wide:
        endWord(from: start, &gap, &isParagraphStart)
        start = Int32(cells.count)
      case .newline: start = Int32(cells.count)
      case .narrow: break
      }
    }
    endWord(from: start, &gap, &isParagraphStart)
    endParagraph(&gap, &isParagraphStart)
    return first..<Int32(pieces.count)
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

  private mutating func endWord(from start: Int32, _ gap: inout Int32, _ isFirst: inout Bool) {
    let end = Int32(cells.count)
    guard end > start else { return }
    var width: Int32 = 0
    for index in Int(start)..<Int(end) { width += Int32(cells[index]) }
    pieces.append(
      TextPiece(
        width: width, gap: gap, start: start, end: end, isFirstOfParagraph: isFirst,
        isTrailingBlank: false))
    gap = 0
    isFirst = false
  }

  private mutating func endParagraph(_ gap: inout Int32, _ isFirst: inout Bool) {
    if gap > 0 || isFirst {
      let end = Int32(cells.count)
      pieces.append(
        TextPiece(
          width: 0, gap: gap, start: end, end: end, isFirstOfParagraph: isFirst,
          isTrailingBlank: true))
    }
    gap = 0
    isFirst = true
  }
}

/// What a character is to line breaking.
enum CharacterKind {
  case narrow, wide, blank, newline

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self =
        switch ascii {
        case 0x0A...0x0D: .newline
        case 0x09, 0x20: .blank
        default: .narrow
        }
    } else if character.isNewline {
      self = .newline
    } else if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
      self = .blank
    } else {
      self = character.isFullWidth ? .wide : .narrow
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
    // The signs for copyright and registration are emoji below everything that is wide.
    if first.value < 0x300, first.value != 0xA9, first.value != 0xAE { return hasEmojiSelector }
    if Self.isWide(first.value) || first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && hasEmojiSelector
  }

  /// Whether a text character is asked to show as a picture.
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
