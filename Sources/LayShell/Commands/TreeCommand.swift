import LayLanguage

/// Prints the view tree with proposals, sizes and positions.
struct TreeCommand: Command {
  static let name = "tree"
  static let usage = "tree [NAME] [--depth N] [--all] [--paths | --json]"
  static let summary =
    "Print the view tree, or the part under a name, with the proposal, size, place and path of "
    + "each view. A path such as `2.1` is a name for other commands; `1*5` in it means 1.1.1.1.1. "
    + "From \(TreeListing.fewestFolded) on, modifiers in a row share a line, the innermost first, "
    + "with the numbers of the outermost; `--all` unfolds them and lists the candidates that are "
    + "not chosen. A text that is cut, scaled, or close to being shown otherwise is told. `--depth N` goes N levels deep; `--paths` prints paths alone, for narrow "
    + "windows; `--json` prints values."
  static let examples = [
    CommandExample("(padding 8 (text \"Hi\"))", "propose 100 x nil", "tree"),
    CommandExample(
      "(vstack (text \"a\") (hstack (text \"b\") (text \"c\")))", "tree --depth 1", "tree 2"),
    CommandExample("(view-that-fits (text \"Hello\") (text \"Hi\"))", "propose 20", "tree --all"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    if words.last == depth { return [] }
    let options =
      [all, depth, paths].filter { !words.contains($0) }.map { CommandWord.word($0) }
      + ReportJSON.completions(after: words)
    return .view(after: words.filter { !$0.hasPrefix("--") && Int($0) == nil }) + options
  }

  private static let all = "--all"
  private static let depth = "--depth"
  private static let paths = "--paths"

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let layout = try session.layout(for: words)
    var listing = TreeListing(.root(of: layout))
    listing.places = CodePlaces(session.interpreter.sources)
    let isJSON = try words.takesJSON { words, option throws(Diagnostic) in
      switch option.text {
      case Self.all: listing.isUnfolded = true
      case Self.paths: listing.isOnlyPaths = true
      case Self.depth: listing.depth = try depth(&words)
      default: return false
      }
      return true
    }
    listing.shown = try words.shownView(in: layout)
    try words.requireEnd()
    return .report(.tree(listing), isJSON: isJSON)
  }

  private func depth(_ words: inout Words) throws(Diagnostic) -> Int {
    let span = words.next?.span
    let depth = try words.number("a number of lines after `--depth`")
    guard depth >= 0, let depth = Int(exactly: depth) else {
      throw words.complaint("a depth is a whole number from 0 on", at: span)
    }
    return depth
  }
}
