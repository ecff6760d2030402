import LayLanguage

/// Leaves the prompt or ends a script.
struct QuitCommand: Command {
  static let name = "quit"
  static let usage = "quit"
  static let summary = "Leave, as Ctrl-D does."
  static let examples = [CommandExample("quit")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    return .leave
  }
}
