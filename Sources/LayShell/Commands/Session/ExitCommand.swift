import LayLanguage

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
