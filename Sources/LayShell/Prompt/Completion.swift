import LayLanguage

/// Finds the words that may stand at the cursor.
enum Completion {
  static func answer(_ text: String, in session: Session) -> CompletionAnswer {
    let context = CompletionContext(text)
    let candidates = candidates(context, session).filter { $0.text.hasPrefix(context.word) }
    var seen: Set<String> = []
    let unique = candidates.filter { seen.insert($0.text).inserted }.sorted { $0.text < $1.text }
    return CompletionAnswer(start: text.utf8.count - context.word.utf8.count, candidates: unique)
  }

  private static func candidates(
    _ context: CompletionContext, _ session: Session
  ) -> [CompletionCandidate] {
    if context.command == "load", context.form.isEmpty { return files(context) }
    if context.isInString { return [] }
    if context.word.hasPrefix(":") { return keywords(context) }
    if let command = context.command, context.form.isEmpty {
      return words(after: command, context, session)
    }
    if context.isAtItemStart { return commands + variables(session) }
    if context.isAtHead { return entries + functions(session) }
    let members = members(context)
    if !members.isEmpty { return members }
    return (context.word.isEmpty ? [] : entries) + variables(session)
  }

  private static var commands: [CompletionCandidate] {
    CommandList.all.map { CompletionCandidate($0.name, summary: $0.summary) }
  }

  private static var entries: [CompletionCandidate] {
    Catalogue.entries.flatMap { entry in
      entry.names.map { CompletionCandidate($0, summary: entry.summary) }
    }
  }

  /// The names that the program has given, functions and values.
  private static func variables(_ session: Session) -> [CompletionCandidate] {
    session.interpreter.definedNames
      .filter { Catalogue.entry(named: $0) == nil }
      .map { CompletionCandidate($0) }
  }

  private static func functions(_ session: Session) -> [CompletionCandidate] {
    variables(session).filter { candidate in
      if case .function = session.interpreter.value(of: candidate.text) { return true }
      return false
    }
  }

  /// The keywords that the form around the cursor takes.
  private static func keywords(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let head = context.head, let declaration = Catalogue.declaration(named: head) else {
      return []
    }
    return declaration.parameters.filter(\.isKeyword).map {
      CompletionCandidate(":\($0.name)", summary: $0.summary)
    }
  }

  /// The names that an argument may be as it stands, as `leading` after `:alignment`, and `red`
  /// where a color is wanted.
  private static func members(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let head = context.head, let declaration = Catalogue.declaration(named: head) else {
      return []
    }
    var parameters = declaration.parameters.filter(\.isPositional)
    if let keyword = context.previous, keyword.hasPrefix(":") {
      parameters = declaration.parameter(String(keyword.dropFirst())).map { [$0] } ?? []
    } else if context.positionalCount >= parameters.count {
      return []
    }
    return parameters.flatMap(\.type.bareNames).filter { $0.hasPrefix(context.word) }
      .map { CompletionCandidate($0) }
  }

  /// Scripts, folders, and what the library has; a string is closed after a file.
  private static func files(_ context: CompletionContext) -> [CompletionCandidate] {
    let ending = context.isInString ? "\"" : ""
    let paths = TextFile.paths(beginning: context.word, ending: ".lay").map { path in
      CompletionCandidate(
        path.hasSuffix("/") ? path : path + ending, endsWord: !path.hasSuffix("/"))
    }
    return paths + Library.paths.map { CompletionCandidate($0 + ending) }
  }

  private static func words(
    after command: String, _ context: CompletionContext, _ session: Session
  ) -> [CompletionCandidate] {
    switch command {
    case "help":
      let names = Catalogue.entries.map { CompletionCandidate($0.name, summary: $0.summary) }
      return commands + names + functions(session) + Library.paths.map { CompletionCandidate($0) }
    case "propose":
      return ["ideal", "inf", "max", "min", "nil"].map { CompletionCandidate($0) }
    case "expect":
      if let previous = context.previous, ["frame", "of"].contains(previous) {
        return viewNames(session)
      }
      let subjects = [
        "chosen", "equal", "error", "frame", "height", "of", "size", "width", "within",
      ]
      return subjects.map { CompletionCandidate($0) }
    case "explain", "show": return viewNames(session)
    case "set": return ["charset", "color", "width"].map { CompletionCandidate($0) }
    default: return []
    }
  }

  private static func viewNames(_ session: Session) -> [CompletionCandidate] {
    guard let current = session.current, let layout = try? current.layout(session.proposal) else {
      return []
    }
    var names: [String] = []
    _ = layout.first { placed in
      if let name = placed.view.name { names.append(name) }
      return names.count > 200
    }
    return names.map { CompletionCandidate($0, summary: "a view") }
  }
}
