import LayEngine

extension Form {
  static let defineValues = Form(
    name: "define-values",
    usage: "(define-values (name…) tuple)",
    summary: "Name the parts of a tuple or a list; `_` skips a part.",
    examples: "(begin (define-values (width _) (tuple 80 3)) width) | 80"
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.valuesInValue, at: call.span) }
    try call.requireParts(2...2, "`define-values` needs names in parentheses and a value")
    guard compiler.tree.childCount(call.parts[0]) > 0 else {
      throw call.malformed("names in parentheses are needed", at: compiler.tree.span(call.parts[0]))
    }
    let pattern = try Pattern(call.parts[0], compiler, call)
    let value = try compiler.compile(call.parts[1])
    if compiler.isOutermost {
      for name in pattern.names { compiler.noteDefinition(name) }
      compiler.endsInDefinition = true
      let slots = pattern.names.map { compiler.globals.slot($0) }
      return DefineGlobalsCode(value, slots, pattern.span)
    }
    return try compiler.defineLocally(pattern, value)
  }
}

extension Compiler {
  /// The code that binds the names of a pattern to the parts of a tuple, in a body.
  fileprivate mutating func defineLocally(
    _ pattern: Pattern, _ value: Code
  ) throws(Diagnostic) -> Code {
    let whole = scope.makeSlot()
    var parts = [keep(StoreLocalCode(whole, value, isInCell: false))]
    for (place, name) in pattern.names.enumerated() where name.name != "_" {
      guard case .local(let slot, let isInCell) = try locate(name, at: pattern.span) else {
        throw Diagnostic(.valuesInValue, at: pattern.span)
      }
      let part = keep(
        PartCode(keep(LocalCode(whole)), place, of: pattern.names.count, pattern.span))
      let store: Code =
        isInCell
        ? StoreCellCode(keep(LocalCode(slot)), part, isDefinition: true, name, pattern.span)
        : StoreLocalCode(slot, part, isInCell: false)
      parts.append(keep(store))
    }
    return SequenceCode(parts, last: keep(ConstantCode(.nothing)))
  }
}

/// One part of a tuple.
private final class PartCode: Code {
  let whole: Code
  let place: Int
  let count: Int
  let span: SourceSpan

  init(_ whole: Code, _ place: Int, of count: Int, _ span: SourceSpan) {
    self.whole = whole
    self.place = place
    self.count = count
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let parts = try TakeApartCode.parts(try whole.run(&machine), count: count, at: span)
    return parts[parts.startIndex + place]
  }
}

/// Defines global variables as the parts of a tuple.
private final class DefineGlobalsCode: Code {
  let value: Code
  let slots: [GlobalPointer]
  let span: SourceSpan

  init(_ value: Code, _ slots: [GlobalPointer], _ span: SourceSpan) {
    self.value = value
    self.slots = slots
    self.span = span
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let parts = try TakeApartCode.parts(
      try value.run(&machine), count: slots.count, at: span)
    for (slot, part) in zip(slots, parts) where slot.pointee.symbol.name != "_" {
      machine.runtime.globals.set(slot, to: part)
    }
    machine.runtime.changes += 1
    return .nothing
  }
}

extension Complaint {
  fileprivate static let valuesInValue = Complaint(
    "`define-values` stands where a value is needed",
    hint: "put it before, or take the tuple apart with `(let (((a b) tuple)) …)`")
}
