/// A number as Swift code writes it, before the type of a place chooses what it is.
///
/// Both readings are kept, since they differ: `3 / 2` is the integer 1 or the number 1.5. What is
/// computed of literals alone is a literal again; all of it is known when the code is compiled.
package final class Literal: Sendable {
  /// Nil where it is no integer: for `1.5` and `2.0`, after an overflow or a division by zero.
  package let integer: Int?
  package let number: Double

  package init(integer: Int?, number: Double) {
    self.integer = integer
    self.number = number
  }

  package convenience init(_ integer: Int) {
    self.init(integer: integer, number: Double(integer))
  }

  package convenience init(_ number: Double) { self.init(integer: nil, number: number) }

  /// The value where no type chooses: an integer or a number, as it is written.
  package var asWritten: Value { integer.map(Value.integer) ?? .number(number) }

  /// An operation on two literals.
  package enum Operation: Sendable {
    case add, subtract, multiply, divide
    /// The remainder, which only integers have.
    case remainder
  }

  /// The literal of an operation; nil where neither reading has a value.
  package static func folded(
    _ operation: Operation, _ left: Literal, _ right: Literal
  ) -> Literal? {
    let integer = left.integer.flatMap { left in
      right.integer.flatMap { Self.integer(operation, left, $0) }
    }
    switch operation {
    case .add: return Literal(integer: integer, number: left.number + right.number)
    case .subtract: return Literal(integer: integer, number: left.number - right.number)
    case .multiply: return Literal(integer: integer, number: left.number * right.number)
    case .divide: return Literal(integer: integer, number: left.number / right.number)
    case .remainder: return integer.map { Literal($0) }
    }
  }

  /// The integer of an operation; nil if there is none, at which Swift would trap.
  package static func integer(_ operation: Operation, _ left: Int, _ right: Int) -> Int? {
    let (result, hasFailed) =
      switch operation {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      case .remainder: left.remainderReportingOverflow(dividingBy: right)
      }
    return hasFailed ? nil : result
  }

  package var negated: Literal {
    Literal(integer: integer.flatMap { Self.integer(.subtract, 0, $0) }, number: -number)
  }
}
