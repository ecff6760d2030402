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
    let name = try name()
    guard let view = layout.view(named: name.text) else {
      throw complaint(
        "no view called `\(name.text)` is shown", at: name.span,
        hint: hint(for: name.text, in: layout))
    }
    return view
  }

  private func hint(for name: String, in layout: Layout) -> String {
    var names: [String] = []
    _ = layout.first { placed in
      if let name = placed.view.name, !names.contains(name) { names.append(name) }
      return names.count == 100
    }
    if let near = NearestName.nearest(to: name, among: names) { return "did you mean `\(near)`?" }
    if names.isEmpty { return "give it one: `(name \"\(name)\" view)`" }
    return "shown are " + names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
  }
}
