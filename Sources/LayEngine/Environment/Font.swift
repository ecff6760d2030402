/// A font: a text style, or a size in points.
///
/// In the face `mono` it is its size alone.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// The text style whose size it has, which follows the Dynamic Type setting; nil for a fixed
  /// size.
  package private(set) var style: FontStyle?
  /// The weight that the program gives it; nil for the style's.
  package var weight: FontWeight?
  package var design = FontDesign.default
  package var isBold = false
  package var hasFixedDigits = false
  /// The font that the app brings along; nil for the system's.
  package private(set) var custom: CustomFont?
  /// Whether it is in the place of a font that is not known, so that the widths of characters are estimates.
  package private(set) var isStandIn = false
  /// The size at the Dynamic Type setting `large`, and the style with which it grows; nil for a size that stays.
  private var growth: Growth?

  private struct Growth: Hashable {
    let size: Double
    let style: FontStyle
  }

  /// The size in points of the system's font in its place, which symbols have.
  private(set) var symbolSize: Double

  /// The font of a text style on a phone, at the default Dynamic Type setting.
  package init(_ style: FontStyle = .body, weight: FontWeight? = nil) {
    self.weight = weight
    size = style.size(at: .large, on: .iOS18)
    symbolSize = style.publishedSize(at: .large, on: .iOS18)
    self.style = style
  }

  package init(size: Double) {
    self.size = size
    symbolSize = size
  }

  /// A font by its name, of a size that grows as a style does: `Font.custom("Inter", size: 20)` is
  /// 20 · 62 / 22 = 56.333 at `accessibility5`, by `body`.
  ///
  /// - Parameter custom: nil where the font is not known, and the system's stands for it.
  package init(size: Double, growingAs style: FontStyle?, _ custom: CustomFont?) {
    self.init(size: size)
    (self.custom, isStandIn) = (custom, custom == nil)
    growth = style.map { Growth(size: size, style: $0) }
  }

  /// The same font at a Dynamic Type setting of a system; a fixed size stays as it is.
  ///
  /// - Rule: the published sizes, but that the style `body` of the face `mono` is a point smaller. A size that
  ///   grows does so as `@ScaledMetric`.
  func at(_ setting: DynamicType, on system: OperatingSystem, in face: Face) -> Font {
    var font = self
    if let growth, system.followsDynamicType {
      font.size = growth.style.scaled(growth.size, at: setting)
      font.symbolSize = font.size
    }
    guard let style else { return font }
    font.symbolSize = style.publishedSize(at: setting, on: system)
    font.size = face == .mono ? style.size(at: setting, on: system) : font.symbolSize
    return font
  }
}

extension Double {
  /// Rounded up to a whole pixel, as text measures are.
  func roundedUpToPixel(_ pixelsPerPoint: Double) -> Double {
    (self * pixelsPerPoint).rounded(.up) / pixelsPerPoint
  }

  /// Rounded to the nearest pixel.
  func roundedToPixel(_ pixelsPerPoint: Double) -> Double {
    (self * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
