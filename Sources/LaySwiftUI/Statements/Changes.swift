import LayLanguage
import SwiftSyntax

/// Variables, and what changes them.
extension Translator {
  /// Declares a variable for a Swift name, under a name that no visible variable has.
  @discardableResult
  func declare(_ name: String, _ type: SwiftType) -> String {
    let called = unique(Names.variable(name, besides: globalNames))
    scopes[scopes.count - 1][name] = Variable(name: called, type: type)
    return called
  }

  /// A name that no visible variable has.
  func unique(_ name: String) -> String {
    var taken = Set(scopes.flatMap { $0.values.map(\.name) })
    if let type = members?.type {
      let own = type.functions.map(\.name) + type.computed.map(\.name) + type.stored.map(\.name)
      taken.formUnion(own.map { Names.variable($0, besides: globalNames) })
    }
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Declarations

  func declarationStep(_ declaration: DeclSyntax) -> [LayNode] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [functionStep(function)] }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.flatMap { bindingStep($0) }
  }

  private func bindingStep(_ binding: PatternBindingSyntax) -> [LayNode] {
    let annotated = type(binding.typeAnnotation?.type)
    let place = place(of: binding)
    if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      guard let initial = binding.initializer?.value else { return [] }
      let (before, value) = changing(initial, annotated)
      let parts = value.type.parts
      let names = tuple.elements.enumerated().map { index, element -> LayNode in
        guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return .atom("_")
        }
        return .atom(declare(name, parts.indices.contains(index) ? parts[index] : .unknown))
      }
      return before + [.call("define-values", [.list(names), value.whole], place)]
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return []
    }
    guard let initial = binding.initializer?.value else {
      return [.call("define", [.atom(declare(name, annotated)), .nothing], place)]
    }
    let (before, value) = changing(initial, annotated)
    let called = declare(name, annotated == .unknown ? value.type : annotated)
    return before + [.call("define", [.atom(called), value.whole], place)]
  }

  /// A value, and the steps before it that assign the `inout` arguments which it changes.
  private func changing(_ initial: ExprSyntax, _ type: SwiftType) -> ([LayNode], Expression) {
    let value = boundValue(initial, type)
    guard let changed = changedPlaces(initial) else { return ([], value) }
    let name = unique("the-result")
    scopes[scopes.count - 1][name] = Variable(name: name, type: value.type)
    return (takeBack(changed, from: value.whole, as: name), Expression(.atom(name), value.type))
  }

  // MARK: Changes

  /// The steps of an assignment, or of a call that changes a variable; nil for all else.
  func changeStep(_ expression: ExprSyntax) -> [LayNode]? {
    if let operation = expression.as(InfixOperatorExprSyntax.self) {
      return assignment(operation).map { $0.map { $0.placed(at: place(of: operation)) } }
    }
    if let statements = doneAtOnce(expression) {
      let isWaiting = steps.isWaiting
      defer { steps.isWaiting = isWaiting }
      return innerBlock(statements, isTail: false)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let delegated = delegation(call) { return delegated }
    if let given = givenCall(call) ?? changeOfSelf(call) { return [given] }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let node = mutation(member.declName.baseName.text, of: base, call)
    {
      return [node.placed(at: place(of: call))] + handedBack(base)
    }
    guard let changed = changedPlaces(expression) else { return nil }
    if call.calledExpression.calleeText == "swap", changed.count == 2 {
      let names = [unique("one"), unique("other")]
      return [
        .call(
          "define-values",
          [.list(names.map { .atom($0) }), .call("tuple", [changed[1], changed[0]])]),
        .call("set!", [changed[0], .atom(names[0])]), .call("set!", [changed[1], .atom(names[1])]),
      ]
    }
    return takeBack(changed, from: self.expression(expression).whole, as: "_")
  }

  private func assignment(_ operation: InfixOperatorExprSyntax) -> [LayNode]? {
    let sign = operation.operator.trimmedDescription
    let target = operation.leftOperand.withoutParentheses
    if let base = target.as(MemberAccessExprSyntax.self)?.base, base.trimmedDescription != "self" {
      // Assigning to an object of a framework has no effect here.
      let owner = quietly { expression(base) }
      if owner.isGuess || isOpaque(owner.type) { return [] }
    }
    if let change = elementChange(target, sign, operation.rightOperand) { return change }
    if sign == "=", let steps = setterSteps(target, operation.rightOperand) { return steps }
    if sign == "=" {
      if target.is(DiscardAssignmentExprSyntax.self) { return [node(operation.rightOperand)] }
      if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
        return assignment(of: operation.rightOperand, to: tuple.elements.map(\.expression))
      }
      let kind = quietly { expression(target).type }
      if isLeftAsItIs(target, becoming: operation.rightOperand, kind) { return [] }
      guard let place = changedPlace(target) else { return [] }
      let (before, value) = changing(operation.rightOperand, kind)
      if let node = handedBackAtOnce(target, value.whole) { return before + [node] }
      return before + [.call("set!", [place, value.whole])] + handedBack(target)
    }
    guard ["+=", "-=", "*=", "/=", "%="].contains(sign) else { return nil }
    let kind = quietly { expression(target).type }
    if isLeftAsItIs(target, becoming: operation.rightOperand, kind) { return [] }
    guard let place = changedPlace(target) else { return [] }
    if let sum = addedSum(String(sign.prefix(1)), target, kind, operation.rightOperand) {
      return [.call("set!", [place, sum])] + handedBack(target)
    }
    let amount = expression(operation.rightOperand, expecting: kind)
    return [combined(sign, kind, place, amount.whole)] + handedBack(target)
  }

  /// `place += amount` and its kin.
  private func combined(
    _ sign: String, _ kind: SwiftType, _ place: LayNode, _ amount: LayNode
  ) -> LayNode {
    switch (sign, kind) {
    case ("+=", .list): .call("set!", [place, .call("append", [place, amount])])
    case ("+=", .string): .call("set!", [place, .call("str", [place, amount])])
    case ("/=", .integer): .call("set!", [place, .call("quotient", [place, amount])])
    case ("%=", _): .call("set!", [place, .call("remainder", [place, amount])])
    default: .call(sign, [place, amount])
    }
  }

  /// `(a, b) = (b, a)`: all values are evaluated before the first assignment.
  private func assignment(of value: ExprSyntax, to targets: [ExprSyntax]) -> [LayNode] {
    let names = targets.indices.map { unique("new-\($0 + 1)") }
    var nodes: [LayNode] = [
      .call("define-values", [.list(names.map { .atom($0) }), node(value)])
    ]
    for (target, name) in zip(targets, names) {
      guard let place = changedPlace(target) else { continue }
      nodes.append(.call("set!", [place, .atom(name)]))
    }
    return nodes
  }

  /// The assignable place of a variable or of a part of its value; nil, with a remark, if it cannot
  /// be changed here.
  func changedPlace(_ target: ExprSyntax) -> LayNode? {
    let target = target.withoutParentheses
    if let inner = target.as(ForceUnwrapExprSyntax.self)?.expression { return changedPlace(inner) }
    if let inner = target.as(OptionalChainingExprSyntax.self)?.expression {
      return changedPlace(inner)
    }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutDollar {
      if let variable = variable(name) { return .atom(variable.name) }
      if let owner = valueMembers.last, let whole = variable("self"), owner.stored(name) != nil {
        return .call(":" + Names.kebab(name), [.atom(whole.name)])
      }
      if let member = member(named: name), member.node.text != nil { return member.node }
      let isVariable = declarations.constants.contains { $0.name == name && !$0.isConstant }
      if isVariable, let global = global(named: name), global.node.text != nil {
        return global.node
      }
    }
    if let element = target.as(SubscriptCallExprSyntax.self),
      let index = element.arguments.first?.expression,
      let whole = changedPlace(element.calledExpression)
    {
      let missing = element.arguments.dropFirst().first { $0.label?.text == "default" }
      let more = missing.map { [LayNode.keyword("default"), node($0.expression)] } ?? []
      return .call("at", [whole, node(index)] + more)
    }
    if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text.withoutDollar
      if base.trimmedDescription == "self" {
        if variable("self") == nil {
          return self.member(named: name).flatMap { $0.node.text == nil ? nil : $0.node }
        }
      }
      if let whole = changedPlace(base) {
        if let index = Int(name) { return .call("at", [whole, .atom("\(index)")]) }
        if name == "first" || name == "last" { return .call(name, [whole]) }
        return .call(":" + Names.kebab(name), [whole])
      }
    }
    leaveOut(target, "`\(shortText(of: target))` cannot be changed here: the step is left out")
    return nil
  }

  // MARK: Arguments that are `inout`

  /// The places of the `inout` arguments of a call; nil if it has none.
  func changedPlaces(_ expression: ExprSyntax) -> [LayNode]? {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self),
      takenBack[call.id] == nil
    else { return nil }
    let changed = call.arguments.compactMap { argument -> LayNode? in
      // `&$name` is a publisher, not a variable.
      guard let handed = argument.expression.as(InOutExprSyntax.self)?.expression,
        !handed.trimmedDescription.hasPrefix("$")
      else { return nil }
      return changedPlace(handed)
    }
    guard !changed.isEmpty else { return nil }
    // A method of an unknown value changes nothing.
    let owner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let owner, quietly({ self.expression(owner) }).isGuess { return nil }
    return changed
  }

  /// Takes the value of a call with `inout` arguments apart: its result gets a name, and the
  /// changed values are assigned back.
  func takeBack(_ places: [LayNode], from call: LayNode, as name: String) -> [LayNode] {
    let names = places.indices.map { unique("new-\($0 + 1)") }
    let all = ([name] + names).map { LayNode.atom($0) }
    return [.call("define-values", [.list(all), call])]
      + zip(places, names).map { .call("set!", [$0, .atom($1)]) }
  }

  // MARK: Calls that change what they are called on

  /// `load()` or `self.load()`, a mutating method called in a member of its type; nil for all else.
  func changeOfSelf(_ call: FunctionCallExprSyntax) -> LayNode? {
    guard let owner = valueMembers.last, let whole = variable("self"),
      let name = call.calledExpression.ownName,
      owner.functions.contains(where: { $0.name == name && $0.isMutating }),
      let changed = functionOfValue(name, of: owner, .atom(whole.name), call)
    else { return nil }
    return .call("set!", [.atom(whole.name), changed.whole], place(of: call))
  }

  func mutation(
    _ name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax
  ) -> LayNode? {
    let arguments = SwiftArgument.all(of: call)
    let type = quietly { expression(base).type }
    if case .structure(let owner) = type, let declared = declarations.types[owner],
      let function = declared.functions.first(where: { $0.name == name }), function.isMutating,
      let place = changedPlace(base), let whole = functionOfValue(name, of: declared, place, call)
    {
      return .call("set!", [place, whole.whole])
    }
    if case .list = type, let place = quietly({ changedPlace(base) }),
      let node = setMutation(name, place, arguments, type)
    {
      return node
    }
    if type == .spacing, name == "formUnion", let place = changedPlace(base) {
      return .call("set!", [place, spacingUnion(place, arguments)])
    }
    switch type {
    case .list, .dictionary, .unknown, .truth, .number, .integer: break
    default: return nil
    }
    guard ListChangeNames.all.contains(name), let place = changedPlace(base) else { return nil }
    return listMutation(name, place, arguments, type)
  }

  private func listMutation(
    _ name: String, _ place: LayNode, _ arguments: [SwiftArgument], _ type: SwiftType
  ) -> LayNode? {
    let first = arguments.first
    func value(_ argument: SwiftArgument?) -> LayNode {
      argument?.expression.map { node($0, expecting: type.element) } ?? .nothing
    }
    func function(_ types: [SwiftType]) -> LayNode {
      first.map { functionValue($0, types: types).whole } ?? .nothing
    }
    switch name {
    case "append":
      guard first?.label == "contentsOf", let list = first?.expression else {
        return .call("append!", [place, value(first)])
      }
      return .call("set!", [place, .call("append", [place, node(list, expecting: type)])])
    case "merge": return merged(place, type, arguments).map { .call("set!", [place, $0.whole]) }
    case "insert":
      guard arguments.count == 2 else { return nil }
      return .call("insert!", [place, value(first), .keyword("at"), value(arguments[1])])
    case "remove": return .call("remove!", [place, .keyword("at"), value(first)])
    case "removeValue": return .call("remove!", [place, .keyword("key"), value(first)])
    case "removeFirst" where first == nil, "removeLast" where first == nil:
      return .call(Names.kebab(name) + "!", [place])
    case "removeFirst": return .call("set!", [place, .call("drop", [value(first), place])])
    case "removeLast": return .call("set!", [place, .call("drop-last", [value(first), place])])
    case "removeAll":
      guard let first, first.label == "where" || first.asClosure != nil else {
        let empty = LayNode.call(type.isDictionary ? "dictionary" : "list", [])
        return .call("set!", [place, empty])
      }
      let x = LayNode.atom(unique("x"))
      let kept = LayNode.call("not", [.list([function([type.element]), x])])
      return .call(
        "set!", [place, .call("filter", [.call("fn", [.list([x]), kept]), place])])
    case "swapAt":
      guard arguments.count == 2 else { return nil }
      return .call("swap!", [place, value(first), value(arguments[1])])
    case "sort":
      let order = first == nil ? [] : [function([type.element, type.element])]
      return .call("set!", [place, .call("sort", order + [place])])
    case "reverse": return .call("set!", [place, .call("reverse", [place])])
    case "toggle": return .call("set!", [place, .call("not", [place])])
    case "negate": return .call("set!", [place, .call("-", [place])])
    default: return .nothing
    }
  }

  // MARK: Dictionaries that are made of two: `merge` and `merging`

  /// `sizes.merging(others) { $1 }`; nil unless another dictionary and a closure are given.
  func merged(_ whole: LayNode, _ type: SwiftType, _ arguments: [SwiftArgument]) -> Expression? {
    guard let other = arguments.first?.expression, arguments.count == 2 else { return nil }
    var value = SwiftType.unknown
    if case .dictionary(let known) = type { value = known }
    let choice = functionValue(arguments[1], types: [value, value]).whole
    return Expression(
      call(.merged, [whole, node(other, expecting: type), twoTaking(choice)]), type)
  }

  /// A function with two parameters, for a closure such as `{ $0 }` that names only one.
  private func twoTaking(_ function: LayNode) -> LayNode {
    guard function.head == "fn", var nodes = function.nodes, let names = nodes[1].nodes,
      names.count < 2
    else { return function }
    nodes[1] = .list(names + (names.count..<2).map { _ in .atom(unique("other")) })
    return .list(nodes)
  }

  // MARK: Changes of an element by a subscript of the files: `board[row, column] = .queen`

  /// The step that calls the subscript's setter; nil for all other elements.
  func elementChange(
    _ target: ExprSyntax, _ sign: String, _ value: ExprSyntax
  ) -> [LayNode]? {
    guard let element = target.as(SubscriptCallExprSyntax.self) else { return nil }
    let whole = quietly { expression(element.calledExpression) }
    let arguments = SwiftArgument.all(in: element.arguments)
    guard let name = whole.type.declaredName, let type = declarations.types[name],
      let setter = type.functions.first(where: { $0.isSetter(for: arguments) }),
      let place = changedPlace(element.calledExpression)
    else { return nil }
    let kind = setter.parameters.last?.type ?? .unknown
    let nodes = self.arguments(arguments, of: setter.parameters.dropLast(), element)
    var given = expression(value, expecting: kind).whole
    if sign != "=" {
      guard let operation = Self.combining[sign] else { return nil }
      given = .call(operation, [expression(target).whole, given])
    }
    let called = defineProperty(setter, of: type).name
    let change = LayNode.call("set!", [place, .call(called, [place] + nodes + [given])])
    return [change] + handedBack(element.calledExpression)
  }

  private static let combining = ["+=": "+", "-=": "-", "*=": "*", "/=": "/"]

  // MARK: Computed properties with a setter, where members of their type assign them

  /// `self.level = 3`, as the body of the property's `set` with the new value; nil for all else.
  func setterSteps(_ target: ExprSyntax, _ value: ExprSyntax) -> [LayNode]? {
    guard let owner = valueMembers.last, variable("self") != nil,
      let name = target.memberOfSelf ?? target.ownName,
      target.memberOfSelf != nil || variable(name) == nil,
      owner.stored(name) == nil, let property = owner.computed(name),
      let setter = property.setter, let body = setter.body?.statements,
      openModifiers.insert(setter.accessorSpecifier.parent?.id ?? property.syntax.id).inserted
    else { return nil }
    defer { openModifiers.remove(setter.accessorSpecifier.parent?.id ?? property.syntax.id) }
    let given = expression(value, expecting: property.result)
    return inScope {
      let called = declare(setter.parameters?.name.text ?? "newValue", property.result)
      let steps = innerBlock(body, isTail: false)
      return [.call("let", [.list([.list([.atom(called), given.whole])])] + steps)]
    }
  }

  // MARK: Calls with `inout` arguments inside a step, as in `for line in lines(in: width, &cache)`
  // They are made before the step, and a variable holds their result.

  /// The calls with `inout` arguments inside a step, made before it.
  func takenBack(before statement: CodeBlockItemSyntax) -> [LayNode] {
    statement.headers.flatMap { header, isWhole -> [LayNode] in
      header.callsHandingOver(isWhole: isWhole).flatMap { call -> [LayNode] in
        let value = expression(ExprSyntax(call))
        guard let places = changedPlaces(ExprSyntax(call)) else { return [] }
        let name = unique("the-result")
        scopes[scopes.count - 1][name] = Variable(name: name, type: value.type)
        let nodes = takeBack(places, from: value.whole, as: name)
        takenBack[call.id] = Expression(.atom(name), value.type)
        return nodes
      }
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// The names of the `inout` parameters, whose values the caller gets back.
  var inouts: [String] {
    parameters.filter { $0.type.trimmedDescription.hasPrefix("inout ") }
      .map { $0.secondName?.text ?? $0.firstName.text }
  }
}

extension FunctionDeclaration {
  var isMutating: Bool {
    if changesObject { return true }
    return syntax.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "mutating" }
      ?? false
  }

  /// The names of the `inout` parameters, whose values the caller gets back.
  var inouts: [String] {
    parameters.filter { $0.typeSyntax?.trimmedDescription.hasPrefix("inout ") == true }
      .map(\.name)
  }

  /// The name of the setter of a subscript, which takes the new value after the arguments.
  static let setterName = "setSubscript"

  fileprivate func isSetter(for arguments: [SwiftArgument]) -> Bool {
    name == Self.setterName && parameters.dropLast().map(\.label) == arguments.map(\.label)
  }

  /// The `set` accessor of a computed property.
  fileprivate var setter: AccessorDeclSyntax? {
    for binding in syntax.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard case .accessors(let list)? = binding.accessorBlock?.accessors else { continue }
      if let found = list.first(where: { $0.accessorSpecifier.text == "set" }) { return found }
    }
    return nil
  }
}

extension ExprSyntax {
  /// `level` in `self.level`.
  fileprivate var memberOfSelf: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  fileprivate var headers: [(ExprSyntax, Bool)] {
    if let choice = self.as(IfExprSyntax.self) { return choice.conditions.headers }
    if let choice = self.as(SwitchExprSyntax.self) { return [(choice.subject, true)] }
    return [(self, false)]
  }

  /// The calls with `inout` arguments in an expression, the inner ones first.
  fileprivate func callsHandingOver(isWhole: Bool) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var open: [(Syntax, Bool)] = [(Syntax(self), isWhole)]
    while let (syntax, counts) = open.popLast() {
      if syntax.is(ClosureExprSyntax.self) || syntax.is(CodeBlockSyntax.self) { continue }
      if counts, let call = syntax.as(FunctionCallExprSyntax.self), call.handsOver {
        found.append(call)
      }
      for child in syntax.children(viewMode: .sourceAccurate) { open.append((child, true)) }
    }
    return found.reversed()
  }
}

extension CodeBlockItemSyntax {
  /// The expressions that a step evaluates once, each with whether it may itself be such a call.
  ///
  /// A call that is the whole value of a variable or of a `return` is handled by its own step.
  fileprivate var headers: [(ExprSyntax, Bool)] {
    switch item {
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.compactMap { $0.initializer.map { ($0.value, false) } }
    case .expr(let expression): return expression.headers
    case .stmt(let step):
      if let returned = step.as(ReturnStmtSyntax.self)?.expression { return [(returned, false)] }
      if let loop = step.as(ForStmtSyntax.self) { return [(loop.sequence, true)] }
      if let guarded = step.as(GuardStmtSyntax.self) { return guarded.conditions.headers }
      return step.as(ExpressionStmtSyntax.self)?.expression.headers ?? []
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate var headers: [(ExprSyntax, Bool)] {
    compactMap { element in
      switch element.condition {
      case .expression(let expression): (expression, true)
      case .optionalBinding(let binding): binding.initializer.map { ($0.value, true) }
      default: nil
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it has an `inout` argument; not `swap`, which returns nothing, and not `&$publisher`.
  fileprivate var handsOver: Bool {
    arguments.contains { argument in
      guard let handed = argument.expression.as(InOutExprSyntax.self)?.expression else {
        return false
      }
      return !handed.trimmedDescription.hasPrefix("$")
    } && calledExpression.calleeText != "swap"
  }
}
