import LayEngine
import LayLanguage

/// Prints the differences between the last two layouts.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = "diff [--json]"
  static let summary =
    "List what changed since the layout before: after another proposal, or for another view in "
    + "its place. It compares sizes, places, candidates and lines of text, and marks views that "
    + "are new (+) or gone (-). Views that only move with the view around them are counted, not "
    + "listed."
  static let examples = [
    CommandExample(
      "(hstack (text \"Hello World\") (text \"Hi\"))", "propose 200", "propose 80", "diff"),
    CommandExample(
      "(vstack (text \"a\") (text \"b\"))", "(vstack (text \"a\") (text \"new\") (text \"b\"))",
      "diff"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? [.word(ReportJSON.option)] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let isJSON = words.take(ReportJSON.option)
    if let file = words.next, AskedCommand.namesFile(file.text) {
      throw words.complaint(
        "`diff` compares two layouts of this session, and no files", at: file.span,
        hint: "write `lay diff OLD NEW` in a shell")
    }
    try words.requireEnd()
    let after = try session.layout(for: words)
    let before = try session.layouts.layoutBefore(reasonToStop: session.interpreter.reasonToStop)
    guard let before else {
      throw words.complaint(
        "there is one layout, and `diff` compares two",
        hint: "propose another size, or write the view otherwise")
    }
    let lookout = session.interpreter.lookout()
    let difference = LayoutDifferenceSearch.run(from: before, to: after, lookout)
    try lookout.check(at: words.span)
    return .report(.difference(difference), isJSON: isJSON)
  }
}
