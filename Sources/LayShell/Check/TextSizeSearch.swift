import LayEngine
import LayLanguage

extension CheckSearch {
  /// Judges all windows at all sizes of texts that are asked for.
  ///
  /// - Rule: some sizes are judged first, the smallest and the largest among them. A size between two at which the same
  ///   is found in the same windows has that too, where a layout of it in each of the smallest and largest windows has
  ///   the same views as at one of both and the same findings; else the middle one between the two is judged. For what
  ///   lacks room or has too much of it does so more, the larger texts are.
  /// - Parameters:
  ///   - setting: all but the size.
  ///   - first: the sizes that are judged first.
  mutating func runSizes(
    _ setting: CheckSetting, first: [DynamicType]
  ) throws(Diagnostic) {
    let asked = DynamicType.allCases.filter(
      checked.windows.textSizes(in: judge.request.textSizes).contains)
    let ends = [asked.first, asked.last].compactMap(\.self)
    var judged: [DynamicType] = []
    for size in first.filter(asked.contains) + ends where !judged.contains(size) && !isRefuted {
      judged.append(size)
      try run(setting.with(size))
    }
    let places = judged.compactMap(asked.firstIndex).sorted()
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
        try run(setting.with(asked[middle]))
        gaps += [middle...gap.upperBound, gap.lowerBound...middle]
      }
    }
  }

  /// Whether sizes between two have what both have.
  private func isSame(
    _ between: ArraySlice<DynamicType>, _ low: CheckSetting, _ high: CheckSetting
  ) throws(Diagnostic) -> Bool {
    let found = found(low)
    guard found == self.found(high) else { return false }
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
  private func found(_ setting: CheckSetting) -> Cases {
    cases.compactMapValues { cases in
      let alike = cases.filter {
        $0.textSize == setting.textSize && $0.textLength == setting.textLength
      }
      return alike.isEmpty ? nil : alike.map { $0.with(.large) }
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
