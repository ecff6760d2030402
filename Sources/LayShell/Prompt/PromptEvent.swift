/// What a prompt hands to the shell.
package enum PromptEvent: Equatable, Sendable {
  /// A text to evaluate: one form over several lines, or several forms at once.
  case entry(String)

  /// Ctrl-C on an empty line. On a typed line Ctrl-C clears, and no event comes of it.
  case interrupted

  /// Ctrl-D on an empty line, or a terminal that went away.
  case endOfInput

  /// The terminal cannot be read; the number is `errno`. The shell should leave.
  case failed(Int32)
}

/// What the reader of the language says of a text that is still being typed.
package enum EntryState: Equatable, Sendable {
  /// Every form is closed: Enter evaluates.
  case complete

  /// A form is open: Enter goes on in a new line that starts with `indentation` blanks.
  /// The opener is the word that waits for its end, as in `hstack`.
  case open(indentation: Int, opener: String)

  /// More text cannot mend it: Enter evaluates, so that the error is shown.
  case broken
}
