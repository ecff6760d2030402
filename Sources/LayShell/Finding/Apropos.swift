import LayLanguage

/// Finds names that have to do with a word.
enum Apropos {
  /// Names with a sentence about each, ranked by where the word is found: in the name, in a topic,
  /// in the summary, in a keyword.
  static func names(
    about word: String, _ commands: [any CommandHelp.Type], _ interpreter: Interpreter
  ) -> [(term: String, meaning: String)] {
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return [] }
    let topical = Set(Topic.all.filter { $0.isAbout(wanted) }.flatMap(\.names))
    var found: [(rank: Int, name: String, summary: String)] = []
    for subject in subjects(commands, interpreter) {
      if let rank = subject.rank(of: wanted, isTopical: topical.contains(subject.name)) {
        // Modifiers without an effect here come last.
        let isInert = rank > 0 && Catalogue.inertModifiers.contains(subject.name)
        found.append((isInert ? rank + 10 : rank, subject.name, subject.summary))
      }
    }
    found.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return found.map { ($0.name, firstSentence(of: $0.summary)) }
  }

  private static func firstSentence(of text: String) -> String {
    let words = text.split(separator: " ")
    guard let end = words.firstIndex(where: { $0.hasSuffix(".") }) else { return text }
    return words[...end].joined(separator: " ")
  }

  private static func subjects(
    _ commands: [any CommandHelp.Type], _ interpreter: Interpreter
  ) -> [Subject] {
    let commands = commands.map { Subject($0.name, $0.summary) }
    let entries = Catalogue.entries.map { entry -> Subject in
      guard case .declaration(let declaration) = entry else {
        return Subject(entry.name, entry.summary, names: entry.names)
      }
      return Subject(
        entry.name, entry.summary, names: entry.names,
        details: declaration.parameters.filter { $0.name != "name" }.flatMap {
          [$0.name, $0.summary]
        } + declaration.swiftUIExamples)
    }
    let library = Library.paths.map { path in
      Subject(path, Library.summary(of: path) ?? "a layout of the library")
    }
    let program = interpreter.programNames.compactMap { name -> Subject? in
      guard let definition = interpreter.definition(of: name) else { return nil }
      return Subject(name, definition.documentation.first ?? definition.usage)
    }
    return commands + entries + library + program
  }
}

/// A named thing to search.
private struct Subject {
  let name: String
  let summary: String
  /// The name and its other spellings.
  let names: [String]
  /// Keywords with their summaries, and examples in SwiftUI.
  let details: [String]

  init(_ name: String, _ summary: String, names: [String]? = nil, details: [String] = []) {
    self.name = name
    self.summary = summary
    self.names = names ?? [name]
    self.details = details
  }

  /// How well the word fits, 0 for best; nil where it does not fit at all.
  func rank(of word: String, isTopical: Bool) -> Int? {
    if names.contains(word) { return 0 }
    if names.contains(where: { $0.contains(word) }) { return 1 }
    if isTopical { return 2 }
    if summary.lowercased().contains(word) { return 3 }
    return details.contains { $0.lowercased().contains(word) } ? 4 : nil
  }
}

/// Words that people look for, and the names here that have to do with them.
struct Topic: Sendable {
  let words: [String]
  /// Names of the language, and paths of the library.
  let names: [String]

  /// Whether one of the words begins with `word`.
  func isAbout(_ word: String) -> Bool { words.contains { $0.hasPrefix(word) } }

  static let all = [
    Topic(
      words: ["wrap", "lines", "break"],
      names: ["fixed-size", "line-limit", "multiline-text-alignment", "std/flow", "text"]),
    Topic(
      words: ["truncate", "ellipsis", "cut"],
      names: ["fixed-size", "line-limit", "minimum-scale-factor", "text", "truncation-mode"]),
    Topic(
      words: ["gap", "margin", "distance"],
      names: ["hstack", "padding", "safe-area-inset", "safe-area-padding", "spacer", "vstack"]),
    Topic(
      words: ["fill", "grow", "stretch", "expand"],
      names: ["color", "frame", "rectangle", "resizable", "spacer"]),
    Topic(
      words: ["share", "flexible", "squeeze"],
      names: ["hstack", "layout-priority", "spacer", "vstack"]),
    Topic(
      words: ["ideal", "intrinsic", "natural"],
      names: ["fixed-size", "frame", "propose", "view-that-fits"]),
    Topic(
      words: ["adaptive", "responsive"],
      names: ["any-layout", "geometry-reader", "lazy-vgrid", "view-that-fits"]),
    Topic(
      words: ["percent", "fraction", "relative"],
      names: [
        "container-relative-frame", "geometry-reader", "relative-proposed", "std/relative-size",
      ]),
    Topic(
      words: ["table", "columns", "rows"],
      names: ["grid", "grid-row", "lazy-hgrid", "lazy-vgrid", "list"]),
    Topic(
      words: ["overlap", "layer", "badge", "behind"],
      names: ["alignment-guide", "background", "offset", "overlay", "zstack"]),
    Topic(
      words: ["baseline", "align", "center"],
      names: ["alignment-guide", "define-alignment-id", "frame", "hstack", "vstack", "zstack"]),
    Topic(
      words: ["equal", "same-width", "same-height"],
      names: ["compare", "frame", "grid", "std/equal-width"]),
    Topic(words: ["why", "reason"], names: ["explain", "tree"]),
    Topic(words: ["draw", "picture", "see"], names: ["show", "tree"]),
    Topic(words: ["square", "proportion", "ratio"], names: ["aspect-ratio", "scaled-to-fit"]),
  ]
}
