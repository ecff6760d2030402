import LayEngine
import LayLanguage

/// A change of the code that may mend a finding: `.lineLimit(2)` at the text.
struct CheckRemedy {
  /// What is written where, by which one remedy is known from another.
  enum Writing: Hashable {
    /// Behind the view at a place.
    case behind(String, SourceSpan)
    /// Frames that may grow in place of fixed ones: a least length, or the largest.
    case flexible(Set<SourceSpan>, isLeast: Bool)
    /// Nothing in place of modifiers.
    case without(Set<SourceSpan>)
    /// Other lengths of paddings; nil for one that has several.
    case padding([SourceSpan: Double?])
    /// A container around the view at a place.
    case around(SourceSpan, String)
  }

  /// What is to be written, in a few words.
  let words: String
  let writing: Writing
  /// What stands for a view; nil where the view stays.
  let change: (View) -> View?

  /// Puts a modifier around the views that are written at one place.
  fileprivate static func around(
    _ span: SourceSpan, _ words: String, _ content: some ViewContent
  ) -> CheckRemedy {
    CheckRemedy(words: "`\(words)` behind it", writing: .behind(words, span)) { view in
      guard view.span == span, view.content is Text else { return nil }
      return View(content, children: [view])
    }
  }

  /// The usual remedies for a finding, the smallest change first.
  ///
  /// - Parameter root: the whole view that is judged.
  static func all(for finding: Finding, in root: View) -> [CheckRemedy] {
    let shown = finding.shown
    let around = shown.ancestors.reversed().map(\.view)
    let layout = frames(finding.cause?.view.view ?? shown.view.view, around)
    switch finding.rule.name {
    case CutText.name, LeastScale.name:
      guard let span = shown.view.view.span else { return [] }
      return lines(span, finding) + layout + scale(span) + padding(around)
    case OutsideScreen.name, OutsideParent.name:
      let inside = shown.view.view
      return fixedSizes(inside) + layout + padding(around + [inside]) + scrolling(root)
    default: return []
    }
  }

  /// More lines, and room for them.
  private static func lines(_ span: SourceSpan, _ finding: Finding) -> [CheckRemedy] {
    let count = finding.numbers.first { $0.name == "lines" }?.value ?? 1
    let more = Int(count) + 1
    let isLimited = finding.isForWantOfRoom == false
    let limits = [
      around(span, ".lineLimit(\(more))", EnvironmentChange.lineLimit(more)),
      around(span, ".lineLimit(nil)", EnvironmentChange.lineLimit(nil)),
    ]
    return (isLimited ? limits : []) + [
      around(span, ".layoutPriority(1)", LayoutPriority(1)),
      around(span, ".fixedSize(horizontal: false, vertical: true)", FixedSize(.vertical)),
    ]
  }

  private static func scale(_ span: SourceSpan) -> [CheckRemedy] {
    [around(span, ".minimumScaleFactor(0.75)", EnvironmentChange.minimumScaleFactor(0.75))]
  }

  /// Frames that grow in place of those that are fixed.
  private static func frames(_ view: View, _ around: [View]) -> [CheckRemedy] {
    var frames: [View] = []
    var pending = [view]
    while let next = pending.popLast(), frames.count < 20 {
      if next.content is FixedFrame, next.span != nil { frames.append(next) }
      pending += next.children
    }
    frames += around.prefix { $0.content.isModifier }.filter { $0.content is FixedFrame }
    let spans = Set(frames.compactMap(\.span))
    guard let frame = frames.first?.content as? FixedFrame, !spans.isEmpty else { return [] }
    return [true, false].map { isLeast in
      let words = [("Width", frame.width), ("Height", frame.height)].compactMap { name, length in
        length.map { "\(isLeast ? "min" : "max")\(name): \(NumberText.of($0))" }
      }
      let whole = ".frame(\(words.joined(separator: ", ")))"
      let writing = Writing.flexible(spans, isLeast: isLeast)
      return CheckRemedy(words: "`\(whole)` in place of the fixed frame", writing: writing) {
        view in
        guard let frame = view.content as? FixedFrame, let span = view.span, spans.contains(span)
        else { return nil }
        return View(
          frame.flexible(isLeast: isLeast), children: view.children, written: view.written,
          name: view.name, span: view.span)
      }
    }
  }

  private static func fixedSizes(_ view: View) -> [CheckRemedy] {
    var (found, pending) = (Set<SourceSpan>(), [view])
    var count = 0
    while let next = pending.popLast(), count < 1000 {
      count += 1
      if next.content is FixedSize, let span = next.span { found.insert(span) }
      pending += next.children
    }
    guard !found.isEmpty else { return [] }
    return [
      CheckRemedy(words: "leave `.fixedSize()` out", writing: .without(found)) { view in
        guard view.content is FixedSize, let span = view.span, found.contains(span) else {
          return nil
        }
        return view.children.first
      }
    ]
  }

  private static func padding(_ around: [View]) -> [CheckRemedy] {
    var lengths: [SourceSpan: Double?] = [:]
    for view in around {
      guard let padding = view.content as? Padding, let span = view.span else { continue }
      lengths[span] = .some(padding.halved.length)
    }
    let spans = Set(lengths.keys)
    guard !spans.isEmpty else { return [] }
    return [
      CheckRemedy(words: "half of the padding", writing: .padding(lengths)) { view in
        guard let padding = view.content as? Padding, let span = view.span, spans.contains(span)
        else { return nil }
        return View(
          padding.halved, children: view.children, written: view.written, name: view.name,
          span: view.span)
      }
    ]
  }

  private static func scrolling(_ root: View) -> [CheckRemedy] {
    guard let span = root.span else { return [] }
    return [(AxisSet.vertical, "ScrollView"), (.horizontal, "ScrollView(.horizontal)")].map {
      axes, words in
      CheckRemedy(
        words: "`\(words) { … }` around all of it", writing: .around(span, words)
      ) { view in
        view === root ? View(ScrollView(axes), children: [view]) : nil
      }
    }
  }
}

extension FixedFrame {
  fileprivate func flexible(isLeast: Bool) -> FlexibleFrame {
    func bounds(_ length: Double?) -> FlexibleLength {
      var bounds = FlexibleLength()
      if isLeast { bounds.minimum = length } else { bounds.maximum = length }
      return bounds
    }
    return FlexibleFrame(width: bounds(width), height: bounds(height), alignment: alignment)
  }
}

extension Padding {
  /// The length at all edges that have one; nil where there are several.
  fileprivate var length: Double? {
    let lengths = Set([insets.top, insets.leading, insets.bottom, insets.trailing])
      .subtracting([0])
    return lengths.count == 1 ? lengths.first : nil
  }

  fileprivate var halved: Padding {
    Padding(
      Insets(
        top: insets.top / 2, leading: insets.leading / 2, bottom: insets.bottom / 2,
        trailing: insets.trailing / 2))
  }
}

extension CheckSearch {
  /// The first remedy after which some findings are nowhere, and nothing else is found that was
  /// not before; nil for none.
  func help(
    for keys: [SightedFinding.Key], _ finding: Finding
  ) throws(Diagnostic) -> CheckRemedy? {
    let sizes = Set(keys.flatMap { cases[$0, default: []] }.map(\.textSize))
    // Where it is worst it goes last: so most remedies fail at once.
    let order =
      judge.request.textSizes.filter(sizes.contains).reversed()
      + judge.request.textSizes.filter { !sizes.contains($0) }
    for remedy in CheckRemedy.all(for: finding, in: checked.view) {
      var change = ViewChange(remedy.change)
      var checked = checked
      checked.view = change.apply(to: checked.view)
      guard change.count > 0 else { continue }
      if try isMended(by: remedy, checked, keys, order) { return remedy }
    }
    return nil
  }

  private func isMended(
    by remedy: CheckRemedy, _ checked: CheckedView, _ keys: [SightedFinding.Key],
    _ order: [DynamicType]
  ) throws(Diagnostic) -> Bool {
    var judge = judge
    judge.request.only = []
    judge.request.skipped = []
    let refutes = { (key: SightedFinding.Key) in isRefuted(by: key, keys) }
    let settings = judge.request.textLengths.flatMap { length in
      order.map { CheckSetting(textSize: $0, textLength: length) }
    }
    let known = tried.known[remedy.writing] ?? [:]
    if known.values.contains(where: { $0.keys.contains(where: refutes) }) { return false }
    // Single windows are judged before all of them.
    for setting in settings where known[setting] == nil {
      let found = try CheckProbe(checked, judge, setting).firstKey(windows(setting, keys), refutes)
      if found != nil { return false }
    }
    for setting in settings where known[setting]?.isWhole != true {
      var search = CheckSearch(checked, judge, refutes)
      try search.run(setting)
      tried.known[remedy.writing, default: [:]][setting] = .init(
        keys: Set(search.cases.keys), isWhole: !search.isRefuted)
      if search.isRefuted { return false }
    }
    return true
  }

  /// Whether a remedy is none that leaves this: it is to be gone, or was not found before although its rule
  /// was asked for.
  private func isRefuted(by key: SightedFinding.Key, _ keys: [SightedFinding.Key]) -> Bool {
    keys.contains(key) || cases[key] == nil && judge.request.counts(key.rule)
  }

  /// Windows in which a remedy most likely fails, if it does: those with the findings, and the smallest and
  /// largest.
  private func windows(
    _ setting: CheckSetting, _ keys: [SightedFinding.Key]
  ) -> [(width: Double, height: Double)] {
    let heights = CheckSetting.heights
    let lowAndHigh = [heights.first, heights.last].compactMap { $0 }
    var windows: [(width: Double, height: Double)] = []
    for key in keys {
      for next in cases[key, default: []]
      where next.textSize == setting.textSize && next.textLength == setting.textLength
        && next.direction == setting.direction
      {
        for height in Set([next.heights.first, next.heights.last].compactMap { $0 }).sorted() {
          windows += [next.widths.first, next.widths.last].compactMap { range in
            range.map { ($0.sample, height) }
          }
        }
      }
    }
    let widths = judge.request.widths
    for width in [widths.lowerBound, widths.upperBound] {
      windows += lowAndHigh.map { (width, $0) }
    }
    return windows
  }
}

/// Judges single windows of a view at a size of texts.
private struct CheckProbe {
  let checked: CheckedView
  let judge: CheckJudge
  let setting: CheckSetting

  init(_ checked: CheckedView, _ judge: CheckJudge, _ setting: CheckSetting) {
    (self.checked, self.judge, self.setting) = (checked, judge, setting)
  }

  /// The first finding of a kind that is in one of the windows; nil for none.
  func firstKey(
    _ windows: [(width: Double, height: Double)], _ isWanted: (SightedFinding.Key) -> Bool
  ) throws(Diagnostic) -> SightedFinding.Key? {
    var views: [CheckSetting: CurrentView] = [:]
    for (width, height) in windows {
      var setting = setting
      setting.isLow = CheckSetting.isLow(height)
      setting.isWide = CheckSetting.wideWidths.contains(width)
      let known = views[setting]
      let view = if let known { known } else { try checked.current(setting) }
      views[setting] = view
      let layout = try view.layout(ProposedViewSize(width: width, height: height))
      let found = try judge.keys(view, layout).keys.first(where: isWanted)
      if let found { return found }
    }
    return nil
  }
}

/// What is found with remedies, so that none is tried twice.
final class TriedRemedies {
  struct Found {
    let keys: Set<SightedFinding.Key>
    /// Whether these are all of them.
    let isWhole: Bool
  }

  fileprivate(set) var known: [CheckRemedy.Writing: [CheckSetting: Found]] = [:]
}
