import LayEngine
import LayLanguage

/// One window with one kind of texts.
struct CheckSample: Hashable {
  var setting: CheckSetting
  let width, height: Double
}

extension CheckSample {
  /// A window with the size classes that it has.
  init(_ setting: CheckSetting, _ width: Double, _ height: Double, in windows: CheckWindows) {
    (self.setting, self.width, self.height) = (setting, width, height)
    self.setting.isLow = CheckSetting.isLow(height)
    self.setting.isWide = width >= windows.firstWide(isLow: self.setting.isLow)
  }
}

/// What is found of one key, in the window that is told.
struct ToldFinding {
  let key: SightedFinding.Key
  let sighted: SightedFinding
  let sample: CheckSample
  let cases: [CheckCase]
  /// Those that one change mends together with it.
  var others: [ToldFinding] = []

  var finding: Finding { sighted.finding }
  /// The sizes of texts at which it is found.
  var sizes: Set<DynamicType> { Set(cases.map(\.textSize)) }
  var keys: [SightedFinding.Key] { [key] + others.map(\.key) }

  mutating func take(_ other: ToldFinding) {
    var alone = other
    alone.others = []
    others += [alone] + other.others
  }
}

/// Finds which findings of a view have one cause, so that what mends the first one mends the others.
///
/// - Rule: one explains another where both name the same view as the cause; where they stand at the same place, along one axis; where
///   both lack width in one row, or height in the window; where a container is too long since the other is; and
///   where the other is gone, in the window that is told, once the view that is too long keeps to what it is offered,
///   or the frame that leaves too little room is left out, and is found at no other size of texts.
/// - Rule: of findings that explain each other the one is told that explains most, and of these the first by rule, and
///   of these one of the phone of today.
struct CauseSearch {
  /// More layouts are not made to find causes.
  private static let mostTried = 200

  let checked: CheckedView
  let judge: CheckJudge

  func joined(_ told: [ToldFinding]) throws(Diagnostic) -> [ToldFinding] {
    let explained = try explained(told)
    var left = Set(told.indices)
    var joined: [(index: Int, finding: ToldFinding)] = []
    while !left.isEmpty {
      let reaches = left.map { ($0, Self.reach($0, explained, left)) }
      let first = reaches.max { one, other in
        let (first, second) = (told[one.0], told[other.0])
        let ranks = (one.1.count, -rank(first)), others = (other.1.count, -rank(second))
        if ranks != others { return ranks < others }
        let weights = [weight(first), weight(second)]
        return weights[0] == weights[1] ? one.0 > other.0 : weights[0] < weights[1]
      }
      guard let (index, reach) = first else { break }
      var finding = told[index]
      for other in reach.sorted() where other != index { finding.take(told[other]) }
      joined.append((index, finding))
      left.subtract(reach)
    }
    return joined.sorted { $0.index < $1.index }.map(\.finding)
  }

  private func rank(_ told: ToldFinding) -> Int {
    FindingRules.all.firstIndex { $0.name == told.key.rule } ?? 0
  }

  /// How much a finding matters beside others of its rule: on the phone of today more than elsewhere, upright more than on
  /// its side, and then by how far something sticks out.
  private func weight(_ told: ToldFinding) -> Double {
    let phones = CheckWindows.devices.prefix(2).enumerated().map { index, device in
      told.cases.contains { next in
        next.screen == index
          || checked.windows.size(on: device).map { next.holds($0.width, $0.height) } ?? false
      }
    }
    let usual = phones[0] ? 2.0 : phones[1] ? 1 : 0
    let most = ["before", "after"].compactMap(told.finding.number).max() ?? 0
    return usual * 10_000 + min(most, 9999)
  }

  /// What a finding explains, also by what that explains, and itself.
  private static func reach(_ index: Int, _ explained: [Set<Int>], _ among: Set<Int>) -> Set<Int> {
    var (reached, pending) = (Set([index]), [index])
    while let next = pending.popLast() {
      for other in explained[next] where among.contains(other) {
        if reached.insert(other).inserted { pending.append(other) }
      }
    }
    return reached
  }

  private func explained(_ told: [ToldFinding]) throws(Diagnostic) -> [Set<Int>] {
    var rest = Self.mostTried
    var explained: [Set<Int>] = []
    for (index, one) in told.enumerated() {
      var own = Set(told.indices.filter { $0 != index && one.isRelated(to: told[$0]) })
      // What is inside of a view would stick out of that view instead.
      let open = told.indices.filter {
        $0 != index && !own.contains($0) && !told[$0].isInside(one)
          && told[$0].sizes.isSubset(of: one.sizes)
      }
      if !open.isEmpty {
        for remedy in Remedy.counterfacts(for: one.finding) where rest > 0 {
          guard let changed = try checked.changed(by: remedy) else { continue }
          var known: [CheckSample: Set<SightedFinding.Key>] = [:]
          for other in open where !own.contains(other) {
            let sample = told[other].sample
            if known[sample] == nil, rest > 0 {
              rest -= 1
              known[sample] = try keys(sample, in: changed)
            }
            if known[sample]?.contains(told[other].key) == false { own.insert(other) }
          }
        }
      }
      explained.append(own)
    }
    return explained
  }

  private func keys(
    _ sample: CheckSample, in changed: CheckedView
  ) throws(Diagnostic) -> Set<SightedFinding.Key> {
    try judge.lookout.check()
    return judge.keys(try changed.current(sample.setting).layout(checked.proposal(sample)))
  }
}

extension ToldFinding {
  /// Rules of what lacks room, or takes that of others.
  static let rulesOfRoom = Set([
    TakesAll.name, NoRoom.name, CutText.name, BrokenWord.name, LeastScale.name, OutsideParent.name,
    OutsideScreen.name,
  ])

  /// Whether it is of a rule of what lacks room, or takes that of others.
  var isOfRoom: Bool { Self.rulesOfRoom.contains(key.rule) }

  /// Whether both have one cause by what is known of them, or a container is too long since this is.
  fileprivate func isRelated(to other: ToldFinding) -> Bool {
    if key.rule == other.key.rule, finding.rule.tellsEach, let cause = sighted.cause,
      cause == other.sighted.cause
    {
      return true
    }
    let isSamePlace = key.place == other.key.place && key.place.line != nil
    let ofWindow = [OutsideScreen.name, OutsideSafeArea.name]
    if isSamePlace, [key.rule, other.key.rule].allSatisfy(ofWindow.contains) {
      return mayShareAxis(with: other)
    }
    guard isOfRoom, other.isOfRoom else { return false }
    if let cause = sighted.cause, cause == other.sighted.cause { return true }
    return isSamePlace && mayShareAxis(with: other)
      || finding.isForWantOfRoom && other.finding.isForWantOfRoom
      || sharesRow(with: other) || widens(other) || lacksWidthInside(other)
  }

  /// Whether none lacks width while the other lacks height.
  private func mayShareAxis(with other: ToldFinding) -> Bool {
    guard let own = finding.axis, let axis = other.finding.axis else { return true }
    return own == axis
  }

  /// Whether the other lacks width in a view that is too wide itself.
  private func lacksWidthInside(_ other: ToldFinding) -> Bool {
    guard finding.axis == .horizontal,
      key.rule == OutsideScreen.name || key.rule == OutsideParent.name,
      let span = finding.shown.view.view.span, other.row != nil
    else { return false }
    return other.sighted.shown.around.contains { $0.view.view.span == span }
  }

  fileprivate func isInside(_ other: ToldFinding) -> Bool {
    guard let span = other.finding.shown.view.view.span else { return false }
    return sighted.shown.around.contains { $0.view.view.span == span }
  }

  /// Whether a container sticks out since this does, which is in it: it is only as wide as what it holds.
  private func widens(_ container: ToldFinding) -> Bool {
    let rules = [container.key.rule, key.rule]
    let outer = container.finding.shown.view.view
    guard rules.allSatisfy([OutsideParent.name, OutsideScreen.name].contains),
      !outer.content.isModifier, let span = outer.span
    else { return false }
    return finding.shown.around.contains { $0.view.view.span == span }
  }

  /// Whether both lack width that one row, or one grid, divides among them.
  private func sharesRow(with other: ToldFinding) -> Bool {
    guard sighted.cause == nil, other.sighted.cause == nil, let row = row, let next = other.row
    else { return false }
    let mayBeInOne =
      key.rule == other.key.rule && [BrokenWord.name, NoRoom.name].contains(key.rule)
    return row.place == next.place && row.depth == next.depth
      && (row.isGrid || row.number != next.number || mayBeInOne)
  }

  /// The innermost row or grid of the code around what lacks width, by a place and how deep it is in the view written
  /// there, and in which of its children that is; the row of an icon and a title is none of the code.
  private var row: (place: SourceSpan, depth: Int, number: Int, isGrid: Bool)? {
    let rules = [CutText.name, BrokenWord.name, LeastScale.name, TakesAll.name, NoRoom.name]
    guard rules.contains(key.rule), !finding.isForWantOfRoom else { return nil }
    let inside = sighted.shown.outward.first { step in
      guard let row = step.parent?.view, !row.view.isMade else { return false }
      // What is offered nothing divides nothing.
      if key.rule == NoRoom.name, row.proposal.width ?? 1 < 0.05 { return false }
      let content = row.view.content
      return content is LazyVerticalGrid || content is Grid || content is HorizontalStack
    }
    guard let number = inside?.number, let row = inside?.parent,
      let written = row.outward.first(where: { $0.view.view.span != nil }),
      let place = written.view.view.span
    else { return nil }
    let isGrid = !(row.view.view.content is HorizontalStack)
    return (place, row.depth - written.depth, number, isGrid)
  }
}
