/// Cases of the engine's enumerations have SwiftUI's names; programs spell them in kebab-case.
extension RawRepresentable where RawValue == String {
  /// `rounded-border` for the case `roundedBorder`.
  package var spelling: String { SwiftUISpelling.kebabCase(rawValue) }

  /// The case that is spelled like that; nil if there is none.
  package init?(spelling: String) {
    guard !spelling.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
    let isOneWord = !spelling.utf8.contains(0x2D)
    self.init(rawValue: isOneWord ? spelling : SwiftUISpelling.camelCase(spelling))
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// All cases, as programs spell them.
  package static var spellings: [String] { allCases.map(\.spelling) }
}
