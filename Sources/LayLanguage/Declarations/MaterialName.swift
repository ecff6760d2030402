/// A material, which is accepted where a color is.
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
