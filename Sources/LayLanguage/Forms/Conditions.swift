import LayEngine

extension Form {
  static let allConditions: [Form] = [.and, .caseOf, .cond, .ifElse, .or, .unless, .when]

  static let ifElse = Form(
    name: "if", usage: "(if condition then else)",
    summary: "Evaluate one of two forms by a condition; only false and nil count as false.",
    examples: #"(if (< 1 2) "yes" "no") | "yes""#, isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2...3, "`if` needs a condition and one or two forms")
    let condition = try compiler.compile(call.parts[0])
    let then = try compiler.compile(call.parts[1], isTail: call.isTail)
    guard call.parts.count == 3 else {
      return IfCode(condition, then, compiler.keep(ConstantCode(.nothing)))
    }
    return IfCode(condition, then, try compiler.compile(call.parts[2], isTail: call.isTail))
  }

  static let when = Form(
    name: "when", usage: "(when condition body…)",
    summary: "Evaluate the body if the condition is true; otherwise give nil. If the body has "
      + "several views, give the list of them.",
    examples: #"(when (> 2 1) "yes") | "yes""#,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2..., "`when` needs a condition and a body")
    let condition = try compiler.compile(call.parts[0])
    let body = try compiler.compileConditional(Array(call.parts.dropFirst()), of: call)
    return IfCode(condition, compiler.keep(body), compiler.keep(ConstantCode(.nothing)))
  }

  static let unless = Form(
    name: "unless", usage: "(unless condition body…)",
    summary: "Evaluate the body if the condition is false; otherwise give nil. If the body has "
      + "several views, give the list of them.",
    examples: #"(unless (> 1 2) "yes") | "yes""#,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2..., "`unless` needs a condition and a body")
    let condition = try compiler.compile(call.parts[0])
    let body = try compiler.compileConditional(Array(call.parts.dropFirst()), of: call)
    return IfCode(condition, compiler.keep(ConstantCode(.nothing)), compiler.keep(body))
  }

  static let cond = Form(
    name: "cond", usage: "(cond (condition body…) … (else body…))",
    summary: "Evaluate the body of the first condition that is true.",
    examples: #"(cond ((< 5 3) "less") ((= 5 3) "same") (else "more")) | "more""#, isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    var clauses: [(condition: Code, body: Code?)] = []
    for part in call.parts {
      let children = Array(compiler.tree.children(part))
      guard let head = children.first else {
        throw call.malformed(
          "a clause is a condition and a body in parentheses", at: compiler.tree.span(part))
      }
      let isElse = compiler.isElse(head)
      guard !isElse || part == call.parts.last else {
        throw call.malformed("`else` comes last", at: compiler.tree.span(head))
      }
      let condition =
        isElse ? compiler.keep(ConstantCode(.truth(true))) : try compiler.compile(head)
      let statements = Array(children.dropFirst())
      let body: Code? =
        statements.isEmpty
        ? nil : try compiler.compileBody(statements, of: call.form, isTail: call.isTail)
      clauses.append((condition, body.map { compiler.keep($0) }))
    }
    // Without a body, a clause gives the value of its condition.
    return WorkCode { [clauses] machine throws(Diagnostic) in
      for clause in clauses {
        let value = try clause.condition.run(&machine)
        if value.isTrue { return try clause.body?.run(&machine) ?? value }
      }
      return .nothing
    }
  }

  static let caseOf = Form(
    name: "case", usage: "(case value ((constant…) body…) … (else body…))",
    summary: "Evaluate the body of the first clause with a constant equal to the value; constants "
      + "are not evaluated.",
    examples: #"(case (+ 1 1) ((1) "one") ((2 3) "some") (else "many")) | "some""#, isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1..., "`case` needs a value")
    let value = try compiler.compile(call.parts[0])
    // No constants stand for `else`, which matches every value.
    var clauses: [(constants: [Value]?, body: Code)] = []
    for part in call.parts.dropFirst() {
      let children = Array(compiler.tree.children(part))
      guard children.count >= 2 else {
        throw call.malformed(
          "a clause is a list of constants and a body in parentheses",
          at: compiler.tree.span(part))
      }
      let isElse = compiler.isElse(children[0])
      guard !isElse || part == call.parts.last else {
        throw call.malformed("`else` comes last", at: compiler.tree.span(children[0]))
      }
      let constants = isElse ? nil : try constants(children[0], compiler)
      let body = try compiler.compileBody(
        Array(children.dropFirst()), of: call.form, isTail: call.isTail)
      clauses.append((constants, compiler.keep(body)))
    }
    return WorkCode { [clauses] machine throws(Diagnostic) in
      let value = try value.run(&machine)
      for clause in clauses
      where clause.constants?.contains(where: { $0.isEqual(to: value) }) ?? true {
        return try clause.body.run(&machine)
      }
      return .nothing
    }
  }

  static let and = Form(
    name: "and", usage: "(and form…)",
    summary: "Give the first value that is false, or else the last value.",
    examples: "(and (< 1 2) (< 2 1)) | false"
  ) { compiler, call throws(Diagnostic) in try compileLogic(&compiler, call, endsAt: false) }

  static let or = Form(
    name: "or", usage: "(or form…)",
    summary: "Give the first value that is true, or else the last value.",
    examples: "(or nil 5) | 5"
  ) { compiler, call throws(Diagnostic) in try compileLogic(&compiler, call, endsAt: true) }
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

extension Compiler {
  /// Compiles a body that gives all its views, or that may define names at the top level.
  fileprivate mutating func compileConditional(
    _ statements: [SyntaxTree.Index], of call: FormCall
  ) throws(Diagnostic) -> Code {
    if call.isStatement, isOutermost { return try compileStatements(statements, of: call) }
    return try compileBuilder(statements, isSpliced: false, isTail: call.isTail)
  }

  /// Whether this is the symbol `else`, which begins a last clause.
  func isElse(_ syntax: SyntaxTree.Index) -> Bool { tree.symbol(syntax)?.name == "else" }
}

/// The constants of a clause: `(a b)` is two constants, anything else is one.
private func constants(
  _ syntax: SyntaxTree.Index, _ compiler: Compiler
) throws(Diagnostic) -> [Value] {
  let value = try compiler.quotedValue(syntax)
  guard case .list(let list) = value else { return [value] }
  return Array(list.elements)
}

private func compileLogic(
  _ compiler: inout Compiler, _ call: FormCall, endsAt: Bool
) throws(Diagnostic) -> Code {
  guard let last = call.parts.last else { return ConstantCode(.truth(!endsAt)) }
  var parts: [Code] = []
  for part in call.parts.dropLast() { parts.append(try compiler.compile(part)) }
  let lastCode = try compiler.compile(last, isTail: call.isTail)
  return WorkCode { [parts] machine throws(Diagnostic) in
    for part in parts {
      let value = try part.run(&machine)
      if value.isTrue == endsAt { return value }
    }
    return try lastCode.run(&machine)
  }
}
