/// The distances that a view prefers at its edges, by category of neighbour.
///
/// An edge may hold a distance for each category; two facing edges look for categories that both
/// have. NaN stands for an absent entry.
///
/// - Source: layout-rules 4.8.
struct Spacing: Hashable {
  var top, leading, bottom, trailing: EdgeSpacing
  /// The distance in points where neither of two edges has an entry.
  var defaultDistance = EdgeSpacing.usualDefault

  /// Most views: 8 to another such view, a distance derived from the font next to a text.
  static let ordinary = Spacing(
    top: EdgeSpacing(edgeBelowText: 0), leading: EdgeSpacing(),
    bottom: EdgeSpacing(edgeAboveText: 0), trailing: EdgeSpacing())

  /// No distance on any edge: empty containers.
  static let zero = Spacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// A spacer: no distance along its stack.
  static func spacer(along axis: Axis?) -> Spacing {
    var spacing = Spacing(
      top: EdgeSpacing(), leading: EdgeSpacing(), bottom: EdgeSpacing(), trailing: EdgeSpacing())
    if axis != .vertical { (spacing.leading, spacing.trailing) = (.zero, .zero) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (.zero, .zero) }
    return spacing
  }

  /// A text, from the metrics of its font.
  static func text(_ font: FontMetrics) -> Spacing {
    let lineSpacing = font.ascent + font.descent + font.gap
    var spacing = Spacing.ordinary
    spacing.top = EdgeSpacing(edgeAboveText: lineSpacing - font.ascent, textToText: 0)
    spacing.bottom = EdgeSpacing(
      edgeBelowText: max(lineSpacing - font.capitalHeight, font.gap + font.descent),
      textToText: 0)
    return spacing
  }

  /// A control that keeps a distance above and below: beside texts too, or there as most views.
  static func control(_ distance: Double, besideTexts: Bool) -> Spacing {
    var spacing = Spacing.ordinary
    if besideTexts { (spacing.top, spacing.bottom) = (EdgeSpacing(), EdgeSpacing()) }
    (spacing.top.plain, spacing.bottom.plain) = (distance, distance)
    return spacing
  }

  /// A symbol image whose baseline is `offset` above its lower edge.
  static func symbol(baselineOffset offset: Double) -> Spacing {
    var spacing = Spacing.ordinary
    spacing.top = EdgeSpacing(edgeAboveText: offset, textToText: 0)
    spacing.bottom = EdgeSpacing(edgeBelowText: offset + 1, textToText: 0)
    return spacing
  }

  /// The larger of two, entry by entry.
  func union(_ other: Spacing) -> Spacing {
    Spacing(
      top: top.union(other.top), leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom), trailing: trailing.union(other.trailing))
  }

  /// The larger of two on some edges, and this one on the others.
  func union(_ other: Spacing, on edges: EdgeSet) -> Spacing {
    let both = union(other)
    return Spacing(
      top: edges.contains(.top) ? both.top : top,
      leading: edges.contains(.leading) ? both.leading : leading,
      bottom: edges.contains(.bottom) ? both.bottom : bottom,
      trailing: edges.contains(.trailing) ? both.trailing : trailing)
  }

  /// This spacing with some edges made ordinary.
  func resetting(_ edges: EdgeSet) -> Spacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = Spacing.ordinary.top }
    if edges.contains(.leading) { spacing.leading = Spacing.ordinary.leading }
    if edges.contains(.bottom) { spacing.bottom = Spacing.ordinary.bottom }
    if edges.contains(.trailing) { spacing.trailing = Spacing.ordinary.trailing }
    return spacing
  }

  /// The distance that this view keeps to the next one on an axis.
  func distance(to next: Spacing, along axis: Axis) -> Double {
    axis == .horizontal
      ? trailing.distance(to: next.leading, or: defaultDistance)
      : bottom.distance(to: next.top, or: defaultDistance)
  }
}

/// The entries of one edge; NaN where there is none.
struct EdgeSpacing: Hashable {
  var plain = Double.absent
  var edgeAboveText = Double.absent
  var edgeBelowText = Double.absent
  var textToText = Double.absent

  static let zero = EdgeSpacing(plain: 0)

  /// The default of all systems but tvOS in points, where neither edge has an entry.
  static let usualDefault: Double = 8

  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      plain: .larger(plain, other.plain),
      edgeAboveText: .larger(edgeAboveText, other.edgeAboveText),
      edgeBelowText: .larger(edgeBelowText, other.edgeBelowText),
      textToText: .larger(textToText, other.textToText))
  }

  /// The largest sum over the categories that both have; else the larger plain entry; else
  /// a default.
  func distance(to next: EdgeSpacing, or default: Double) -> Double {
    // A category that only one edge has adds up to NaN, which `larger` leaves out.
    let matched = Double.larger(
      edgeAboveText + next.edgeAboveText,
      .larger(edgeBelowText + next.edgeBelowText, textToText + next.textToText))
    if !matched.isNaN { return matched }
    let plainest = Double.larger(plain, next.plain)
    return plainest.isNaN ? `default` : plainest
  }

  /// Which entries the distance comes from.
  func source(to next: EdgeSpacing, or default: Double) -> SpacingReason.Source {
    let distance = distance(to: next, or: `default`)
    let categories = [
      (edgeAboveText, next.edgeAboveText), (edgeBelowText, next.edgeBelowText),
      (textToText, next.textToText),
    ]
    for (before, after) in categories where before + after == distance {
      return .edges(before: before, after: after)
    }
    if plain == distance { return .neighbour(isBefore: true) }
    return next.plain == distance ? .neighbour(isBefore: false) : .platform
  }

  // Compares bits, so that an absent entry, a NaN, equals itself.
  static func == (left: EdgeSpacing, right: EdgeSpacing) -> Bool { left.bits == right.bits }
  func hash(into hasher: inout Hasher) { hasher.combine(bits) }
  private var bits: SIMD4<UInt64> {
    SIMD4(
      plain.bitPattern, edgeAboveText.bitPattern, edgeBelowText.bitPattern, textToText.bitPattern)
  }
}

/// What a control keeps free above and below.
///
/// - Source: iamcgn/swiftui-web, Docs/elements/Form.md, "Row spacing", on macOS 26.2.
package enum ControlDistance: Hashable, Sendable {
  /// As most views.
  case ordinary
  /// A distance in points, which counts beside texts too.
  case own(Double)
  /// A distance in points to views that are no texts, nor like texts.
  case exceptTexts(Double)
  /// As a text in its font keeps to a view that is none.
  case asText

  /// nil for the ordinary one.
  func spacing(_ font: FontMetrics) -> Spacing? {
    switch self {
    case .ordinary: return nil
    case .own(let distance): return .control(distance, besideTexts: true)
    case .exceptTexts(let distance): return .control(distance, besideTexts: false)
    case .asText:
      var spacing = Spacing.text(font)
      spacing.top.textToText = .nan
      spacing.bottom.textToText = .nan
      return spacing
    }
  }
}

extension Double {
  fileprivate static let absent = Double.nan

  /// The larger of two entries; the other one if one is absent.
  fileprivate static func larger(_ left: Double, _ right: Double) -> Double {
    left.isNaN ? right : right.isNaN ? left : Swift.max(left, right)
  }
}
