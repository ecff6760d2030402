import LayEngine

extension Form {
  static let allBindings: [Form] = [.thread, .begin, .fn, .letTogether, .letInOrder, .quote]

  static let begin = Form(
    name: "begin", usage: "(begin form…)",
    summary: "Evaluate forms in order; at the top level, definitions last for the session.",
    examples: "(begin (define x 2) (* x 5)) | 10"
  ) { compiler, call throws(Diagnostic) in try compiler.compileStatements(call.parts, of: call) }

  static let quote = Form(
    name: "quote", usage: "(quote form) or 'form",
    summary: "Give the form itself, without evaluating it.", examples: #"'(a 1 "b") | (a 1 "b")"#
  ) { compiler, call throws(Diagnostic) in
    try call.requireParts(1...1, "`quote` needs one form")
    return ConstantCode(try compiler.quotedValue(call.parts[0]))
  }

  static let fn = Form(
    name: "fn", aliases: ["lambda"], usage: "(fn (parameters…) body…)",
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

  static let letTogether = Form(
    name: "let", usage: "(let ((name value) …) body…)",
    summary:
      "Name values for the body; a value cannot use the other names. Names in parentheses take "
      + "a tuple apart.",
    examples: """
      (let ((x 2) (y 3)) (* x y)) | 6
      (let (((x y) (tuple 2 3))) (* x y)) | 6
      """
  ) { compiler, call throws(Diagnostic) in try compileLet(&compiler, call, inOrder: false) }

  static let letInOrder = Form(
    name: "let*", usage: "(let* ((name value) …) body…)",
    summary: "Name values for the body; each value can use the names before it.",
    examples: "(let* ((x 2) (y (+ x 1))) (* x y)) | 6"
  ) { compiler, call throws(Diagnostic) in try compileLet(&compiler, call, inOrder: true) }

  static let thread = Form(
    name: "->", usage: "(-> value step…)",
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

private func compileLet(
  _ compiler: inout Compiler, _ call: FormCall, inOrder: Bool
) throws(Diagnostic) -> Code {
  try call.requireParts(2..., "`\(call.form.name)` needs its bindings and a body")
  guard compiler.tree.kind(call.parts[0]) == .list else {
    throw call.malformed("the bindings are a list of pairs", at: compiler.tree.span(call.parts[0]))
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
    let isInCell = compiler.needsCell(symbol)
    let slot = inOrder ? compiler.scope.bind(symbol, isInCell: isInCell) : compiler.scope.makeSlot()
    if !inOrder {
      guard known.insert(symbol.id).inserted else {
        throw call.malformed("`\(symbol.name)` is bound twice", at: compiler.tree.span(binding + 1))
      }
      names.append((symbol, slot))
    }
    stores.append(compiler.keep(StoreLocalCode(slot, value, isInCell: isInCell)))
  }
  for (symbol, slot) in names {
    compiler.scope.bind(symbol, to: slot, isInCell: compiler.needsCell(symbol))
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
      guard let symbol = tree.symbol(index), names.contains(symbol.id), !(try isBound(symbol))
      else { continue }
      runtime.nameHints[tree.span(index)] = "write `let*`, where a value sees the names before it"
    }
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
