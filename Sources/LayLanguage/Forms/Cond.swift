import LayEngine

extension Form {
  static let cond = Form(
    name: "cond",
    usage: "(cond (condition body…) … (else body…))",
    summary: "Evaluate the body of the first condition that is true.",
    examples: #"(cond ((< 5 3) "less") ((= 5 3) "same") (else "more")) | "more""#,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    var clauses: [ConditionalCode.Clause] = []
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
      clauses.append(.init(condition: condition, body: body.map { compiler.keep($0) }))
    }
    return ConditionalCode(clauses)
  }
}

extension Compiler {
  /// Whether this is the symbol `else`, which begins a last clause.
  func isElse(_ syntax: SyntaxTree.Index) -> Bool { tree.symbol(syntax)?.name == "else" }
}

/// Runs the first clause whose condition is true; without a body it gives the condition's value.
final class ConditionalCode: Code {
  struct Clause {
    let condition: Code
    let body: Code?
  }

  let clauses: [Clause]

  init(_ clauses: [Clause]) { self.clauses = clauses }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    for clause in clauses {
      let value = try clause.condition.run(&machine)
      guard value.isTrue else { continue }
      guard let body = clause.body else { return value }
      return try body.run(&machine)
    }
    return .nothing
  }
}
