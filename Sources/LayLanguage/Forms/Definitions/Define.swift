import LayEngine

extension Form {
  static let define = Form(
    name: "define",
    usage: "(define name value) or (define (name parameters…) body…)",
    summary: "Name a value or a function.",
    examples: """
      (begin (define width 10) (* 2 width)) | 20
      (begin (define (twice x) (* 2 x)) (twice 4)) | 8
      (begin (define (grow x :by (n 1)) (+ x n)) (grow 1 :by 5)) | 6
      """
  ) { compiler, call throws(Diagnostic) in
    guard call.isStatement else { throw Diagnostic(.standsInValue, at: call.span) }
    guard let target = call.parts.first else { throw call.malformed("`define` needs a name") }
    let isFunction = compiler.tree.kind(target) == .list
    guard
      let name = isFunction ? compiler.tree.children(target).first(where: { _ in true }) : target
    else { throw call.malformed("`define` needs a name") }
    let symbol = try compiler.parameterName(name, call)
    let definition = Definition(symbol: symbol, target: target, isFunction: isFunction)
    if compiler.isOutermost { return try definition.compileGlobal(&compiler, call) }
    return try definition.compileLocal(&compiler, call)
  }
}

/// The parts of a `define`.
private struct Definition {
  let symbol: Symbol
  let target: SyntaxTree.Index
  let isFunction: Bool

  func compileGlobal(_ compiler: inout Compiler, _ call: FormCall) throws(Diagnostic) -> Code {
    let slot = compiler.globals.slot(symbol)
    // A function may refer to its own name, the value of a variable may not.
    if isFunction { compiler.noteDefinition(symbol) }
    let value = try compileValue(&compiler, call, selfName: nil)
    compiler.noteDefinition(symbol)
    compiler.endsInDefinition = true
    return StoreGlobalCode(slot, value, isDefinition: true, call.span)
  }

  func compileLocal(_ compiler: inout Compiler, _ call: FormCall) throws(Diagnostic) -> Code {
    let selfName = compiler.isAssigned(symbol) ? nil : symbol
    let value = try compileValue(&compiler, call, selfName: selfName)
    guard case .local(let slot, let isInCell) = try compiler.locate(symbol, at: call.span) else {
      throw Diagnostic(.standsInValue, at: call.span)
    }
    guard isInCell else { return StoreLocalCode(slot, value, isInCell: false) }
    let cell = compiler.keep(LocalCode(slot))
    return StoreCellCode(cell, value, isDefinition: true, symbol, call.span)
  }

  private func compileValue(
    _ compiler: inout Compiler, _ call: FormCall, selfName: Symbol?
  ) throws(Diagnostic) -> Code {
    guard isFunction else {
      try refuseParametersBehind(compiler, call)
      try call.requireParts(2...2, "`define` needs a name and one value")
      return try compiler.compile(call.parts[1], naming: symbol)
    }
    var parameters: [SyntaxTree.Index] = []
    for part in compiler.tree.children(target) where part != target + 1 { parameters.append(part) }
    let function = try compiler.compileFunction(
      name: symbol.name, selfName: selfName, parameters: parameters,
      body: Array(call.parts.dropFirst()), call: call)
    return compiler.keep(function)
  }
}

extension Definition {
  /// Throws an error for parameters outside of the list, as in `(define card (title) …)`.
  fileprivate func refuseParametersBehind(
    _ compiler: Compiler, _ call: FormCall
  ) throws(Diagnostic) {
    guard call.parts.count > 2, compiler.tree.kind(call.parts[1]) == .list else { return }
    var words = [symbol.name]
    for part in compiler.tree.children(call.parts[1]) {
      guard let name = compiler.tree.symbol(part)?.name else { return }
      words.append(name)
    }
    throw Diagnostic(
      Complaint(
        "the name of a function stands with its parameters in one list",
        hint: "write `(define (\(words.joined(separator: " "))) …)`"),
      at: compiler.tree.span(call.parts[1]))
  }
}

extension Complaint {
  fileprivate static let standsInValue = Complaint(
    "`define` stands where a value is needed",
    hint: "put it before, or name the value with `(let ((name value)) …)`")
}
