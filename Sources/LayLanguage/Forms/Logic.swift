import LayEngine

extension Form {
  static let and = Form(
    name: "and",
    usage: "(and form…)",
    summary: "Give the first value that is false, or else the last value.",
    examples: "(and (< 1 2) (< 2 1)) | false"
  ) { compiler, call throws(Diagnostic) in
    try compileLogic(&compiler, call, endsAt: false)
  }

  static let or = Form(
    name: "or",
    usage: "(or form…)",
    summary: "Give the first value that is true, or else the last value.",
    examples: "(or nil 5) | 5"
  ) { compiler, call throws(Diagnostic) in
    try compileLogic(&compiler, call, endsAt: true)
  }
}

private func compileLogic(
  _ compiler: inout Compiler, _ call: FormCall, endsAt: Bool
) throws(Diagnostic) -> Code {
  guard let last = call.parts.last else { return ConstantCode(.truth(!endsAt)) }
  var parts: [Code] = []
  for part in call.parts.dropLast() { parts.append(try compiler.compile(part)) }
  let lastCode = try compiler.compile(last, isTail: call.isTail)
  return LogicCode(parts, last: lastCode, endsAt: endsAt)
}

/// Runs parts until the truth of one is `endsAt`, and gives that part's value or the last one's.
final class LogicCode: Code {
  let parts: [Code]
  let last: Code
  let endsAt: Bool

  init(_ parts: [Code], last: Code, endsAt: Bool) {
    self.parts = parts
    self.last = last
    self.endsAt = endsAt
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for part in parts {
      let value = try part.run(&machine)
      if value.isTrue == endsAt { return value }
    }
    return try last.run(&machine)
  }
}
