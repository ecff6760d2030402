import LayEngine

extension Form {
  static let fn = Form(
    name: "fn", aliases: ["lambda"],
    usage: "(fn (parameters…) body…)",
    summary: "Make a function without a name.",
    examples: "(map (fn (x) (* x x)) (list 1 2 3)) | (1 4 9)"
  ) { compiler, call throws(Diagnostic) in
    guard let list = call.parts.first, compiler.tree.kind(list) == .list else {
      throw call.malformed(
        "`\(compiler.tree.symbol(call.syntax + 1)?.name ?? "fn")` needs its parameters in parentheses",
        at: call.parts.first.map { compiler.tree.span($0) })
    }
    return try compiler.compileFunction(
      name: nil, selfName: nil, parameters: Array(compiler.tree.children(list)),
      body: Array(call.parts.dropFirst()), call: call)
  }
}
