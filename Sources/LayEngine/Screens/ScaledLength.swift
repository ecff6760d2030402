/// Lengths that follow the size of texts.
extension FontStyle {
  /// A length at a Dynamic Type setting, in points, as `@ScaledMetric` and `UIFontMetrics` give it.
  ///
  /// - Rule: the length times the leading of the style at the setting over that at `large`, to a
  ///   third of a point: 18 by `body` at `xxxLarge` is 18 · 29 / 22 = 23.667.
  /// - Source: `UIFontMetrics` on iOS as Vercantez/openuikit recorded it, `dynamic_type.json`: 19
  ///   lengths for each style and setting. The leadings of `large` are those of Apple's Human
  ///   Interface Guidelines; all 19 lengths follow from whole leadings.
  package func scaled(_ length: Double, at setting: DynamicType) -> Double {
    guard setting != .large, let column = DynamicType.allCases.firstIndex(of: setting) else {
      return length
    }
    return (length * leadings[column] / leadings[3] * 3).rounded() / 3
  }

  /// The distances between baselines in points, from `xSmall` to `accessibility5`; the fourth is
  /// that of `large`.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
