/// The text of a Swift file, with its name in diagnostics, such as `View.swift`.
package struct SwiftFile: Equatable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The size of the box that stands for a view that is not known, in points.
package enum PlaceholderSize {
  package static let usual: (width: Double, height: Double) = (44, 44)

  /// Reads a size as a person writes it, such as `100 x 40`; nil for any other text.
  package static func parse(_ text: some StringProtocol) -> (width: Double, height: Double)? {
    let words = text.split { " x×".contains($0) }
    guard words.count >= 2, let width = Double(words[0]), let height = Double(words[1]),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}
