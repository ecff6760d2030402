import LayEngine

extension Form {
  static let begin = Form(
    name: "begin",
    usage: "(begin form…)",
    summary: "Evaluate forms in order; at the top level, definitions last for the session.",
    examples: "(begin (define x 2) (* x 5)) | 10"
  ) { compiler, call throws(Diagnostic) in
    try compiler.compileStatements(call.parts, of: call)
  }
}
