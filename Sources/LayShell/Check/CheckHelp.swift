import LayEngine
import LayLanguage

extension CheckSearch {
  /// The first remedy after which a finding and its others are nowhere, or else the finding alone, and
  /// nothing else is found that was not before; nil for none.
  ///
  /// Where all lack height in the window, what mends one alone leaves less to the others.
  func help(for told: ToldFinding) throws(Diagnostic) -> Remedy? {
    if let remedy = try help(for: told.keys, told) { return remedy }
    let others = told.others.map(\.finding)
    let isAlone =
      others.isEmpty
      || told.finding.isForWantOfRoom && others.contains(where: \.isForWantOfRoom)
    return isAlone ? nil : try help(for: [told.key], told)
  }

  /// Whether a remedy that helps against another finding mends this one and its others too.
  func isMended(_ told: ToldFinding, by remedy: Remedy) -> Bool {
    guard let found = tried.known[remedy.writing], found.isWhole else { return false }
    return found.keys.isDisjoint(with: told.keys)
  }

  private func help(
    for keys: [SightedFinding.Key], _ told: ToldFinding
  ) throws(Diagnostic) -> Remedy? {
    let finding = told.finding
    let sizes = Set(keys.flatMap { cases[$0, default: []] }.map(\.textSize))
    let areTextsLarge = sizes.allSatisfy(\.isAccessibilitySize)
    // Where it is worst it goes last: so most remedies fail at once.
    let all = DynamicType.allCases.filter(textSizes.contains)
    let order = all.filter(sizes.contains).reversed() + all.filter { !sizes.contains($0) }
    let writer = RemedyWriter(trees: checked.trees, interpreter: checked.interpreter)
    let remedies = Remedy.all(
      for: finding, in: checked.view, areTextsLarge: areTextsLarge,
      hasViewThatFits: checked.hasViewThatFits, isKept: isOfSample)
    for remedy in remedies
    where !remedy.writing.spans.contains(where: isOfSample) && writer.mayChange(remedy.writing) {
      guard let checked = try checked.changed(by: remedy) else { continue }
      if try jumps(with: remedy, told, in: checked) { continue }
      // Controls that are too small below the usual size of texts alone are none.
      let asked =
        remedy.writing.isInward ? order.filter { ![.xSmall, .small, .medium].contains($0) } : order
      if try isMended(by: remedy, checked, keys, asked) { return remedy }
    }
    return nil
  }

  /// Whether what is around a control grows with it, which another branch of an `if` or a `switch` shows without it.
  private func jumps(
    with remedy: Remedy, _ told: ToldFinding, in changed: CheckedView
  ) throws(Diagnostic) -> Bool {
    guard case .room(let control, _, _, _) = remedy.writing,
      let choice = changed.trees[control.source].flatMap({ WrittenCall($0, control)?.choice })
    else { return false }
    let container = told.finding.shown.around.first { shown in
      !shown.view.view.content.isModifier
        && shown.view.view.span.map { !$0.overlaps(choice) || $0.contains(choice) } ?? false
    }
    guard let container else { return false }
    let sample = told.sample
    var view = try changed.current(sample.setting).layout(changed.proposal(sample)).root
    for number in container.path.numbers {
      guard number <= view.childCount else { return false }
      view = view.child(number - 1)
    }
    let (old, new) = (container.view.frame.size, view.frame.size)
    return Axis.allCases.contains { new[$0] - old[$0] > Self.leastMove }
  }

  /// Whether code is what a preview alone makes.
  private func isOfSample(_ span: SourceSpan) -> Bool {
    checked.samples.contains { judge.places.overlaps(span, $0) }
  }

  private func isMended(
    by remedy: Remedy, _ checked: CheckedView, _ keys: [SightedFinding.Key],
    _ order: [DynamicType]
  ) throws(Diagnostic) -> Bool {
    var judge = judge
    judge.request.only = []
    judge.request.skipped = []
    judge.request.textSizes = DynamicType.allCases.filter(order.contains)
    let refutes = { (key: SightedFinding.Key) in isRefuted(by: key, keys) }
    let telling = order.filter { $0 == order.first || Self.firstTextSizes.contains($0) }
    let settings = judge.request.textLengths.flatMap { length in
      telling.map { CheckSetting(textSize: $0, textLength: length) }
    }
    let known = tried.known[remedy.writing]
    if known?.keys.contains(where: refutes) == true { return false }
    var search = CheckSearch(checked, judge, refutes)
    if known?.isWhole != true, checked.makeForDevice == nil {
      // Single windows are judged before all of them.
      for setting in settings {
        let windows = windows(setting, keys)
        if try search.refutes(setting, windows, there: isNew) { return false }
        if try breaksWords(checked, setting, windows, keys) { return false }
      }
    }
    if try hasSideEffects(remedy, checked, keys) { return false }
    if known?.isWhole == true { return true }
    try search.run(first: order.first)
    tried.known[remedy.writing] = .init(
      keys: Set(search.cases.keys), isWhole: !search.isRefuted)
    return !search.isRefuted
  }

  /// Whether a remedy is none that leaves this: it is to be gone, or was not found before although its rule
  /// was asked for.
  private func isRefuted(by key: SightedFinding.Key, _ keys: [SightedFinding.Key]) -> Bool {
    if keys.contains(key) { return true }
    guard cases[key] == nil else { return false }
    // A text whose words are broken is no better than one that is cut.
    return judge.request.counts(key.rule)
      || key.rule == BrokenWord.name && keys.contains { $0.place == key.place }
  }

  /// Whether something is found in a window in which it was not before: what lacks room has passed it on.
  private func isNew(_ key: SightedFinding.Key, _ sample: CheckSample) -> Bool {
    guard isExact, judge.request.counts(key.rule) else { return false }
    return !isFound(key, sample)
  }

  /// Windows in which a remedy most likely fails, if it does: those with the findings, and the smallest and
  /// largest.
  private func windows(
    _ setting: CheckSetting, _ keys: [SightedFinding.Key]
  ) -> [(width: Double, height: Double)] {
    var windows: [(width: Double, height: Double)] = []
    for key in keys {
      for next in cases[key, default: []]
      where next.textSize == setting.textSize && next.textLength == setting.textLength
        && next.direction == setting.direction
      {
        if let screen = next.screen {
          windows += [checked.windows.size(on: CheckWindows.devices[screen])].compactMap(\.self)
          continue
        }
        for height in Set([next.heights.first, next.heights.last].compactMap { $0 }).sorted() {
          windows += [next.widths.first, next.widths.last].compactMap { range in
            range.map { ($0.sample, height) }
          }
        }
      }
    }
    return windows + extremes
  }
}

/// What is found with remedies, so that none is tried twice.
final class TriedRemedies {
  struct Found {
    let keys: Set<SightedFinding.Key>
    /// Whether these are all of them.
    let isWhole: Bool
  }

  fileprivate(set) var known: [Remedy.Writing: Found] = [:]
}
