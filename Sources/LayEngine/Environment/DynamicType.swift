/// The text size that the user has set.
package enum DynamicType: String, CaseIterable, Hashable, Sendable {
  case xSmall
  case small, medium, large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes beyond `xxxLarge`.
  package var isAccessibilitySize: Bool { column > 6 }

  fileprivate var column: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

/// A text style, whose size depends on the Dynamic Type setting.
package enum FontStyle: String, CaseIterable, Hashable, Sendable {
  case body, callout, caption, caption2, footnote, headline
  case largeTitle
  case subheadline, title, title2, title3

  /// The size in points.
  ///
  /// - Rule: the system's table, except that on a phone `body` is a point smaller at every setting:
  ///   16 in place of 17 at `large`, so that a cell of a text is 8 wide and a line 20 high.
  package func size(at setting: DynamicType, on system: OperatingSystem) -> Double {
    let size = publishedSize(at: setting, on: system)
    return self == .body && system.followsDynamicType ? size - 1 : size
  }

  /// The size in points that the system's font has in this style.
  func publishedSize(at setting: DynamicType, on system: OperatingSystem) -> Double {
    system.followsDynamicType ? published[setting.column] : sizeOnMac
  }

  /// The size in points on a Mac.
  ///
  /// - Source: measured on macOS 26.2, the same at every setting (iamcgn/swiftui-web,
  ///   Docs/elements/Text.md).
  private var sizeOnMac: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .body, .headline: 13
    case .callout: 12
    case .subheadline: 11
    case .caption, .caption2, .footnote: 10
    }
  }

  /// The sizes in points from `xSmall` to `accessibility5`.
  ///
  /// - Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and
  ///   "larger accessibility type sizes"; temoki/UIKit_DynamicType measured the same on iOS 13.3,
  ///   except 41 for the last of `caption2`.
  private var published: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

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

  /// The distance between baselines at a setting, in points.
  func leading(at setting: DynamicType) -> Double { leadings[setting.column] }

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
