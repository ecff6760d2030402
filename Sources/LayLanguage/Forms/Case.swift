import LayEngine

extension Form {
  static let caseOf = Form(
    name: "case",
    usage: "(case value ((constant…) body…) … (else body…))",
    summary: "Evaluate the body of the first clause with a constant equal to the value; constants "
      + "are not evaluated.",
    examples: #"(case (+ 1 1) ((1) "one") ((2 3) "some") (else "many")) | "some""#,
    isDynamic: true
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1..., "`case` needs a value")
    let value = try compiler.compile(call.parts[0])
    var clauses: [CaseCode.Clause] = []
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
      clauses.append(.init(constants: constants, body: compiler.keep(body)))
    }
    return CaseCode(value, clauses)
  }
}

/// The constants of a clause: `(a b)` is two constants, anything else is one.
private func constants(
  _ syntax: SyntaxTree.Index, _ compiler: Compiler
) throws(Diagnostic) -> [Value] {
  let value = try compiler.quotedValue(syntax)
  guard case .list(let list) = value else { return [value] }
  return Array(list.elements)
}

final class CaseCode: Code {
  struct Clause {
    /// The constants that select the clause; nil for `else`, which matches every value.
    let constants: [Value]?
    let body: Code
  }

  let value: Code
  let clauses: [Clause]

  init(_ value: Code, _ clauses: [Clause]) {
    self.value = value
    self.clauses = clauses
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    let value = try value.run(&machine)
    for clause in clauses
    where clause.constants?.contains(where: { $0.isEqual(to: value) }) ?? true {
      return try clause.body.run(&machine)
    }
    return .nothing
  }
}
