import LayEngine

extension Form {
  static let set = Form(
    name: "set!",
    usage: "(set! name value)",
    summary: "Give a variable that exists another value.",
    examples: [Example("(begin (define x 1) (set! x 5) x)", gives: "5")]
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(2...2, "`set!` needs a name and a value")
    let symbol = try compiler.parameterName(call.parts[0], call)
    let span = compiler.tree.span(call.parts[0])
    let value = try compiler.compile(call.parts[1])
    if call.isStatement, compiler.isOutermost { compiler.endsInDefinition = true }
    let location = try compiler.locate(symbol, at: span)
    if case .global(let slot) = location {
      return StoreGlobalCode(slot, value, isDefinition: false, span)
    }
    let cell = compiler.keep(compiler.holder(location, span))
    return StoreCellCode(cell, value, isDefinition: false, symbol, span)
  }
}
