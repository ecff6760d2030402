import LayEngine
import LayLanguage

/// Explains why a view answered with its size.
struct ExplainCommand: Command {
  static let name = "explain"
  static let usage = "explain [NAME] [--json]"
  static let summary =
    "Explain why the view, or the view NAME, answered as it did, and what helps against a text that is "
    + "cut. `--json` prints the facts as values."
  static let examples = [
    CommandExample(
      "(fits :in horizontal (text \"Hello World\") (text \"Hi\"))", "propose 60", "explain"),
    CommandExample(
      "(hstack (text \"Hello\") (spacer) (text \"World\"))", "propose 70 x nil", "explain"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    .view(after: words.filter { $0 != ReportJSON.option }) + ReportJSON.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let isJSON = try words.takesJSON()
    let start = Limits.processorSeconds
    let traced = try session.trace(for: words)
    let seconds = Limits.processorSeconds - start
    let shown = try words.shownView(in: traced.layout)
    try words.requireEnd()
    var explanation = Explainer.explain(shown, traced)
    explanation.places = CodePlaces(session.interpreter.sources)
    explanation.help = session.firstHelp(for: shown, traced, after: seconds)
    explanation.face = session.rootEnvironment.face.name
    try traced.lookout.check(at: words.span)
    return .report(.explanation(explanation), isJSON: isJSON)
  }
}
