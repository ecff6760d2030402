/// The text before typed lines, at the prompt and in transcripts.
enum PromptText {
  /// Before the first line of an entry.
  static let first = "lay> "
  /// Before the other lines of an entry.
  static let continuation = "...> "
}
