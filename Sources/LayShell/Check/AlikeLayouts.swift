import LayComparing
import LayEngine
import LayLanguage

/// The findings of layouts of one view, each kind of layout judged once.
///
/// - Rule: two layouts of the same views in which the same texts are cut and all comparisons of rules
///   (`LayoutComparisons`) come out alike have the same findings.
final class AlikeLayouts {
  typealias Keys = Set<SightedFinding.Key>

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

  /// The findings of a layout.
  func keys(_ view: CurrentView, _ layout: Layout) throws(Diagnostic) -> Keys {
    let sign = seen(layout)?.sign
    if let sign, let keys = keys(sign) { return keys }
    return try judge(view, layout, sign)
  }

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
    let texts = shape.texts.map { sign(of: walked.views[$0].textOutcome(judge.lookout)) }
    return SeenLayout(shape: shape, texts: texts, numbers: walked.numbers)
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
