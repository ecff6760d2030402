/// What a function of the program does with lengths that move, and how far what it gives holds.
///
/// - Rule: what is compared comes out as just after the present lengths, where that is asked for; else as it is at
///   them, so that it holds for them alone where equal numbers are compared. A number that is needed without its slope,
///   or what is not linear, loses the motion: what is given is known for the present lengths alone.
/// - Value: a layout that asks whether 100 + x is less than 160 gives the same for 60 points ahead and any behind.
package final class Motion {
  /// How far it holds while the length by which numbers move grows, and while it shrinks, in points; infinite
  /// where nothing was compared.
  package private(set) var ahead = Double.infinity
  package private(set) var behind = Double.infinity
  package private(set) var isLost = false
  /// Whether its lengths do not move: it tells, by being lost, that one was read.
  package let isStill: Bool
  /// Called when it is lost, or holds less far.
  private var hearsOfChange: () -> Void = {}

  private let comparesAfter: Bool

  package init(comparesAfter: Bool = false, isStill: Bool = false) {
    (self.comparesAfter, self.isStill) = (comparesAfter, isStill)
  }

  package func hear(_ hearsOfChange: @escaping () -> Void) { self.hearsOfChange = hearsOfChange }

  package func lose() {
    if isLost { return }
    isLost = true
    hearsOfChange()
  }

  package func isLess(_ left: Affine, _ right: Affine) -> Bool {
    let difference = left - right
    guard difference.slope != 0 else { return left.value < right.value }
    if Affine.areMeeting(left.value, right.value) {
      narrow(ahead: comparesAfter ? .infinity : 0, behind: 0)
      return comparesAfter ? difference.slope < 0 : left.value < right.value
    }
    change(at: -difference.value / difference.slope)
    return difference.value < 0
  }

  /// Whether two numbers are equal, of which none is NaN.
  package func areEqual(_ left: Affine, _ right: Affine) -> Bool {
    !left.value.isNaN && !right.value.isNaN && !isLess(left, right) && !isLess(right, left)
  }

  /// The largest whole number that is not above a number.
  package func roundedDown(_ number: Affine) -> Double {
    guard number.slope != 0 else { return number.value.rounded(.down) }
    let nearest = number.value.rounded()
    var whole = number.value.rounded(.down)
    if Affine.areMeeting(number.value, nearest) {
      narrow(ahead: comparesAfter ? .infinity : 0, behind: 0)
      if !comparesAfter { return whole }
      whole = number.slope > 0 ? nearest : nearest - 1
    }
    for change in [whole, whole + 1] {
      self.change(at: (change - number.value) / number.slope)
    }
    return whole
  }

  private func change(at distance: Double) {
    if distance > 0 { narrow(ahead: distance) }
    if distance < 0 { narrow(behind: -distance) }
  }

  /// What was done until now, so that what follows is known by itself.
  func begin() -> (ahead: Double, behind: Double, isLost: Bool) {
    defer { (ahead, behind, isLost) = (.infinity, .infinity, false) }
    return (ahead, behind, isLost)
  }

  func resume(_ former: (ahead: Double, behind: Double, isLost: Bool)) {
    (ahead, behind, isLost) = former
  }

  private func narrow(ahead: Double = .infinity, behind: Double = .infinity) {
    guard ahead < self.ahead || behind < self.behind else { return }
    self.ahead = min(ahead, self.ahead)
    self.behind = min(behind, self.behind)
    hearsOfChange()
  }
}

/// What it is at the present length, and by how much it grows for a point of that.
package struct Moving<Value> {
  package let now, slope: Value

  package init(_ now: Value, slope: Value) { (self.now, self.slope) = (now, slope) }
}

extension Moving<ProposedViewSize> {
  /// A proposal that does not move.
  init(_ proposal: ProposedViewSize) {
    func still(_ length: Double?) -> Double? { length == nil ? nil : 0 }
    let slope = ProposedViewSize(width: still(proposal.width), height: still(proposal.height))
    self.init(proposal, slope: slope)
  }
}

extension Proposal {
  init(_ moving: Moving<ProposedViewSize>) {
    func length(_ now: Double?, _ slope: Double?) -> Length<Number> {
      now.map { Length(Number($0, slope: slope ?? 0)) } ?? .unspecified
    }
    self.init(
      length(moving.now.width, moving.slope.width), length(moving.now.height, moving.slope.height))
  }

  var moving: Moving<ProposedViewSize> {
    Moving(
      outside,
      slope: ProposedViewSize(
        width: width.isUnspecified ? nil : width.or(0).slope,
        height: height.isUnspecified ? nil : height.or(0).slope))
  }
}

extension Size {
  init(_ moving: Moving<ViewSize>) {
    self.init(
      Number(moving.now.width, slope: moving.slope.width),
      Number(moving.now.height, slope: moving.slope.height))
  }

  var moving: Moving<ViewSize> {
    Moving(outside, slope: ViewSize(width: width.slope, height: height.slope))
  }
}

extension Point {
  init(_ moving: Moving<ViewPoint>) {
    self.init(
      Number(moving.now.x, slope: moving.slope.x), Number(moving.now.y, slope: moving.slope.y))
  }

  var moving: Moving<ViewPoint> { Moving(outside, slope: ViewPoint(x: x.slope, y: y.slope)) }
}
