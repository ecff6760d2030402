import LayEngine

extension Form {
  static let quote = Form(
    name: "quote",
    usage: "(quote form) or 'form",
    summary: "Give the form itself, without evaluating it.",
    examples: #"'(a 1 "b") | (a 1 "b")"#
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1...1, "`quote` needs one form")
    return ConstantCode(try compiler.quotedValue(call.parts[0]))
  }
}
