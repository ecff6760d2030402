import LayEngine
import LayLanguage

extension Shell {
  /// Warns about a command that stands behind a semicolon, as in shells, and so in a comment.
  func warn(aboutCommandBehind item: Item, _ items: ItemReader) {
    let (end, source) = (item.tree.span.end, item.tree.source)
    guard let comment = items.comment(behind: end) else { return }
    let words = comment.text.split(separator: " ").map(String.init)
    guard let first = words.first, let command = CommandList.command(named: first),
      command.name == first, words.count <= Self.mostWords
    else { return }
    for (index, word) in words.enumerated().dropFirst() {
      let before = Array(words[1..<index])
      guard isWordOfCommand(word) || command.mayContinue(before, with: word) else { return }
    }
    let span = SourceSpan(source: source, start: comment.start, end: comment.end)
    printDiagnostic(
      picture(of: Diagnostic(.behindSemicolon(first), at: span, severity: .warning)))
  }

  /// The most words of a comment that may be a command.
  private static let mostWords = 8

  /// Whether a word is more likely a part of a command than of a sentence: a number, an option, a
  /// form or a name.
  private func isWordOfCommand(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isNumber || "(\"-:".contains(first) || ["x", "nil", "inf"].contains(word)
      || word.contains("..") || word.contains("/") || Catalogue.entry(named: word) != nil
      || session.interpreter.value(of: word) != nil
  }
}

extension Command {
  fileprivate static func mayContinue(_ words: [String], with word: String) -> Bool {
    completions(after: words).contains {
      if case .word(word) = $0 { true } else { false }
    }
  }
}

extension Complaint {
  fileprivate static func behindSemicolon(_ command: String) -> Complaint {
    Complaint(
      "`;` begins a comment, so this `\(command)` is not run",
      hint: "write it on a line of its own")
  }
}
