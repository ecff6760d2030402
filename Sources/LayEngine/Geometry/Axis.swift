/// A direction of layout.
package enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The axes that a rule applies to; empty, one or both.
package struct AxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both = AxisSet(rawValue: 3)

  package func contains(_ axis: Axis) -> Bool {
    !isDisjoint(with: axis == .horizontal ? AxisSet.horizontal : AxisSet.vertical)
  }
}
