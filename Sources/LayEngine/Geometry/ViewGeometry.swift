/// What is proposed to a view, in points.
///
/// `nil` asks for the ideal size, 0 for the smallest, infinity for the largest.
package struct ProposedViewSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package static let ideal = ProposedViewSize(width: nil, height: nil)
  package static let zero = ProposedViewSize(width: 0, height: 0)
  package static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

/// A size that a view answered, in points; may be negative, infinite or NaN.
package struct ViewSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in points.
package struct ViewPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The origin and the size of a view, in points.
package struct ViewFrame: Hashable, Sendable {
  package var origin: ViewPoint
  package var size: ViewSize

  package init(origin: ViewPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ViewPoint(x: x, y: y), size: ViewSize(width: width, height: height))
  }

  @inlinable package var maxX: Double { origin.x + size.width }
  @inlinable package var maxY: Double { origin.y + size.height }
}

extension Proposal {
  init(_ proposed: ProposedViewSize) {
    self.init(
      proposed.width.map { Length(Number($0)) } ?? .unspecified,
      proposed.height.map { Length(Number($0)) } ?? .unspecified)
  }

  /// The proposal as it leaves the engine.
  var outside: ProposedViewSize {
    ProposedViewSize(
      width: width.isUnspecified ? nil : width.or(0).value,
      height: height.isUnspecified ? nil : height.or(0).value)
  }
}

extension Size {
  /// The size as it leaves the engine.
  var outside: ViewSize { ViewSize(width: width.value, height: height.value) }
}

extension Point {
  /// The point as it leaves the engine.
  var outside: ViewPoint { ViewPoint(x: x.value, y: y.value) }
}

extension ViewSize {
  @inlinable package subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension ProposedViewSize {
  @inlinable package subscript(axis: Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// A direction of layout.
package enum Axis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case horizontal, vertical

  /// Made once, as loops ask for it.
  package static let allCases: [Axis] = [.horizontal, .vertical]

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The axes that a rule applies to; empty, one or both.
package struct AxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both = AxisSet(rawValue: 3)

  @inlinable package func contains(_ axis: Axis) -> Bool {
    rawValue & (axis == .horizontal ? 1 : 2) != 0
  }
}

/// A point in a view, as fractions of the view's width and height.
package struct UnitPoint: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
