import LayLanguage

/// Finds the words that may stand at the cursor.
enum Completion {
  static func answer(_ text: String, in session: Session) -> CompletionAnswer {
    let context = CursorContext(text, isCommand: CommandList.isCommand)
    let candidates = candidates(context, session).filter { $0.text.hasPrefix(context.word) }
    var seen: Set<String> = []
    let unique = candidates.filter { seen.insert($0.text).inserted }.sorted { $0.text < $1.text }
    return CompletionAnswer(start: text.utf8.count - context.word.utf8.count, candidates: unique)
  }

  private static func candidates(
    _ context: CursorContext, _ session: Session
  ) -> [CompletionCandidate] {
    let words = context.form == nil ? words(after: context.commandLine) : nil
    switch context.place {
    case .nowhere: return []
    case .string: return words?.contains { $0.isFile } == true ? files(context) : []
    case .code: break
    }
    if context.word.hasPrefix(":") { return keywords(context) }
    if let words { return words.flatMap { candidates(for: $0, context, session) } }
    if context.isAtItemStart { return commands + variables(session) }
    if context.form?.isEmpty == true { return entries + functions(session) }
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
  private static func keywords(_ context: CursorContext) -> [CompletionCandidate] {
    guard let head = context.form?.first, let declaration = Catalogue.declaration(named: head)
    else {
      return []
    }
    return declaration.parameters.filter(\.isKeyword).map {
      CompletionCandidate(":\($0.name)", summary: $0.summary)
    }
  }

  /// The names that an argument may be as it stands, as `leading` after `:alignment`, and `red`
  /// where a color is wanted.
  private static func members(_ context: CursorContext) -> [CompletionCandidate] {
    guard let head = context.form?.first, let declaration = Catalogue.declaration(named: head)
    else {
      return []
    }
    var parameters = declaration.parameters.filter(\.isPositional)
    if let keyword = context.form?.last, keyword.hasPrefix(":") {
      parameters = declaration.parameter(String(keyword.dropFirst())).map { [$0] } ?? []
    } else if context.positionalCount >= parameters.count {
      return []
    }
    return parameters.flatMap(\.type.bareNames).filter { $0.hasPrefix(context.word) }
      .map { CompletionCandidate($0) }
  }

  /// Scripts, folders, and what the library has; a string is closed after a file.
  private static func files(_ context: CursorContext) -> [CompletionCandidate] {
    let ending = context.place == .string ? "\"" : ""
    let paths = TextFile.paths(beginning: context.word, ending: ".lay").map { path in
      CompletionCandidate(
        path.hasSuffix("/") ? path : path + ending, endsWord: !path.hasSuffix("/"))
    }
    return paths + Library.paths.map { CompletionCandidate($0 + ending) }
  }

  /// What a command takes next; nil outside of command lines.
  private static func words(after line: [String]?) -> [CommandWord]? {
    guard let line, let command = line.first.flatMap(CommandList.command) else { return nil }
    return command.completions(after: line.last)
  }

  private static func candidates(
    for word: CommandWord, _ context: CursorContext, _ session: Session
  ) -> [CompletionCandidate] {
    switch word {
    case .word(let text): [CompletionCandidate(text)]
    case .file: files(context)
    case .topic: topics(session)
    case .view: viewNames(session)
    }
  }

  private static func topics(_ session: Session) -> [CompletionCandidate] {
    let names = Catalogue.entries.map { CompletionCandidate($0.name, summary: $0.summary) }
    return commands + names + functions(session) + Library.paths.map { CompletionCandidate($0) }
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

extension CommandWord {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}
