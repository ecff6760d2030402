import LayEngine
import LayLanguage

/// The words of a command line that refer to a view.
///
/// Whatever takes a NAME takes any of these:
/// - a name, `card` or `"my card"`;
/// - a path as `tree` prints it, `2.1`, or a path from a named view, `card.2.1`;
/// - a kind, `hstack`, if only one view of it is shown;
/// - a kind and a text, `text "Hello"` or `Text("Hello")`, or the text alone, `"Hello"`;
/// - `it`, the current view itself.
struct ViewReference {
  let word: String
  /// Whether the word was in quotes.
  let isQuoted: Bool
  /// The text after a kind.
  let text: String?

  init(_ word: String, isQuoted: Bool = false, text: String? = nil) {
    self.word = word
    self.isQuoted = isQuoted
    self.text = text
  }

  /// The reference as the user writes it.
  var written: String { text.map { "\(word) \(ValueDescription.quoted($0))" } ?? word }

  /// The kind of view that the word may name, also as SwiftUI does, by the main name of the kind.
  var kind: String {
    if let declaration = Catalogue.declaration(named: word) { return declaration.name }
    let name = SwiftName.here(word)
    return Catalogue.declaration(named: name)?.name ?? word
  }

  /// The view that the words refer to, or a complaint where there is none or more than one.
  func find(in layout: Layout, _ lookout: Lookout) -> NamedView {
    let search = ViewSearch(layout: layout, lookout: lookout)
    if let text { return one(of: search.views(kind: kind, text: text), search) }
    if let view = search.view(named: word) { return found(view) }
    if isQuoted { return one(of: search.views(text: word), search) }
    if let path = ViewPath(word) { return child(at: path, of: .root(of: layout)) }
    if let (name, path) = nameAndPath,
      let view = ViewReference(name).find(in: layout, lookout).shown
    {
      return child(at: path, of: view)
    }
    if word == "it" { return found(.root(of: layout)) }
    return one(of: search.views(kind: kind), search)
  }

  private func found(_ view: ShownView) -> NamedView {
    NamedView(name: written, shown: view, complaint: Complaint(""))
  }

  private func missing(_ complaint: Complaint, _ several: [ShownView] = []) -> NamedView {
    NamedView(name: written, shown: nil, several: several, complaint: complaint)
  }

  private func child(at path: ViewPath, of view: ShownView) -> NamedView {
    let (reached, child) = view.view(at: path)
    return child.map { missing(.noChild($0, of: path)) } ?? found(reached)
  }

  /// The name and the path in `card.2.1`; nil for a word without a path.
  private var nameAndPath: (name: String, path: ViewPath)? {
    for (offset, character) in zip(word.indices, word) where character == "." {
      guard let path = ViewPath(String(word[word.index(after: offset)...])) else { continue }
      return (String(word[..<offset]), path)
    }
    return nil
  }

  private func one(of views: [ShownView], _ search: ViewSearch) -> NamedView {
    switch views.count {
    case 0: missing(.noView(self, hint: search.hint(for: self)))
    case 1: found(views[0])
    default: missing(.severalViews(self, views), views)
    }
  }
}

extension Complaint {
  fileprivate static func noView(_ reference: ViewReference, hint: String?) -> Complaint {
    guard reference.text == nil else {
      let text = ValueDescription.quoted(reference.text ?? "")
      return Complaint("no `\(reference.kind)` is shown that begins \(text)", hint: hint)
    }
    return Complaint("no view called `\(reference.word)` is shown", hint: hint)
  }

  fileprivate static func severalViews(
    _ reference: ViewReference, _ views: [ShownView]
  ) -> Complaint {
    let shown = views.prefix(ViewSearch.mostListed).map { shown in
      let path = shown.isRoot ? "it" : shown.pathText
      return "`\(path)` (\(ViewTitle.full(shown.view.view)))"
    }
    let rest = views.count > shown.count ? " and more, see `tree`" : ""
    return Complaint(
      "`\(reference.written)` is shown more than once",
      hint: "say which: " + shown.joined(separator: ", ") + rest)
  }

  fileprivate static func noChild(_ missing: MissingChild, of path: ViewPath) -> Complaint {
    let (view, known) = (missing.view.view, missing.view)
    let count = view.childCount
    let place = known.isRoot ? "the view" : "`\(known.pathText)`"
    let children =
      switch count {
      case 0: "no child"
      case 1: "one child"
      default: "\(count) children"
      }
    return Complaint(
      "there is no view at `\(path.text)`: \(place), \(ViewTitle.full(view.view)), "
        + "has \(children)",
      hint: "`tree` prints the paths that there are")
  }
}

extension Words {
  /// The view that the next words refer to; the root if there are none.
  mutating func shownView(in layout: Layout) throws(Diagnostic) -> ShownView {
    guard !isAtEnd else { return .root(of: layout) }
    let span = next?.span
    let named = try viewIfShown(in: layout)
    guard let shown = named.shown else { throw Diagnostic(named.complaint, at: span) }
    return shown
  }

  /// Reads the next words, which may refer to a view that is not shown.
  mutating func viewIfShown(in layout: Layout) throws(Diagnostic) -> NamedView {
    let reference = try viewReference()
    return try find(reference, in: layout)
  }

  /// Finds the view of a reference, which may not be shown.
  func find(_ reference: ViewReference, in layout: Layout) throws(Diagnostic) -> NamedView {
    let lookout = interpreter.lookout()
    if reference.text == nil, let shownName, reference.word == shownName {
      return ViewReference("it").find(in: layout, lookout)
    }
    let found = reference.find(in: layout, lookout)
    try lookout.check(at: span)
    return found
  }

  /// Reads a name, a path or a kind, and the string after a kind.
  mutating func viewReference() throws(Diagnostic) -> ViewReference {
    let word = try name()
    let isQuoted = line.tree.string(word.index) != nil
    guard !isQuoted, let next, let text = line.tree.string(next.index) ?? onlyString(of: word)
    else {
      return ViewReference(word.text, isQuoted: isQuoted)
    }
    _ = take()
    return ViewReference(word.text, text: text)
  }

  /// The string in the parentheses that touch a word, as in `Text("Hello")`; nil where they are
  /// missing, or hold something else.
  private func onlyString(of word: Word) -> String? {
    guard let next, touches(word), line.tree.childCount(next.index) == 1 else { return nil }
    return line.tree.string(next.index + 1)
  }

  /// The first view that satisfies a condition, in the order of a walk from a view.
  func find(
    in view: PlacedView, _ isWanted: (PlacedView) -> Bool
  ) throws(Diagnostic) -> PlacedView? {
    let lookout = interpreter.lookout()
    let found = view.first { lookout.isOver || isWanted($0) }
    try lookout.check(at: span)
    return found
  }
}

/// Words that refer to a view, and the view.
struct NamedView {
  /// The words as they are written.
  let name: String
  /// Nil if no such view is shown.
  let shown: ShownView?
  /// The views that are shown, where there are more than one.
  var several: [ShownView] = []
  /// The complaint if no such view is shown.
  let complaint: Complaint

  var view: PlacedView? { shown?.view }
}

extension [CommandWord] {
  /// The completions for a reference: names and kinds first, then the texts of a kind.
  static func view(after words: [String]) -> Self {
    switch words.count {
    case 0: [.view]
    case 1: [.text(of: words[0])]
    default: []
    }
  }
}
