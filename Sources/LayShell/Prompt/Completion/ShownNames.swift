import LayEngine
import LayLanguage

/// What Tab offers where a command takes a view: names, kinds, texts and paths of what is shown.
struct ShownNames {
  private let search: ViewSearch?

  init(_ session: Session) {
    let layout = session.current.flatMap { try? $0.layout(session.proposal) }
    search = layout.map { ViewSearch($0, session.interpreter.lookout()) }
  }

  /// Names before kinds; paths where one is begun.
  func views(_ word: String) -> [CompletionCandidate] {
    guard let search else { return [] }
    if word.first?.isNumber == true { return search.paths.map { CompletionCandidate($0) } }
    let names = names.map { name in
      CompletionCandidate(QuotedName.word(name), .scope, matching: name, summary: "a view")
    }
    return names + search.kinds.map { CompletionCandidate($0, .view) }
  }

  /// Names as they stand in a string that is open.
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
