import LayEngine
import LayLanguage

/// Where a finding is found, in words: `widths 320 to below 343.2 from xxx-large`.
enum CheckWhere {
  /// More ranges are counted, and not listed.
  private static let mostRanges = 3

  /// - Parameter judged: the sizes of texts that were judged.
  static func text(
    _ cases: [CheckCase], in windows: CheckWindows = .usual,
    of judged: [DynamicType] = DynamicType.allCases
  ) -> String {
    guard !cases.isEmpty else { return "" }
    let screens = Set(cases.map(\.screen)).compactMap(\.self).sorted()
    if !screens.isEmpty {
      let directions = Set(cases.map(\.direction))
      return [
        devices(screens, cases),
        directions == [.rightToLeft] ? self.directions(directions) : "",
        lengths(Set(cases.map(\.textLength))),
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let phones = windows.lowOnes.filter { $0.isAmong(cases) }
    let others = cases.compactMap(\.withoutLowWindows)
    let ranges = WidthRange.union(others.map(\.widths))
    let within = windows.lowOnes.filter { low in
      ranges.contains { $0.contains(low.widths.lowerBound) }
    }
    // Those of them that are as the others at their widths are told with these.
    let (areSame, areAll) = (phones == within, phones == windows.lowOnes)
    let (found, all) = (others.flatMap(\.heights), windows.heights)
    let sizes = { (cases: [CheckCase]) in
      windows.isOfMac ? "" : self.sizes(Set(cases.map(\.textSize)), of: judged)
    }
    let parts = [
      others.isEmpty
        ? "\(self.phones(phones, areAll)) \(sizes(cases))"
        : spread(others, judged)
          ?? "\(widths(rounded(ranges), of: windows.widths)) \(sizes(others))",
      others.isEmpty
        ? ""
        : areSame || phones.isEmpty
          ? heights(
            Set(found + phones.flatMap(\.heights)),
            of: Set(within.flatMap(\.heights)).sorted() + all)
          : "\(heights(Set(found), of: all)) and \(areAll ? "" : "some ")phones on their sides",
      directions(Set(cases.map(\.direction))), lengths(Set(cases.map(\.textLength))),
    ].map { $0.split(separator: " ").joined(separator: " ") }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Low windows: `phones on their sides with 712 x 354`.
  private static func phones(_ phones: [CheckWindows.Part], _ areAll: Bool) -> String {
    if areAll { return "phones on their sides" }
    let sizes = phones.map { phone in
      [phone.widths.lowerBound, phone.heights[0]].map(NumberText.of).joined(separator: " x ")
    }
    let isFew = sizes.count <= mostRanges
    return isFew
      ? "phones on their sides with \(sizes.joined(separator: ", "))"
      : "some phones on their sides, as with \(sizes[0])"
  }

  /// The devices with the sizes of texts, those together that have the same: `on iphone-se from xxx-large and on
  /// iphone-17 at accessibility5`.
  private static func devices(_ screens: [Int], _ cases: [CheckCase]) -> String {
    var groups: [(titles: [String], sizes: Set<DynamicType>)] = []
    for screen in screens {
      let sizes = Set(cases.filter { $0.screen == screen }.map(\.textSize))
      let title = CheckWindows.devices[screen].title
      if let known = groups.firstIndex(where: { $0.sizes == sizes }) {
        groups[known].titles.append(title)
      } else {
        groups.append(([title], sizes))
      }
    }
    return groups.map { titles, sizes in
      let isAtAll = sizes == [.large, .accessibility5]
      let words = isAtAll ? "" : self.sizes(sizes, of: CheckSearch.firstTextSizes)
      return "on \(titles.joined(separator: ", "))" + (words.isEmpty ? "" : " \(words)")
    }.joined(separator: " and ")
  }

  /// The widths at the least and at the largest size of texts, where they differ much, so that no range is true of all
  /// sizes: `widths 320 to 405.8 at large, to 1094.4 at accessibility5`.
  private static func spread(_ cases: [CheckCase], _ judged: [DynamicType]) -> String? {
    let judged = DynamicType.allCases.filter(judged.contains)
    let sizes = judged.map { size in cases.filter { $0.textSize == size } }
    let places = sizes.indices.filter { !sizes[$0].isEmpty }
    guard let least = places.first, let most = places.last, most - least + 1 == places.count else {
      return nil
    }
    let ends = [least, most].map { rounded(WidthRange.union(sizes[$0].map(\.widths))) }
    guard ends[0].count == 1, ends[1].count == 1, let one = ends[0].first,
      let other = ends[1].first,
      isFar(one.start, other.start) || isFar(one.end, other.end)
    else { return nil }
    let words = RangeText.stretch(other)
    let start = one.start == other.start ? words.firstRange(of: "to ")?.lowerBound : nil
    return "widths \(RangeText.stretch(one)) at \(judged[least].spelling), "
      + "\(words[(start ?? words.startIndex)...]) at \(judged[most].spelling)"
  }

  /// Ranges with ends of one decimal, which leave no width out; those that meet then are one.
  private static func rounded(_ ranges: [WidthRange]) -> [WidthRange] {
    let wider = ranges.map { range in
      guard range.start != range.end else { return range }
      let start = (range.start.length * 10).rounded(.down) / 10
      let end = (range.end.length * 10).rounded(.up) / 10
      let isIncluded = range.end.isIncluded && !ProposalBounds.isBelow(range.end.length)
      return WidthRange(
        start: RangeEnd(length: start, isIncluded: range.start.isIncluded),
        end: RangeEnd(length: end, isIncluded: isIncluded))
    }
    return WidthRange.union([wider])
  }

  /// Whether two ends are more than a tenth of the larger one from each other.
  private static func isFar(_ one: RangeEnd, _ other: RangeEnd) -> Bool {
    abs(one.length - other.length) > max(one.length, other.length) / 10
  }

  static func widths(
    _ ranges: [WidthRange], of all: ClosedRange<Double> = CheckRequest.allWidths
  ) -> String {
    guard let first = ranges.first, let last = ranges.last else { return "" }
    if ranges.count == 1, first.contains(all.lowerBound), first.contains(all.upperBound) {
      return "all widths"
    }
    let isFew = ranges.count <= mostRanges
    if !isFew { return "some widths from " + RangeText.stretch(from: first.start, to: last.end) }
    let noun = ranges.count == 1 && first.start == first.end ? "width " : "widths "
    return noun + ranges.map(RangeText.stretch).joined(separator: ", ")
  }

  /// - Parameter judged: the sizes that were judged; where the smallest and the largest are among them, those between that
  ///   were not are left out of account.
  static func sizes(
    _ sizes: Set<DynamicType>, of judged: [DynamicType] = DynamicType.allCases
  ) -> String {
    let isOfAll = [DynamicType.allCases.first, .allCases.last].compactMap(\.self).allSatisfy(
      judged.contains)
    let all = DynamicType.allCases.filter {
      !isOfAll || judged.contains($0) || sizes.contains($0)
    }
    let places = all.indices.filter { sizes.contains(all[$0]) }
    guard places.count < all.count, let first = places.first, let last = places.last else {
      return ""
    }
    guard last - first + 1 == places.count else {
      return "at "
        + runs(of: places).map { run in
          let names = [run.lowerBound, run.upperBound].map { all[$0].spelling }
          return run.count == 1 ? names[0] : names.joined(separator: run.count == 2 ? ", " : " to ")
        }.joined(separator: ", ")
    }
    if first == last { return "at \(all[first].spelling)" }
    if last == all.count - 1 { return "from \(all[first].spelling)" }
    return "from \(all[first].spelling) to \(all[last].spelling)"
  }

  /// Numbers that follow each other: of 1, 2 and 4 the ranges 1 to 2 and 4 to 4.
  private static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }

  private static func heights(_ heights: Set<Double>, of all: [Double]) -> String {
    let judgedAlways =
      all.filter(CheckSetting.isLow) + CheckSearch.few(of: all.filter { !CheckSetting.isLow($0) })
    guard !heights.isSuperset(of: judgedAlways), let least = heights.min(),
      let most = heights.max()
    else { return "" }
    if least == most { return "at a height of \(NumberText.of(least))" }
    if least == all.first { return "at heights up to \(NumberText.of(most))" }
    if most == all.last { return "at heights from \(NumberText.of(least))" }
    return "at heights from \(NumberText.of(least)) to \(NumberText.of(most))"
  }

  private static func directions(_ directions: Set<LayoutDirection>) -> String {
    guard directions.count == 1, let only = directions.first else { return "" }
    return only == .leftToRight ? "from left to right" : "from right to left"
  }

  private static func lengths(_ lengths: Set<Int>) -> String {
    guard let least = lengths.min(), least > 100 else { return "" }
    return "with texts of \(least) %"
  }
}

extension CheckCase {
  /// The same of windows that are not low; nil where there are none.
  fileprivate var withoutLowWindows: CheckCase? {
    var others = self
    others.heights.removeAll(where: CheckSetting.isLow)
    return others.heights.isEmpty ? nil : others
  }
}
