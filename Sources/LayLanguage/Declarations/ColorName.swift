/// A color as the program writes it: one of SwiftUI's names, or a string such as `"#ff8800"`.
package struct ColorName: Hashable, Sendable {
  let text: String

  package static let all: [String] = [
    "accent-color",
    "black",
    "blue",
    "brown",
    "clear",
    "cyan",
    "gray",
    "green",
    "indigo",
    "mint",
    "orange",
    "pink",
    "primary",
    "purple",
    "red",
    "secondary",
    "teal",
    "white",
    "yellow",
  ]

  private init(text: String) { self.text = text }

  /// A color of the program's assets: any name may be one, and layout does not care.
  init?(orAsset value: Value) {
    guard case .symbol(let symbol) = value else {
      self.init(value)
      return
    }
    self.init(text: symbol.name)
  }

  /// Nothing if the value is no color.
  init?(_ value: Value) {
    switch value {
    case .symbol(let symbol) where Self.all.contains(symbol.name): text = symbol.name
    case .string(let box) where Self.isHexadecimal(box.text): text = box.text
    default: return nil
    }
  }

  static func isHexadecimal(_ text: String) -> Bool {
    let digits = text.dropFirst()
    return text.hasPrefix("#") && [3, 6, 8].contains(digits.utf8.count)
      && digits.allSatisfy(\.isHexDigit)
  }
}
