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
    .view(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let shown = try words.shownView(in: try session.layout(for: words))
    try words.requireEnd()
    return .drawing(shown.view)
  }
}
