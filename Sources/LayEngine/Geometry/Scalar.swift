/// A number that layout rules calculate with, in points.
///
/// `Double` gives the answers. `Affine`, a value with its slope, runs the same rules to find where
/// a layout changes; for that it must see each comparison. So a scalar is not `Comparable`: rules
/// compare through the pass, which passes the `Record` along.
protocol Scalar: BitwiseCopyable {
  /// What comparisons record; nothing for `Double`.
  associatedtype Record
  static var emptyRecord: Record { get }

  /// Whether numbers of this kind have no slope, so that answers known for constants hold for them.
  static var isConstant: Bool { get }

  init(_ constant: Double)
  /// The number at the current proposal, without its slope.
  var value: Double { get }
  var isNaN: Bool { get }
  var isFinite: Bool { get }

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Double) -> Self
  static func / (left: Self, right: Double) -> Self

  /// Attributes comparisons from now on to a view's rule; returns the view that had them before.
  static func enter(_ node: NodeID, _ record: inout Record) -> NodeID

  /// The only comparison of scalars; false if either is NaN.
  static func isLess(_ left: Self, _ right: Self, _ record: inout Record) -> Bool
  /// The largest whole number that is not above this one.
  func roundedDown(_ record: inout Record) -> Double
  /// Whether two numbers are the same bits: NaN is the same as itself.
  static func same(_ left: Self, _ right: Self) -> Bool
  var hash: UInt64 { get }
}

extension Scalar {
  /// The larger of two; the left one if they cannot be compared.
  @inline(__always)
  static func larger(_ left: Self, _ right: Self, _ record: inout Record) -> Self {
    isLess(left, right, &record) ? right : left
  }

  /// The smaller of two; the left one if they cannot be compared.
  @inline(__always)
  static func smaller(_ left: Self, _ right: Self, _ record: inout Record) -> Self {
    isLess(right, left, &record) ? right : left
  }
}

extension FixedWidthInteger {
  /// The whole part of a number, or the nearest value in range; 0 for NaN.
  ///
  /// The numbers come from programs, and Swift's own conversion traps for those that are too large.
  package init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= Double(Self.max) {
      self = .max
    } else if number <= Double(Self.min) {
      self = .min
    } else {
      self = Self(number)
    }
  }
}

extension Double: Scalar {
  struct NoRecord {}
  static var emptyRecord: NoRecord { NoRecord() }

  @inline(__always) static var isConstant: Bool { true }
  @inline(__always) static func enter(_ node: NodeID, _: inout NoRecord) -> NodeID { node }
  @inline(__always) var value: Double { self }

  @inline(__always)
  static func isLess(_ left: Double, _ right: Double, _: inout NoRecord) -> Bool { left < right }

  @inline(__always)
  func roundedDown(_: inout NoRecord) -> Double { rounded(.down) }

  @inline(__always)
  static func same(_ left: Double, _ right: Double) -> Bool {
    left.bitPattern == right.bitPattern
  }

  @inline(__always) var hash: UInt64 { bitPattern }
}
