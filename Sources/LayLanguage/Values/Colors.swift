/// A color as the program writes it: one of SwiftUI's names, or a string such as `"#ff8800"`.
package struct ColorName: Hashable, Sendable {
  let text: String

  package static let all: [String] = usual + system

  static func isKnown(_ name: String) -> Bool { usual.contains(name) || system.contains(name) }

  /// The names of SwiftUI's own colors and hierarchical styles.
  package static let usual: [String] = [
    "accent-color", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "quaternary", "quinary", "red", "secondary", "teal",
    "tertiary", "white", "yellow",
  ]

  /// The system's palette, as UIKit names it.
  private static let system: [String] = [
    "opaque-separator", "placeholder-text", "quaternary-system-fill", "secondary-system-background",
    "secondary-system-fill", "secondary-system-grouped-background", "system-background",
    "system-blue", "system-brown", "system-cyan", "system-fill", "system-gray", "system-gray2",
    "system-gray3", "system-gray4", "system-gray5", "system-gray6", "system-green",
    "system-grouped-background", "system-indigo", "system-label", "system-mint", "system-orange",
    "system-pink", "system-purple", "system-red", "system-separator", "system-teal",
    "system-yellow", "tertiary-system-background", "tertiary-system-fill",
    "tertiary-system-grouped-background",
  ]

  private init(text: String) { self.text = text }

  /// A color, or an asset color: any name may be one, and layout does not depend on it.
  init?(orAsset value: Value) {
    switch value {
    case .symbol(let symbol): self.init(text: symbol.name)
    default: self.init(value)
    }
  }

  /// Like `init(orAsset:)`, where only a color is possible, so that any string may be an asset
  /// color too.
  init?(named value: Value) {
    guard case .string(let box) = value, !box.text.isEmpty, !box.text.hasPrefix("#"),
      !Self.all.contains(box.text)
    else {
      self.init(orAsset: value)
      return
    }
    self.init(text: box.text)
  }

  /// Whether it is an asset color, since neither SwiftUI nor UIKit has a color of this name.
  var isAsset: Bool { !Self.all.contains(text) && !text.isHexadecimalColor }

  /// Nil if the value is no color.
  init?(_ value: Value) {
    switch value {
    case .symbol(let symbol) where Self.all.contains(symbol.name): text = symbol.name
    case .string(let box) where box.text.isHexadecimalColor: text = box.text
    default: return nil
    }
  }
}

/// A material such as `thin-material`, which is accepted where a color is.
package struct MaterialName {
  package let text: String

  package static let all = [
    "regular-material", "thick-material", "thin-material", "ultra-thick-material",
    "ultra-thin-material",
  ]

  /// Nil if the value is no material.
  init?(_ value: Value) {
    guard case .symbol(let symbol) = value, Self.all.contains(symbol.name) else { return nil }
    text = symbol.name
  }
}
