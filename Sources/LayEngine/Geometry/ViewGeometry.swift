// Lengths are public, where other code is for the package: the compiler inlines only public code in other modules.

/// What is proposed to a view, in points.
///
/// `nil` asks for the ideal size, 0 for the smallest, infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  @inlinable public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public static let ideal = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

/// A size that a view answered, in points; may be negative, infinite or NaN.
public struct ViewSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in points.
public struct ViewPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The origin and the size of a view, in points.
public struct ViewFrame: Hashable, Sendable {
  public var origin: ViewPoint
  public var size: ViewSize

  @inlinable public init(origin: ViewPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ViewPoint(x: x, y: y), size: ViewSize(width: width, height: height))
  }

  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
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
  @inlinable public subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension ProposedViewSize {
  @inlinable public subscript(axis: Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// A direction of layout.
public enum Axis: UInt8, Sendable, BitwiseCopyable {
  case horizontal, vertical

  /// Both, for loops that run for each view: an array would be kept by each of them.
  public struct Both: RandomAccessCollection {
    @inlinable init() {}
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { 2 }
    @inlinable public subscript(place: Int) -> Axis { place == 0 ? .horizontal : .vertical }
  }

  @inlinable public static var allCases: Both { Both() }

  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The axes that a rule applies to; empty, one or both.
public struct AxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var horizontal: AxisSet { AxisSet(rawValue: 1) }
  @inlinable public static var vertical: AxisSet { AxisSet(rawValue: 2) }
  @inlinable public static var both: AxisSet { AxisSet(rawValue: 3) }

  @inlinable public func contains(_ axis: Axis) -> Bool {
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
