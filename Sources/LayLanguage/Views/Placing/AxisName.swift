import LayEngine

extension Axis {
  static let names = allCases.map(\.name)

  /// The axis that a name means; nil for another name.
  init?(named name: String) {
    guard let axis = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// The name of the axis in programs.
  package var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension AxisSet {
  static let names = ["horizontal", "vertical", "both", "none"]

  /// The name of the axes in programs.
  package var name: String {
    switch (contains(.horizontal), contains(.vertical)) {
    case (true, true): "both"
    case (true, false): Axis.horizontal.name
    case (false, true): Axis.vertical.name
    case (false, false): "none"
    }
  }

  init?(named name: String) {
    switch name {
    case Axis.horizontal.name: self = .horizontal
    case Axis.vertical.name: self = .vertical
    case "both": self = .both
    case "none": self = AxisSet()
    default: return nil
    }
  }
}

extension Arguments {
  /// The axis that an argument names; nil if it was not given.
  func axis(_ name: String) -> Axis? { enumeration(name).flatMap { Axis(named: $0) } }

  /// The axes that an argument names, one or a list of them; nil if it was not given.
  func axes(_ name: String) -> AxisSet? {
    enumerations(name).map { names in
      names.reduce(into: AxisSet()) { $0.formUnion(AxisSet(named: $1) ?? []) }
    }
  }
}
