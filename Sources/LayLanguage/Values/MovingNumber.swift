import LayEngine

/// A number of a program that moves with a length, as `size.width / 2` does while a window is followed.
///
/// - Rule: what needs the number without its slope loses its motion: what follows is known for the present length.
package final class MovingNumber: ObjectBox {
  package let number: Affine
  package let motion: Motion

  fileprivate init(_ number: Affine, _ motion: Motion) {
    (self.number, self.motion) = (number, motion)
    super.init()
  }

  /// The number at the present length, without its slope.
  package var settled: Double {
    motion.lose()
    return number.value
  }

  /// The largest whole number that is not above it.
  package var roundedDown: Double { motion.roundedDown(still) }

  /// The number, of which no more is asked than what stays while it moves.
  package var still: Affine { motion.isStill ? Affine(settled) : number }

  override var kindDescription: String { "a number" }
  override package var text: String { NumberText.of(settled) }

  /// Whether it is equal to another number; false for other values.
  func isEqual(to other: Value) -> Bool {
    Value.moving(.object(self), other).map { $2.areEqual($0, $1) } ?? false
  }
}

extension Value {
  /// A length that does not move, which tells the motion when it is read.
  package static func still(_ length: Double, _ motion: Motion) -> Value {
    .object(MovingNumber(Affine(length), motion))
  }

  /// A number that moves; a plain one where its slope is 0.
  package static func moving(_ number: Affine, _ motion: Motion) -> Value {
    number.slope == 0 ? .number(number.value) : .object(MovingNumber(number, motion))
  }

  /// By which the lengths of a reader's geometry move; nil where they do not, and for other values.
  package var geometryMotion: GeometryMotion? {
    if case .object(let box) = self { (box as? GeometryProxy)?.motion } else { nil }
  }

  /// A number that moves as one that does not; other values as they are.
  package var withoutMotion: Value { movingNumber.map { .number($0.settled) } ?? self }

  package var movingNumber: MovingNumber? {
    if case .object(let box) = self { box as? MovingNumber } else { nil }
  }

  /// Two numbers of which one moves at least, and by what they are compared; nil for other values.
  ///
  /// Where both move, each by itself, none does.
  package static func moving(_ left: Value, _ right: Value) -> (Affine, Affine, Motion)? {
    let numbers = [left, right].compactMap(\.movingNumber)
    guard let motion = (numbers.first { !$0.motion.isStill } ?? numbers.first)?.motion,
      let one = left.number(in: motion), let other = right.number(in: motion)
    else { return nil }
    return (one, other, motion)
  }

  /// A number as it moves in a motion, in which others stand still; nil for other values.
  package func number(in motion: Motion) -> Affine? {
    switch self {
    case .number(let number): Affine(number)
    case .literal(let literal): Affine(literal.number)
    case .object:
      movingNumber.map { moving in
        if moving.motion.isStill { return Affine(moving.settled) }
        if moving.motion === motion { return moving.number }
        // One that was kept from before, or belongs to a reader around.
        motion.lose()
        return Affine(moving.settled)
      }
    default: nil
    }
  }
}
