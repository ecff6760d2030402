import LayLanguage

/// Prints the laid-out tree as JSON.
struct JSONCommand: Command {
  static let name = "json"
  static let usage = "json"
  static let summary = "Print the laid-out tree as JSON, for other programs."
  static let examples = [CommandExample("(text \"Hi\")", "json")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    let layout = try session.layout(for: words)
    try JSONText.check(layout, at: words.span)
    return .json(layout)
  }
}
