import LayEngine

/// The operations on two numbers that compile to specialized code.
enum ArithmeticOperation: Sendable {
  case add, subtract, multiply, divide, less, lessOrEqual, greater, greaterOrEqual, equal

  @inline(__always)
  func apply(_ left: Double, _ right: Double) -> Value {
    switch self {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(left / right)
    case .less: .truth(left < right)
    case .lessOrEqual: .truth(left <= right)
    case .greater: .truth(left > right)
    case .greaterOrEqual: .truth(left >= right)
    case .equal: .truth(left == right)
    }
  }
}

/// `(+ a b)` and similar calls, computed directly as long as the name means the builtin.
final class ArithmeticCode: Code {
  let operation: ArithmeticOperation
  let left: Code
  let right: Code
  let slot: GlobalPointer
  let site: CallSite

  init(
    _ operation: ArithmeticOperation, _ left: Code, _ right: Code, _ slot: GlobalPointer,
    _ site: CallSite
  ) {
    self.operation = operation
    self.left = left
    self.right = right
    self.slot = slot
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let left = try left.run(&machine)
    if case .number(let leftNumber) = left {
      let right = try right.run(&machine)
      if slot.pointee.isBuiltin, case .number(let rightNumber) = right {
        return operation.apply(leftNumber, rightNumber)
      }
      return try machine.call(slot, left, right, site)
    }
    return try machine.call(slot, left, try right.run(&machine), site)
  }
}

/// `(/ a b)`; if the divisor is zero, the builtin is called, which reports it.
final class DivisionCode: Code {
  let left: Code
  let right: Code
  let slot: GlobalPointer
  let site: CallSite

  init(_ left: Code, _ right: Code, _ slot: GlobalPointer, _ site: CallSite) {
    self.left = left
    self.right = right
    self.slot = slot
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let left = try left.run(&machine)
    let right = try right.run(&machine)
    if case .number(let dividend) = left, case .number(let divisor) = right, divisor != 0,
      slot.pointee.isBuiltin
    {
      return .number(dividend / divisor)
    }
    return try machine.call(slot, left, right, site)
  }
}

/// `ArithmeticCode` for a local variable and a constant, the most common case: `(- n 1)`.
final class LocalArithmeticCode: Code {
  let operation: ArithmeticOperation
  let local: Int
  let constant: Double
  let slot: GlobalPointer
  let site: CallSite

  init(
    _ operation: ArithmeticOperation, _ local: Int, _ constant: Double, _ slot: GlobalPointer,
    _ site: CallSite
  ) {
    self.operation = operation
    self.local = local
    self.constant = constant
    self.slot = slot
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if case .number(let number) = machine.frame[local], slot.pointee.isBuiltin {
      return operation.apply(number, constant)
    }
    return try machine.call(slot, machine.frame[local], .number(constant), site)
  }
}
