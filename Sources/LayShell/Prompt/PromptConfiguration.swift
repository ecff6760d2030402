import LayLanguage

/// What a prompt needs to know.
///
/// The session comes in as functions, so that the prompt holds none.
struct PromptConfiguration {
  /// Where entries are kept between sessions; `nil` keeps none.
  var historyPath: String?

  /// Whether that is the usual place, where a file without our mark is an old history of ours.
  var historyIsUsual = false

  /// How many entries are kept.
  var historySize = 10_000

  /// The words that may stand at the cursor, given the text before it.
  var completions: (_ textBeforeCursor: String) -> CompletionAnswer = { text in
    CompletionAnswer(start: text.utf8.count, candidates: [])
  }

  /// Whether Enter evaluates the text or goes on in a new line.
  var completeness: (_ text: String) -> Completeness = { _ in .complete }

  /// What a name stands for; nil if there is none such.
  var kindOfName: (_ name: String) -> NameKind? = { _ in .other }

  /// Whether a name is a form whose first argument may be a list of names.
  var isForm: (_ name: String) -> Bool = { _ in true }

  /// Whether the prompt is drawn in colour.
  ///
  /// Moving the cursor does not depend on it.
  var isColored: () -> Bool = { true }

  /// What stands below the entry while it is typed, in so many columns; nil for nothing.
  var status: (_ columns: Int) -> String? = { _ in nil }

  /// Told once of each thing that does not work, such as a history that cannot be written.
  var warn: (String) -> Void = { _ in }

  init(historyPath: String? = nil) {
    self.historyPath = historyPath
  }
}

/// The answer to a Tab.
struct CompletionAnswer {
  /// Where the word to replace starts: an offset in UTF-8 bytes into the text before the cursor.
  var start: Int
  var candidates: [CompletionCandidate]

  init(start: Int, candidates: [CompletionCandidate]) {
    self.start = start
    self.candidates = candidates
  }
}
