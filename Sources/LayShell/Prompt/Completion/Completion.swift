import LayLanguage

/// Finds completions for the word at the cursor, the most likely first.
enum Completion {
  static func answer(_ text: String, in session: Session) -> CompletionAnswer {
    let context = CursorContext(text, isCommand: CommandList.isCommand)
    let all = candidates(context, session)
    let word = context.word
    var fitting = all.filter { $0.matched.hasPrefix(word) }
    // If the word begins a name that only fits this argument, offer nothing of a higher rank.
    let meant = fitting.filter { $0.rank <= .fitting }
    if !word.isEmpty, meant.contains(where: { $0.rank == .fitting }) { fitting = meant }
    fitting.sort { ($0.rank, $0.matched) < ($1.rank, $1.matched) }
    var seen: Set<String> = []
    let unique = fitting.filter { seen.insert($0.text).inserted }
    return CompletionAnswer(start: text.utf8.count - word.utf8.count, candidates: unique)
  }

  private static func candidates(
    _ context: CursorContext, _ session: Session
  ) -> [CompletionCandidate] {
    let names = KnownNames(context, session)
    let commandWords = context.form == nil ? words(after: context.commandLine) : nil
    switch context.place {
    case .nowhere: return []
    case .string:
      if let commandWords { return commandWords.flatMap { quoted($0, context, session) } }
      return context.form == [LoadCommand.name] ? FileNames.candidates(context) : []
    case .code: break
    }
    if context.word.hasPrefix(":") { return names.keywords(of: context.form ?? []) }
    if let commandWords {
      return commandWords.flatMap { candidates(for: $0, context, session) }
    }
    guard let form = context.form else { return commands + names.atItemStart }
    if form.isEmpty { return names.heads(in: context.forms.dropLast().last) }
    if form == [LoadCommand.name] { return FileNames.candidates(context) }
    return names.arguments(of: form)
  }

  static var commands: [CompletionCandidate] {
    CommandList.all.map { CompletionCandidate($0.name, .command, summary: $0.summary) }
  }

  /// What a command takes next; nil outside of command lines.
  private static func words(after line: [String]?) -> [CommandWord]? {
    guard let line, let command = line.first.flatMap(CommandList.command) else { return nil }
    return command.completions(after: Array(line.dropFirst()))
  }

  private static func candidates(
    for word: CommandWord, _ context: CursorContext, _ session: Session
  ) -> [CompletionCandidate] {
    switch word {
    case .word(let text): [CompletionCandidate(text, .command)]
    case .file: FileNames.candidates(context)
    case .topic: topics(KnownNames(context, session))
    case .value: KnownNames(context, session).values(of: nil)
    case .view: ShownNames(session).views(context.word)
    case .numberOfView: ShownNames.numbers(context.word)
    case .text(let kind): ShownNames(session).texts(of: kind)
    }
  }

  /// The completions inside an open string.
  private static func quoted(
    _ word: CommandWord, _ context: CursorContext, _ session: Session
  ) -> [CompletionCandidate] {
    switch word {
    case .file: FileNames.candidates(context)
    case .view: ShownNames(session).quotedNames
    case .text(let kind): ShownNames(session).quotedTexts(of: kind)
    case .word, .topic, .value, .numberOfView: []
    }
  }

  private static func topics(_ names: KnownNames) -> [CompletionCandidate] {
    let entries = Catalogue.entries.map {
      CompletionCandidate($0.name, .of($0), summary: $0.summary)
    }
    return commands + entries + names.functionNames
      + Library.paths.map { CompletionCandidate($0, .value) }
  }
}
