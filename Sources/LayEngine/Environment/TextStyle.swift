/// How texts are set, apart from their font and their number of lines.
///
/// - Source: layout-rules 2.2.7 and 2.2.12 to 2.2.14.
struct TextStyle: Hashable {
  /// Points between two lines.
  var lineSpacing: Double = 0
  /// The smallest scale to which a text shrinks before it is truncated; 1 for no shrinking.
  var minimumScale: Double = 1
  var truncation = TruncationMode.tail
  var alignment = TextAlignment.leading
  /// Points that are added to each character; `tracking` replaces it if that is not 0.
  var kerning: Double = 0
  var tracking: Double = 0
  var letterCase: LetterCase?
  /// Whether a `textCase` has set it, perhaps to nil.
  var hasLetterCase = false

  /// The width of a cell with kerning or tracking added, never below 0; the last cell of a line has
  /// the addition too, and a character of two cells has it twice.
  ///
  /// - Source: Apple's documentation says that kerning affects the trailing edge of the text, and
  ///   that tracking counts in place of kerning; the two cells are our own choice.
  func advance(ofCell cell: Double) -> Double { max(cell + added, 0) }

  /// What is added to each character, in points.
  var added: Double { tracking == 0 ? kerning : tracking }
}

/// The letter case in which a text is shown.
package enum LetterCase: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case lowercase, uppercase

  /// A text in this case, which may be longer: "ß" becomes "SS".
  package func applied(to text: String) -> String {
    switch self {
    case .lowercase: text.lowercased()
    case .uppercase: text.uppercased()
    }
  }
}

/// Where a line that is too long is cut.
package enum TruncationMode: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case head, middle, tail
}

/// Where the lines of a text are in its box; the text's size does not depend on it.
package enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case leading, center, trailing
}
