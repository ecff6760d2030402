import LayEngine
import LayLanguage

/// A finding of one layout, with what it is known by in others.
struct SightedFinding {
  /// The rule and the place in the code; where there is no place, the view.
  struct Key: Hashable {
    let rule: String
    let place: CheckPlace
    /// The path and the title of a view that is written nowhere; else empty.
    let view: String
  }

  let key: Key
  let finding: Finding
  /// The view that the key is of, which may be another one of the finding.
  let shown: ShownView
  /// The place of the view that is to be changed, if that is another one.
  let cause: CheckPlace?
}

/// Judges layouts of one view by the rules that are asked for.
struct CheckJudge {
  var request: CheckRequest
  /// The file whose view is judged.
  let path: String
  let places: CodePlaces
  let lookout: Lookout

  /// What is found in a layout, as `sighted` tells it.
  ///
  /// - Parameter traits: what is known of the views of its tree.
  func keys(_ layout: Layout, _ traits: TreeTraits? = nil) -> Set<SightedFinding.Key> {
    Set(sighted(in: JudgedLayout(layout, nil, lookout, traits: traits)).map(\.key))
  }

  /// All findings at a size, with what causes them.
  func sighted(
    _ view: CurrentView, _ size: ProposedViewSize
  ) throws(Diagnostic) -> [SightedFinding] {
    let traced = try view.trace(size)
    return sighted(in: JudgedLayout(traced.layout, traced.events, lookout))
  }

  private func sighted(in judged: JudgedLayout) -> [SightedFinding] {
    FindingRules.findings(in: judged).filter { request.counts($0.rule.name) }.flatMap { finding in
      let shown = finding.rule.tellsEach ? finding.views.map(judged.shown) : [finding.shown]
      let cause = finding.cause.flatMap { place(of: $0) }
      return shown.map {
        SightedFinding(
          key: key(finding.rule.name, $0), finding: finding, shown: $0, cause: cause)
      }
    }
  }

  private func key(_ rule: String, _ shown: ShownView) -> SightedFinding.Key {
    if let place = place(of: shown) { return .init(rule: rule, place: place, view: "") }
    return .init(
      rule: rule, place: CheckPlace(path: path),
      view: "\(shown.pathText) \(ViewTitle.full(shown.view.view))")
  }

  /// Where a view is written, or else the nearest view around it.
  private func place(of shown: ShownView) -> CheckPlace? {
    shown.outward.lazy.compactMap { places.written($0.view.view) }.first.map { CheckPlace($0) }
  }
}
