/// What a paste puts into the entry.
///
/// - Rule: line ends become `\n`, tabs stay, other control characters go, and so do line ends at
///   the end: Enter evaluates, not the paste.
/// - Rule: a transcript may be pasted as it is. Prompts are dropped; if a line has the first prompt,
///   lines without any prompt are output, and are skipped.
enum PastedText {
  static func entry(from bytes: [UInt8]) -> String {
    withoutPrompts(plain(String(decoding: bytes, as: UTF8.self)))
  }

  static let firstPrompt = "lay>"
  static let continuation = "...>"

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
    let isTranscript = lines.contains { input(of: $0, after: firstPrompt) != nil }
    let kept = lines.compactMap { line in
      input(of: line, after: firstPrompt) ?? input(of: line, after: continuation)
        ?? (isTranscript ? nil : line)
    }
    return kept.joined(separator: "\n")
  }

  /// What follows the prompt in this line; the line may be indented, as in Markdown.
  private static func input(of line: Substring, after prompt: String) -> Substring? {
    let start = line.drop { $0 == " " }
    guard start.hasPrefix(prompt) else { return nil }
    let rest = start.dropFirst(prompt.count)
    if rest.isEmpty { return rest }
    return rest.first == " " ? rest.dropFirst() : nil
  }
}
