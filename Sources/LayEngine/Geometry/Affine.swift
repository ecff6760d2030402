/// A dual number: its value at the current proposal, and its slope as the proposal grows.
///
/// A pass over these numbers gives a view's answer not only at one length but on the stretch from
/// that length to the next one at which some comparison would come out differently. Comparisons
/// hold just after the current length: equal values are ordered by their slopes.
package struct Affine: Scalar {
  /// How far the results of this pass stay linear.
  struct Reach {
    /// The distance to the nearest length at which a comparison changes; 0 where the results are not linear.
    fileprivate(set) var distance = Double.infinity
    var isLinear: Bool { distance > 0 }
    /// The view in whose rule numbers are compared.
    var owner: NodeID = -1
    /// The views whose comparisons change there, some of them several times.
    private(set) var owners: [NodeID] = []

    /// Records a change at the distance `other`; a change at 0 or behind is ignored.
    mutating func shorten(to other: Double) {
      guard other > 0 else { return }
      let same = Affine.meeting * max(1, other)
      if other < distance - same {
        owners = [owner]
      } else if other <= distance + same, owners.last != owner {
        owners.append(owner)
      }
      distance = min(distance, other)
    }

    fileprivate mutating func add(_ other: Reach, at place: Double) {
      guard place.isFinite else { return }
      let same = Affine.meeting * max(1, place)
      if place < distance - same {
        owners = other.owners
      } else if place <= distance + same {
        for owner in other.owners where owners.last != owner { owners.append(owner) }
      }
      distance = min(distance, place)
    }
  }

  static func enter(_ node: NodeID, _ record: inout Reach) -> NodeID {
    let former = record.owner
    record.owner = node
    return former
  }

  static func distance(_ record: Reach) -> Double { record.distance }

  static func takeRecord(_ record: inout Reach) -> Reach {
    let taken = record
    record = Reach(owner: record.owner)
    return taken
  }

  static func add(_ other: Reach, at distance: Double, to record: inout Reach) {
    record.add(other, at: distance)
  }

  static func breakOff(_ record: inout Reach) { record.distance = 0 }
  static func limit(_ record: inout Reach, to distance: Double) {
    if distance.isFinite { record.shorten(to: distance) }
  }

  static var isConstant: Bool { false }
  static var emptyRecord: Reach { Reach() }

  /// Numbers closer than this count as equal: sums of lengths have such rounding errors.
  private static let meeting = 1e-9
  /// A slope below this is a rounding error and counts as 0.
  private static let flat = 0x1p-40

  package let value: Double
  package let slope: Double

  package init(_ constant: Double) {
    value = constant
    slope = 0
  }

  /// Infinite numbers and NaN get the slope 0.
  package init(_ value: Double, slope: Double) {
    self.value = value
    self.slope = value.isFinite && abs(slope) >= Self.flat ? slope : 0
  }

  var isNaN: Bool { value.isNaN }
  var isFinite: Bool { value.isFinite }

  package static func + (left: Affine, right: Affine) -> Affine {
    Affine(left.value + right.value, slope: left.slope + right.slope)
  }

  package static func - (left: Affine, right: Affine) -> Affine {
    Affine(left.value - right.value, slope: left.slope - right.slope)
  }

  package static func * (left: Affine, right: Double) -> Affine {
    Affine(left.value * right, slope: left.slope * right)
  }

  package static func / (left: Affine, right: Double) -> Affine {
    Affine(left.value / right, slope: left.slope / right)
  }

  static func isLess(_ left: Affine, _ right: Affine, _ record: inout Reach) -> Bool {
    let difference = left - right
    guard difference.slope != 0 else { return left.value < right.value }
    if areMeeting(left.value, right.value) { return difference.slope < 0 }
    record.shorten(to: -difference.value / difference.slope)
    return difference.value < 0
  }

  /// Whether two numbers count as equal.
  static func areMeeting(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= meeting * max(1, abs(left))
  }

  func roundedDown(_ record: inout Reach) -> Double {
    guard slope != 0 else { return value.rounded(.down) }
    let nearest = value.rounded()
    let isThere = Self.areMeeting(value, nearest)
    if slope > 0 {
      let whole = isThere ? nearest : value.rounded(.down)
      record.shorten(to: (whole + 1 - value) / slope)
      return whole
    }
    let whole = isThere ? nearest - 1 : value.rounded(.down)
    record.shorten(to: (whole - value) / slope)
    return whole
  }

  static func same(_ left: Affine, _ right: Affine) -> Bool {
    left.value.bitPattern == right.value.bitPattern
      && left.slope.bitPattern == right.slope.bitPattern
  }

  var hash: UInt64 { value.bitPattern ^ (slope.bitPattern &* 0x9E37_79B9_7F4A_7C15) }
}
