import LayEngine

extension Form {
  static let letTogether = Form(
    name: "let",
    usage: "(let ((name value) …) body…)",
    summary:
      "Name values for the body; a value cannot use the other names. Names in parentheses take "
      + "a tuple apart.",
    examples: """
      (let ((x 2) (y 3)) (* x y)) | 6
      (let (((x y) (tuple 2 3))) (* x y)) | 6
      """
  ) { compiler, call throws(Diagnostic) in
    try compileLet(&compiler, call, inOrder: false)
  }

  static let letInOrder = Form(
    name: "let*",
    usage: "(let* ((name value) …) body…)",
    summary: "Name values for the body; each value can use the names before it.",
    examples: "(let* ((x 2) (y (+ x 1))) (* x y)) | 6"
  ) { compiler, call throws(Diagnostic) in
    try compileLet(&compiler, call, inOrder: true)
  }
}

private func compileLet(
  _ compiler: inout Compiler, _ call: FormCall, inOrder: Bool
) throws(Diagnostic) -> Code {
  try call.requireParts(2..., "`\(call.form.name)` needs its bindings and a body")
  guard compiler.tree.kind(call.parts[0]) == .list else {
    throw call.malformed(
      "the bindings are a list of pairs", at: compiler.tree.span(call.parts[0]))
  }
  let block = compiler.scope.openBlock()
  defer { block.close() }
  var stores: [Code] = []
  var names: [(symbol: Symbol, slot: Int)] = []
  var patterns: [(pattern: Pattern, whole: Code)] = []
  var known: Set<Int32> = []
  for binding in compiler.tree.children(call.parts[0]) {
    guard compiler.tree.childCount(binding) == 2 else {
      throw call.malformed("a binding is a name and a value", at: compiler.tree.span(binding))
    }
    if compiler.tree.childCount(binding + 1) > 0 {
      let whole = try compiler.compile(compiler.tree.after(binding + 1))
      patterns.append((try Pattern(binding + 1, compiler, call), whole))
      if inOrder { stores.append(compiler.takeApart(&patterns)) }
      continue
    }
    let symbol = try compiler.parameterName(binding + 1, call)
    if !inOrder {
      try compiler.noteNamesBeside(compiler.tree.after(binding + 1), known)
    }
    let value = try compiler.compile(compiler.tree.after(binding + 1), naming: symbol)
    let isInCell = compiler.isAssigned(symbol)
    let slot =
      inOrder ? compiler.scope.bind(symbol, isInCell: isInCell) : compiler.scope.makeSlot()
    if !inOrder {
      guard known.insert(symbol.id).inserted else {
        throw call.malformed(
          "`\(symbol.name)` is bound twice", at: compiler.tree.span(binding + 1))
      }
      names.append((symbol, slot))
    }
    stores.append(compiler.keep(StoreLocalCode(slot, value, isInCell: isInCell)))
  }
  for (symbol, slot) in names {
    compiler.scope.bind(symbol, to: slot, isInCell: compiler.isAssigned(symbol))
  }
  while !patterns.isEmpty { stores.append(compiler.takeApart(&patterns)) }
  let body = try compiler.compileBody(
    Array(call.parts.dropFirst()), of: call.form, isTail: call.isTail)
  return stores.isEmpty ? body : SequenceCode(stores, last: compiler.keep(body))
}

extension Compiler {
  /// Removes the first pattern and returns the code that binds its names to the parts of a tuple.
  fileprivate func takeApart(_ patterns: inout [(pattern: Pattern, whole: Code)]) -> Code {
    let (pattern, whole) = patterns.removeFirst()
    return keep(bind(pattern, to: whole))
  }

  /// Adds a hint to unknown names in a value of `let` that the same `let` binds.
  fileprivate func noteNamesBeside(
    _ value: SyntaxTree.Index, _ names: Set<Int32>
  ) throws(Diagnostic) {
    guard !names.isEmpty else { return }
    for index in value..<tree.after(value) {
      guard let symbol = tree.symbol(index), names.contains(symbol.id),
        !(try isBound(symbol))
      else { continue }
      runtime.nameHints[tree.span(index)] =
        "write `let*`, where a value sees the names before it"
    }
  }
}
