/// The measures of a font in a face on a system, in points.
///
/// In `mono` of 16 points a line is 20 high, 16 of it above the baseline. In the system's face of 17
/// points it is 20.287 high on iOS, which is 20.333 on a screen of 3 pixels per point.
struct FontMetrics {
  let size: Double
  /// How far letters extend above and below the baseline, and capital letters above it; distances and
  /// symbols follow from them.
  let ascent, descent, capitalHeight: Double
  /// The same of a line, which on a Mac has whole points.
  let lineAscent, lineDescent: Double
  /// What is between two lines of a paragraph, also below 0.
  let leading: Double
  /// The distance between the line of a text and a view beside it.
  let gap: Double
  /// Pixels per point, to which sizes of texts are rounded up.
  let pixels: Double

  var lineHeight: Double { lineAscent + lineDescent }

  /// The face `mono`.
  ///
  /// - Rule: in multiples of the size, a line is 5/4 high, the ascent is 1, the descent 1/4 and the
  ///   capital height 3/4. A pixel is one point.
  init(mono size: Double) {
    self.size = size
    (ascent, descent, capitalHeight) = (size, size / 4, size * 3 / 4)
    (lineAscent, lineDescent, leading, pixels) = (ascent, descent, 0, 1)
    gap = (0.1 * (ascent + descent)).rounded(.up)
  }

  /// The system's face.
  ///
  /// - Rule: on iOS the ascent is 1950/2048 of the size and the descent 494/2048; lines of a text style
  ///   are its published leading apart. On a Mac these are 1980 and 432, and a line has whole points.
  ///   Capital letters are 1443/2048 high, and the gap is an eighth of the size, rounded up to half a
  ///   point.
  /// - Source: measured on iOS 26.0 and macOS 26.2 (iamcgn/swiftui-web, text metrics and distances).
  init(system size: Double, leadingOfStyle: Double?, lineOnMac: Double?, pixels: Double) {
    self.size = size
    let isMac = lineOnMac != nil
    ascent = size * (isMac ? 1980 : 1950) / 2048
    descent = size * (isMac ? 432 : 494) / 2048
    capitalHeight = size * 1443 / 2048
    gap = Self.gap(size)
    if let lineOnMac {
      lineAscent = ascent.rounded()
      lineDescent = lineOnMac - lineAscent
      leading = 0
    } else {
      (lineAscent, lineDescent) = (ascent, descent)
      leading = leadingOfStyle.map { [ascent, descent] in $0 - (ascent + descent) } ?? 0
    }
    self.pixels = pixels
  }

  /// A face of a font that an app brings along.
  ///
  /// - Rule: a line is as high as ascent, descent and line gap of the file together, times the size; the gap lies below
  ///   the descent, and nothing else is between two lines. On a Mac each of the three has whole points.
  /// - Source: they are those of the table `hhea`, which Apple's systems take whatever `OS/2` says, also where it has
  ///   `USE_TYPO_METRICS` (mozilla/Fira issue 43; fontspector, `os2_metrics_match_hhea`); `UIFont.lineHeight` is their
  ///   sum. That SwiftUI has the gap below each line, the last one too, that on a Mac each is rounded by itself, the
  ///   distance from other views, and that capital letters are as high as the system's where the file does not say it,
  ///   are our own choice.
  init(_ custom: FontFace, size: Double, isMac: Bool, pixels: Double) {
    let heights = custom.heights
    self.size = size
    (ascent, descent) = (size * heights.ascent, size * heights.descent)
    capitalHeight = size * (heights.capitalHeight ?? 1443 / 2048)
    let lineGap = size * heights.lineGap
    lineAscent = isMac ? ascent.rounded() : ascent
    lineDescent = isMac ? descent.rounded() + lineGap.rounded() : descent + lineGap
    (leading, self.pixels) = (0, pixels)
    gap = Self.gap(size)
  }

  /// The distance between a line and a view beside it: an eighth of the size, rounded up to half a point.
  private static func gap(_ size: Double) -> Double { (size / 8 * 2).rounded(.up) / 2 }

  /// The height of a line on a Mac by the size of its font, in points.
  ///
  /// - Source: measured on macOS 26.2. Other sizes: ascent and descent, each rounded, which is what six
  ///   of these are and a point less than the others: our own choice.
  static func lineOnMac(_ size: Double) -> Double {
    switch size {
    case 10: 13
    case 11: 14
    case 15: 19
    case 20: 24
    default: (size * 1980 / 2048).rounded() + (size * 432 / 2048).rounded()
    }
  }
}

extension Environment {
  private func lineOnMac(_ size: Double) -> Double {
    face.table?.linesOnMac.first { $0.at == size }?.value ?? FontMetrics.lineOnMac(size)
  }

  /// The measures of its font.
  var metrics: FontMetrics {
    if face == .mono { return FontMetrics(mono: font.size) }
    let isMac = !controlStyle.system.followsDynamicType
    if let customFace {
      return FontMetrics(customFace, size: font.size, isMac: isMac, pixels: textPixels)
    }
    guard let style = font.style else {
      return FontMetrics(
        system: font.size, leadingOfStyle: nil,
        lineOnMac: isMac ? lineOnMac(font.size) : nil, pixels: textPixels)
    }
    return FontMetrics(
      system: font.size, leadingOfStyle: style.leading(at: dynamicType),
      lineOnMac: isMac ? style.lineOnMac : nil, pixels: textPixels)
  }

  /// The face of the app's own font that its texts have; nil for texts in the face of all.
  var customFace: FontFace? {
    guard face != .mono, let custom = font.custom else { return nil }
    let isOwnWeight =
      (typeface.weight ?? font.weight) == nil && !typeface.isBold && !font.isBold
    return custom.face(for: isOwnWeight ? nil : weight)
  }

  /// What the widths of its characters depend on.
  var fontKey: FontKey {
    FontKey(
      size: font.size, weight: weight, design: typeface.design ?? font.design,
      hasFixedDigits: typeface.hasFixedDigits || font.hasFixedDigits)
  }

  /// The weight of its texts.
  ///
  /// - Rule: of a modifier, of the font, of its style. Bold is 700 for the three titles `largeTitle`,
  ///   `title` and `title2` and for fonts of a size, 600 for the other styles, and never lighter than
  ///   the weight is without.
  /// - Source: measured on iOS 26.0 and macOS 26.2.
  private var weight: FontWeight {
    let plain = weightWithoutBold
    guard typeface.isBold || font.isBold else { return plain }
    let bold: FontWeight =
      switch font.style {
      case nil, .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    return plain.value > bold.value ? plain : bold
  }

  private var weightWithoutBold: FontWeight {
    typeface.weight ?? font.weight ?? font.style?.weight(on: controlStyle.system) ?? .regular
  }

  /// The weight of its symbols, of which bold ones are 700 beside all texts.
  ///
  /// - Source: measured: a bold star beside text of 13 points is 17 x 16.5, a semibold one 17 x 16, and a bold
  ///   one beside `body` on iOS 22.5 x 21.5.
  var symbolWeight: FontWeight {
    let plain = weightWithoutBold
    guard typeface.isBold || font.isBold else { return plain }
    return plain.value > FontWeight.bold.value ? plain : .bold
  }

  /// What secondary letters are of their full width.
  ///
  /// - Source: measured on iOS 26.0, read from the options of the recorded texts.
  var widthScale: Double {
    guard typeface.isSecondary else { return 1 }
    let scales: [FaceTable.Point] = [
      .init(13, 0.888), .init(15, 0.885), .init(17, 0.885), .init(20, 0.863), .init(22, 0.847),
      .init(28, 0.783), .init(34, 0.733),
    ]
    return scales.value(at: font.size)
  }
}

extension FontStyle {
  /// The weight of its letters.
  ///
  /// - Source: measured; semibold headlines by Apple's Human Interface Guidelines.
  fileprivate func weight(on system: OperatingSystem) -> FontWeight {
    switch (self, system.followsDynamicType) {
    case (.headline, true): .semibold
    case (.headline, false): .bold
    case (.caption2, false): .medium
    default: .regular
    }
  }

  /// The height of a line on a Mac, in points.
  ///
  /// - Source: measured on macOS 26.2.
  fileprivate var lineOnMac: Double {
    switch self {
    case .largeTitle: 31
    case .title: 26
    case .title2: 20.5
    case .title3: 19
    case .body, .headline: 16
    case .callout: 15
    case .subheadline: 14
    case .caption, .caption2, .footnote: 13
    }
  }
}
