/// How texts are set, apart from their font and their number of lines.
///
/// - Source: layout-rules 2.2.7 and 2.2.12 to 2.2.14.
struct TextStyle: Hashable {
  /// Points between two lines.
  var lineSpacing: Double = 0
  /// The smallest part of its size to which a text shrinks before it is truncated; 1 for none.
  var minimumScale: Double = 1
  var truncation = TruncationMode.tail
  var alignment = TextAlignment.leading
  /// Points that are added to each character; the tracking counts if it is not 0.
  var kerning: Double = 0
  var tracking: Double = 0
  var letterCase: LetterCase?

  /// The width of a cell: a character has what is added too, the last of a line included, and one
  /// of two cells twice; it is never below 0.
  ///
  /// - Source: Apple's documentation says that kerning affects the trailing edge of the text, and
  ///   that tracking counts in place of kerning; the two cells are our own choice.
  func advance(of font: Font) -> Double {
    max(font.advance + (tracking == 0 ? kerning : tracking), 0)
  }
}

/// The letters in which a text is set, whatever it is written in.
package enum LetterCase: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lowercase, uppercase

  /// A text in these letters, which may be more: "ß" is "SS".
  package func applied(to text: String) -> String {
    switch self {
    case .lowercase: text.lowercased()
    case .uppercase: text.uppercased()
    }
  }
}

/// Where a line that is too long is cut.
package enum TruncationMode: UInt8, Hashable, Sendable, BitwiseCopyable {
  case head, middle, tail
}

/// Where the lines of a text stand in its box; nothing about its size.
package enum TextAlignment: UInt8, Hashable, Sendable, BitwiseCopyable {
  case leading, center, trailing
}
