import LayLanguage

/// Formatting the blocks of a Markdown file; all else stays as it is, byte by byte.
extension Transcript {
  /// The text of this transcript with its inputs and its scripts in canonical form.
  ///
  /// - Rule: what cannot be read stays, and so does SwiftUI code, and an input that is quoted in the
  ///   diagnostic below it.
  /// - Parameter format: the canonical form of a script; nil if it cannot be read.
  func formatted(_ text: String, _ format: (String) -> String?) -> String {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // From the end, so that the numbers of the lines before stay right.
    for case .block(let block) in pieces.reversed() {
      for part in block.parts.reversed() {
        guard let (old, first, new) = Self.formatted(part, format), new != old else { continue }
        let range = (first - 1)..<(first - 1 + old.count)
        let end = lines[range.lowerBound].hasSuffix("\r") ? "\r" : ""
        lines.replaceSubrange(
          range, with: new.map { ($0.isEmpty ? "" : block.fence.indentation + $0) + end })
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of a part that is formatted, the number of the first one, and the new lines.
  private static func formatted(
    _ part: Part, _ format: (String) -> String?
  ) -> (old: [String], first: Int, new: [String])? {
    switch part {
    case .prose: return nil
    case .script(let old, let first):
      return canonical(old.joined(separator: "\n"), format).map { (old, first, $0) }
    case .entry(let old, let printed, let first):
      guard !printed.contains(where: isQuote),
        let new = canonical(Self.text(ofInput: old), format)
      else { return nil }
      let prompts =
        [PromptText.first]
        + Array(
          repeating: PromptText.continuation, count: max(0, new.count - 1))
      return (old, first, zip(prompts, new).map { trimmed($0 + $1) })
    }
  }

  private static func canonical(_ text: String, _ format: (String) -> String?) -> [String]? {
    guard !SwiftText.begins(text), let new = format(text) else { return nil }
    let ended = new.hasSuffix("\n") ? String(new.dropLast()) : new
    return ended.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a line quotes a line of a text: `  1 │ (text "a")`.
  private static func isQuote(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " }
    let number = rest.prefix(while: \.isNumber)
    return !number.isEmpty && rest.dropFirst(number.count).hasPrefix(" │ ")
  }
}
