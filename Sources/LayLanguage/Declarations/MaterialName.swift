/// A material, which stands where a color does.
package struct MaterialName {
  package let text: String

  package static let all = [
    "regular-material", "thick-material", "thin-material", "ultra-thick-material",
    "ultra-thin-material",
  ]

  /// Nothing if the value is no material.
  init?(_ value: Value) {
    guard case .symbol(let symbol) = value, Self.all.contains(symbol.name) else { return nil }
    text = symbol.name
  }
}
