import LayEngine
import LayLanguage

extension CheckSearch {
  /// Judges all windows at all sizes of texts that are asked for.
  ///
  /// - Rule: some sizes are judged first, the largest among them. A size between two at which the same is found in the
  ///   same windows has that too, where a layout of it in each of the smallest and largest windows has the same views as
  ///   at one of both and the same findings; else the middle one between the two is judged. For what lacks room or has
  ///   too much of it does so more, the larger texts are. Sizes below the first ones have likewise what the smallest of
  ///   these has at all widths, if it has nothing else; or else the smallest of all is judged.
  /// - Parameters:
  ///   - setting: all but the size.
  ///   - first: the sizes that are judged first.
  mutating func runSizes(
    _ setting: CheckSetting, first: [DynamicType]
  ) throws(Diagnostic) {
    let asked = DynamicType.allCases.filter(
      checked.windows.textSizes(in: judge.request.textSizes).contains)
    let largest = [asked.last].compactMap(\.self)
    var judged: [DynamicType] = []
    for size in first.filter(asked.contains) + largest where !judged.contains(size) && !isRefuted {
      judged.append(size)
      try run(setting.with(size))
    }
    var places = judged.compactMap(asked.firstIndex).sorted()
    if let least = places.first, least > 0, !isRefuted {
      let (smaller, known) = (asked[..<least], setting.with(asked[least]))
      let found = found(known)
      if isEverywhere(found), try isSame(smaller, known, known) {
        for size in smaller { add(found, at: size) }
      } else {
        try run(setting.with(asked[0]), isOfFew: true)
        places.insert(0, at: 0)
      }
    }
    var gaps = zip(places, places.dropFirst()).map { $0...$1 }.reversed() as [ClosedRange<Int>]
    while let gap = gaps.popLast(), isWhole, !isRefuted {
      let between = asked[gap].dropFirst().dropLast()
      if between.isEmpty { continue }
      let (low, high) = (setting.with(asked[gap.lowerBound]), setting.with(asked[gap.upperBound]))
      if try isSame(between, low, high) {
        let found = found(low)
        for size in between { add(found, at: size) }
      } else {
        let middle = (gap.lowerBound + gap.upperBound) / 2
        try run(setting.with(asked[middle]), isOfFew: true)
        gaps += [middle...gap.upperBound, gap.lowerBound...middle]
      }
    }
  }

  /// Whether all that is found is found at all widths.
  private func isEverywhere(_ found: Cases) -> Bool {
    let all = checked.windows.widths.clamped(to: judge.request.widths)
    return found.values.allSatisfy { cases in
      let high = cases.filter { $0.screen == nil && !$0.heights.allSatisfy(CheckSetting.isLow) }
      return !high.isEmpty
        && high.allSatisfy { known in
          known.widths.contains { $0.contains(all.lowerBound) && $0.contains(all.upperBound) }
        }
    }
  }

  /// Whether sizes between two have what both have.
  private func isSame(
    _ between: ArraySlice<DynamicType>, _ low: CheckSetting, _ high: CheckSetting
  ) throws(Diagnostic) -> Bool {
    let found = found(low, isOfFew: true)
    guard found == self.found(high, isOfFew: true) else { return false }
    let windows = extremes
    var views = ViewsBySetting(checked)
    func sample(_ setting: CheckSetting, _ window: (width: Double, height: Double)) -> CheckSample {
      CheckSample(setting, window.width, window.height, in: checked.windows)
    }
    func hasSameViews(_ layout: Layout, _ other: Layout) -> Bool {
      layout.root.hasSameViews(as: other.root) { judge.lookout.isOver }
    }
    for size in between {
      alike.textSize = size
      for window in windows {
        let layout = try views.layout(sample(low.with(size), window))
        let known = sample(low, window)
        guard alike.keys(layout) == Set(found.keys.filter { isFound($0, known) }) else {
          return false
        }
        if hasSameViews(layout, try views.layout(known)) { continue }
        guard hasSameViews(layout, try views.layout(sample(high, window))) else { return false }
      }
    }
    return true
  }

  /// What is found at a size of texts and a length, the size left out.
  ///
  /// - Parameter isOfFew: whether to leave out heights that are not judged at all sizes.
  private func found(_ setting: CheckSetting, isOfFew: Bool = false) -> Cases {
    let parts = checked.windows.parts(in: judge.request.widths, joinsHigh: true)
    let few = Set(parts.flatMap { Self.few(of: $0.heights) })
    return cases.compactMapValues { cases in
      let alike = cases.compactMap { known -> CheckCase? in
        guard known.textSize == setting.textSize, known.textLength == setting.textLength else {
          return nil
        }
        var known = known.with(.large)
        if isOfFew, known.screen == nil { known.heights.removeAll { !few.contains($0) } }
        return known.heights.isEmpty ? nil : known
      }
      return alike.isEmpty ? nil : alike
    }
  }

  /// The smallest and the largest windows, the low ones first.
  var extremes: [(width: Double, height: Double)] {
    let parts = checked.windows.parts(in: judge.request.widths, joinsHigh: true)
    let low = parts.filter(\.isLow)
    let ends = [low.first, low.count > 1 ? low.last : nil].compactMap(\.self)
    return (ends + parts.filter { !$0.isLow }).flatMap { part in
      Set([part.widths.lowerBound, part.widths.upperBound]).sorted().flatMap { width in
        Set([part.heights.first, part.heights.last].compactMap(\.self)).sorted().map { (width, $0) }
      }
    }
  }
}
