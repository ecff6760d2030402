import LayEngine

/// Arguments that are not compiled as they would be elsewhere.
extension Compiler {
  /// The code of such an argument; nil for one that is compiled as everywhere.
  mutating func specialArgument(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, after previous: CallArgument?, isLast: Bool,
    _ declaration: Declaration?
  ) throws(Diagnostic) -> Code? {
    guard let declaration else { return nil }
    if declaration.wantsText(keyword: keyword?.name) { try noteText(syntax) }
    if keyword == nil { try noteName(syntax, after: previous, declaration) }
    try noteParameters(syntax, keyword, declaration)
    if declaration === OutputFunctions.assert, previous == nil, let code = try comparison(syntax) {
      return code
    }
    if let value = try name(syntax, keyword, isLast: isLast, declaration) {
      return keep(ConstantCode(value))
    }
    if keyword != nil, let list = try trackList(syntax, for: declaration) { return list }
    if let function = try functionOfViews(syntax, keyword, declaration) { return function }
    guard let type = declaration.bareNames(keyword: keyword?.name, isLast: isLast) else {
      return nil
    }
    return try bareNames(syntax, type)
  }

  /// A name that is taken as it stands though no type knows it.
  private func name(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, isLast: Bool, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    if isLast, let name = try nameForView(syntax, declaration) { return name }
    if let name = try nameForUnknownKeyword(keyword, syntax, declaration) { return name }
    return isLast ? nil : try unboundValue(syntax, keyword, declaration)
  }

  /// A name that stands where a modifier's view is expected, as in `(border red)`, is that name,
  /// if nothing is called so: what is missing then is the view.
  private func nameForView(
    _ syntax: SyntaxTree.Index, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    guard declaration.kind == .modifier, let symbol = tree.symbol(syntax),
      declaration.bareNames(keyword: nil, isLast: false)?.members.contains(symbol.name) == true,
      !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// A name after a keyword that there is not, as in `(scroll-view :axis horizontal …)`, is that
  /// name, if nothing is called so: what is wrong is the keyword.
  private func nameForUnknownKeyword(
    _ keyword: Symbol?, _ syntax: SyntaxTree.Index, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    guard let keyword, declaration.parameter(keyword.name) == nil,
      let symbol = tree.symbol(syntax), form(at: syntax) == nil, !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// A function that is written in an argument of a view: one that makes content gives all its
  /// views, and one that is not called here may lose some.
  private mutating func functionOfViews(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, _ declaration: Declaration
  ) throws(Diagnostic) -> Code? {
    guard declaration.kind.makesViews, isFunction(syntax),
      let type = declaration.functionOfViews(keyword: keyword?.name)
    else { return nil }
    let outer = isInUncalledFunction
    defer { isInUncalledFunction = outer }
    if case .action = type { isInUncalledFunction = true }
    return try compileFunction(syntax) { compiler, body throws(Diagnostic) in
      try compiler.compileBuilder(body, isSpliced: false, isTail: true)
    }
  }

  /// A name, or a call of a name, as it stands, if nothing is called so and it is an argument that
  /// has no effect: `(matched-geometry-effect :id "a" :in space …)`.
  private func unboundValue(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    guard Catalogue.inertModifiers.contains(declaration.name) else { return nil }
    let head = tree.childCount(syntax) > 0 ? syntax + 1 : syntax
    guard let symbol = tree.symbol(head), form(at: head) == nil, !(try isBound(symbol))
    else { return nil }
    let value = try quotedValue(syntax)
    let types =
      keyword.map { [declaration.parameter($0.name)].compactMap { $0?.type } }
      ?? declaration.positional.map { declaration.parameters[$0].type }
    return types.contains { $0.accepts(value) } ? value : nil
  }

  /// Notes what to write for a name without a value that a keyword of what is called would take, or
  /// that is the second word of a name, as in `:alignment top trailing`.
  private func noteName(
    _ syntax: SyntaxTree.Index, after previous: CallArgument?, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard let symbol = tree.symbol(syntax), !(try isBound(symbol)) else { return }
    if let keyword = previous?.keyword?.name, case .syntax(let before)? = previous?.content,
      let first = tree.symbol(before)?.name,
      let names = declaration.bareNames(keyword: keyword, isLast: false),
      let whole = names.member(ofParts: [first, symbol.name])
    {
      runtime.nameHints[tree.span(syntax)] = "it is one name: write `:\(keyword) \(whole)`"
    } else if let hint = declaration.keywordHint(for: symbol.name) {
      runtime.nameHints[tree.span(syntax)] = hint
    }
  }

  /// Notes for `(proxy)`, where a function is wanted, that its parameters stand behind `fn`.
  private func noteParameters(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1),
      case .builder? = declaration.functionOfViews(keyword: keyword?.name),
      form(at: syntax + 1) == nil, !(try isBound(head))
    else { return }
    let names = tree.children(syntax).compactMap { tree.symbol($0)?.name }
    guard names.count == tree.childCount(syntax) else { return }
    runtime.nameHints[tree.span(syntax + 1)] =
      "a function is written `(fn (\(names.joined(separator: " "))) …)`"
  }
}
