/// Colors that blend into each other; laid out as a color.
///
/// - Source: layout-rules 2.1.
package struct Gradient: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case angular, elliptical, linear, radial
  }

  package var kind: Kind
  package var colors: [String]

  package init(_ kind: Kind, _ colors: [String]) {
    self.kind = kind
    self.colors = colors
  }
}
