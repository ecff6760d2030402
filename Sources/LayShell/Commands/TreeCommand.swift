import LayLanguage

/// Prints the view tree with proposals, sizes and places.
struct TreeCommand: Command {
  static let name = "tree"
  static let usage = "tree"
  static let summary = "Print the view tree, with each view's proposal, size and place."
  static let examples = [CommandExample("(padding 8 (text \"Hi\"))", "propose 100 x nil", "tree")]

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    try words.requireEnd()
    return .tree(try session.layout(for: words))
  }
}
