/// A form in which terminals take pictures of pixels; another one is a file and a line in
/// `TerminalImages`.
protocol TerminalImage: Sendable {
  /// What a terminal is asked to find out whether it knows the form.
  static var question: String { get }
  /// Whether these answers say so.
  static func isKnown(_ answers: TerminalAnswers) -> Bool
  /// What shows the picture where the cursor is.
  static func text(_ bitmap: Bitmap, _ answers: TerminalAnswers) -> String
}

/// All such forms; of those that a terminal knows the first is taken.
enum TerminalImages {
  static let all: [any TerminalImage.Type] = [
    KittyImage.self,
    ITermImage.self,
    SixelImage.self,
  ]
}
