import LayEngine
import LayLanguage

/// Draws the layout to scale.
struct ShowCommand: Command {
  static let name = "show"
  static let usage = "show [NAME]"
  static let summary = "Draw the layout to scale, or the part under a name."
  static let examples = [
    CommandExample(
      "(hstack (text \"a\") (name \"box\" (frame :width 40 :height 20 (color red))))", "show")
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.view] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let view = try words.placedView(in: try session.layout(for: words))
    try words.requireEnd()
    return .drawing(view)
  }
}

extension Words {
  /// The view that the next word names; the root if there is no word.
  mutating func placedView(in layout: Layout) throws(Diagnostic) -> PlacedView {
    isAtEnd ? layout.root : try namedView(in: layout)
  }

  /// The view that the next word names.
  mutating func namedView(in layout: Layout) throws(Diagnostic) -> PlacedView {
    let span = next?.span
    let named = try viewIfShown(in: layout)
    guard let view = named.view else { throw Diagnostic(named.complaint, at: span) }
    return view
  }

  /// What the next word names, if such a view is shown.
  mutating func viewIfShown(in layout: Layout) throws(Diagnostic) -> NamedView {
    let name = try name().text
    let view = try find(in: layout.root) { $0.view.name == name }
    let hint = view == nil ? try hint(for: name, in: layout) : nil
    return NamedView(
      name: name, view: view,
      complaint: Complaint("no view called `\(name)` is shown", hint: hint))
  }

  /// The first view that is wanted, in the order of a walk from a view.
  func find(
    in view: PlacedView, _ isWanted: (PlacedView) -> Bool
  ) throws(Diagnostic) -> PlacedView? {
    let lookout = interpreter.lookout()
    let found = view.first { lookout.isOver || isWanted($0) }
    try lookout.check(at: span)
    return found
  }

  private func hint(for name: String, in layout: Layout) throws(Diagnostic) -> String {
    var names: [String] = []
    _ = try find(in: layout.root) { placed in
      if let name = placed.view.name, !names.contains(name) { names.append(name) }
      return names.count == 100
    }
    if let near = NearestName.nearest(to: name, among: names) { return "did you mean `\(near)`?" }
    if names.isEmpty { return "give it one: `(name \"\(name)\" view)`" }
    return "shown are " + names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
  }
}

/// A name and the view that has it.
struct NamedView {
  let name: String
  /// Nil if no view of this name is shown.
  let view: PlacedView?
  /// What to say where there is none.
  let complaint: Complaint
}
