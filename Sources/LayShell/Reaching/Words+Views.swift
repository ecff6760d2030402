import LayEngine
import LayLanguage

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
    let found = reference.find(in: layout, lookout)
    try lookout.check(at: span)
    return NamedView(name: reference.written, found: found)
  }

  /// Reads a name, a path or a kind, and the string after a kind.
  mutating func viewReference() throws(Diagnostic) -> ViewReference {
    let word = try name()
    let isQuoted = line.tree.string(word.index) != nil
    guard !isQuoted, let next, let text = line.tree.string(next.index) else {
      return ViewReference(word.text, isQuoted: isQuoted)
    }
    _ = take()
    return ViewReference(word.text, text: text)
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
  /// The complaint if no such view is shown.
  let complaint: Complaint

  init(name: String, found: FoundView) {
    self.name = name
    switch found {
    case .found(let shown):
      self.shown = shown
      complaint = Complaint("")
    case .missing(let complaint):
      shown = nil
      self.complaint = complaint
    }
  }

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
