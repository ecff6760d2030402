import LayComparing
import LayEngine
import LayLanguage
import LayTerminal

/// What differs between two versions of a view, over all widths and sizes of texts.
///
/// - Rule: the height is that of the phone of today, or of a device that is named. Between two changes of either layout all frames are
///   linear in the width; so what differs in such a piece differs in all of it, but for a crossing.
/// - Rule: views are paired as by `diff`; what only moves with the view around it does not count.
struct VersionComparison {
  /// What differs, as it is known at all widths: the place of `text "Hi"` at `1.2`.
  struct Key: Hashable {
    enum Kind: Hashable { case failure, gone, new, changed(LayoutDifference.Part) }

    let path: [Int]
    let title: String
    let kind: Kind
    /// The values before and after, where they do not move with the width.
    let words: String
  }

  /// A window in which numbers are told.
  struct Sample: Hashable {
    let textSize: DynamicType
    let width: Double

    static let usual = Sample(textSize: .large, width: CheckSetting.usual.width)
  }

  struct Case: Equatable {
    let textSize: DynamicType
    let widths: [WidthRange]
  }

  struct Row {
    let key: Key
    /// The widths for each size of texts at which there are some.
    var cases: [Case]
    let sample: Sample
    /// Nil where a version cannot be laid out.
    let change: LayoutDifference.Change?
    /// How many more of the kind, with other words, are told with it.
    var otherCount = 0
  }

  let old, new: CheckedView
  let request: CheckRequest
  let lookout: Lookout
  private var cases: [Key: [DynamicType: [WidthRange]]] = [:]
  private(set) var rows: [Row] = []
  /// How many views only move with those around them, in the usual window, or else in the first.
  private(set) var movedAlong = 0
  /// Whether widths were followed, and all views were compared.
  private(set) var isExact = true
  private(set) var isWhole = true

  init(
    _ old: CheckedView, _ new: CheckedView, _ request: CheckRequest, _ lookout: Lookout
  ) throws(Diagnostic) {
    (self.old, self.new, self.request, self.lookout) = (old, new, request, lookout)
    for size in request.textSizes {
      for windows in request.windows { try compare(size, windows) }
    }
    try addRows()
  }

  // MARK: Searching

  private mutating func compare(
    _ size: DynamicType, _ windows: CheckRequest.Windows
  ) throws(Diagnostic) {
    let (widths, pair) = (windows.widths, try pair(size, windows))
    var found = KeyedWidths<Key>()
    let keys: (Double) throws(Diagnostic) -> Set<Key> = { width throws(Diagnostic) in
      Set(try pair.difference(at: width).changes.keys)
    }
    if let ends = try pair.pieceEnds(over: widths) {
      try found.follow(widths, pieceEnds: ends, keys)
    } else {
      isExact = false
      try found.tryAll(widths, keys)
    }
    for (key, widths) in found.ranges {
      let known = cases[key]?[size] ?? []
      cases[key, default: [:]][size] = WidthRange.union([
        known, widths.map { CheckSetting.joinable($0) },
      ])
    }
  }

  private func pair(
    _ size: DynamicType, _ windows: CheckRequest.Windows
  ) throws(Diagnostic) -> VersionPair {
    var setting = windows.setting
    setting.textSize = size
    return try VersionPair(
      old.current(setting), new.current(setting), height: windows.height, lookout)
  }

  // MARK: Telling

  private mutating func addRows() throws(Diagnostic) {
    var known: [Sample: VersionPair.Difference] = [:]
    func difference(_ sample: Sample) throws(Diagnostic) -> VersionPair.Difference {
      if let known = known[sample] { return known }
      var difference = VersionPair.Difference()
      for windows in request.windows where windows.widths.contains(sample.width) {
        let next = try pair(sample.textSize, windows).difference(at: sample.width)
        difference.changes.merge(next.changes) { first, _ in first }
        difference.movedAlong = max(difference.movedAlong, next.movedAlong)
        difference.isPart = difference.isPart || next.isPart
      }
      known[sample] = difference
      return difference
    }
    for (key, widths) in cases.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      let sample = sample(widths)
      let cases = request.textSizes.compactMap { size in
        widths[size].map { Case(textSize: size, widths: $0) }
      }
      rows.append(
        Row(
          key: key, cases: cases, sample: sample,
          change: try difference(sample).changes[key] ?? nil))
    }
    let isUsual = request.windows.contains { $0.widths.contains(Sample.usual.width) }
    let first = request.windows.first.map {
      Sample(textSize: Sample.usual.textSize, width: $0.widths.lowerBound)
    }
    movedAlong = try difference(isUsual ? .usual : first ?? .usual).movedAlong
    isWhole = known.values.allSatisfy { !$0.isPart }
  }

  /// The usual window where it is among these, or else one with texts that are as usual as possible.
  private func sample(_ cases: [DynamicType: [WidthRange]]) -> Sample {
    let usual = Sample.usual
    let larger = request.textSizes.drop { $0 != usual.textSize }
    let order = larger + request.textSizes.reversed().filter { !larger.contains($0) }
    for size in order {
      guard let widths = cases[size], let first = widths.first else { continue }
      let isUsual = widths.contains { $0.contains(usual.width) }
      return Sample(textSize: size, width: isUsual ? usual.width : first.sample)
    }
    return usual
  }

  private static func isBefore(_ one: Key, _ other: Key) -> Bool {
    if one.path != other.path { return one.path.lexicographicallyPrecedes(other.path) }
    return (one.title, one.rank, one.words) < (other.title, other.rank, other.words)
  }
}

extension VersionComparison.Key {
  fileprivate var rank: Int {
    switch kind {
    case .failure: 0
    case .gone: 1
    case .new: 2
    case .changed(let part): 3 + (LayoutDifference.Part.allCases.firstIndex(of: part) ?? 0)
    }
  }
}

/// Two versions of a view in windows that differ in the width alone.
struct VersionPair {
  typealias Key = VersionComparison.Key

  struct Difference {
    /// Nil where a version cannot be laid out.
    var changes: [Key: LayoutDifference.Change?] = [:]
    var movedAlong = 0
    var isPart = false
  }

  /// The largest number of pieces that are followed.
  private static let mostPieces = 40_000
  /// What is less is nothing that a person reads, in points.
  private static let least = 0.001

  let old, new: CurrentView
  let height: Double
  let lookout: Lookout
  private let text: DifferenceText
  private let memory = ViewPairs.Memory()

  init(_ old: CurrentView, _ new: CurrentView, height: Double, _ lookout: Lookout) {
    (self.old, self.new, self.height, self.lookout) = (old, new, height, lookout)
    text = DifferenceText(style: Style(columns: .max, isPlain: true), lookout: lookout)
  }

  /// Where either layout changes; nil where one cannot be followed.
  func pieceEnds(over widths: ClosedRange<Double>) throws(Diagnostic) -> [Double]? {
    var ends: [Double] = []
    for view in [old, new] {
      // One layout of each structure has to be as it was followed.
      var structures: Set<UInt64> = []
      // The first layout lowers the view again if the program has redefined its layouts.
      _ = try layout(of: view, widths.lowerBound)
      guard let engine = view.sweepEngine else { return nil }
      var start = widths.lowerBound
      while start < widths.upperBound {
        try lookout.check()
        let next = try? engine.movingViews(
          after: start, until: widths.upperBound, height: height)
        guard let next, ends.count < Self.mostPieces else { return nil }
        let middle = start + (next.end - start) / 2
        if let views = next.views, next.end > start + Self.least,
          structures.insert(views.structure).inserted
        {
          let made = try layout(of: view, middle).layout
          guard made.map({ views.areFollowed(by: $0, at: middle) }) ?? false else { return nil }
        }
        start = next.end
        ends.append(start)
      }
    }
    return ends
  }

  func difference(at width: Double) throws(Diagnostic) -> Difference {
    try lookout.check()
    let (before, after) = (try layout(of: old, width), try layout(of: new, width))
    var found = Difference()
    guard let one = before.layout, let other = after.layout else {
      if before.mistake != after.mistake {
        let words = [("before", before.mistake), ("now", after.mistake)].compactMap { when, why in
          why.map { "cannot be laid out \(when): \($0)" }
        }
        let key = Key(path: [], title: "", kind: .failure, words: words.joined(separator: "; "))
        found.changes[key] = .some(nil)
      }
      return found
    }
    let difference = LayoutDifferenceSearch.run(from: one, to: other, lookout, memory)
    try lookout.check()
    (found.movedAlong, found.isPart) = (difference.movedAlong, difference.isPart)
    for change in difference.changes {
      for key in keys(change) { found.changes[key] = change }
    }
    return found
  }

  private func layout(
    of view: CurrentView, _ width: Double
  ) throws(Diagnostic) -> (layout: Layout?, mistake: String?) {
    do throws(Diagnostic) {
      let size = ProposedViewSize(width: width, height: height)
      return (try view.layout(size), nil)
    } catch {
      if error.isInterruption { throw error }
      return (nil, error.message)
    }
  }

  private func keys(_ change: LayoutDifference.Change) -> [Key] {
    func key(_ title: String, _ kind: Key.Kind, _ words: String = "") -> Key {
      Key(path: change.path.numbers, title: title, kind: kind, words: words)
    }
    guard let before = change.before?.view, let after = change.after?.view else {
      let side = (change.after ?? change.before).map { ViewTitle.full($0.view.view) }
      return [key(side ?? "", change.after == nil ? .gone : .new)]
    }
    let title = ViewTitle.full(after.view)
    // A modifier that is as large as what is in it changes with it, and is told where it moves.
    let isAround = Self.isAround(before) && Self.isAround(after)
    return change.parts.compactMap { part in
      let (one, other) = (before.frame, after.frame)
      switch part {
      case .size:
        let lengths = [(one.size.width, other.size.width), (one.size.height, other.size.height)]
        return isAround || Self.isSame(lengths) ? nil : key(title, .changed(part))
      case .place:
        let places = [(one.origin.x, other.origin.x), (one.origin.y, other.origin.y)]
        let content = isAround ? ViewTitle.withContent(after.view) : title
        return Self.isSame(places) ? nil : key(content, .changed(part))
      default:
        let words = text.words(part, of: change)
        return words.isEmpty ? nil : key(title, .changed(part), words)
      }
    }
  }

  private static func isAround(_ view: PlacedView) -> Bool {
    view.view.content.isModifier && view.childCount == 1 && view.child(0).frame == view.frame
  }

  private static func isSame(_ lengths: [(Double, Double)]) -> Bool {
    lengths.allSatisfy { one, other in abs(one - other) < least || one.isNaN && other.isNaN }
  }
}
