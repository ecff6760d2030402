import LayEngine
import LayLanguage

extension Session {
  /// From this many views on, the causes of findings are not searched: a trace is large.
  private static let mostTraced = 20_000

  /// The findings of the current view at the present proposal; there must be a current view.
  mutating func findings() throws(Diagnostic) -> FoundFindings { findings(in: try judged()) }

  /// The layout of the current view, to be judged.
  mutating func judged() throws(Diagnostic) -> JudgedLayout {
    guard let current else { throw Diagnostic(.nothingIsJudged, at: nil) }
    let (proposal, lookout) = (proposal, interpreter.lookout())
    return try interpreter.silently { () throws(Diagnostic) in
      let layout = try current.layout(proposal)
      guard layout.placedCount < Self.mostTraced else { return JudgedLayout(layout, nil, lookout) }
      let traced = try current.trace(proposal)
      return JudgedLayout(traced.layout, traced.events, lookout)
    }
  }

  func findings(in judged: JudgedLayout) -> FoundFindings {
    let (sources, guesses) = (interpreter.sources, swiftCode.guesses)
    let findings = FindingRules.findings(in: judged).map { finding in
      var finding = finding
      let span = finding.shown.view.view.span.map(sources.origin)
      if finding.guess == nil, let span, guesses.contains(where: span.overlaps) {
        finding.guess = "a part of it is not known, and guessed"
      }
      return finding
    }
    return FoundFindings(
      layout: judged.layout, findings: findings, places: CodePlaces(interpreter.sources))
  }
}

extension Complaint {
  fileprivate static let nothingIsJudged = Complaint("there is no view to judge")
}
