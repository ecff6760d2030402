import LayEngine

extension Compiler {
  /// Compiles a call. `last` is an argument that was compiled already and comes last, as the
  /// value does that `->` threads through.
  mutating func compileCall(
    _ syntax: SyntaxTree.Index, also last: CallArgument?, isTail: Bool
  ) throws(Diagnostic) -> Code {
    var children = tree.children(syntax)
    guard let head = children.next() else { return ConstantCode(.nothing) }
    var arguments = try readArguments(children)
    if let last { arguments.append(last) }
    return try compileCall(head, arguments, tree.span(syntax), isTail: isTail)
  }

  mutating func compileCall(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument], _ span: SourceSpan, isTail: Bool
  ) throws(Diagnostic) -> Code {
    let site = CallSite(
      name: tree.symbol(head)?.name, span: span, headSpan: tree.span(head), arguments: arguments)
    guard let symbol = tree.symbol(head) else {
      let function = try compile(head)
      return makeCall(function, try compileArguments(arguments, nil), site, isTail: isTail)
    }
    let location = try locate(symbol, at: tree.span(head))
    guard case .global(let slot) = location else {
      let function = keep(variable(symbol, location, tree.span(head)))
      return makeCall(function, try compileArguments(arguments, nil), site, isTail: isTail)
    }
    let declaration = builtin(slot)
    let codes = try compileArguments(arguments, declaration)
    if let operation = declaration?.operation, codes.count == 2, !site.hasKeywords {
      return arithmetic(operation, codes, slot, site)
    }
    if isTail, declaration == nil {
      let function = keep(GlobalCode(slot, tree.span(head)))
      return TailCallCode(function, ArgumentCodes(codes), site)
    }
    return GlobalCallCode(slot, ArgumentCodes(codes), site)
  }

  private func makeCall(
    _ function: Code, _ codes: [Code], _ site: CallSite, isTail: Bool
  ) -> Code {
    isTail
      ? TailCallCode(function, ArgumentCodes(codes), site)
      : CallCode(function, ArgumentCodes(codes), site)
  }

  private func arithmetic(
    _ operation: ArithmeticOperation, _ codes: [Code], _ slot: GlobalPointer, _ site: CallSite
  ) -> Code {
    if let local = codes[0] as? LocalCode, let constant = codes[1] as? ConstantCode,
      case .number(let number) = constant.value
    {
      return LocalArithmeticCode(operation, local.slot, number, slot, site)
    }
    return ArithmeticCode(operation, codes[0], codes[1], slot, site)
  }

  /// The declaration that a global name stands for, as long as the program does not redefine it.
  private func builtin(_ slot: GlobalPointer) -> Declaration? {
    guard slot.pointee.isBuiltin, case .function(let function) = slot.pointee.value,
      let builtin = function as? Builtin
    else { return nil }
    return builtin.declaration
  }

  /// Pairs keywords with the values after them.
  func readArguments(_ children: SyntaxChildren) throws(Diagnostic) -> [CallArgument] {
    var arguments: [CallArgument] = []
    var pending: SyntaxTree.Index?
    for child in children {
      if tree.kind(child) == .keyword {
        if let pending { throw keywordWithoutValue(pending) }
        pending = child
        continue
      }
      var argument = CallArgument(content: .syntax(child), span: tree.span(child))
      argument.keyword = pending.flatMap { tree.keyword($0) }
      argument.keywordSpan = pending.map { tree.span($0) }
      argument.isDynamic = isDynamic(child)
      arguments.append(argument)
      pending = nil
    }
    if let pending { throw keywordWithoutValue(pending) }
    return arguments
  }

  /// Whether this is a form that may give other views at other times.
  func isDynamic(_ syntax: SyntaxTree.Index) -> Bool {
    tree.childCount(syntax) > 0 && form(at: syntax + 1)?.isDynamic == true
  }

  private func keywordWithoutValue(_ keyword: SyntaxTree.Index) -> Diagnostic {
    Diagnostic(
      .keywordWithoutValue(tree.keyword(keyword)?.name ?? ""), at: tree.span(keyword))
  }

  private mutating func compileArguments(
    _ arguments: [CallArgument], _ declaration: Declaration?
  ) throws(Diagnostic) -> [Code] {
    let waiting = scope.temporaries
    let lastPlain = arguments.lastIndex { $0.keyword == nil }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.content {
      case .code(let code): codes.append(code)
      case .syntax(let syntax):
        let type = declaration?.bareNames(
          keyword: argument.keyword?.name, isLast: index == lastPlain)
        codes.append(try compileArgument(syntax, type))
      }
      scope.temporaries = waiting + index + 1
    }
    scope.temporaries = waiting
    return codes
  }

  /// Compiles an argument; a bare name that its type knows is taken as it stands.
  private mutating func compileArgument(
    _ syntax: SyntaxTree.Index, _ type: BareNames?
  ) throws(Diagnostic) -> Code {
    guard let type else { return try compile(syntax) }
    if let symbol = tree.symbol(syntax) {
      if type.members.contains(symbol.name) { return keep(ConstantCode(.symbol(symbol))) }
      let isMeantAsMember = type.isOnlyNames || (scope.isTopLevel && type.hasNear(symbol.name))
      if isMeantAsMember, !(try isBound(symbol)) {
        throw type.notAMember(symbol.name, at: tree.span(syntax))
      }
    } else if type.takesLists, tree.childCount(syntax) > 0 {
      let names = tree.children(syntax).map { tree.symbol($0) }
      if names.allSatisfy({ $0.map { type.members.contains($0.name) } ?? false }) {
        return keep(ConstantCode(.list(of: names.compactMap { $0.map(Value.symbol) })))
      }
    }
    return try compile(syntax)
  }
}

extension Complaint {
  fileprivate static func keywordWithoutValue(_ name: String) -> Complaint {
    Complaint("`:\(name)` has no value", hint: "write the value after it, as in `:\(name) 10`")
  }
}
