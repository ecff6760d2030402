import LayEngine

extension Form {
  static let thread = Form(
    name: "->",
    usage: "(-> value step…)",
    summary: "Pass a value through calls, as the last argument of each, in SwiftUI's order.",
    examples: "(-> 5 (- 7) (* 10)) | 20"
  ) { compiler, call throws(Diagnostic) in
    guard let first = call.parts.first else { throw call.malformed("`->` needs a value") }
    let isSingle = call.parts.count == 1
    var code = try compiler.compile(first, isTail: call.isTail && isSingle)
    var span = compiler.tree.span(first)
    var isDynamic = compiler.isDynamic(first)
    for step in call.parts.dropFirst() {
      let isTail = call.isTail && step == call.parts.last
      let argument = CallArgument(content: .code(code), span: span, isDynamic: isDynamic)
      code = compiler.keep(try compileStep(&compiler, step, argument, call, isTail: isTail))
      // The call of a step includes the values before it, so diagnostics point at all of them.
      span = compiler.tree.span(first).union(compiler.tree.span(step))
      isDynamic = false
    }
    return code
  }
}

/// Compiles a step as a call with the value as its last argument; a bare name is called with it.
private func compileStep(
  _ compiler: inout Compiler, _ step: SyntaxTree.Index, _ value: CallArgument, _ call: FormCall,
  isTail: Bool
) throws(Diagnostic) -> Code {
  let span = compiler.tree.span(step)
  let isCall = compiler.tree.childCount(step) > 0
  guard isCall || compiler.tree.symbol(step) != nil else {
    throw call.malformed("a step is a call or a name", at: span)
  }
  let head = isCall ? step + 1 : step
  if let form = compiler.form(at: head) {
    throw call.malformed("`\(form.name)` cannot be a step", at: compiler.tree.span(head))
  }
  compiler.scope.enclose(waiting: compiler.tree.childCount(step))
  guard isCall else { return try compiler.compileCall(head, [value], span, isTail: isTail) }
  return try compiler.compileCall(step, also: value, isTail: isTail)
}
