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
}
