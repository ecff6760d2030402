import LayEngine
import LayLanguage

extension CheckSearch {
  /// What moves by less, or grows by less, is not seen to.
  static let leastMove = 8.0

  /// Whether a remedy moves views in a usual window where nothing that it is to mend is found, or lets a frame take
  /// more room than what is in it needs.
  func hasSideEffects(
    _ remedy: Remedy, _ changed: CheckedView, _ keys: [SightedFinding.Key]
  ) throws(Diagnostic) -> Bool {
    var (old, new) = (ViewsBySetting(checked), ViewsBySetting(changed))
    for sample in usualWindows {
      let after = try new.layout(sample)
      if takesTooMuch(remedy, after) { return true }
      if keys.contains(where: { isFound($0, sample) }) { continue }
      if moves(try old.layout(sample), after, remedy) { return true }
    }
    return false
  }

  /// Whether something is found in one window.
  func isFound(_ key: SightedFinding.Key, _ sample: CheckSample) -> Bool {
    cases[key, default: []].contains { known in
      let isThere =
        known.heights.contains(sample.height) && known.widths.contains { $0.contains(sample.width) }
      let size = known.screen.flatMap { checked.windows.size(on: CheckWindows.devices[$0]) }
      let isOnDevice = size.map { $0 == (sample.width, sample.height) } ?? false
      return known.textSize == sample.setting.textSize
        && known.textLength == sample.setting.textLength && (isThere || isOnDevice)
    }
  }

  /// The rooms on usual devices, or on a Mac the smallest and the largest window, with texts of the first size.
  private var usualWindows: [CheckSample] {
    guard let size = textSizes.first else { return [] }
    let windows = checked.windows
    func sample(_ width: Double, _ height: Double, on screen: Int? = nil) -> CheckSample {
      var setting = CheckSetting(textSize: size)
      setting.screen = screen
      return CheckSample(setting, width, height, in: checked.windows)
    }
    if windows.isOfMac {
      let ends = [
        (windows.widths.lowerBound, windows.heights.first),
        (windows.widths.upperBound, windows.heights.last),
      ]
      return ends.compactMap { width, height in height.map { sample(width, $0) } }
    }
    return windows.devices.compactMap { index in
      guard let (width, height) = windows.size(on: CheckWindows.devices[index]),
        judge.request.widths.contains(width)
      else { return nil }
      return sample(width, height, on: checked.makeForDevice == nil ? nil : index)
    }
  }

  /// Whether what people see is elsewhere in the window, or of another size.
  ///
  /// - Rule: a scroll view has its content at its top, wherever that was as a whole, where a `ViewThatFits` cannot leave
  ///   it there.
  private func moves(_ before: Layout, _ after: Layout, _ remedy: Remedy) -> Bool {
    func frames(_ layout: Layout) -> [ViewFrame] {
      let judged = JudgedLayout(layout, nil, judge.lookout)
      return judged.seen.map { place in
        var frame = judged.views[place].frame
        frame.origin.x -= judged.window.origin.x
        frame.origin.y -= judged.window.origin.y
        return frame
      }
    }
    let (old, new) = (frames(before), frames(after))
    guard old.count == new.count else { return true }
    var whole = ViewPoint(x: 0, y: 0)
    if case .around = remedy.writing, !checked.hasViewThatFits, let old = old.first,
      let new = new.first
    {
      whole = ViewPoint(x: new.origin.x - old.origin.x, y: new.origin.y - old.origin.y)
    }
    return zip(old, new).contains { old, new in
      [
        new.origin.x - whole.x - old.origin.x, new.origin.y - whole.y - old.origin.y,
        new.size.width - old.size.width, new.size.height - old.size.height,
      ].contains { abs($0) > Self.leastMove }
    }
  }

  /// Whether a frame that may grow takes all that it is offered, since what is in it does.
  private func takesTooMuch(_ remedy: Remedy, _ layout: Layout) -> Bool {
    guard case .flexible(let spans, isLeast: true, _) = remedy.writing else { return false }
    return JudgedLayout(layout, nil, judge.lookout).views.contains { judged in
      guard let frame = judged.content as? FlexibleFrame, judged.view.childCount == 1,
        judged.view.view.span.map(spans.contains) == true
      else { return false }
      let (inner, size) = (judged.view.child(0), judged.frame.size)
      func needed(_ proposal: ProposedViewSize) -> ViewSize? {
        try? TracedEngine.layOut(inner.node, of: inner.layout.tree, proposal).size
      }
      if let least = frame.width.minimum, size.width > least + Self.leastMove,
        let needed = needed(ProposedViewSize(width: nil, height: nil))?.width,
        size.width > needed + Self.leastMove
      {
        return true
      }
      guard let least = frame.height.minimum, size.height > least + Self.leastMove,
        let needed = needed(ProposedViewSize(width: inner.frame.size.width, height: nil))?.height
      else { return false }
      return size.height > needed + Self.leastMove
    }
  }

  /// Whether a text that is to be mended breaks a word in some windows in which it did not; at sizes for
  /// accessibility that is no finding by itself.
  func breaksWords(
    _ changed: CheckedView, _ setting: CheckSetting, _ windows: [(width: Double, height: Double)],
    _ keys: [SightedFinding.Key]
  ) throws(Diagnostic) -> Bool {
    guard !BrokenWord.isAsked(at: setting.textSize) else { return false }
    let places = Set(keys.map(\.place))
    var (old, new) = (ViewsBySetting(checked), ViewsBySetting(changed))
    for (width, height) in windows {
      let sample = CheckSample(setting, width, height, in: checked.windows)
      let broken = judge.placesOfBrokenWords(try new.layout(sample)).intersection(places)
      if broken.isEmpty { continue }
      if try !broken.isSubset(of: judge.placesOfBrokenWords(old.layout(sample))) { return true }
    }
    return false
  }
}
