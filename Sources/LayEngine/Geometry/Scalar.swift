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
  /// A number that moves; the slope of a `Double` is 0 always.
  init(_ value: Double, slope: Double)
  /// The number at the current proposal, without its slope.
  var value: Double { get }
  /// By how much it grows for a point of the proposal.
  var slope: Double { get }
  var isNaN: Bool { get }
  var isFinite: Bool { get }

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Double) -> Self
  static func / (left: Self, right: Double) -> Self

  /// Attributes comparisons from now on to a view's rule; returns the view that had them before.
  static func enter(_ node: NodeID, _ record: inout Record) -> NodeID

  /// How far what was recorded holds, in points of the proposal; infinite where nothing was.
  static func distance(_ record: Record) -> Double
  /// Takes out what was recorded, so that what follows is recorded by itself.
  static func takeRecord(_ record: inout Record) -> Record
  /// Adds what was recorded elsewhere, which holds up to a distance.
  static func add(_ other: Record, at distance: Double, to record: inout Record)

  /// To be called where what follows is not linear in the proposal, so that nothing holds beyond it.
  static func breakOff(_ record: inout Record)
  /// To be called where what was found holds up to a distance ahead, in points of the proposal.
  static func limit(_ record: inout Record, to distance: Double)

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
  @inline(__always) init(_ value: Double, slope: Double) { self = value }
  @inline(__always) var value: Double { self }
  @inline(__always) var slope: Double { 0 }
  @inline(__always) static func distance(_: NoRecord) -> Double { .infinity }
  @inline(__always) static func takeRecord(_ record: inout NoRecord) -> NoRecord { record }
  @inline(__always) static func add(_: NoRecord, at _: Double, to _: inout NoRecord) {}
  @inline(__always) static func breakOff(_: inout NoRecord) {}
  @inline(__always) static func limit(_: inout NoRecord, to _: Double) {}

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
