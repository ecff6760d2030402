/// A protocol by which terminals display bitmaps; a new one is a file and a line in
/// `TerminalImages`.
protocol TerminalImage: Sendable {
  /// The query that finds out whether a terminal supports the protocol.
  static var question: String { get }
  /// Whether a terminal with these answers supports the protocol.
  static func isKnown(_ answers: TerminalAnswers) -> Bool
  /// The text that displays the bitmap at the cursor.
  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String
}

/// All protocols; the first one that a terminal supports is used.
enum TerminalImages {
  static let all: [any TerminalImage.Type] = [
    KittyImage.self,
    ITermImage.self,
    SixelImage.self,
  ]
}
