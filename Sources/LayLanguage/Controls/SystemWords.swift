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

extension ControlSizes {
  /// A length as words of a sentence, with those of the systems on which it is another one:
  /// `44 (52 on iOS 26, 24 on macOS 26)`, for help.
  static func words(_ length: KeyPath<ControlSizes, Double>) -> String {
    words { NumberText.of($0[keyPath: length]) }
  }

  /// A size as words of a sentence: `51 x 31 (66 x 30 on iOS 26)`.
  static func words(_ size: KeyPath<ControlSizes, Extent>) -> String {
    words { text($0[keyPath: size]) }
  }

  /// A size as words of a sentence.
  static func text(_ size: Extent) -> String {
    "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }

  private static func words(_ text: (ControlSizes) -> String) -> String {
    let usual = text(.usual)
    let others = [("iOS 26", OperatingSystem.iOS26), ("macOS 26", .macOS26)].compactMap {
      title, system -> String? in
      let other = text(system.sizes)
      return other == usual ? nil : "\(other) on \(title)"
    }
    return others.isEmpty ? usual : "\(usual) (\(others.joined(separator: ", ")))"
  }
}
