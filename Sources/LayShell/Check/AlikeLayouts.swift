import LayComparing
import LayEngine
import LayLanguage

/// The findings of layouts of one view, each kind of layout judged once.
///
/// - Rule: two layouts of the same views in which the same texts are cut and all comparisons of rules
///   (`LayoutComparisons`) come out alike have the same findings.
final class AlikeLayouts {
  typealias Keys = Set<SightedFinding.Key>

  private static let longText = 10_000
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

  /// The findings of layouts like this, if one was judged.
  func keys(_ sign: SeenLayout.Sign) -> Keys? {
    sign.isExact ? known[sign] ?? knownNearby[sign] : nil
  }

  func judge(
    _ view: CurrentView, _ layout: Layout, _ sign: SeenLayout.Sign?
  ) throws(Diagnostic) -> Keys {
    let found = try judge.keys(view, layout)
    if let sign, sign.isExact, known.count + knownNearby.count < Self.mostKept {
      if found.followFromReasons {
        knownNearby[sign] = found.keys
      } else {
        known[sign] = found.keys
      }
    }
    return found.keys
  }

  // MARK: Looking at a layout

  /// Nil for a layout that is judged by itself.
  func seen(_ layout: Layout) -> SeenLayout? {
    guard let walked = WalkedLayout(layout, in: JudgedLayout.window(of: layout)),
      let shape = shape(of: layout, walked.key), shape.parts.count == walked.views.count
    else { return nil }
    let texts = shape.texts.map { sign(ofText: walked.views[$0]) }
    return SeenLayout(shape: shape, texts: texts, numbers: walked.numbers)
  }

  /// What decides the findings of a layout.
  func sign(_ layout: Layout) -> SeenLayout.Sign? { seen(layout)?.sign }

  /// Views as they move, to be compared; nil where they are not compared.
  ///
  /// - Parameter layout: makes a layout of the piece over which they move, at a width.
  func moving(
    _ views: MovingViews, _ layout: () throws(Diagnostic) -> (Layout, width: Double)
  ) throws(Diagnostic) -> MovingLayout? {
    if let shape = shapes[views.key] { return MovingLayout(shape, views) }
    let (layout, width) = try layout()
    guard views.areFollowed(by: layout, at: width) else { return nil }
    return shape(of: layout, views.key).flatMap { MovingLayout($0, views) }
  }

  private func shape(of layout: Layout, _ key: [Int]) -> LayoutShape? {
    if let known = shapes[key] { return known }
    guard shapes.count < Self.mostKept else { return nil }
    let shape = LayoutShape(JudgedLayout(layout, nil, judge.lookout))
    shapes[key] = shape
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
    let isScaled = text.scale < 1
    return (text.isCut ? 1 : 0) + (text.isCutByLimit ? 2 : 0) + (isScaled ? 4 : 0)
      + (isScaled && text.scale < text.leastScale * 1.01 ? 8 : 0)
      + (text.brokenLetters != nil ? 16 : 0)
  }
}
