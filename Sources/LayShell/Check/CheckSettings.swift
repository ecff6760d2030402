import LayEngine
import LayLanguage

/// What is around a view in one judgement, but for the width of its window.
///
/// - Rule: a window is wide from 678 points on, a low one from the narrowest phone that is wide on its side on, and low
///   below 500: then it has the size class `regular` horizontally, and `compact` vertically. Its proposal is what it
///   leaves free.
/// - Source: `DeviceChoice` on size classes; the lowest upright phone has 647, the highest lying one 419.
struct CheckSetting: Hashable {
  var textSize = DynamicType.large
  var direction = LayoutDirection.leftToRight
  /// The length of texts in parts of 100.
  var textLength = 100
  var isWide = false
  var isLow = false
  /// The device, by its number in `CheckWindows.devices`, in whose room it is; nil for a window that keeps nothing
  /// free.
  var screen: Int?

  /// The room on the phone of today, which is told where it is among others.
  static let usual = (
    width: 402.0, height: 778.0, proposal: ProposedViewSize(width: 402, height: 778)
  )

  private static let lowest = 500.0

  /// Ranges of the narrow widths reach up to the wide ones, so that both may be joined.
  static func joinable(_ range: WidthRange, in windows: CheckWindows = .usual) -> WidthRange {
    let first = windows.firstWide(isLow: false)
    guard first.nextDown == range.end.length else { return range }
    let end = RangeEnd(length: first, isIncluded: false)
    // The last narrow width alone is none of its own.
    let start = range.start.length == range.end.length ? end : range.start
    return WidthRange(start: start, end: end)
  }

  /// The same with another size of texts.
  func with(_ size: DynamicType) -> CheckSetting {
    var other = self
    other.textSize = size
    return other
  }

  static func isLow(_ height: Double) -> Bool { height < lowest }
}
