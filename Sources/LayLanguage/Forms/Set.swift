import LayEngine

extension Form {
  static let set = Form(
    name: "set!",
    usage: "(set! place value)",
    summary: "Assign an existing variable, or a part of its value: `(at list 2)`, "
      + "`(at dictionary key)`, `(:field value)`, `(first list)`, `(last list)`, and parts of "
      + "those. Other variables with the old value keep it, as with value types in Swift.",
    examples: """
      (begin (define x 1) (set! x 5) x) | 5
      (begin (define xs (list 1 2 3)) (set! (at xs 1) 9) xs) | (1 9 3)
      (begin (define s (size 8 20)) (set! (:width s) 16) s) | 16 x 20
      """
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2...2, "`set!` needs a name and a value")
    if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = true }
    guard compiler.tree.kind(call.parts[0]) == .list else {
      let value = try compiler.compile(call.parts[1])
      return try compiler.assignment(of: compiler.keep(value), to: call.parts[0], call)
    }
    let place = try compiler.compilePlace(call.parts[0], call)
    return StorePlaceCode(place, try compiler.compile(call.parts[1]))
  }
}

extension Compiler {
  /// The code that assigns a variable.
  fileprivate mutating func assignment(
    of value: Code, to name: SyntaxTree.Index, _ call: FormCall
  ) throws(Diagnostic) -> Code {
    let symbol = try parameterName(name, call)
    let span = tree.span(name)
    let location = try locate(symbol, at: span)
    if case .global(let slot) = location {
      return StoreGlobalCode(slot, value, isDefinition: false, span)
    }
    let cell = keep(holder(location, span))
    return StoreCellCode(cell, value, isDefinition: false, symbol, span)
  }
}

/// Assigns a part of a variable's value.
private final class StorePlaceCode: Code {
  let place: PlaceCode
  let value: Code

  init(_ place: PlaceCode, _ value: Code) {
    self.place = place
    self.value = value
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try value.run(&machine)
    try place.change(&machine) { old, _ throws(Diagnostic) in old = value }
    return .nothing
  }
}

/// `+= -= *= /=`.
extension Form {
  static let add = arithmetic(.add, "+", "Add to", gives: "7")
  static let subtract = arithmetic(.subtract, "-", "Subtract from", gives: "3")
  static let multiply = arithmetic(.multiply, "*", "Multiply", gives: "10")
  static let divide = arithmetic(.divide, "/", "Divide", gives: "2.5")

  private static func arithmetic(
    _ operation: ArithmeticOperation, _ sign: String, _ verb: String, gives: String
  ) -> Form {
    Form(
      name: "\(sign)=", usage: "(\(sign)= place number)",
      summary:
        "\(verb) a variable, or a part of its value that `set!` can assign.",
      examples: "(begin (define x 5) (\(sign)= x 2) x) | \(gives)"
    ) { compiler, call throws(Diagnostic) in
      try call.requireParts(2...2, "`\(sign)=` needs a place and a number")
      if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = true }
      let function = compiler.globals.slot(compiler.runtime.symbols.intern(sign))
      let site = CallSite(at: call.span)
      guard compiler.tree.kind(call.parts[0]) == .list else {
        let old = try compiler.compile(call.parts[0])
        let amount = try compiler.compile(call.parts[1])
        let code: Code =
          operation == .divide
          ? DivisionCode(old, amount, function, site)
          : ArithmeticCode(operation, old, amount, function, site)
        return try compiler.assignment(of: compiler.keep(code), to: call.parts[0], call)
      }
      let place = try compiler.compilePlace(call.parts[0], call)
      return CombinePlaceCode(place, operation, try compiler.compile(call.parts[1]), function, site)
    }
  }
}

/// Combines a part of a variable's value with a number.
private final class CombinePlaceCode: Code {
  let place: PlaceCode
  let operation: ArithmeticOperation
  let amount: Code
  let function: GlobalPointer
  let site: CallSite

  init(
    _ place: PlaceCode, _ operation: ArithmeticOperation, _ amount: Code,
    _ function: GlobalPointer, _ site: CallSite
  ) {
    self.place = place
    self.operation = operation
    self.amount = amount
    self.function = function
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let amount = try amount.run(&machine)
    try place.change(&machine) { value, machine throws(Diagnostic) in
      if case .number(let left) = value, case .number(let right) = amount,
        operation != .divide || right != 0
      {
        value = operation.apply(left, right)
      } else {
        value = try machine.call(function, value, amount, site)
      }
    }
    return .nothing
  }
}
