import LayLanguage
import LayTerminal

/// Lists the lines entered at the prompt.
struct HistoryCommand: Command {
  static let name = "history"
  static let usage = "history [WORD]"
  static let summary =
    "List the last entries of the prompt, numbered, or those that contain a word. Scripts have no "
    + "history."
  static let examples = [CommandExample("history"), CommandExample("history text")]

  /// The number of entries that are listed without a word to search for.
  private static let mostEntries = 50

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let word = words.take()
    try words.requireEnd()
    let wanted = word.map { words.line.tree.string($0.index) ?? $0.text }
    let entries = session.entries()
    let numbered = entries.enumerated().filter { entry in
      wanted.map { entry.element.lowercased().contains($0.lowercased()) } ?? true
    }
    let shown = wanted == nil ? numbered.suffix(Self.mostEntries) : numbered[...]
    let width = String(entries.count).count
    return .lines(
      shown.flatMap { offset, entry in
        entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          let number = $0.offset == 0 ? String(offset + 1) : ""
          let blanks = String(repeating: " ", count: width - number.count)
          return VisibleText.of("\(blanks)\(number)  \($0.element)")
        }
      })
  }
}
