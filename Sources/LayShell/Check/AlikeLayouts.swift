import LayComparing
import LayEngine
import LayLanguage

/// The findings of layouts of one view, each kind of layout judged once.
///
/// - Rule: two layouts of the same views, or of views that rules do not tell apart (`TreeTraits.likeness`), in which
///   the same texts are cut and all comparisons of rules (`LayoutComparisons`) come out alike have the same findings.
final class AlikeLayouts {
  typealias Keys = Set<SightedFinding.Key>

  private static let longText = 10_000
  /// More kinds of layouts are not kept.
  private static let mostKept = 20_000
  /// Beyond so many views, layouts by which others are known are forgotten.
  private static let mostKeptViews = 200_000

  let judge: CheckJudge
  /// The shapes by the identities of views, which are kept with a layout of them, and by their likeness.
  private var shapes: [[Int]: (shape: LayoutShape, layout: Layout)] = [:]
  private var keptViewCount = 0
  private var shapesOfAlike: [[Int]: LayoutShape] = [:]
  private var lastTraits: TreeTraits?
  /// By the rules that are asked, whose bits are set in the order of all.
  private var known: [Int: [SeenLayout.Sign: Keys]] = [:]
  private var asked = AlikeLayouts.asked(at: .large)
  /// The size of texts of the layouts that are judged: rules find less at those for accessibility.
  var textSize = DynamicType.large {
    didSet { (areFollowed, asked) = ([:], Self.asked(at: textSize)) }
  }
  /// Whether views of this size of texts can be followed over widths somewhere.
  var areFollowed: [ObjectIdentifier: Bool] = [:]

  init(_ judge: CheckJudge) { self.judge = judge }

  /// The findings of layouts like this, if one was judged.
  func keys(_ sign: SeenLayout.Sign) -> Keys? {
    sign.isExact ? known[asked]?[sign] : nil
  }

  private static func asked(at size: DynamicType) -> Int {
    FindingRules.all.reduce(0) { $0 << 1 | ($1.isAsked(at: size) ? 1 : 0) }
  }

  func keys(_ layout: Layout) -> Keys { keys(layout, seen(layout)?.sign) }

  /// - Parameter sign: that of the layout; nil for one that is judged by itself.
  func keys(_ layout: Layout, _ sign: SeenLayout.Sign?) -> Keys {
    sign.flatMap(keys) ?? judge(layout, sign)
  }

  func judge(_ layout: Layout, _ sign: SeenLayout.Sign?) -> Keys {
    let found = judge.keys(layout, traits(of: layout))
    count(layout.placedCount * Self.judging)
    guard let sign, sign.isExact else { return found }
    if known[asked, default: [:]].count < Self.mostKept { known[asked, default: [:]][sign] = found }
    return found
  }

  private func traits(of layout: Layout) -> TreeTraits {
    if let lastTraits, lastTraits.isOf(layout.tree) { return lastTraits }
    let traits = TreeTraits(layout.tree, judge.written)
    lastTraits = traits
    return traits
  }

  /// How many views were looked at: as often as they moved, and more often where they were judged.
  private var work = 0
  /// How much longer it takes to judge a view than to let it move.
  private static let judging = 5
  /// Beyond so much work less is looked at: some seconds.
  private static let mostWork = 2_500_000

  var isTooMuch: Bool { work > Self.mostWork }

  func count(_ views: Int) { work += views }

  // MARK: Looking at a layout

  /// Nil for a layout that is judged by itself.
  func seen(_ layout: Layout) -> SeenLayout? {
    let traits = traits(of: layout)
    // Views of a reader's content are other ones in each layout.
    let walked = WalkedLayout(layout, in: JudgedLayout.window(of: layout)) {
      $0.layout === layout ? WalkedLayout.identity($0) : traits.likeness(of: $0)
    }
    guard let walked, let shape = shape(of: layout, walked.key),
      shape.parts.count == walked.views.count
    else { return nil }
    let texts = shape.texts.map { sign(ofText: walked.views[$0]) }
    return SeenLayout(shape: shape, texts: texts, numbers: walked.numbers)
  }

  /// Views as they move, to be compared; nil where they are not compared.
  ///
  /// - Parameter layout: makes a layout of the piece over which they move, at a width.
  func moving(
    _ views: MovingViews, _ layout: () throws(Diagnostic) -> (Layout, width: Double)
  ) throws(Diagnostic) -> MovingLayout? {
    if let known = shapes[views.key] { return MovingLayout(known.shape, views) }
    let (layout, width) = try layout()
    guard views.areFollowed(by: layout, at: width) else { return nil }
    return shape(of: layout, views.key).flatMap { MovingLayout($0, views) }
  }

  private func shape(of layout: Layout, _ key: [Int]) -> LayoutShape? {
    if let known = shapes[key] { return known.shape }
    let traits = traits(of: layout)
    let walked = WalkedLayout(
      layout, in: JudgedLayout.window(of: layout), identity: traits.likeness)
    guard shapes.count < Self.mostKept, let likeness = walked?.key,
      let shape = shapesOfAlike[likeness]
        ?? LayoutShape(
          JudgedLayout(layout, nil, judge.lookout, traits: traits), keptFree: judge.keptFree)
    else { return nil }
    shapesOfAlike[likeness] = shape
    keptViewCount += shape.parts.count
    if keptViewCount > Self.mostKeptViews { (shapes, keptViewCount) = ([:], shape.parts.count) }
    shapes[key] = (shape, layout)
    return shape
  }

  private func sign(ofText view: PlacedView) -> UInt8 {
    // The clock is read for each text otherwise.
    let isShort = (view.view.textString?.utf8.count ?? 0) < Self.longText
    let text =
      isShort
      ? view.layout.tree.textOutcome(of: view.node, at: view.proposal)
      : view.textOutcome(judge.lookout)
    guard let text else { return 128 }
    return MovingViews.sign(
      isCut: text.isCut, isCutByLimit: text.isCutByLimit, brokenWord: text.brokenWordNumber,
      scale: text.scale < 1 ? (text.scale, text.leastScale) : nil)
  }
}
