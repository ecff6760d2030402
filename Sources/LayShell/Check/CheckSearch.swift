import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree

/// A view that is judged: the last one of a script, a preview, or a view of SwiftUI code.
struct CheckedView {
  let path: String
  /// What `--view` is given to show it; nil for the view that is shown without.
  let name: String?
  /// Where it is made; nil for a script.
  var place: CheckPlace?
  /// By which it is known in other versions of the file.
  let label: String
  var view: View
  let interpreter: Interpreter
  let face: Face
  /// The windows in which it is judged.
  var windows = CheckWindows.usual
  /// Whether it is a part of screens, so that it has all the height that it wants.
  var isPart = false
  /// Whether no height is proposed to it.
  var hasFreeHeight = false
  /// Whether other views give it what is around it, and no preview shows it so.
  var isLone = false
  /// The modifiers for controls that other views set around it, which nothing sets here.
  var styles: Set<String> = []
  /// Whether it stands in rows of lists, which take the fingers.
  var isOfRows = false
  /// Whether all systems that its app is for have `ViewThatFits`.
  var hasViewThatFits = true
  /// What is made for a preview alone, beside the views of its file.
  var samples: [SourceSpan] = []
  /// The views of its file in whose closures a preview puts others.
  var containers: [SourceSpan] = []
  /// The code of its files by their numbers, where it is Swift.
  var trees: [Int32: SwiftTree] = [:]
  /// What runs its code, where it is Swift, and what is not known of a script.
  var evaluator: SwiftEvaluator?
  var guessesOfScript: [SourceSpan] = []
  /// What the view needs as long as it may be laid out.
  let owner: AnyObject?
  /// Makes it for one device; nil for a view that is the same in all windows.
  var makeForDevice: MakeForDevice?
  /// What a remedy changes in it when it is made for a device.
  var change: (View) -> View = { $0 }

  /// Makes a view, with what is changed in it, and does what it does once it is there.
  typealias MakeForDevice = (
    RootEnvironment, @escaping (View) -> View
  ) throws(Diagnostic) -> CurrentView?

  /// The places of what is not known, so that something stands for it: at another proposal its layouts run other
  /// code.
  var guesses: [SourceSpan] { evaluator?.guesses ?? guessesOfScript }
  /// Whether a view is the box that stands for one that is not followed.
  func isStandIn(_ view: View) -> Bool { evaluator?.isStandIn(view) ?? false }
  /// The code that is shown as a text.
  var shownNames: Set<String> { evaluator?.shownNames ?? [] }

  /// What is proposed in a window.
  func proposal(_ sample: CheckSample) -> ProposedViewSize {
    ProposedViewSize(width: sample.width, height: height(sample.height))
  }

  private func height(_ height: Double) -> Double? { hasFreeHeight ? nil : height }

  /// The search over the widths of windows of a height.
  fileprivate func search(
    _ view: CurrentView, _ height: Double, _ alike: AlikeLayouts
  ) -> FindingRangeSearch {
    FindingRangeSearch(view: view, height: self.height(height), alike: alike)
  }

  /// The view at a setting, to be laid out.
  ///
  /// - Parameter keepsRoom: whether the window keeps the room free that its device does.
  func current(
    _ setting: CheckSetting, keepsRoom: Bool = false
  ) throws(Diagnostic) -> CurrentView {
    let device = windows.device(setting)
    var environment = windows.rootEnvironment(setting, face)
    if keepsRoom { environment.screen = device.screen }
    // Views of one file are made by the same code, each for its own device.
    if let screen = device.screen { evaluator?.use(device.device.kind, screen) }
    let change = change
    func lengthened(_ view: View) -> View { LongerText.lengthened(view, to: setting.textLength) }
    if let makeForDevice, setting.screen != nil,
      let made = try makeForDevice(environment, { lengthened(change($0)) })
    {
      return made
    }
    return try CurrentView(
      lengthened(view), in: environment, keepsContent: true,
      reasonToStop: interpreter.reasonToStop)
  }

  /// The view with what stands for views in it by a remedy; nil where that changes nothing.
  func changed(by remedy: Remedy) throws(Diagnostic) -> CheckedView? {
    try changed(by: remedy.change)
  }

  /// The view with what stands for views in it; nil where that changes nothing.
  func changed(by replacement: @escaping (View) -> View?) throws(Diagnostic) -> CheckedView? {
    var change = ViewChange(replacement)
    var changed = self
    changed.view = change.apply(to: view)
    changed.change = { view in
      var change = ViewChange(replacement)
      return change.apply(to: view)
    }
    if change.count == 0 { _ = try changed.current(CheckSetting()) }
    return change.count == 0 ? nil : changed
  }
}

/// A view at some settings, made once at each.
struct ViewsBySetting {
  private let checked: CheckedView
  private var known: [CheckSetting: CurrentView] = [:]

  init(_ checked: CheckedView) { self.checked = checked }

  mutating func view(_ setting: CheckSetting) throws(Diagnostic) -> CurrentView {
    if let known = known[setting] { return known }
    let view = try checked.current(setting)
    known[setting] = view
    return view
  }

  mutating func layout(_ sample: CheckSample) throws(Diagnostic) -> Layout {
    try view(sample.setting).layout(checked.proposal(sample))
  }
}

/// Finds what breaks in one view, over all windows and texts.
///
/// - Rule: all widths, as `FindingRangeSearch` follows them, at all sizes of texts that are asked for (`runSizes`).
/// - Rule: a view that cannot be followed over widths, or has taken too much work, is judged at a few sizes of
///   texts alone, and at the lowest and the highest height.
/// - Rule: of the heights the lowest and the highest are judged; at widths that have the same structure
///   and the same findings at both, the heights between have them too, and at the others the middle
///   one is judged as well. At sizes of texts that are not judged first there are three heights.
/// - Rule: what devices keep free is kept on some of them alone, at the usual and the largest size of texts.
/// - Rule: a view that measures its window so that something moves, or asks for its screen, is made anew for each of some
///   devices, and judged on these alone, at a few sizes of texts.
/// - Rule: another size class or direction is judged by itself where views are placed otherwise in it,
///   mirrored for a direction.
struct CheckSearch {
  typealias Cases = [SightedFinding.Key: [CheckCase]]

  let checked: CheckedView
  let judge: CheckJudge
  private(set) var cases: Cases = [:]
  /// The sizes of texts at which all windows were judged, or were like others.
  private(set) var judgedSizes: [DynamicType] = []
  private(set) var isFollowed = true
  /// Whether no width was tried, between which is guessed, and all sizes and heights were judged.
  private(set) var isExact = true
  /// The search ends with the first finding of which this is true.
  private let refutes: (SightedFinding.Key) -> Bool
  private(set) var isRefuted = false
  /// What is known of remedies for what is found.
  let tried = TriedRemedies()
  let alike: AlikeLayouts

  init(
    _ checked: CheckedView, _ judge: CheckJudge,
    _ refutes: @escaping (SightedFinding.Key) -> Bool = { _ in false }
  ) {
    (self.checked, self.judge, self.refutes) = (checked, judge, refutes)
    alike = AlikeLayouts(judge)
  }

  /// Judges all that is asked for.
  ///
  /// - Parameter first: the size of texts that is judged first; nil for the usual one.
  mutating func run(first: DynamicType? = nil) throws(Diagnostic) {
    guard checked.makeForDevice == nil else { return try runDevices() }
    for length in judge.request.textLengths {
      try runSizes(
        CheckSetting(textLength: length),
        first: [first ?? .large] + Self.firstTextSizes.filter { $0 != .xSmall })
      try runScreens(CheckSetting(textLength: length))
    }
    isExact = isExact && isWhole
  }

  /// Judges what reaches into the room that devices keep free, since it ignores that; what is too large for a
  /// window is found in windows.
  mutating func runScreens(_ setting: CheckSetting) throws(Diagnostic) {
    guard !checked.windows.isOfMac else { return }
    let sizes = judge.request.textSizes.filter(Self.mostTelling.contains)
    for index in checked.windows.keepingRoom {
      for size in sizes {
        try run(on: index, size, setting) { sighted in
          sighted.key.rule == OutsideSafeArea.name
            && sighted.finding.cause?.view.view.content is IgnoresSafeArea
        }
      }
    }
  }

  /// Judges all devices, each with the view that is made for it: at the usual and the largest size of texts, and on
  /// narrow ones at the others and in the other direction too.
  private mutating func runDevices() throws(Diagnostic) {
    (isFollowed, isExact) = (false, false)
    let telling = textSizes.filter(Self.mostTelling.contains)
    for length in judge.request.textLengths {
      for index in checked.windows.devices {
        let isNarrow = CheckWindows.narrow.contains(index)
        for size in isNarrow || telling.isEmpty ? textSizes : telling where !isRefuted {
          try run(on: index, size, CheckSetting(textLength: length)) { _ in true }
        }
        guard isNarrow, !isRefuted else { continue }
        var setting = CheckSetting(textLength: length)
        setting.direction = .rightToLeft
        try run(on: index, .large, setting) { _ in true }
      }
    }
  }

  private mutating func run(
    on index: Int, _ size: DynamicType, _ setting: CheckSetting,
    _ counts: (SightedFinding) -> Bool
  ) throws(Diagnostic) {
    var setting = setting
    (setting.screen, setting.textSize) = (index, size)
    let view = try checked.current(setting)
    guard let room = view.rootEnvironment.screen?.proposal, let width = room.width,
      let height = room.height, judge.request.widths.contains(width)
    else { return }
    let sample = CheckSample(setting: setting, width: width, height: height)
    for sighted in try judge.sighted(view, checked.proposal(sample)) where counts(sighted) {
      isRefuted = isRefuted || refutes(sighted.key)
      let end = RangeEnd(length: width, isIncluded: true)
      cases[sighted.key, default: []].append(
        CheckCase(
          textSize: size, direction: setting.direction, textLength: setting.textLength,
          heights: [height], widths: [WidthRange(start: end, end: end)], screen: index))
    }
  }

  /// The usual size of texts and the largest.
  private static let mostTelling: [DynamicType] = [.large, .accessibility5]

  /// The sizes of texts that are judged first: the usual one, both ends, and the largest one that is no help for
  /// accessibility.
  static let firstTextSizes: [DynamicType] = [
    .large, .accessibility5, .xSmall, .xxxLarge,
  ]

  var isWhole: Bool { isFollowed && !alike.isTooMuch }

  /// The sizes of texts that are judged, in this order.
  var textSizes: [DynamicType] {
    let asked = checked.windows.textSizes(in: judge.request.textSizes)
    let first = Self.firstTextSizes.filter(asked.contains)
    if first.isEmpty { return asked }
    return isWhole ? first + asked.filter { !first.contains($0) } : first
  }

  /// Whether something refutes in one of some windows at a size of texts, there or anywhere.
  func refutes(
    _ setting: CheckSetting, _ windows: [(width: Double, height: Double)],
    there: (SightedFinding.Key, CheckSample) -> Bool
  ) throws(Diagnostic) -> Bool {
    alike.textSize = setting.textSize
    var views = ViewsBySetting(checked)
    for (width, height) in windows {
      let sample = CheckSample(setting, width, height, in: checked.windows)
      if alike.keys(try views.layout(sample)).contains(where: { refutes($0) || there($0, sample) })
      {
        return true
      }
    }
    return false
  }

  /// The lowest and the highest of some heights, and the usual one.
  static func few(of heights: [Double]) -> [Double] {
    heights.filter { [heights.first, CheckSetting.usual.height, heights.last].contains($0) }
  }

  /// Takes what was found at a size of texts for what would be found at another one.
  mutating func add(_ found: Cases, at size: DynamicType) {
    judgedSizes.append(size)
    for (key, known) in found { cases[key, default: []] += known.map { $0.with(size) } }
  }

  /// Judges all windows at a size of texts.
  ///
  /// - Parameter isOfFew: whether to judge few of the heights.
  mutating func run(_ setting: CheckSetting, isOfFew: Bool = false) throws(Diagnostic) {
    judgedSizes.append(setting.textSize)
    alike.textSize = setting.textSize
    var views = ViewsBySetting(checked)
    let usualView = try views.view(setting)
    let usual = try Self.probes.map { size throws(Diagnostic) in try usualView.layout(size) }
    var (wide, low, mirrored) = (setting, setting, setting)
    (wide.isWide, low.isLow, mirrored.direction) = (true, true, .rightToLeft)
    let isSameWide = try isSame(usual, views.view(wide))
    let isSameLow = try isSame(usual, views.view(low))
    let isMirrored = try isSame(usual, views.view(mirrored))
    for part in checked.windows.parts(in: judge.request.widths, joinsHigh: isSameWide) {
      var setting = setting
      (setting.isLow, setting.isWide) = (part.isLow && !isSameLow, part.isWide && !isSameWide)
      for direction in isMirrored ? [setting.direction] : LayoutDirection.allCases
      where !isRefuted {
        setting.direction = direction
        let heights = isOfFew ? Self.few(of: part.heights) : part.heights
        try run(views.view(setting), setting, part.widths, heights, alsoMirrored: isMirrored)
      }
    }
  }

  /// The sizes at which layouts of two settings, or before and after actions, are compared.
  static let probes = [(320.0, 400.0), (411, 812), (1024, 700), (1376, 1376)].map {
    ProposedViewSize(width: $0, height: $1)
  }

  /// Whether a view that was made for another setting places all views as in some layouts.
  private func isSame(_ layouts: [Layout], _ other: CurrentView) throws(Diagnostic) -> Bool {
    for layout in layouts {
      let isMirrored =
        layout.tree.rootEnvironment.layoutDirection != other.rootEnvironment.layoutDirection
      let next = try other.layout(layout.proposal)
      let isAlike = layout.isPlaced(like: next, isMirrored: isMirrored) { judge.lookout.isOver }
      guard isAlike else { return false }
    }
    return true
  }

  private mutating func run(
    _ view: CurrentView, _ setting: CheckSetting, _ widths: ClosedRange<Double>,
    _ heights: [Double], alsoMirrored: Bool
  ) throws(Diagnostic) {
    let alike = alike
    var found: [Double: FindingRanges] = [:]
    func ranges(_ height: Double) throws(Diagnostic) -> FindingRanges {
      if let known = found[height] { return known }
      let search = checked.search(view, height, alike)
      let other = heights.first.flatMap { found[$0] }
      let ranges = try search.run(over: widths, beside: other)
      found[height] = ranges
      return ranges
    }
    var pending = heights.isEmpty ? [] : [heights.indices]
    if checked.hasFreeHeight, let first = heights.first {
      let ranges = try ranges(first)
      isRefuted = ranges.ranges.keys.contains(where: refutes)
      for height in heights { found[height] = ranges }
      pending = []
    }
    while !isRefuted, let part = pending.popLast(), let low = part.first, let high = part.last {
      let (lowest, highest) = (try ranges(heights[low]), try ranges(heights[high]))
      isRefuted = [lowest, highest].contains { $0.ranges.keys.contains(where: refutes) }
      guard high > low + 1 else { continue }
      if lowest == highest {
        for index in part { found[heights[index]] = lowest }
      } else if isWhole, lowest.isFollowed, highest.isFollowed {
        let middle = (low + high) / 2
        let search = checked.search(view, heights[middle], alike)
        found[heights[middle]] = try search.run(over: widths, between: lowest, highest)
        pending += [low..<middle + 1, middle..<high + 1]
      }
    }
    isFollowed = isFollowed && found.values.allSatisfy(\.isFollowed)
    isExact = isExact && found.values.allSatisfy(\.isExact)
    let directions = alsoMirrored ? LayoutDirection.allCases : [setting.direction]
    for direction in directions {
      for (height, ranges) in found.sorted(by: { $0.key < $1.key }) {
        for (key, widths) in ranges.ranges {
          let joinable = widths.map { CheckSetting.joinable($0, in: checked.windows) }
          add(key, setting, direction, height, joinable)
        }
      }
    }
  }

  private mutating func add(
    _ key: SightedFinding.Key, _ setting: CheckSetting, _ direction: LayoutDirection,
    _ height: Double, _ widths: [WidthRange]
  ) {
    let known = cases[key]?.firstIndex {
      $0.textSize == setting.textSize && $0.direction == direction
        && $0.textLength == setting.textLength && $0.widths == widths
    }
    if let known {
      cases[key]?[known].heights.append(height)
    } else {
      cases[key, default: []].append(
        CheckCase(
          textSize: setting.textSize, direction: direction, textLength: setting.textLength,
          heights: [height], widths: widths))
    }
  }
}
