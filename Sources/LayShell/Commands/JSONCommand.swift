import LayLanguage

/// Prints the laid-out tree as JSON.
struct JSONCommand: Command {
  static let name = "json"
  static let usage = "json [NAME]"
  static let summary =
    "Print the laid-out tree, or the part under a name, as JSON for other programs."
  static let examples = [CommandExample("(text \"Hi\")", "json")]

  static func completions(after words: [String]) -> [CommandWord] { .view(after: words) }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    var listing = TreeListing(try words.shownView(in: try session.layout(for: words)))
    try words.requireEnd()
    try TreeJSON.check(listing.shown.view, at: words.span)
    listing.places = CodePlaces(session.interpreter.sources)
    return .report(.tree(listing), isJSON: true)
  }
}
