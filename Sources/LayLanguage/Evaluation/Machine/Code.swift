import LayEngine

/// A piece of a program, ready to run: names are resolved and forms taken apart.
///
/// The fields of subclasses are all `let`, so that they are run without being retained.
package class Code {
  init() {}

  /// Runs the code.
  ///
  /// Code in tail position may leave a call for the machine to make.
  package func run(_ machine: inout Machine) throws(Diagnostic) -> Value { .nothing }

  /// The same code where nobody asks for its value.
  var asStatement: Code { self }
}

/// Code that is a function of the machine, for forms that need no class of their own, and for other
/// modules, which cannot make classes of code.
package final class WorkCode: Code {
  let work: (inout Machine) throws(Diagnostic) -> Value

  package init(_ work: @escaping (inout Machine) throws(Diagnostic) -> Value) { self.work = work }

  package override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    try work(&machine)
  }
}

/// Owns the code of one item, so that it is freed from the outside in, without recursion.
package final class CodeStore {
  private var codes: [Code] = []

  package init() {}

  package func add(_ code: Code) { codes.append(code) }

  // Parts are added before the whole that holds them, so in reverse order each whole goes first.
  deinit {
    while codes.popLast() != nil {}
  }
}

/// A value that is known when the code is compiled.
final class ConstantCode: Code {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value { value }
}

/// Several codes in order; the value is that of the last.
final class SequenceCode: Code {
  let parts: [Code]
  let last: Code

  init(_ parts: [Code], last: Code) {
    self.parts = parts
    self.last = last
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for part in parts { _ = try part.run(&machine) }
    return try last.run(&machine)
  }
}

/// The operations on two numbers that compile to specialized code: `+`, `<`.
enum ArithmeticOperation: Sendable {
  case add, subtract, multiply, divide, less, lessOrEqual, greater, greaterOrEqual, equal

  /// The result for two numbers; nil for other values, and for a division by zero, which the builtin
  /// reports.
  @inline(__always)
  func result(_ left: Value, _ right: Value) -> Value? {
    guard case .number(let left) = left, case .number(let right) = right else { return nil }
    return switch self {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: right == 0 ? nil : .number(left / right)
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
    let right = try right.run(&machine)
    if slot.pointee.isBuiltin, let result = operation.result(left, right) { return result }
    return try machine.call(slot, left, right, site)
  }
}

/// A local variable.
final class LocalCode: Code {
  let slot: Int

  init(_ slot: Int) { self.slot = slot }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value { machine.frame[slot] }
}

/// A free variable that never changes: the closure has a copy of its value.
final class CapturedCode: Code {
  let index: Int

  init(_ index: Int) { self.index = index }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    machine.capture(index)
  }
}

/// The function that is running, under the name of its local definition.
final class SelfCode: Code {
  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    machine.runningFunction
  }
}

/// A variable that lives in a cell.
final class CellCode: Code {
  let cell: Code
  let symbol: Symbol
  let span: SourceSpan

  init(_ cell: Code, _ symbol: Symbol, _ span: SourceSpan) {
    self.cell = cell
    self.symbol = symbol
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard case .object(let object) = try cell.run(&machine) else { return .nothing }
    let cell = unsafeDowncast(object, to: Cell.self)
    guard cell.isDefined else {
      throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
    }
    return cell.value
  }
}

/// A global variable.
final class GlobalCode: Code {
  let slot: GlobalPointer
  let span: SourceSpan

  init(_ slot: GlobalPointer, _ span: SourceSpan) {
    self.slot = slot
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard slot.pointee.isDefined else {
      throw machine.unknownName(slot.pointee.symbol.name, at: span)
    }
    return slot.pointee.value
  }
}

/// Gives a local variable its value.
final class StoreLocalCode: Code {
  let slot: Int
  let value: Code
  /// Whether to put the value into a new cell.
  let isInCell: Bool

  init(_ slot: Int, _ value: Code, isInCell: Bool) {
    self.slot = slot
    self.value = value
    self.isInCell = isInCell
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try value.run(&machine)
    machine.frame[slot] = isInCell ? .object(Cell(value, machine.runtime)) : value
    return .nothing
  }
}

/// Makes the cells of variables that may be used before their definition.
final class MakeCellsCode: Code {
  let slots: [Int]

  init(_ slots: [Int]) { self.slots = slots }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for slot in slots { machine.frame[slot] = .object(Cell(nil, machine.runtime)) }
    return .nothing
  }
}

/// Defines or assigns a variable that lives in a cell.
final class StoreCellCode: Code {
  let cell: Code
  let value: Code
  let isDefinition: Bool
  let symbol: Symbol
  let span: SourceSpan

  init(_ cell: Code, _ value: Code, isDefinition: Bool, _ symbol: Symbol, _ span: SourceSpan) {
    self.cell = cell
    self.value = value
    self.isDefinition = isDefinition
    self.symbol = symbol
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try value.run(&machine)
    guard case .object(let object) = try cell.run(&machine) else { return .nothing }
    let cell = unsafeDowncast(object, to: Cell.self)
    guard isDefinition || cell.isDefined else {
      throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
    }
    machine.assign(value, to: cell)
    return .nothing
  }
}

/// Defines or assigns a global variable.
final class StoreGlobalCode: Code {
  let slot: GlobalPointer
  let value: Code
  let isDefinition: Bool
  let span: SourceSpan

  init(_ slot: GlobalPointer, _ value: Code, isDefinition: Bool, _ span: SourceSpan) {
    self.slot = slot
    self.value = value
    self.isDefinition = isDefinition
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try value.run(&machine)
    guard isDefinition || slot.pointee.isDefined else {
      throw machine.unknownName(slot.pointee.symbol.name, at: span)
    }
    machine.runtime.noteChange(from: isDefinition ? nil : slot.pointee.value, to: value)
    machine.runtime.globals.set(slot, to: value)
    return .nothing
  }
}

/// The errors by which a loop or a function is left before its end.
///
/// `break`, `continue` and `return` are thrown as errors up to the loop or the function around
/// them. In between there is only code of the same function, so that their messages are never
/// shown.
enum EarlyExit {
  static let breaking = Diagnostic(Complaint("`break` leaves no loop"), at: nil)
  static let continuing = Diagnostic(Complaint("`continue` is in no loop"), at: nil)
  static let returning = Diagnostic(Complaint("`return` leaves no function"), at: nil)
}

/// Runs the body of a function that may be left by `return`.
final class ReturnTargetCode: Code {
  let body: Code

  init(_ body: Code) { self.body = body }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    switch try machine.catching(body) {
    case .success(let value): return value
    case .failure(let exit) where exit.isSame(as: EarlyExit.returning):
      return machine.takeReturned()
    case .failure(let error): throw error
    }
  }
}
