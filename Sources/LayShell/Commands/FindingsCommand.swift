import LayEngine
import LayLanguage

/// Lists what is most likely not meant in the layout.
struct FindingsCommand: Command {
  static let name = "findings"
  static let usage = "findings [--json]"
  static let summary =
    "List what is most likely not meant in this layout, with a line for `why`: texts that are cut or "
    + "scaled to their least, texts and controls outside of their parent, the screen or the safe area, "
    + "under a bar or below something else, controls under 44 x 44, views without room, a "
    + "`view-that-fits` without a candidate that fits, and views that have 10 because nothing is "
    + "proposed. What is hit by one cause is one finding. `--json` prints values."
  static let examples = [
    CommandExample(
      "(frame :width 60 (line-limit 1 (text \"Hello World\")))", "propose 100 x 100", "findings"),
    CommandExample("(scroll-view (color red))", "propose 100 x 100", "findings --json"),
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    ReportJSON.completions(after: words)
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    _ = try session.requireCurrent(for: words)
    let isJSON = try words.takesJSON()
    try words.requireEnd()
    let found = try session.findings()
    try session.interpreter.lookout().check(at: words.span)
    return .report(.findings(found), isJSON: isJSON)
  }
}

extension Session {
  /// From this many views on, the causes of findings are not searched: a trace is large.
  private static let mostTraced = 20_000

  /// The findings of the current view at the present proposal; there must be a current view.
  mutating func findings() throws(Diagnostic) -> FoundFindings {
    guard let current else { throw Diagnostic(.nothingIsJudged, at: nil) }
    let (proposal, lookout) = (proposal, interpreter.lookout())
    let (places, sources, guesses) = (
      CodePlaces(interpreter.sources), interpreter.sources, swiftCode.guesses
    )
    let judged = try interpreter.silently { () throws(Diagnostic) in
      let layout = try current.layout(proposal)
      guard layout.placedCount < Self.mostTraced else { return JudgedLayout(layout, nil, lookout) }
      let traced = try current.trace(proposal)
      return JudgedLayout(traced.layout, traced.events, lookout)
    }
    let findings = FindingRules.findings(in: judged).map { finding in
      var finding = finding
      let span = finding.shown.view.view.span.map(sources.origin)
      if finding.guess == nil, let span, guesses.contains(where: span.overlaps) {
        finding.guess = "a part of it is not known, and guessed"
      }
      return finding
    }
    return FoundFindings(layout: judged.layout, findings: findings, places: places)
  }
}

extension Complaint {
  fileprivate static let nothingIsJudged = Complaint("there is no view to judge")
}
