import LayEngine

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
  /// The code that gives the cell.
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
    guard cell.isDefined.pointee else {
      throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
    }
    return cell.pointer.pointee
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
    machine.frame[slot] = isInCell ? .object(Cell(value, madeBy: machine.runtime.item)) : value
    return .nothing
  }
}

/// Makes the cells of variables that may be used before their definition.
final class MakeCellsCode: Code {
  let slots: [Int]

  init(_ slots: [Int]) { self.slots = slots }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for slot in slots { machine.frame[slot] = .object(Cell(nil, madeBy: machine.runtime.item)) }
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
    guard isDefinition || cell.isDefined.pointee else {
      throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
    }
    cell.pointer.pointee = value
    cell.isDefined.pointee = true
    if cell.item != machine.runtime.item { machine.runtime.changes += 1 }
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
    machine.runtime.globals.set(slot, to: value)
    machine.runtime.changes += 1
    return .nothing
  }
}
