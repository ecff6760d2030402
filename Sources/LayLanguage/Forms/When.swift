import LayEngine

extension Form {
  static let when = Form(
    name: "when",
    usage: "(when condition body…)",
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
    name: "unless",
    usage: "(unless condition body…)",
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
}

extension Compiler {
  /// Compiles a body that gives all its views, or that may define names at the top level.
  fileprivate mutating func compileConditional(
    _ statements: [SyntaxTree.Index], of call: FormCall
  ) throws(Diagnostic) -> Code {
    if call.isStatement, isOutermost { return try compileStatements(statements, of: call) }
    return try compileBuilder(statements, isSpliced: false, isTail: call.isTail)
  }
}
