/// The built-in face `mono`, in one size.
///
/// In multiples of the size, a cell is 1/2 wide and a line 5/4 high; the ascent is 1, the descent
/// 1/4 and the capital height 3/4. So results can be checked by mental arithmetic.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// The text style whose size it has, which follows the Dynamic Type setting; nil for a fixed
  /// size.
  package private(set) var style: FontStyle?

  /// The size in points of the system's font in its place, which symbols have.
  private(set) var symbolSize: Double

  /// The font of a text style on a phone, at the default Dynamic Type setting.
  package init(_ style: FontStyle = .body) {
    size = style.size(at: .large, on: .iOS18)
    symbolSize = style.publishedSize(at: .large, on: .iOS18)
    self.style = style
  }

  package init(size: Double) {
    self.size = size
    symbolSize = size
  }

  /// The same font at a Dynamic Type setting of a system; a fixed size stays as it is.
  package func at(_ setting: DynamicType, on system: OperatingSystem) -> Font {
    guard let style else { return self }
    var font = self
    font.size = style.size(at: setting, on: system)
    font.symbolSize = style.publishedSize(at: setting, on: system)
    return font
  }

  package var advance: Double { size / 2 }
  var ascent: Double { size }
  var descent: Double { size / 4 }
  var capitalHeight: Double { size * 3 / 4 }
  package var lineHeight: Double { ascent + descent }
}

extension Double {
  /// Rounded up to a whole pixel, as text measures are; a pixel is one point here.
  var roundedUpToPixel: Double { rounded(.up) }
}
