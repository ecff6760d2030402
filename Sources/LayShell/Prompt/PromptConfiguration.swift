/// What a prompt needs to know.
///
/// The language comes in as functions, so that the prompt knows none.
package struct PromptConfiguration {
  /// Where entries are kept between sessions; `nil` keeps none.
  package var historyPath: String?

  /// How many entries are kept.
  package var historySize = 10_000

  /// The words that may stand at the cursor, given the text before it.
  package var completions: (_ textBeforeCursor: String) -> CompletionAnswer = { text in
    CompletionAnswer(start: text.utf8.count, candidates: [])
  }

  /// Whether Enter evaluates the text or goes on in a new line.
  package var completeness: (_ text: String) -> EntryState = { _ in .complete }

  /// Whether the prompt is drawn in colour.
  ///
  /// Moving the cursor does not depend on it.
  package var isColoured = true

  /// A short text at the right end of the first line, seen while there is room for it.
  package var rightPrompt: (() -> String)?

  /// Stands before every line of an entry but the first.
  package var continuation = "...> "

  /// Told once of each thing that does not work, such as a history that cannot be written.
  package var warn: (String) -> Void = { _ in }

  package init(historyPath: String? = nil) {
    self.historyPath = historyPath
  }
}

/// The answer to a Tab.
package struct CompletionAnswer {
  /// Where the word to replace starts: an offset in UTF-8 bytes into the text before the cursor.
  package var start: Int
  package var candidates: [CompletionCandidate]

  package init(start: Int, candidates: [CompletionCandidate]) {
    self.start = start
    self.candidates = candidates
  }
}

/// One word that may replace the word at the cursor.
package struct CompletionCandidate: Equatable, Sendable {
  package var text: String
  package var summary: String

  /// Whether a space follows the word when it is the only one; not so after a folder's name.
  package var endsWord: Bool

  package init(_ text: String, summary: String = "", endsWord: Bool = true) {
    self.text = text
    self.summary = summary
    self.endsWord = endsWord
  }
}
