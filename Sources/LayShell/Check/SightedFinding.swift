import LayComparing
import LayEngine
import LayLanguage
import LaySwiftTree

/// A finding of one layout, with what it is known by in others.
struct SightedFinding {
  /// The rule and the place in the code, and the view where that has none.
  struct Key: Hashable {
    let rule: String
    let place: CheckPlace
    /// The path and the title of a view that is written nowhere, whose place is that of the whole; else empty.
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
  /// Where that view is made; nil for a script.
  var place: CheckPlace?
  let places: CodePlaces
  let lookout: Lookout
  /// Whether the view is a part of screens, so that it has all the height that it wants.
  var isPart = false
  /// Whether other views give it what is around it, which nothing shows here.
  var isLone = false
  /// The modifiers for controls that other views set around it, which nothing sets here.
  var styles: Set<String> = []
  /// Whether the view stands in rows of lists, which take the fingers.
  var isOfRows = false
  /// What is made for a preview alone.
  var samples: [SourceSpan] = []
  /// The views in whose closures a preview puts others.
  var containers: [SourceSpan] = []
  /// The code of the files by their numbers, where it is Swift.
  var trees: [Int32: SwiftTree] = [:]
  /// What that says of views.
  var written: WrittenTraits?
  /// What devices keep free above and below, by the height of what they leave.
  var keptFree: [Double: Double] = [:]
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
    let traits = TreeTraits(traced.layout.tree, written)
    return sighted(in: JudgedLayout(traced.layout, traced.events, lookout, traits: traits))
  }

  /// Where texts are in which a word is broken, at any size of texts.
  func placesOfBrokenWords(_ layout: Layout) -> Set<CheckPlace> {
    let judged = JudgedLayout(layout, nil, lookout)
    return Set(
      BrokenWord.findings(in: judged, except: []).flatMap(\.views)
        .compactMap { place(of: judged.shown($0)) })
  }

  private func sighted(in judged: JudgedLayout) -> [SightedFinding] {
    let counted = FindingRules.findings(in: judged).filter { finding in
      counts(finding) && !isNested(finding, judged) && !isInSizeOfSample(finding, judged)
    }
    return counted.flatMap { finding in
      let shown = finding.rule.tellsEach ? finding.views.map(judged.shown) : [finding.shown]
      let cause = finding.cause.flatMap { place(of: $0) }
      return shown.filter { finding.rule.name != CutText.name || !isMeant($0) }.map {
        SightedFinding(
          key: key(finding.rule.name, $0), finding: finding, shown: $0, cause: cause)
      }
    }
  }

  private func counts(_ finding: Finding) -> Bool {
    request.counts(finding.rule.name) && !isOfScreen(finding) && !isOfSystem(finding)
      && !isUnseen(finding) && !isOfStyle(finding)
      && !isInKeptRoom(finding) && !isOfSample(finding)
  }

  /// Whether it is for want of height, which a part of a screen does not lack, or of a control alone, to which other
  /// views may give its size.
  private func isOfScreen(_ finding: Finding) -> Bool {
    let contents = finding.shown.around.map(\.view.view.content)
    // Which frame leaves too little room is not known of all layouts.
    let isInFrame = contents.contains { content in
      let most = (content as? FlexibleFrame)?.height.maximum
      return (content as? FixedFrame)?.height != nil || most.map(\.isFinite) ?? false
    }
    let isVertical = finding.axis == .vertical
    let isOfHeight =
      finding.isForWantOfRoom && !isInFrame
      || finding.rule.name == OutsideParent.name && isVertical && !isInFrame
      || finding.rule.name == OutsideScreen.name && isVertical
    let isAlone = contents.allSatisfy(\.isModifier)
    let isSmall = finding.rule.name == SmallControl.name
    return isPart && isOfHeight || isSmall && (isOfRows || isLone && isAlone)
  }

  /// Whether it is about a control, or what is in one, to which a style gives its size that other views set.
  private func isOfStyle(_ finding: Finding) -> Bool {
    if styles.isEmpty { return false }
    let isSmall = finding.rule.name == SmallControl.name
    return finding.shown.outward.contains { shown in
      guard let name = (shown.view.view.content as? Control)?.name,
        let around = Self.stylesOfControls[name]
      else { return false }
      let inside = sequence(first: shown.view) { $0.childCount == 1 ? $0.child(0) : nil }
      let isFramed = inside.contains { $0.view.content is FixedFrame }
      let hasLabel = inside.contains { ($0.view.content as? Control)?.name == "label" }
      let isLimited = finding.shown.around.prefix { $0.depth > shown.depth }
        .contains(where: \.limitsRoom)
      let ofLabel = (hasLabel ? ["labelStyle"] : []) + (isFramed ? [] : ["font", "imageScale"])
      let given = styles.intersection(isSmall ? around.union(ofLabel) : around)
      let own = Set(shown.around.map(\.view.view.head)).union(inside.map(\.view.head))
      return !isLimited && given.contains { !own.contains(SwiftUISpelling.kebabCase($0)) }
    }
  }

  /// The modifiers that give controls their sizes.
  private static let stylesOfControls: [String: Set<String>] = [
    "button": ["buttonStyle", "controlSize"], "label": ["labelStyle"], "link": ["buttonStyle"],
    "menu": ["buttonStyle", "controlSize", "menuStyle"], "navigation-link": ["buttonStyle"],
  ]

  /// Whether so little sticks out of what is around it that nobody sees it.
  private func isUnseen(_ finding: Finding) -> Bool {
    guard finding.rule.name == OutsideParent.name, let length = finding.number("length"),
      let room = finding.number("room")
    else { return false }
    return length - room <= LayoutShape.leastOver
  }

  /// Whether the system makes the room out of which something sticks, and on iOS what sticks out too, as the frame of a
  /// widget; or all of it, as an alert, which it scrolls and whose buttons are as large as it wants.
  private func isOfSystem(_ finding: Finding) -> Bool {
    let isInAlert = finding.shown.outward.contains { shown in
      shown.number != 1 && shown.parent.map { Self.alerts.contains($0.view.view.head) } ?? false
    }
    if isInAlert { return true }
    let shown = finding.shown.view.view
    if finding.rule.name == OutsideScreen.name {
      return shown.content is FixedFrame && shown.span.map { isWritten($0, "frame") } == false
    }
    return finding.rule.name == OutsideParent.name && finding.cause?.view.view.isMade == true
      && (isOfMac || shown.isMade)
  }

  private static let alerts: Set = ["alert", "confirmation-dialog"]

  /// Whether the view, or what leaves it no room, is of the preview alone, or what shares the room with it.
  private func isOfSample(_ finding: Finding) -> Bool {
    if samples.isEmpty { return false }
    let isOfRoom = ToldFinding.rulesOfRoom.contains(finding.rule.name)
    let sharing = isOfRoom ? finding.shown.around.first(where: \.sharesRoom) : nil
    let row = isOfRoom ? finding.shown.around.first(where: isRowOfSamples) : nil
    let makers = [sharing, row].compactMap(\.self).filter { maker in
      !finding.shown.around.prefix { $0.depth > maker.depth }.contains(where: \.limitsRoom)
    }
    return ([finding.shown] + [finding.cause].compactMap(\.self) + makers).contains {
      isSample($0.view)
    }
  }

  private func isSample(_ view: PlacedView) -> Bool {
    view.view.span.map { span in samples.contains { places.overlaps(span, $0) } } ?? false
  }

  /// Whether it is a row of a preview in which one view of the code stands several times.
  private func isRowOfSamples(_ shown: ShownView) -> Bool {
    guard shown.view.view.content is HorizontalStack, isSample(shown.view) else { return false }
    let spans = shown.view.children.compactMap { child in
      var inner = child
      while isSample(inner) || inner.view.span == nil, let next = inner.children.first {
        inner = next
      }
      return isSample(inner) ? nil : inner.view.span
    }
    return Set(spans).count < spans.count
  }

  /// Whether a preview gives the view a size of texts of its own, which is not that of the layout.
  private func isInSizeOfSample(_ finding: Finding, _ layout: JudgedLayout) -> Bool {
    guard !samples.isEmpty, ToldFinding.rulesOfRoom.contains(finding.rule.name) else {
      return false
    }
    let size = layout.layout.tree.rootEnvironment.dynamicType
    return finding.shown.around.contains { shown in
      guard case .dynamicTypeSize(let own)? = shown.view.view.content as? EnvironmentChange else {
        return false
      }
      return own != size && isSample(shown.view)
    }
  }

  /// Whether it is that what a container shows lies over the same of a container in it, as a preview alone nests them.
  private func isNested(_ finding: Finding, _ layout: JudgedLayout) -> Bool {
    guard finding.rule.name == OverText.name, !containers.isEmpty,
      let one = finding.views.first, let other = finding.views.last
    else { return false }
    let outer = layout.innermost(around: one, other)
    guard let span = layout.views[outer].view.view.span,
      containers.contains(where: { places.overlaps(span, $0) })
    else { return false }
    let isSame = { layout.views[$0].view.view.span == span }
    return !layout.ancestors(of: outer).contains(where: isSame)
      && [one, other].contains { layout.ancestors(of: $0).count(where: isSame) > 1 }
  }

  /// Whether the code says itself where a text is cut, as that of a placeholder which is the beginning of one, or takes
  /// the limit of its lines away at times.
  private func isMeant(_ text: ShownView) -> Bool {
    if text.prompt != nil, let words = text.view.view.textString,
      ["…", "..."].contains(where: words.hasSuffix)
    {
      return true
    }
    return text.around.prefix { $0.view.view.content.isModifier }.contains { shown in
      switch shown.view.view.head {
      case "truncation-mode": true
      case "line-limit": shown.view.view.span.map(takesLimitAway) ?? false
      default: false
      }
    }
  }

  /// Whether a place is `lineLimit(isOpen ? nil : 2)`.
  private func takesLimitAway(_ span: SourceSpan) -> Bool {
    call(at: span)?.kindsOfArguments.isSuperset(of: [.ternary, .nothing]) ?? false
  }

  /// Whether a call by a name is written at a place; also where no code is known.
  private func isWritten(_ span: SourceSpan, _ name: String) -> Bool {
    call(at: span).map { $0.name == name } ?? true
  }

  private func call(at span: SourceSpan) -> WrittenCall? {
    trees[span.source].flatMap { WrittenCall($0, span) }
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
    guard let room = finding.number("room"), let kept = keptFree[room] else {
      return false
    }
    return ["before", "after"].allSatisfy { finding.number($0) ?? 0 <= kept }
  }

  private func key(_ rule: String, _ shown: ShownView) -> SightedFinding.Key {
    if let place = place(of: shown) { return .init(rule: rule, place: place, view: "") }
    return .init(
      rule: rule, place: place ?? CheckPlace(path: path),
      view: "\(shown.pathText) \(ViewTitle.full(shown.view.view))")
  }

  /// Where a view is written, or else the nearest view around it.
  private func place(of shown: ShownView) -> CheckPlace? {
    shown.outward.lazy.compactMap { places.written($0.view.view) }.first.map { CheckPlace($0) }
  }
}

extension ShownView {
  /// Whether it divides its room among several views.
  fileprivate var sharesRoom: Bool { !view.view.content.isModifier && view.childCount > 1 }

  /// Whether it is a frame that says how long what is in it may be.
  fileprivate var limitsRoom: Bool {
    switch view.view.content {
    case is FixedFrame: true
    case let frame as FlexibleFrame:
      [frame.width, frame.height].contains { $0.maximum.map(\.isFinite) ?? false }
    default: false
    }
  }
}
