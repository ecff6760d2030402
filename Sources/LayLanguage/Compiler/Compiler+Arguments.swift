import LayEngine

/// Arguments of builtins that are not compiled as ordinary expressions.
extension Compiler {
  /// The code of such an argument; nil for an ordinary expression.
  mutating func specialArgument(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, after previous: CallArgument?,
    _ declaration: Declaration
  ) throws(Diagnostic) -> Code? {
    if declaration.wantsText(place) { try noteText(syntax) }
    if !place.hasKeyword { try noteName(syntax, after: previous, declaration) }
    try noteParameters(syntax, place, declaration)
    if declaration === OutputFunctions.assert, previous == nil, let code = try comparison(syntax) {
      return code
    }
    if let value = try name(syntax, place, declaration) { return keep(ConstantCode(value)) }
    if place.hasKeyword, let list = try trackList(syntax, for: declaration) { return list }
    if let function = try functionOfViews(syntax, place, declaration) { return function }
    if previous != nil, declaration.takesNameFirst { return nil }
    guard let type = declaration.bareNames(place) else { return nil }
    return try bareNames(syntax, type)
  }

  /// An unbound name that is taken as a symbol although no parameter's type lists it; nil
  /// otherwise.
  private func name(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    switch place {
    case .modified: try nameForView(syntax, declaration)
    case .nowhere: try nameForUnknownKeyword(syntax)
    case .parameter(let index): try unboundValue(syntax, [index], declaration)
    case .inOrder: try unboundValue(syntax, declaration.positional, declaration)
    }
  }

  /// An unbound name in the place of a modifier's view, as in `(border red)`, is taken as a symbol:
  /// the complaint is then that the view is missing.
  private func nameForView(
    _ syntax: SyntaxTree.Index, _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    guard let symbol = tree.symbol(syntax),
      declaration.bareNames(.inOrder)?.members.contains(symbol.name) == true,
      !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// An unbound name after an unknown keyword, as in `(scroll-view :axis horizontal …)`, is taken
  /// as a symbol: the complaint is then about the keyword.
  private func nameForUnknownKeyword(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Value? {
    guard let symbol = tree.symbol(syntax), form(at: syntax) == nil, !(try isBound(symbol))
    else { return nil }
    return .symbol(symbol)
  }

  /// The code of a function literal in an argument of a view: one that makes content gives all
  /// views of its body; one that is never called may drop views without a warning.
  private mutating func functionOfViews(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) -> Code? {
    guard declaration.kind.makesViews, isFunction(syntax),
      let type = declaration.functionOfViews(place)
    else { return nil }
    let outer = isInUncalledFunction
    defer { isInUncalledFunction = outer }
    if case .action = type { isInUncalledFunction = true }
    return try compileFunction(syntax) { compiler, body throws(Diagnostic) in
      try compiler.compileBuilder(body, isSpliced: false, isTail: true)
    }
  }

  /// An unbound name, or a call of one, quoted, in an argument that has no effect:
  /// `(matched-geometry-effect :id "a" :in space …)`.
  ///
  /// - Parameter parameters: the parameters to which the argument may go.
  private func unboundValue(
    _ syntax: SyntaxTree.Index, _ parameters: [Int], _ declaration: Declaration
  ) throws(Diagnostic) -> Value? {
    let head = tree.childCount(syntax) > 0 ? syntax + 1 : syntax
    guard declaration.kind == .modifier, let symbol = tree.symbol(head),
      declaration.isInterface || declaration === Declaration.searchable
        || ViewCatalogue.isInert(declaration), form(at: head) == nil,
      !(try isBound(symbol))
    else { return nil }
    let value = try quotedValue(syntax)
    let isTaken = parameters.contains { declaration.parameters[$0].type.accepts(value) }
    return isTaken ? value : nil
  }

  /// Notes a hint for an unbound name that a keyword of the callee would take, or that is the
  /// second word of a name, as in `:alignment top trailing`.
  private func noteName(
    _ syntax: SyntaxTree.Index, after previous: CallArgument?, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard let symbol = tree.symbol(syntax), !(try isBound(symbol)) else { return }
    if let previous, let keyword = previous.keyword?.name,
      case .syntax(let before) = previous.content,
      let first = tree.symbol(before)?.name, let names = declaration.bareNames(previous.place),
      let whole = names.member(ofParts: [first, symbol.name])
    {
      runtime.nameHints[tree.span(syntax)] = "it is one name: write `:\(keyword) \(whole)`"
    } else if let hint = declaration.keywordHint(for: symbol.name) {
      runtime.nameHints[tree.span(syntax)] = hint
    }
  }

  /// Notes a hint for a parameter list without `fn`, such as `(proxy)`, where a function is wanted.
  private func noteParameters(
    _ syntax: SyntaxTree.Index, _ place: ArgumentPlace, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard tree.childCount(syntax) > 0, let head = tree.symbol(syntax + 1),
      case .builder? = declaration.functionOfViews(place),
      form(at: syntax + 1) == nil, !(try isBound(head))
    else { return }
    let names = tree.children(syntax).compactMap { tree.symbol($0)?.name }
    guard names.count == tree.childCount(syntax) else { return }
    runtime.nameHints[tree.span(syntax + 1)] =
      "a function is written `(fn (\(names.joined(separator: " "))) …)`"
  }
}
