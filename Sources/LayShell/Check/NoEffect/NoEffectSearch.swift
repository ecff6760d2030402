import LayEngine
import LayLanguage
import LaySwiftTree

/// Finds modifiers after which nothing is laid out otherwise: a priority, a fixed size or a frame.
///
/// - Rule: a modifier is left out, and the largest expression of `LiteralCode` around it is laid out alone, at
///   all widths from 44 on, at some heights, at all sizes of texts that are asked for. If all views in it stand
///   where they stood, and the whole view does in its windows, the modifier has no effect. It stays left
///   out while the next one is tried: of two that do the same, one is told.
/// - Rule: the expression has a container around the modifier, since others in it may be nearer or have room through it.
/// - Rule: what reads its size, or cannot be followed exactly, is not told.
struct NoEffectSearch {
  static let name = "no-effect"
  static let reason = "code that changes nothing tells its readers something that is not so"
  /// More modifiers of a view are not tried.
  private static let mostTried = 40
  /// The widths and heights of an expression that is laid out alone: with less room than for a finger, words are
  /// broken after each letter.
  private static let widths = 44...CheckRequest.allWidths.upperBound
  private static let heights = [44, 200, 812, CheckRequest.allWidths.upperBound]
  private static let mostPieces = 2_000

  let checked: CheckedView
  let judge: CheckJudge
  private(set) var findings: [CheckFinding] = []
  /// The places of modifiers that have an effect, or of which that is not known.
  private(set) var effective: Set<CheckPlace> = []

  init(_ checked: CheckedView, _ judge: CheckJudge) {
    (self.checked, self.judge) = (checked, judge)
  }

  private var sources: SourceMap { checked.interpreter.sources }

  mutating func run() throws(Diagnostic) {
    var view = checked.view
    for candidate in candidates().prefix(Self.mostTried) {
      try judge.lookout.check()
      let remedy = Remedy.without([candidate.span], candidate.spelling, candidate.isOfKind)
      var change = ViewChange(remedy.change)
      let changed = change.apply(to: view)
      guard let place = place(of: candidate.span) else { continue }
      if change.count > 0, try isSame(view, changed, candidate) {
        view = changed
        findings.append(finding(candidate, remedy, place))
      } else {
        effective.insert(place)
      }
    }
  }

  // MARK: What is tried

  /// A modifier that may have no effect.
  private struct Candidate {
    let span: SourceSpan
    let spelling: Remedy.Spelling
    let isOfKind: (any ViewContent) -> Bool
    let view: View
    /// The view of the expression around it that is laid out alone.
    let whole: View
  }

  private func candidates() -> [Candidate] {
    var (spans, views) = (Set<SourceSpan>(), [View]())
    // The outermost view that ends at a place: a modifier begins at its point.
    var ends: [CodeEnd: View] = [:]
    var (pending, count) = ([checked.view], 0)
    while let next = pending.popLast(), count < 20_000 {
      count += 1
      if let span = next.span {
        let end = CodeEnd(source: span.source, place: Int(span.end))
        if ends[end] == nil { ends[end] = next }
        if Self.spelling(next) != nil, spans.insert(span).inserted { views.append(next) }
      }
      pending += next.children.reversed()
    }
    let own = Set(checked.trees.values.flatMap { $0.declaredNames.map(\.path) })
    return views.compactMap { view in
      guard let span = view.span, let kind = Self.spelling(view),
        let tree = checked.trees[span.source],
        let range = LiteralCode(tree, ownTypes: own).expression(around: span),
        let whole = ends[CodeEnd(source: span.source, place: range.upperBound)],
        whole.holdsInContainer(view)
      else { return nil }
      return Candidate(
        span: span, spelling: kind.spelling, isOfKind: kind.isOfKind, view: view, whole: whole)
    }
  }

  private struct CodeEnd: Hashable {
    let source: Int32
    let place: Int
  }

  private static func spelling(
    _ view: View
  ) -> (spelling: Remedy.Spelling, isOfKind: (any ViewContent) -> Bool)? {
    switch view.content {
    // A frame of the size of a picture is for other pictures.
    case is FixedFrame where view.showsPicture: nil
    case is LayoutPriority: (.layoutPriority, { $0 is LayoutPriority })
    case is FixedSize: (.fixedSize, { $0 is FixedSize })
    case is FixedFrame: (.frame, { $0 is FixedFrame })
    case is FlexibleFrame: (.frame, { $0 is FlexibleFrame })
    default: nil
    }
  }

  private func place(of span: SourceSpan) -> CheckPlace? {
    let view = View(Spacer(), span: span)
    return judge.places.written(view).map { CheckPlace($0) }
  }

  // MARK: What is the same

  private func isSame(
    _ view: View, _ changed: View, _ candidate: Candidate
  ) throws(Diagnostic) -> Bool {
    var change = ViewChange(
      Remedy.without([candidate.span], candidate.spelling, candidate.isOfKind).change)
    let part = change.apply(to: candidate.whole)
    guard change.count > 0 else { return false }
    let settings = checked.windows.textSizes(in: judge.request.textSizes).map {
      CheckSetting(textSize: $0)
    }
    let windows = [(320.0, 400.0), (393, 759), (1024, 700), (1376, 1376)]
    for setting in settings {
      let (one, two) = (try current(view, setting), try current(changed, setting))
      for (width, height) in windows {
        let size = ProposedViewSize(width: width, height: height)
        guard isSame(try one.layout(size), try two.layout(size), candidate) else { return false }
      }
    }
    for setting in settings {
      let (one, two) = (try current(candidate.whole, setting), try current(part, setting))
      for (width, height) in [(nil, nil), (nil, 44), (300, nil)] as [(Double?, Double?)] {
        let size = ProposedViewSize(width: width, height: height)
        guard isSame(try one.layout(size), try two.layout(size), candidate) else { return false }
      }
      for height in Self.heights where try !isSame(one, two, height, candidate) { return false }
    }
    return true
  }

  private func current(_ view: View, _ setting: CheckSetting) throws(Diagnostic) -> CurrentView {
    var checked = checked
    checked.view = view
    return try checked.current(setting)
  }

  /// Whether two views are laid out alike at all widths at a height: between two changes of both, all frames are
  /// linear in the width, so that two widths tell all.
  private func isSame(
    _ one: CurrentView, _ two: CurrentView, _ height: Double, _ candidate: Candidate
  ) throws(Diagnostic) -> Bool {
    guard let first = one.sweepEngine, let second = two.sweepEngine else { return false }
    let last = Self.widths.upperBound
    var (start, count) = (Self.widths.lowerBound, 0)
    func isSame(at width: Double) throws(Diagnostic) -> Bool {
      let size = ProposedViewSize(width: width, height: height)
      return self.isSame(try one.layout(size), try two.layout(size), candidate)
    }
    guard try isSame(at: start) else { return false }
    while start < last {
      try judge.lookout.check()
      count += 1
      let (a, b) = (
        try? first.movingViews(after: start, until: last, height: height),
        try? second.movingViews(after: start, until: last, height: height)
      )
      guard count < Self.mostPieces, let a, let b else { return false }
      let end = min(a.end, b.end)
      for share in [1.0 / 3, 2.0 / 3, 1] {
        guard try isSame(at: start + (end - start) * share) else { return false }
      }
      start = end
    }
    return true
  }

  /// Whether all views of a layout stand where they stand in one without the modifier, and the modifier is as large as
  /// what is in it; not where it is not shown, as in a tab that is not chosen.
  private func isSame(_ one: Layout, _ other: Layout, _ candidate: Candidate) -> Bool {
    var pending = [(one.root, other.root)]
    var isShown = false
    while let pair = pending.popLast() {
      let next = pair.1
      var view = pair.0
      while view.view.span == candidate.span, candidate.isOfKind(view.view.content),
        view.childCount == 1
      {
        guard view.frame.isClose(to: view.child(0).frame) else { return false }
        isShown = true
        view = view.child(0)
      }
      guard !judge.lookout.isOver, view.childCount == next.childCount, view.chosen == next.chosen,
        view.view.content is GeometryReader == false, view.frame.isClose(to: next.frame),
        type(of: view.view.content) == type(of: next.view.content)
      else { return false }
      pending += zip(view.children, next.children)
    }
    return isShown
  }

  // MARK: What is told

  private func finding(
    _ candidate: Candidate, _ remedy: Remedy, _ place: CheckPlace
  ) -> CheckFinding {
    let title = ViewTitle.full(candidate.view)
    var finding = CheckFinding(
      rule: Self.name, place: place,
      sentence: "\(title) changes nothing, at any width and size of texts")
    finding.subject = title
    finding.why = Self.reason
    let writer = RemedyWriter(trees: checked.trees, interpreter: checked.interpreter)
    finding.help = writer.words(remedy)
    finding.edits = writer.edits(remedy.writing)
    return finding
  }
}

extension View {
  /// Whether another view is in it, and in a container there.
  fileprivate func holdsInContainer(_ other: View) -> Bool {
    var pending = [(view: self, isIn: false)]
    while let next = pending.popLast() {
      if next.view === other { return next.isIn }
      let isIn = next.isIn || !next.view.content.isModifier
      pending += next.view.children.map { ($0, isIn) }
    }
    return false
  }
}

extension View {
  /// Whether a picture of the app is all that it shows.
  fileprivate var showsPicture: Bool {
    var inner = self
    while inner.content.isModifier, let next = inner.children.first { inner = next }
    if case .bitmap? = (inner.content as? ImageContent)?.source { return true }
    return false
  }
}
