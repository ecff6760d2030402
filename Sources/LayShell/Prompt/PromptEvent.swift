/// What a prompt hands to the shell.
enum PromptEvent: Equatable, Sendable {
  /// A text to evaluate: one form over several lines, or several forms at once.
  case entry(String)

  /// Ctrl-C on an empty line. On a typed line Ctrl-C clears, and no event comes of it.
  case interrupted

  /// Ctrl-D on an empty line, or a terminal that went away.
  case endOfInput

  /// The terminal cannot be read; the number is `errno`. The shell should leave.
  case failed(Int32)
}
