import LayEngine
import LayLanguage

/// A layout as `AlikeLayouts` compares it with others.
struct SeenLayout {
  let shape: LayoutShape
  /// How each text comes out.
  let texts: [UInt8]
  let numbers: LayoutNumbers

  var hasCutText: Bool { texts.contains { $0 & 1 != 0 } }

  /// What decides the findings; nil where that is not known exactly.
  var sign: Sign? {
    let overflows = LayoutComparisons.overflows(shape, numbers)
    let comparisons = LayoutComparisons(shape, numbers, hasCutText: hasCutText, overflows)
    guard !comparisons.hasAreas else { return nil }
    var signs = texts
    signs.reserveCapacity(texts.count + comparisons.numbers.count + comparisons.cuts.count)
    for number in comparisons.numbers {
      if abs(number) < LayoutComparisons.least { return nil }
      signs.append(number > 0 ? 1 : 0)
    }
    for cut in comparisons.cuts { signs.append(cut > 0 ? 1 : 0) }
    return Sign(shape: ObjectIdentifier(shape), signs: signs)
  }

  struct Sign: Hashable {
    let shape: ObjectIdentifier
    let signs: [UInt8]
  }
}

/// The findings of layouts of one view, each kind of layout judged once.
///
/// - Rule: two layouts of the same views in which the same texts are cut and all comparisons of rules
///   (`LayoutComparisons`) come out alike have the same findings.
final class AlikeLayouts {
  typealias Keys = Set<SightedFinding.Key>

  private static let mostViews = 5_000
  private static let deepest = 300
  /// More kinds of layouts are not kept.
  private static let mostKept = 20_000

  let judge: CheckJudge
  private var shapes: [[Int]: LayoutShape] = [:]
  private var known: [SeenLayout.Sign: Keys] = [:]
  /// The findings that follow from reasons, which are the same for widths next to each other only.
  private var knownNearby: [SeenLayout.Sign: Keys] = [:]

  init(_ judge: CheckJudge) { self.judge = judge }

  /// Begins with other widths.
  func leave() { knownNearby = [:] }

  func keys(
    _ view: CurrentView, _ layout: Layout, _ seen: SeenLayout?
  ) throws(Diagnostic) -> Keys {
    let sign = seen?.sign
    if let sign, let keys = keys(sign) { return keys }
    return try judge(view, layout, sign)
  }

  /// The findings of layouts like this, if one was judged.
  func keys(_ sign: SeenLayout.Sign) -> Keys? { known[sign] ?? knownNearby[sign] }

  func judge(
    _ view: CurrentView, _ layout: Layout, _ sign: SeenLayout.Sign?
  ) throws(Diagnostic) -> Keys {
    let found = try judge.keys(view, layout)
    if let sign, known.count + knownNearby.count < Self.mostKept {
      if found.followFromReasons {
        knownNearby[sign] = found.keys
      } else {
        known[sign] = found.keys
      }
    }
    return found.keys
  }

  // MARK: Looking at a layout

  /// Nil for a layout that is judged by itself: the program makes views in it, or there are too many.
  func seen(_ layout: Layout) -> SeenLayout? {
    guard layout.contents.isEmpty, layout.placedCount <= Self.mostViews else { return nil }
    var numbers = LayoutNumbers(
      frames: [], proposals: [], window: JudgedLayout.window(of: layout))
    var (placed, key) = ([PlacedView](), [Int]())
    var pending = [(layout.root, 0)]
    while let (view, depth) = pending.popLast() {
      let frame = view.frame
      guard depth < Self.deepest, placed.count < Self.mostViews, frame.isFinite else { return nil }
      placed.append(view)
      numbers.frames.append(frame)
      let proposal = view.proposal
      numbers.proposals.append(proposal)
      let children = view.children
      key.append(Int(bitPattern: ObjectIdentifier(view.view)))
      let offers = (proposal.width == nil ? 1 : 0) + (proposal.height == nil ? 2 : 0)
      let effects = view.visualEffects.isEmpty ? 0 : 4
      key.append((children.count << 16 + (view.chosen ?? 0)) << 3 + offers + effects)
      for child in children.reversed() { pending.append((child, depth + 1)) }
    }
    guard let shape = shape(of: layout, key), !shape.isTooLarge,
      shape.parts.count == placed.count
    else { return nil }
    let texts = shape.texts.map { sign(of: placed[$0].textOutcome(judge.lookout)) }
    return SeenLayout(shape: shape, texts: texts, numbers: numbers)
  }

  private func shape(of layout: Layout, _ key: [Int]) -> LayoutShape? {
    if let known = shapes[key] { return known }
    guard shapes.count < Self.mostKept else { return nil }
    let shape = LayoutShape(JudgedLayout(layout, nil, judge.lookout))
    shapes[key] = shape
    return shape
  }

  private func sign(of text: TextOutcome?) -> UInt8 {
    guard let text else { return 128 }
    return (text.isCut ? 1 : 0) + (text.isCutByLimit ? 2 : 0) + (text.scale < 1 ? 4 : 0)
      + (text.scale < text.leastScale * 1.01 ? 8 : 0)
  }
}

/// The layouts of one view between two widths, between which all frames are linear.
struct MovingLayout {
  private let one, other: SeenLayout
  private let first, second: Double

  /// Nil where the two layouts are not of one kind.
  init?(_ one: SeenLayout?, at first: Double, _ other: SeenLayout?, at second: Double) {
    guard let one, let other, one.shape === other.shape, one.texts == other.texts,
      first < second
    else { return nil }
    (self.one, self.other, self.first, self.second) = (one, other, first, second)
  }

  func seen(at width: Double) -> SeenLayout {
    SeenLayout(
      shape: one.shape, texts: one.texts,
      numbers: one.numbers.toward(other.numbers, by: (width - first) / (second - first)))
  }

  /// Whether areas are compared at a width: they are not linear.
  func hasAreas(at width: Double) -> Bool {
    guard !one.shape.covers.isEmpty else { return false }
    return LayoutComparisons(
      one.shape, seen(at: width).numbers, hasCutText: one.hasCutText, []
    ).hasAreas
  }

  /// The widths between two others at which a comparison comes out otherwise, in order, some distance
  /// from each other.
  func changes(in start: Double, _ end: Double, apart: Double) -> [Double] {
    // Between the widths at which something else is cut off, what is visible is linear.
    var places: [Double] = []
    var pending = [(start, end, 0)]
    while let (start, end, depth) = pending.popLast() {
      let found = comparisons(start, end)
      let cuts =
        depth < 4
        ? Self.crossings(found.map { ($0.width, $0.comparisons.cuts) }, start, end, apart) : []
      if cuts.isEmpty {
        places += Self.crossings(
          found.map { ($0.width, $0.comparisons.numbers) }, start, end, apart)
      } else {
        places += cuts
        for (low, high) in zip([start] + cuts, cuts + [end]) {
          pending.append((low, high, depth + 1))
        }
      }
    }
    var apartPlaces: [Double] = []
    for place in places.sorted() where place > (apartPlaces.last ?? start) + apart {
      apartPlaces.append(place)
    }
    return apartPlaces
  }

  private func comparisons(
    _ start: Double, _ end: Double
  ) -> [(width: Double, comparisons: LayoutComparisons)] {
    let edges = [start, end].map { seen(at: $0).numbers }
    let overflows = edges.reduce(into: Set<LayoutComparisons.Overflow>()) {
      $0.formUnion(LayoutComparisons.overflows(one.shape, $1))
    }
    return [start + (end - start) / 4, start + (end - start) / 2].map { width in
      let numbers = seen(at: width).numbers
      let comparisons = LayoutComparisons(
        one.shape, numbers, hasCutText: one.hasCutText, overflows)
      return (width, comparisons)
    }
  }

  /// Where linear numbers, known at two widths, are 0.
  private static func crossings(
    _ known: [(width: Double, numbers: [Double])], _ start: Double, _ end: Double, _ apart: Double
  ) -> [Double] {
    let (one, other) = (known[0], known[1])
    guard one.numbers.count == other.numbers.count else { return [] }
    var places: [Double] = []
    for (before, after) in zip(one.numbers, other.numbers) where before != after {
      let slope = (after - before) / (other.width - one.width)
      guard slope.isFinite, abs(slope) > 1e-9 else { continue }
      let place = rounded(other.width - after / slope)
      if place > start + apart, place < end - apart { places.append(place) }
    }
    return places.sorted()
  }

  /// A sum of lengths, rounded to a number with few digits if one is near enough.
  private static func rounded(_ length: Double) -> Double {
    let near = (length * 1024).rounded() / 1024
    return abs(near - length) < 1e-9 * max(1, abs(length)) ? near : length
  }
}
