import LayEngine
import LayLanguage

/// Finds completions for the word at the cursor, the most likely first.
enum Completion {
  static func answer(_ text: String, in session: Session) -> CompletionAnswer {
    if let answer = CodeCompletion.answer(text, in: session) { return answer }
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
    guard let form = context.form else { return commands + names.values(of: nil) }
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

/// The files that `load` accepts, as they are written.
enum FileNames {
  /// Scripts, folders and library paths, quoted where necessary; the closing quote follows files
  /// only.
  static func candidates(_ context: CursorContext) -> [CompletionCandidate] {
    let isInString = context.place == .string
    let start = isInString ? QuotedName.value(ofInside: context.word) : context.word
    let paths = [".lay", SwiftText.fileEnding].flatMap { ending in
      FilePath.paths(beginning: FilePath.expanded(start), ending: ending).map {
        (FilePath.shortened($0, as: start), CompletionRank.scope)
      }
    }
    let library = Library.paths.map { ($0, CompletionRank.value) }
    return (paths + library).map { path, rank in
      let isFolder = path.hasSuffix("/")
      if isInString {
        let text = QuotedName.inside(path)
        return CompletionCandidate(
          isFolder ? text : text + "\"", rank, matching: text, endsWord: !isFolder)
      }
      let word = QuotedName.word(path)
      let isQuoted = word != path
      return CompletionCandidate(
        isFolder && isQuoted ? String(word.dropLast()) : word, rank, matching: path,
        endsWord: !isFolder)
    }
  }
}

/// Completions where a command takes a view: names, kinds, texts and paths of shown views.
struct ShownNames {
  private let search: ViewSearch?

  init(_ session: Session) {
    let layout = session.current.flatMap { try? $0.layout(session.proposal) }
    search = layout.map { ViewSearch(layout: $0, lookout: session.interpreter.lookout()) }
  }

  /// Names, then kinds; only paths if the word begins one.
  func views(_ word: String) -> [CompletionCandidate] {
    guard let search else { return [] }
    if word.first?.isNumber == true { return search.paths.map { CompletionCandidate($0) } }
    if let dot = word.lastIndex(of: "."), dot > word.startIndex {
      return children(of: String(word[..<dot]), search)
    }
    let names = names.map { name in
      CompletionCandidate(QuotedName.word(name), .scope, matching: name, summary: "a view")
    }
    return names + search.kinds.map { CompletionCandidate($0, .view) }
  }

  /// The paths of a view's children, after a reference to the view: `card.1`, `card.2`.
  private func children(of view: String, _ search: ViewSearch) -> [CompletionCandidate] {
    let reference = ViewReference(view)
    guard let shown = reference.find(in: search.layout, search.lookout).shown else { return [] }
    return (0..<min(shown.view.childCount, 100)).map {
      CompletionCandidate("\(view).\($0 + 1)")
    }
  }

  /// The numbers of a view that `why` explains, after a reference to the view: `card.width`.
  static func numbers(_ word: String) -> [CompletionCandidate] {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return [] }
    return ["width", "height", "x", "y"].map { CompletionCandidate("\(word[...dot])\($0)") }
  }

  /// Names and texts for an open string, with the closing quote.
  var quotedNames: [CompletionCandidate] {
    names.map { CompletionCandidate(QuotedName.inside($0) + "\"", .scope, summary: "a view") }
      + quotedTexts(of: "text")
  }

  /// The texts of a kind, as strings.
  func texts(of kind: String) -> [CompletionCandidate] {
    texts(kind).map {
      CompletionCandidate("\"" + QuotedName.inside($0) + "\"", .fitting, summary: "a \(kind)")
    }
  }

  func quotedTexts(of kind: String) -> [CompletionCandidate] {
    texts(kind).map { CompletionCandidate(QuotedName.inside($0) + "\"", .fitting) }
  }

  private func texts(_ kind: String) -> [String] {
    search?.texts(of: Catalogue.declaration(named: kind)?.name ?? kind) ?? []
  }

  private var names: [String] { search?.names ?? [] }
}

/// How names are written as a word or inside a string.
enum QuotedName {
  /// The name as one word of a command: as it is, or as a string.
  static func word(_ name: String) -> String {
    isOneWord(name) ? name : "\"" + inside(name) + "\""
  }

  /// The text between the quotes of the name as a string.
  static func inside(_ name: String) -> String {
    String(ValueDescription.written(.text(name)).dropFirst().dropLast())
  }

  /// The name for a text inside quotes, which may be incomplete.
  static func value(ofInside text: String) -> String {
    var value = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        value.append(character)
        isEscaped = false
      }
    }
    return value
  }

  private static func isOneWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    if ":'#,`".unicodeScalars.contains(first) || first.value >= 0x80 { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !(0x80..<0xA1).contains(scalar.value)
        && !"\"()[];\\".unicodeScalars.contains(scalar)
    }
  }
}
