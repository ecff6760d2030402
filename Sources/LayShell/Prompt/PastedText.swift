/// Converts pasted bytes to the text of an entry.
///
/// - Rule: newlines become `\n` and tabs stay; other control characters are removed. So are
///   newlines at the end, because Enter evaluates, not the paste.
/// - Rule: a transcript may be pasted unchanged. Prompts are removed; if a line has the first
///   prompt, lines without any prompt are output and are skipped.
enum PastedText {
  static func entry(from bytes: [UInt8]) -> String {
    withoutPrompts(plain(String(decoding: bytes, as: UTF8.self)))
  }

  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n" where afterReturn: break
      case "\n", "\t": scalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: scalars.append(scalar)
      }
    }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }

  private static func withoutPrompts(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isTranscript = lines.contains { input(of: $0, after: PromptText.first) != nil }
    let kept = lines.compactMap { line in
      input(of: line, after: PromptText.first)
        ?? input(of: line, after: PromptText.continuation)
        ?? (isTranscript ? nil : line)
    }
    return kept.joined(separator: "\n")
  }

  /// The text after the prompt in a line, which may be indented as in Markdown; nil without a
  /// prompt.
  private static func input(of line: Substring, after prompt: String) -> Substring? {
    let start = line.drop { $0 == " " }
    if start.hasPrefix(prompt) { return start.dropFirst(prompt.count) }
    // The trailing space of an empty prompt may have been lost.
    return start == prompt.dropLast() ? "" : nil
  }
}
