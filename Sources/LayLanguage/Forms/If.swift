import LayEngine

extension Form {
  static let ifElse = Form(
    name: "if",
    usage: "(if condition then else)",
    summary: "Evaluate one of two forms by a condition; only false and nil count as false.",
    examples: #"(if (< 1 2) "yes" "no") | "yes""#,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2...3, "`if` needs a condition and one or two forms")
    let condition = try compiler.compile(call.parts[0])
    let then = try compiler.compile(call.parts[1], isTail: call.isTail)
    guard call.parts.count == 3 else {
      return IfCode(condition, then, compiler.keep(ConstantCode(.nothing)))
    }
    return IfCode(condition, then, try compiler.compile(call.parts[2], isTail: call.isTail))
  }
}

/// Runs one of two branches.
final class IfCode: Code {
  let condition: Code
  let then: Code
  let otherwise: Code

  init(_ condition: Code, _ then: Code, _ otherwise: Code) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    if try condition.run(&machine).isTrue { return try then.run(&machine) }
    return try otherwise.run(&machine)
  }
}
