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
  /// Whether the view is a part of screens, so that it has all the height that it wants.
  var isPart = false
  /// Whether other views give it what is around it, which nothing shows here.
  var isLone = false
  /// What a preview makes itself; nil where that is judged too.
  var sample: SourceSpan?
  /// Whether windows, and the columns in them, are as large as what they show needs.
  var isOfMac = false

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
    FindingRules.findings(in: judged).filter(counts).flatMap { finding in
      let shown = finding.rule.tellsEach ? finding.views.map(judged.shown) : [finding.shown]
      let cause = finding.cause.flatMap { place(of: $0) }
      return shown.map {
        SightedFinding(
          key: key(finding.rule.name, $0), finding: finding, shown: $0, cause: cause)
      }
    }
  }

  private func counts(_ finding: Finding) -> Bool {
    request.counts(finding.rule.name) && !isOfScreen(finding) && !isOfRoomOfMac(finding)
      && !isInKeptRoom(finding) && !isMeant(finding) && !isOfSample(finding)
  }

  /// Whether it is for want of height, which a part of a screen does not lack, or of a control alone, to which other
  /// views may give its size.
  private func isOfScreen(_ finding: Finding) -> Bool {
    let contents = finding.shown.around.map(\.view.view.content)
    // Which frame leaves too little room is not known of all layouts.
    let isInFrame = contents.contains { ($0 as? FixedFrame)?.height != nil }
    let isOfHeight =
      finding.isForWantOfRoom && !isInFrame
      || finding.rule.name == OutsideScreen.name && finding.axis == .vertical
    let isAlone = contents.allSatisfy(\.isModifier)
    return isPart && isOfHeight || isLone && isAlone && finding.rule.name == SmallControl.name
  }

  private func isOfRoomOfMac(_ finding: Finding) -> Bool {
    isOfMac && finding.rule.name == OutsideParent.name && finding.cause?.view.view.isMade == true
  }

  /// Whether the view, or what leaves it no room, is of the preview alone.
  private func isOfSample(_ finding: Finding) -> Bool {
    guard let sample else { return false }
    return [finding.shown, finding.cause].contains { view in
      view?.view.view.span.map { places.overlaps($0, sample) } ?? false
    }
  }

  /// Whether the code says itself where a text is cut.
  private func isMeant(_ finding: Finding) -> Bool {
    finding.rule.name == CutText.name
      && finding.shown.around.prefix { $0.view.view.content.isModifier }
        .contains { $0.view.view.head == "truncation-mode" }
  }

  /// Whether a view that ignores the safe area only reaches into what a device of that height keeps free, which a
  /// window of the search has not.
  private func isInKeptRoom(_ finding: Finding) -> Bool {
    let ignores = ([finding.shown] + finding.shown.around).contains {
      $0.view.view.content is IgnoresSafeArea
    }
    guard finding.rule.name == OutsideScreen.name, finding.axis == .vertical, ignores else {
      return false
    }
    guard let room = finding.number("room"), let kept = CheckWindows.keptFree[room] else {
      return false
    }
    return ["before", "after"].allSatisfy { finding.number($0) ?? 0 <= kept }
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
