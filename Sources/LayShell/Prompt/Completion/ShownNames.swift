import LayEngine
import LayLanguage

/// Completions where a command takes a view: names, kinds, texts and paths of shown views.
struct ShownNames {
  private let search: ViewSearch?

  init(_ session: Session) {
    let layout = session.current.flatMap { try? $0.layout(session.proposal) }
    search = layout.map { ViewSearch($0, session.interpreter.lookout()) }
  }

  /// Names, then kinds; only paths if the word begins one.
  func views(_ word: String) -> [CompletionCandidate] {
    guard let search else { return [] }
    if word.first?.isNumber == true { return search.paths.map { CompletionCandidate($0) } }
    if let dot = word.lastIndex(of: ".") { return children(of: String(word[..<dot]), search) }
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
