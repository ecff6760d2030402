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

/// `quit` under the name that other shells use.
struct ExitCommand: Command {
  static let name = "exit"
  static let usage = "exit"
  static let summary = "Leave, as `quit` does."
  static let examples = [CommandExample("exit")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try QuitCommand().run(&words, in: &session)
  }
}

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
