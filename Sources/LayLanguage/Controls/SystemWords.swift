import LayEngine

extension OperatingSystem {
  /// Its name in `set system`, such as `ios-26`.
  package var name: String {
    switch self {
    case .iOS18: "ios-18"
    case .iOS26: "ios-26"
    case .macOS26: "macos-26"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    }
  }

  /// The system of a name; nil if there is none.
  package init?(name: String) {
    guard let system = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = system
  }
}
