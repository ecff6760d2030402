/// An event of the prompt, for the shell.
enum PromptEvent: Equatable, Sendable {
  /// A text to evaluate: one form over several lines, or several forms at once.
  case entry(String)

  /// Ctrl-C on an empty line; on a typed entry Ctrl-C clears the text without an event.
  case interrupted

  /// Ctrl-D on an empty line, or a terminal that went away.
  case endOfInput

  /// Reading from the terminal failed with this `errno`, and the shell should exit.
  case failed(Int32)
}
