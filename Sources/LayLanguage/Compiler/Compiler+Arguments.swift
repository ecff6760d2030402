import LayEngine

/// Arguments that are not compiled as they would be elsewhere.
extension Compiler {
  /// The code of such an argument; nil for one that is compiled as everywhere.
  mutating func specialArgument(
    _ syntax: SyntaxTree.Index, _ keyword: Symbol?, isFirst: Bool, isLast: Bool,
    _ declaration: Declaration?
  ) throws(Diagnostic) -> Code? {
    guard let declaration else { return nil }
    if declaration.wantsText(keyword: keyword?.name) { noteText(syntax) }
    if keyword == nil { try noteName(syntax, declaration) }
    if declaration === OutputFunctions.assert, isFirst, let code = try comparison(syntax) {
      return code
    }
    if let value = try name(syntax, keyword, isLast: isLast, declaration) {
      return keep(ConstantCode(value))
    }
    if keyword != nil, let list = try trackList(syntax, for: declaration) { return list }
    if let function = try functionOfViews(syntax, keyword, declaration) { return function }
    guard let type = declaration.bareNames(keyword: keyword?.name, isLast: isLast),
      let names = try bareNames(syntax, type)
    else { return nil }
    return keep(ConstantCode(names))
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

  /// The name, or the list of names, that an argument is as it stands.
  private func bareNames(
    _ syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) -> Value? {
    if let symbol = tree.symbol(syntax) {
      if type.members.contains(symbol.name) { return .symbol(symbol) }
      let isMeantAsMember = type.isOnlyNames || (scope.isTopLevel && type.hasNear(symbol.name))
      let isBound = try isBound(symbol)
      if !isBound, let color = assetColor(symbol, at: syntax, type) { return color }
      if type.isOnlyNames, isBound, try isBuiltin(symbol) {
        throw type.notAMember(symbol.name, at: tree.span(syntax))
      }
      if isMeantAsMember, !isBound {
        throw type.notAMember(symbol.name, at: tree.span(syntax))
      }
      return nil
    }
    guard tree.childCount(syntax) > 0 else { return nil }
    guard type.takesLists else {
      try refuseNameInParts(syntax, type)
      return nil
    }
    var names: [Value] = []
    var stranger: SyntaxTree.Index?
    for child in tree.children(syntax) {
      guard let symbol = tree.symbol(child) else { return nil }
      if type.members.contains(symbol.name) {
        names.append(.symbol(symbol))
      } else {
        stranger = stranger ?? child
      }
    }
    guard let stranger, let symbol = tree.symbol(stranger) else { return .list(of: names) }
    // Among names that are members, one that is not is a mistake, unless this is a call.
    guard !names.isEmpty, form(at: syntax + 1) == nil, let head = tree.symbol(syntax + 1),
      !(try isBound(head))
    else { return nil }
    throw type.notAMember(symbol.name, at: tree.span(stranger))
  }

  /// A name that nothing has, and no color of SwiftUI is near, where a color is wanted: one of the
  /// program's assets, of which a warning tells once.
  private func assetColor(
    _ symbol: Symbol, at syntax: SyntaxTree.Index, _ type: BareNames
  ) -> Value? {
    guard type.takesColors, type.isOnlyNames || scope.isTopLevel, form(at: syntax) == nil,
      !type.isKnownOtherwise(symbol.name), !type.hasNear(symbol.name)
    else { return nil }
    if surroundings.assetColors.insert(symbol.name).inserted {
      surroundings.warn(
        Diagnostic(.assetColor(symbol.name), at: tree.span(syntax), severity: .warning))
    }
    return .symbol(symbol)
  }

  /// Complains about `(top trailing)` where one name is meant.
  private func refuseNameInParts(
    _ syntax: SyntaxTree.Index, _ type: BareNames
  ) throws(Diagnostic) {
    let parts = tree.children(syntax).map { tree.symbol($0)?.name ?? "" }
    if let head = tree.symbol(syntax + 1), try isBound(head) || form(at: syntax + 1) != nil {
      return
    }
    guard let name = type.member(ofParts: parts) else { return }
    throw Diagnostic(
      Complaint("one name is wanted here, and this is a call", hint: "write `\(name)`"),
      at: tree.span(syntax))
  }

  /// Whether a name means a function of the language.
  private func isBuiltin(_ symbol: Symbol) throws(Diagnostic) -> Bool {
    try scope.locate(symbol) == nil && builtin(globals.slot(symbol)) != nil
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

  /// Notes what to write for an unknown name that a keyword of what is called would take.
  private mutating func noteName(
    _ syntax: SyntaxTree.Index, _ declaration: Declaration
  ) throws(Diagnostic) {
    guard scope.isTopLevel, let symbol = tree.symbol(syntax),
      !(try isBound(symbol)), let hint = declaration.keywordHint(for: symbol.name)
    else { return }
    keywordHints[tree.span(syntax)] = hint
  }
}

extension BareNames {
  /// Whether a name is a member in another spelling, such as `.red`, or a word of another language.
  fileprivate func isKnownOtherwise(_ name: String) -> Bool {
    !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      || members.contains(NearestName.kebabCase(name)) || ForeignName.isWord(name)
      || ForeignName.quoteHint(for: name) != nil
  }
}

extension Complaint {
  fileprivate static func assetColor(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` is none of SwiftUI's colors, and is taken for one of your assets",
      hint: "layout does not depend on it")
  }
}
