import LayLanguage

/// Lists the names that are related to a word.
struct AproposCommand: Command {
  static let name = "apropos"
  static let usage = "apropos WORD"
  static let summary =
    "List the names that match a word: by name, keyword, summary or topic. `?WORD` does the same."
  static let examples = [CommandExample("apropos wrap"), CommandExample("?baseline")]

  /// The prefix of the short form, `?WORD`.
  static let mark: Character = "?"

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? Topic.all.flatMap(\.words).map { .word($0) } : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    var wanted = String(words.command.drop { $0 == Self.mark })
    if words.command == Self.name {
      let word = try words.require("a word to look for")
      wanted = words.line.tree.string(word.index) ?? word.text
    }
    try words.requireEnd()
    let found =
      [SetCommand.row(called: NearestName.kebabCase(wanted))].compactMap(\.self)
      + Apropos.names(about: wanted, CommandList.all, session.interpreter)
    guard !found.isEmpty else {
      throw words.complaint(
        "nothing has to do with `\(wanted)`",
        hint: SetCommand.line(for: wanted).map { "write `\($0)`" }
          ?? NearestName.hint(for: wanted, among: Topic.all.flatMap(\.words))
          ?? "a shorter word finds more; `help all` lists everything")
    }
    return .definitions(found)
  }
}
