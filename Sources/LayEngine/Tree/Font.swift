/// The built-in face `mono`, in one size.
///
/// A cell is half the size wide and a line one and a quarter high; the ascent is the size, the
/// descent a quarter of it, the capital height three quarters. So results can be checked in the
/// head.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// The named style whose size it has, which follows what a person has set; nil for a size of its
  /// own.
  package private(set) var style: FontStyle?

  /// The size of a named style at the default setting.
  package init(_ style: FontStyle = .body) {
    size = style.size(at: .large)
    self.style = style
  }

  package init(size: Double) { self.size = size }

  /// The same font where texts are so large.
  package func at(_ setting: DynamicType) -> Font {
    guard let style else { return self }
    var font = self
    font.size = style.size(at: setting)
    return font
  }

  package var advance: Double { size / 2 }
  var ascent: Double { size }
  var descent: Double { size / 4 }
  var capitalHeight: Double { size * 3 / 4 }
  package var lineHeight: Double { ascent + descent }
}

extension Double {
  /// Up to the next whole pixel, as text measures; a pixel is one point here.
  var roundedUpToPixel: Double { rounded(.up) }
}
