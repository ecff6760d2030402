/// The built-in face `mono`, in one size.
///
/// A cell is half the size wide and a line one and a quarter high; the ascent is the size, the
/// descent a quarter of it, the capital height three quarters. So results can be checked in the
/// head.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double

  package init(size: Double = 16) { self.size = size }

  package var advance: Double { size / 2 }
  var ascent: Double { size }
  var descent: Double { size / 4 }
  var capitalHeight: Double { size * 3 / 4 }
  package var lineHeight: Double { ascent + descent }

  /// The named styles: iOS's sizes at the default setting, with body 16 in place of 17.
  package static let styles: [(name: String, size: Double)] = [
    ("body", 16), ("callout", 16), ("caption", 12), ("caption2", 11), ("footnote", 13),
    ("headline", 17), ("large-title", 34), ("subheadline", 15), ("title", 28), ("title2", 22),
    ("title3", 20),
  ]
}

extension Double {
  /// Up to the next whole pixel, as text measures; a pixel is one point here.
  var roundedUpToPixel: Double { rounded(.up) }
}
