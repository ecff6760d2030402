import LayLanguage

/// The configuration of a prompt.
///
/// The session is passed as functions, so that the prompt does not depend on it.
struct PromptConfiguration {
  /// The path of the history file; nil keeps no history between sessions.
  var historyPath: String?

  /// How many entries are kept.
  var historySize = 10_000

  /// The completions at the cursor, given the text before it.
  var completions: (_ textBeforeCursor: String) -> CompletionAnswer = { text in
    CompletionAnswer(start: text.utf8.count, candidates: [])
  }

  /// Whether the text is complete, so that Enter evaluates it instead of starting a new line.
  var completeness: (_ text: String) -> Completeness = { _ in .complete }

  /// The pieces of the text, in order, as its reader takes them.
  var tokens: (_ text: String) -> [Token] = { ItemReader.tokens(of: Array($0.utf8)) }

  /// The kind of a name; nil if it is unknown.
  var kindOfName: (_ name: String) -> NameKind? = { _ in .other }

  /// Whether a name is a form whose first argument may be a list of names.
  var isForm: (_ name: String) -> Bool = { _ in true }

  /// Whether the prompt is drawn in colour.
  ///
  /// The cursor moves in any case.
  var isColored: () -> Bool = { true }

  /// The status line below the entry, for a width in columns; nil for none.
  var status: (_ columns: Int) -> String? = { _ in nil }

  /// Called once for each problem, such as a history that cannot be written.
  var warn: (String) -> Void = { _ in }
}

/// The answer to a Tab.
struct CompletionAnswer {
  /// Where the word to replace starts: an offset in UTF-8 bytes into the text before the cursor.
  var start: Int
  var candidates: [CompletionCandidate]
}

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
