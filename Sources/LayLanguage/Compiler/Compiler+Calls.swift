import LayEngine

extension Compiler {
  /// Compiles a call.
  ///
  /// - Parameter last: an argument that is already compiled and comes last, such as the value that
  ///   `->` threads through the call.
  mutating func compileCall(
    _ syntax: SyntaxTree.Index, also last: CallArgument?, isTail: Bool
  ) throws(Diagnostic) -> Code {
    var children = tree.children(syntax)
    guard let head = children.next() else { return ConstantCode(.nothing) }
    var arguments = try readArguments(children, of: head)
    if let last { arguments.append(last) }
    return try compileCall(head, arguments, tree.span(syntax), isTail: isTail)
  }

  // Recursive code is kept apart from other code, so that its stack frames stay small.

  mutating func compileCall(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument], _ span: SourceSpan, isTail: Bool
  ) throws(Diagnostic) -> Code {
    if let complaint = infixCall(head, arguments) {
      throw Diagnostic(complaint, at: tree.span(head))
    }
    if let code = try unknownModifier(head, arguments, span) { return code }
    let callee = try callee(head)
    try refuseOperator(among: arguments, callee.declaration)
    let codes = try compileArguments(arguments, of: callee.declaration)
    let site = CallSite(
      name: tree.symbol(head)?.name, span: span, headSpan: tree.span(head), arguments: arguments,
      codes: codes)
    return finishCall(callee, codes, site, isTail: isTail)
  }

  /// The callee: a global, which may be a builtin, or the value of a piece of code.
  private struct Callee {
    var global: GlobalPointer?
    var declaration: Declaration?
    var code: Code?
  }

  private mutating func callee(_ head: SyntaxTree.Index) throws(Diagnostic) -> Callee {
    guard let symbol = tree.symbol(head) else { return Callee(code: try compile(head)) }
    let location = try locate(modifier(for: symbol) ?? symbol, at: tree.span(head))
    guard case .global(let slot) = location else {
      return Callee(code: keep(variable(symbol, location, tree.span(head))))
    }
    return Callee(global: slot, declaration: builtin(slot))
  }

  /// The modifier `tint` for a call of `accent-color`, which is a color as well as a modifier in
  /// SwiftUI; nil for other names.
  private func modifier(for symbol: Symbol) throws(Diagnostic) -> Symbol? {
    guard symbol.name == "accent-color", try scope.locate(symbol) == nil,
      globals.slot(symbol).pointee.isBuiltin
    else { return nil }
    return runtime.symbols.intern("tint")
  }

  /// The complaint about `(5 + 3)`; nil for calls that are not written like this.
  private func infixCall(
    _ head: SyntaxTree.Index, _ arguments: [CallArgument]
  ) -> Complaint? {
    guard let number = tree.number(head), case .syntax(let sign)? = arguments.first?.content,
      let name = tree.symbol(sign)?.name, Catalogue.declaration(named: name)?.operation != nil
    else { return nil }
    var words = [name, NumberText.of(number), "…"]
    if arguments.count == 2, case .syntax(let right) = arguments[1].content,
      let number = tree.number(right)
    {
      words[2] = NumberText.of(number)
    }
    return Complaint(
      "the number \(words[1]) cannot be called",
      hint: "write `(\(words.joined(separator: " ")))`")
  }

  /// Complains about `(print "a" + "b")`, where the function `+` would be printed.
  private func refuseOperator(
    among arguments: [CallArgument], _ declaration: Declaration?
  ) throws(Diagnostic) {
    guard let declaration, arguments.count > 2, declaration.joinsValues else { return }
    for place in 1..<(arguments.count - 1) {
      guard case .syntax(let sign) = arguments[place].content, let symbol = tree.symbol(sign),
        Catalogue.declaration(named: symbol.name)?.operation != nil,
        try scope.locate(symbol) == nil, builtin(globals.slot(symbol))?.operation != nil,
        !isOperator(arguments[place - 1]), !isOperator(arguments[place + 1])
      else { continue }
      let isText = [place - 1, place + 1].contains {
        if case .syntax(let side) = arguments[$0].content {
          tree.string(side) != nil
        } else {
          false
        }
      }
      throw Diagnostic(
        .operatorBetween(symbol.name, joins: isText && symbol.name == "+"), at: tree.span(sign))
    }
  }

  private func isOperator(_ argument: CallArgument) -> Bool {
    guard case .syntax(let syntax) = argument.content, let symbol = tree.symbol(syntax) else {
      return false
    }
    return Catalogue.declaration(named: symbol.name)?.operation != nil
  }

  private func finishCall(
    _ callee: Callee, _ codes: [Code], _ site: CallSite, isTail: Bool
  ) -> Code {
    if let code = callee.code { return makeCall(code, codes, site, isTail: isTail) }
    guard let slot = callee.global else { return ConstantCode(.nothing) }
    if let operation = callee.declaration?.operation, codes.count == 2, !site.hasKeywords {
      return arithmetic(operation, codes, slot, site)
    }
    if isTail, callee.declaration == nil {
      return GlobalTailCallCode(slot, ArgumentCodes(codes), site)
    }
    if callee.declaration?.kind.makesViews == true,
      let code = ConstantViewCode(slot, codes, site)
    {
      return code
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
      case .number(let number) = constant.value, operation != .divide || number != 0
    {
      return LocalArithmeticCode(operation, local.slot, number, slot, site)
    }
    return operation == .divide
      ? DivisionCode(codes[0], codes[1], slot, site)
      : ArithmeticCode(operation, codes[0], codes[1], slot, site)
  }

  /// The declaration of the builtin that a global name stands for; nil if the program has redefined
  /// the name, or redefines it in this item.
  func builtin(_ slot: GlobalPointer) -> Declaration? {
    guard slot.pointee.isBuiltin, !defined.contains(slot.pointee.symbol.id),
      case .function(let function) = slot.pointee.value,
      let builtin = function as? Builtin
    else { return nil }
    return builtin.declaration
  }

  /// Pairs keywords with the values after them.
  func readArguments(
    _ children: SyntaxChildren, of head: SyntaxTree.Index
  ) throws(Diagnostic) -> [CallArgument] {
    var arguments: [CallArgument] = []
    var pending: SyntaxTree.Index?
    for child in children {
      if tree.kind(child) == .keyword {
        if let pending { throw keywordWithoutValue(pending, of: head) }
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
    if let pending { throw keywordWithoutValue(pending, of: head) }
    return arguments
  }

  /// Whether this is a form such as `if`, which can give different views each time it runs.
  func isDynamic(_ syntax: SyntaxTree.Index) -> Bool {
    tree.childCount(syntax) > 0 && form(at: syntax + 1)?.isDynamic == true
  }

  private func keywordWithoutValue(
    _ keyword: SyntaxTree.Index, of head: SyntaxTree.Index
  ) -> Diagnostic {
    let name = tree.keyword(keyword)?.name ?? ""
    let declaration = tree.symbol(head).flatMap { Catalogue.declaration(named: $0.name) }
    let type = declaration?.parameter(name)?.type ?? .number
    return Diagnostic(.keywordWithoutValue(name, type.sample), at: tree.span(keyword))
  }

  /// The arguments of a call of a builtin with their places.
  private func placed(_ given: [CallArgument], of declaration: Declaration?) -> [CallArgument] {
    guard let declaration else { return given }
    var arguments = given
    let places = ArgumentPlaces(keywords: given.map(\.keyword), of: declaration)
    for index in arguments.indices { arguments[index].place = places[index] }
    return arguments
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameter declaration: the builtin that is called, which may take names as symbols; nil if
  ///   the callee is known only at run time.
  mutating func compileArguments(
    _ given: [CallArgument], of declaration: Declaration?
  ) throws(Diagnostic) -> [Code] {
    let arguments = placed(given, of: declaration)
    let waiting = scope.temporaries
    defer { scope.temporaries = waiting }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.content {
      case .code(let code): codes.append(code)
      case .syntax(let syntax):
        if let declaration,
          let special = try specialArgument(
            syntax, argument.place, after: index == 0 ? nil : arguments[index - 1], declaration)
        {
          codes.append(special)
        } else {
          codes.append(try compile(syntax))
        }
      }
      scope.temporaries = waiting + index + 1
    }
    return codes
  }
}

extension Declaration {
  /// Whether it prints or joins values of any kind, or is a view that takes a text.
  fileprivate var joinsValues: Bool {
    if case .any? = rest?.type { return name == "print" || name == "str" || name == "error" }
    return (rest == nil || name == "text") && kind.makesViews && wantsText(.inOrder)
  }
}

extension Complaint {
  fileprivate static func operatorBetween(_ sign: String, joins: Bool) -> Complaint {
    Complaint(
      "`\(sign)` stands between values",
      hint: joins
        ? "strings are joined by `(str a b)`"
        : "write `(\(sign) a b)`: what is called stands first in parentheses")
  }

  static func keywordWithoutValue(_ name: String, _ sample: String?) -> Complaint {
    let example = sample.map { ", as in `:\(name) \($0)`" } ?? ""
    return Complaint("`:\(name)` has no value", hint: "write the value after it" + example)
  }
}
