import LayTerminal

/// Lines of code with what stands around them in the places that people copy from.
///
/// - Rule: of a transcript the prompts are removed; if a line has the first prompt, lines without any
///   prompt are output and are left out.
/// - Rule: fences of Markdown are left out where the first line is one. Numbers of lines, and the marks
///   of a quotation or of a change, are removed where all lines have them and what is left is code.
enum PastedLines {
  /// A text with as many lines as before; those that are left out are empty.
  static func bare(_ text: String) -> String {
    lines(of: text)?.map { $0 ?? "" }.joined(separator: "\n") ?? text
  }

  /// A text without the lines that are left out.
  static func short(_ text: String) -> String {
    lines(of: text)?.compactMap(\.self).joined(separator: "\n") ?? text
  }

  /// Whether a fence at the beginning of a text is not closed yet.
  static func hasOpenFence(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.first.map(isFence) == true && lines.count(where: isFence) % 2 == 1
  }

  /// The lines, with nil for those that are left out; nil where the text stays as it is.
  private static func lines(of text: String) -> [Substring?]? {
    guard let first = text.split(separator: "\n", maxSplits: 1).first else { return nil }
    let mayBe = first.first { $0 != " " }.map { "`>+l.".contains($0) || $0.isNumber } == true
    guard mayBe || text.contains(PromptText.first) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if isFence(first) { return lines.map { isFence($0) ? nil : $0 } }
    return withoutPrompts(lines) ?? withoutNumbers(lines) ?? withoutMarks(lines)
  }

  private static func isFence(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("```")
  }

  private static func withoutPrompts(_ lines: [Substring]) -> [Substring?]? {
    let isTranscript = lines.contains { input(of: $0, after: PromptText.first) != nil }
    guard
      isTranscript
        || lines.contains(where: { input(of: $0, after: PromptText.continuation) != nil })
    else { return nil }
    return lines.map { line in
      input(of: line, after: PromptText.first)
        ?? input(of: line, after: PromptText.continuation)
        ?? (isTranscript ? nil : line)
    }
  }

  /// The text after the prompt in a line, which may be indented as in Markdown; nil without a
  /// prompt.
  private static func input(of line: Substring, after prompt: String) -> Substring? {
    let start = line.drop { $0 == " " }
    if start.hasPrefix(prompt) { return start.dropFirst(prompt.count) }
    // The trailing space of an empty prompt may have been lost.
    return start == prompt.dropLast() ? "" : nil
  }

  /// Lines behind numbers that count up, as in an editor: ` 9 Text("a")`, `10 | Text("b")`.
  private static func withoutNumbers(_ lines: [Substring]) -> [Substring?]? {
    var (before, kept) = (Int?.none, [Substring?]())
    for line in lines {
      let start = line.drop { $0 == " " }
      let digits = start.prefix(while: \.isNumber)
      if start.isEmpty {
        kept.append("")
        continue
      }
      guard let number = Int(digits), before == nil || number == before.map({ $0 + 1 }) else {
        return nil
      }
      before = number
      let rest = start.dropFirst(digits.count)
      let behind = rest.drop { $0 == " " }
      kept.append(behind.first.map { "│|:".contains($0) } == true ? behind.dropFirst() : rest)
    }
    return isCode(kept) ? kept : nil
  }

  /// Lines that all begin with the same mark, `>` or `+`.
  private static func withoutMarks(_ lines: [Substring]) -> [Substring?]? {
    guard let mark = lines.first(where: { !$0.isEmpty })?.first, ">+".contains(mark),
      lines.allSatisfy({ $0.isEmpty || $0.first == mark })
    else { return nil }
    let kept = lines.map { line in Substring?.some(line.dropFirst()) }
    return isCode(kept) ? kept : nil
  }

  private static func isCode(_ lines: [Substring?]) -> Bool {
    let text = lines.compactMap(\.self).joined(separator: "\n")
    return SwiftText.begins(text) || text.drop { $0.isWhitespace }.first == "("
  }
}
