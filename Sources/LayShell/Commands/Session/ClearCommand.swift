import LayLanguage

/// Clears the terminal window.
struct ClearCommand: Command {
  static let name = "clear"
  static let usage = "clear"
  static let summary = "Empty the window; definitions stay. Inside a form, `clear` is the color."
  static let examples = [CommandExample("clear")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    return .clearedWindow
  }
}
