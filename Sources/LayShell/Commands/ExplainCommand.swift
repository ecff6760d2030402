import LayEngine
import LayLanguage

/// Tells why a view answered as it did.
struct ExplainCommand: Command {
  static let name = "explain"
  static let usage = "explain [NAME]"
  static let summary = "Tell why the view answered as it did, or the view under a name."
  static let examples = [
    CommandExample(
      "(fits :in horizontal (text \"Hello World\") (text \"Hi\"))", "propose 60", "explain"),
    CommandExample(
      "(hstack (text \"Hello\") (spacer) (text \"World\"))", "propose 70 x nil", "explain"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    .view(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    let current = try session.requireCurrent(for: words)
    let proposal = session.proposal
    let traced = try session.interpreter.silently { () throws(Diagnostic) in
      try current.trace(proposal)
    }
    let view = try words.shownView(in: traced.layout).view
    try words.requireEnd()
    let lookout = session.interpreter.lookout()
    let explanation = Explainer.explain(view, traced.events, lookout)
    try lookout.check(at: words.span)
    return .explanation(explanation)
  }
}
