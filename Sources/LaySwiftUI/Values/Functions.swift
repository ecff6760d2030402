import LayEngine
import LayLanguage
import SwiftSyntax

/// Closures as functions.
extension Translator {
  /// A closure as a function, with the parameters that it names.
  ///
  /// - Parameter mayChange: whether it may change variables around it.
  func function(
    _ closure: ClosureExprSyntax, types: [SwiftType] = [], mayChange: Bool = false,
    expecting: SwiftType = .unknown
  ) -> Expression {
    var expecting = expecting
    if case .list(let element) = wantedOfChain, expecting == .unknown, element.isToldByParts {
      expecting = element
    }
    wantedOfChain = .unknown
    return inScope {
      let names = bindParameters(of: closure, types: types)
      let isStepwise = mayChange && closure.statements.changesSomething
      let body =
        isStepwise
        ? statementBody(closure.statements, expecting: .number)
        : self.body(closure.statements, expecting: expecting)
      return Expression(
        .call("fn", [.list(names.map { .atom($0) })] + body.nodes), .function(body.type))
    }
  }

  /// A name for `$0` that no variable of the files has.
  private func shortName(_ name: String) -> String {
    let isTaken = scopes.contains { scope in
      scope.contains { $0.value.name == name && !$0.key.hasPrefix("$") }
    }
    return isTaken ? "this-" + name : name
  }

  /// The parameters of a closure in the program's words; `$0` and `$1` are called `x` and `y`.
  func bindParameters(of closure: ClosureExprSyntax, types: [SwiftType] = []) -> [String] {
    var given: [(String, SwiftType)] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): given = list.map { ($0.name.text, .unknown) }
    case .parameterClause(let clause):
      given = clause.parameters.map { ($0.secondName?.text ?? $0.firstName.text, type($0.type)) }
    case nil:
      let most = closure.lastShorthand
      for index in 0..<(most.map { $0 + 1 } ?? 0) { given.append(("$\(index)", .unknown)) }
    }
    return given.enumerated().map { index, parameter in
      let known = types.indices.contains(index) ? types[index] : .unknown
      let type = parameter.1 == .unknown ? known : parameter.1
      // `{ $item in … }` binds `item` too.
      if parameter.0.dropFirst().first?.isNumber == false, parameter.0.hasPrefix("$") {
        return bind(String(parameter.0.dropFirst()), type)
      }
      guard parameter.0.hasPrefix("$") else { return bind(parameter.0, type) }
      let plain = shortName(["x", "y", "z", "w"][min(index, 3)])
      scopes[scopes.count - 1][parameter.0] = Variable(name: plain, type: type)
      return plain
    }
  }

  // MARK: Functions that are passed by their names

  /// `Image.init(systemName:)` of a view of the catalogue, as a function of one value.
  func initializedFunction(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaredType(type) == nil
    else { return nil }
    let known = Catalogue.declarations(swiftUI: type).filter {
      $0.kind.makesViews && $0.kind != .modifier
    }
    guard !known.isEmpty else { return nil }
    let label = member.declName.argumentNames?.arguments.first?.name.text
    return inScope {
      let x = bind("$0", .string)
      let value = SwiftArgument(
        label: label == "_" ? nil : label,
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$0"))), closure: nil,
        syntax: Syntax(member), isFirstTrailing: false)
      let made =
        type == "Text"
        ? Expression(.call("text", [.atom(x)]), .text)
        : view(known, type, [value], ExprSyntax(member))
      return Expression(.call("fn", [.list([.atom(x)]), made.whole]), .function(made.type))
    }
  }

  /// `Article.placeholder`, a static function of a type of the files, as a function of one value.
  func staticReference(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      let type = declaredType(
        base == "Self" ? valueMembers.last?.name ?? members?.type.name ?? base : base),
      let function = type.functions.first(where: {
        $0.name == member.declName.baseName.text && $0.isStatic && $0.parameters.count == 1
      })
    else { return nil }
    let x = LayNode.atom(unique("x"))
    let called = define(static: function, of: type)
    let label = function.parameters[0].label.map { [LayNode.keyword(Names.kebab($0))] } ?? []
    return Expression(
      .call("fn", [.list([x]), .call(called, label + [x])]), .function(function.result))
  }

  /// `Token.tag`, a case that carries one value, as a function of that value.
  func caseReference(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      let type = (member.base?.trimmedDescription).flatMap({ declaredType($0) }),
      let one = type.cases.first(where: { $0.name == member.declName.baseName.text }),
      one.parts.count == 1
    else { return nil }
    return inScope {
      let x = bind("$0", one.parts[0].type)
      let given = SwiftArgument(
        label: one.parts[0].label,
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$0"))), closure: nil,
        syntax: Syntax(member), isFirstTrailing: false)
      guard let made = caseValue(one.name, of: type, [given], member) else { return nil }
      return Expression(.call("fn", [.list([.atom(x)]), made.whole]), .function(made.type))
    }
  }

  /// Initializers that are passed as functions, with their functions in `lay`.
  private static let initializers: [String: (name: String, type: SwiftType)] = [
    "CGFloat.init": ("begin", .number), "Double.init": ("begin", .number),
    "Int.init": ("int", .integer), "String.init": ("str", .string), "Text.init": ("text", .text),
  ]

  /// Functions that have the same name in Swift and in `lay`.
  private static let functionsOfNumbers: Set<String> = [
    "abs", "ceil", "cos", "floor", "max", "min", "round", "sin", "sqrt",
  ]

  /// An argument that is a function: a closure, a key path, or a name.
  func functionValue(_ argument: SwiftArgument, types: [SwiftType]) -> Expression {
    if let closure = argument.asClosure { return function(closure, types: types) }
    let isOfText = types.first == .string
    if let name = argument.expression?.trimmedDescription, isOfText,
      ["Double.init", "Int.init"].contains(name)
    {
      let isWhole = name.hasPrefix("Int")
      let x = LayNode.atom("x")
      let number = LayNode.call(
        "string->number", [x] + (isWhole ? [.keyword("whole"), .truth(true)] : []))
      return Expression(
        .call("fn", [.list([x]), number]), .function(isWhole ? .integer : .number))
    }
    if let name = argument.expression?.trimmedDescription, let made = Self.initializers[name] {
      let x = LayNode.atom("x")
      return Expression(.call("fn", [.list([x]), .call(made.name, [x])]), .function(made.type))
    }
    if let made = initializedFunction(argument) ?? staticReference(argument)
      ?? caseReference(argument)
    {
      return made
    }
    if let path = argument.expression?.as(KeyPathExprSyntax.self) {
      return function(path, of: types.first ?? .unknown)
    }
    if let name = argument.expression?.trimmedDescription, let made = initializer(name) {
      return made
    }
    guard let value = argument.expression else { return Expression(.nothing, .unknown) }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "contains"
    {
      let x = LayNode.atom(unique("x"))
      let test = LayNode.call("contains", [x, node(base, expecting: .list(.unknown))])
      return Expression(.call("fn", [.list([x]), test]), .function(.truth))
    }
    if let made = operatorFunction(value, types) { return made }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.functionsOfNumbers.contains(name), self.value(named: name, value) == nil
    {
      return Expression(.atom(name), .function(.number))
    }
    return expression(value)
  }

  /// `Row.init` of a type of the files, as a function of its first required argument.
  private func initializer(_ name: String) -> Expression? {
    guard name.hasSuffix(".init"), let type = declaredType(String(name.dropLast(5))),
      !type.isEnumeration, !type.isLayout
    else { return nil }
    define(type)
    let value = LayNode.atom("x")
    let parameters = initializerParameters(of: type)
    guard let first = parameters.first(where: { $0.defaultValue == nil }) ?? parameters.first else {
      return nil
    }
    let isPositional = first.label == nil && first.defaultValue == nil
    let label = LayNode.keyword(Names.kebab(first.label ?? first.name))
    let made = LayNode.call(Names.function(type.name), isPositional ? [value] : [label, value])
    return Expression(
      .call("fn", [.list([value]), made]),
      .function(type.isView ? .view : .structure(type.name)))
  }

  // MARK: Closures that a result builder of the files turns into a list

  /// The elements of a closure as one list: each expression gives one, or several that are a list.
  func builtList(
    _ statements: CodeBlockItemListSyntax, _ element: SwiftType, by builder: TypeDeclaration?
  ) -> LayNode {
    let outer = openBuilder
    openBuilder = builder
    defer { openBuilder = outer }
    return builtList(statements, element)
  }

  private func builtList(
    _ statements: CodeBlockItemListSyntax, _ element: SwiftType
  ) -> LayNode {
    inScope { builtList(statements.active[...], element) }
  }

  /// The result builder that the attributes of a parameter name.
  func builder(_ attributes: AttributeListSyntax) -> TypeDeclaration? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      .first { self.declarations.listBuilders.contains($0) }
      .flatMap { self.declaredType($0) }
  }

  /// An expression in such a closure, as `buildExpression` of the builder makes it.
  private func builtExpression(_ syntax: ExprSyntax, _ element: SwiftType) -> Expression {
    let value = expression(syntax, expecting: element)
    let functions = openBuilder?.functions.filter {
      $0.name == "buildExpression" && $0.parameters.count == 1
    }
    guard let builder = openBuilder, let functions, !functions.isEmpty else { return value }
    let exact = functions.first { $0.parameters[0].type == value.type }
    let meant = exact ?? functions.first { $0.parameters[0].type.mayHold(value.type) }
    guard let meant else { return value }
    return Expression(.call(define(static: meant, of: builder), [value.whole]), meant.result)
  }

  private func builtList(
    _ statements: ArraySlice<CodeBlockItemSyntax>, _ element: SwiftType
  ) -> LayNode {
    var parts: [LayNode] = []
    var single: [LayNode] = []
    func close() {
      if !single.isEmpty { parts.append(.call("list", single)) }
      single = []
    }
    for (index, statement) in zip(statements.indices, statements) {
      if lookout.isOver || StackFloor.current.isReached { break }
      switch statement.item {
      case .decl:
        guard let bindings = bindings(of: statement), !bindings.isEmpty else { continue }
        close()
        let rest = builtList(statements[(index + 1)...], element)
        parts.append(.call("let*", [.list(bindings), rest]))
        return parts.count == 1 ? parts[0] : .call("append", parts)
      case .expr(let expression):
        let value = builtExpression(expression, element)
        if case .list = value.type {
          close()
          parts.append(value.whole)
        } else {
          single.append(value.whole)
        }
      case .stmt(let step):
        guard let part = builtPart(step, element) else { continue }
        close()
        parts.append(part)
      }
    }
    close()
    if parts.isEmpty { return .call("list", []) }
    return parts.count == 1 ? parts[0] : .call("append", parts)
  }

  /// What a condition or a loop adds to a list.
  private func builtPart(_ step: StmtSyntax, _ element: SwiftType) -> LayNode? {
    if let loop = step.as(ForStmtSyntax.self) {
      return inScope {
        let sequence = expression(loop.sequence, expecting: .list(.unknown))
        let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
        let called = name == "_" ? "i" : bind(name, sequence.type.element)
        let body = builtList(loop.body.statements, element)
        let function = LayNode.call("fn", [.list([.atom(called)]), body])
        return .call("flat-map", [function, sequence.whole])
      }
    }
    guard let expression = step.as(ExpressionStmtSyntax.self)?.expression else {
      return step.as(ReturnStmtSyntax.self)?.expression.map {
        self.node($0, expecting: .list(element))
      }
    }
    if let choice = expression.as(IfExprSyntax.self) { return builtChoice(choice, element) }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return nil }
    let cases = switchNode(choice) { one, bound in
      let list = self.builtList(one.statements, element)
      if bound.isEmpty { return [list] }
      let names = bound.compactMap { $0.nodes.map { LayNode.list(Array($0.dropFirst())) } }
      return [.call("let*", [.list(names), list])]
    }
    return .call("or", [cases, .call("list", [])])
  }

  private func builtChoice(_ choice: IfExprSyntax, _ element: SwiftType) -> LayNode {
    inScope {
      let (condition, bindings) = conditions(choice.conditions)
      let then = builtList(choice.body.statements, element)
      let otherwise: LayNode =
        switch choice.elseBody {
        case .ifExpr(let next): builtChoice(next, element)
        case .codeBlock(let block): builtList(block.statements, element)
        case nil: .call("list", [])
        }
      let list = LayNode.call("if", [condition, then, otherwise])
      return bindings.isEmpty ? list : .call("let*", [.list(bindings), list])
    }
  }
}

extension SwiftType {
  /// Whether its values are translated differently if it is expected: tuples get its labels, and
  /// `.init(…)` its name.
  fileprivate var isToldByParts: Bool {
    switch self {
    case .structure, .enumeration: true
    case .tuple(let labels, _): labels.contains { $0 != nil }
    default: false
    }
  }

  /// Whether a parameter of this type, which may be generic, may take a value of another.
  fileprivate func mayHold(_ type: SwiftType) -> Bool {
    switch (self, type) {
    case (.tuple(_, let own), .tuple(_, let others)): own.count == others.count
    case (.named, .tuple), (.named, .list): false
    case (.named, _), (.unknown, _): true
    default: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether something is assigned in it.
  fileprivate var changesSomething: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .binaryOperator(let sign) = token.tokenKind else {
        return token.tokenKind == .equal && token.parent?.is(AssignmentExprSyntax.self) == true
      }
      return ["+=", "-=", "*=", "/="].contains(sign)
    }
  }
}

extension ClosureExprSyntax {
  /// The index of its last shorthand parameter, as 1 of `$1`, without those of inner closures; nil
  /// if it has none.
  var lastShorthand: Int? {
    var last: Int?
    for token in statements.tokens(viewMode: .sourceAccurate) {
      guard case .dollarIdentifier(let name) = token.tokenKind,
        let number = Int(name.dropFirst()), (0...3).contains(number), number > last ?? -1,
        token.closureAround?.id == id
      else { continue }
      last = number
    }
    return last
  }
}

extension TokenSyntax {
  /// The nearest closure around it that names no parameters.
  fileprivate var closureAround: ClosureExprSyntax? {
    var around = parent
    while let current = around {
      if let closure = current.as(ClosureExprSyntax.self),
        closure.signature?.parameterClause == nil
      {
        return closure
      }
      around = current.parent
    }
    return nil
  }
}
