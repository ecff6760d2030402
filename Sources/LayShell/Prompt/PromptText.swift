/// What stands before what is typed, at the prompt and in transcripts.
enum PromptText {
  /// Before the first line of an entry.
  static let first = "lay> "
  /// Before its other lines.
  static let continuation = "...> "
}
