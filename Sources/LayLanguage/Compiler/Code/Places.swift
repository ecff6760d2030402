import LayEngine

/// A location whose value a program may change: a variable, or a part of a variable's value.
///
/// - Rule: values are immutable, as in Swift: changing a part gives the variable a new value. If
///   nothing else refers to the old value, it is changed in place.
/// - Rule: indices and new values are evaluated before the old value is taken out of the variable.
class PlaceCode {
  let span: SourceSpan

  init(_ span: SourceSpan) { self.span = span }

  /// Changes the value in this place; after an error it is as it was.
  func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {}
}

/// A variable that lives in a cell.
final class CellPlace: PlaceCode {
  let cell: Code
  let symbol: Symbol

  init(_ cell: Code, _ symbol: Symbol, _ span: SourceSpan) {
    self.cell = cell
    self.symbol = symbol
    super.init(span)
  }

  override func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard case .object(let object) = try cell.run(&machine) else { return }
    let cell = unsafeDowncast(object, to: Cell.self)
    guard cell.isDefined.pointee else {
      throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
    }
    try body(&cell.pointer.pointee, &machine)
    if cell.item != machine.runtime.item { machine.runtime.changes += 1 }
  }
}

/// A global variable.
final class GlobalPlace: PlaceCode {
  let slot: GlobalPointer

  init(_ slot: GlobalPointer, _ span: SourceSpan) {
    self.slot = slot
    super.init(span)
  }

  override func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard slot.pointee.isDefined else {
      throw machine.unknownName(slot.pointee.symbol.name, at: span)
    }
    guard !slot.pointee.isBuiltin else {
      throw Diagnostic(.isOfTheLanguage(slot.pointee.symbol.name), at: span)
    }
    var value = slot.pointee.value
    slot.pointee.value = .nothing
    do throws(Diagnostic) { try body(&value, &machine) } catch {
      slot.pointee.value = value
      throw error
    }
    machine.runtime.globals.set(slot, to: value)
    machine.runtime.changes += 1
  }
}

/// A part of the value in another place: an element, or the value of a key.
final class ElementPlace: PlaceCode {
  let base: PlaceCode
  let index: Code
  let indexSpan: SourceSpan
  /// The value for a key that is missing; only dictionaries use it.
  let defaultValue: Code

  init(
    _ base: PlaceCode, _ index: Code, at indexSpan: SourceSpan, default defaultValue: Code,
    _ span: SourceSpan
  ) {
    self.base = base
    self.index = index
    self.indexSpan = indexSpan
    self.defaultValue = defaultValue
    super.init(span)
  }

  override func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let index = try index.run(&machine)
    let missing = try defaultValue.run(&machine)
    let indexSpan = indexSpan
    let place = base.span
    try base.change(&machine) { container, machine throws(Diagnostic) in
      try machine.changeElement(
        of: &container, index, default: missing, at: indexSpan, in: place, body)
    }
  }
}

/// The last element of a list in another place.
final class LastPlace: PlaceCode {
  let base: PlaceCode

  init(_ base: PlaceCode, _ span: SourceSpan) {
    self.base = base
    super.init(span)
  }

  override func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let span = span
    try base.change(&machine) { list, machine throws(Diagnostic) in
      guard let count = list.listCount, count > 0 else {
        throw Diagnostic(.hasNoLast(list), at: span)
      }
      try machine.changeElement(
        of: &list, .number(Double(count - 1)), default: .nothing, at: span, in: span, body)
    }
  }
}

/// A named part of the value in another place: a field, or the width of a size.
final class FieldPlace: PlaceCode {
  let base: PlaceCode
  let field: Symbol

  init(_ base: PlaceCode, _ field: Symbol, _ span: SourceSpan) {
    self.base = base
    self.field = field
    super.init(span)
  }

  override func change(
    _ machine: inout Machine,
    _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let field = field
    let span = span
    try base.change(&machine) { whole, machine throws(Diagnostic) in
      try machine.changeField(of: &whole, field, at: span, body)
    }
  }
}

extension Complaint {
  static func usedBeforeDefinition(_ name: String) -> Complaint {
    Complaint("`\(name)` is used before it is defined", hint: "define it above")
  }

  fileprivate static func hasNoLast(_ value: Value) -> Complaint {
    Complaint("\(ValueDescription.phrase(value)) has no last element")
  }

  fileprivate static func isOfTheLanguage(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` belongs to the language and cannot be changed",
      hint: "name a value of your own with `(define name value)`")
  }
}
