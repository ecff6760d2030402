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
}

/// Where a line that is too long is cut.
package enum TruncationMode: UInt8, Hashable, Sendable, BitwiseCopyable {
  case head, middle, tail
}

/// Where the lines of a text stand in its box; nothing about its size.
package enum TextAlignment: UInt8, Hashable, Sendable, BitwiseCopyable {
  case leading, center, trailing
}
