import LayLanguage
import SwiftSyntax

/// `if` and `switch`.
extension Translator {
  func conditional(_ syntax: ExprSyntax, expecting: SwiftType = .view) -> LayNode {
    if let choice = syntax.as(IfExprSyntax.self) { return self.choice(choice, expecting) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return self.cases(choice, expecting) }
    return unknown(syntax, expecting).node
  }

  /// What a branch gives, as one node.
  private func branch(_ statements: CodeBlockItemListSyntax, _ expecting: SwiftType) -> LayNode {
    if !expecting.isView { return body(statements, expecting: expecting).nodes.asOne(nil) }
    let views = views(of: statements)
    return views.isEmpty ? .nothing : views.asOne(nil)
  }

  private func choice(_ first: IfExprSyntax, _ expecting: SwiftType) -> LayNode {
    var clauses: [(LayNode, [LayNode], LayNode)] = []
    var current = first
    var otherwise: LayNode?
    var depth = 0
    while true {
      scopes.append([:])
      depth += 1
      let (condition, bindings) = conditions(current.conditions)
      clauses.append((condition, bindings, branch(current.body.statements, expecting)))
      if case .ifExpr(let next) = current.elseBody {
        current = next
        continue
      }
      if case .codeBlock(let block) = current.elseBody {
        otherwise = branch(block.statements, expecting)
      }
      break
    }
    scopes.removeLast(depth)
    return written(clauses, otherwise, place(of: first))
  }

  private func written(
    _ clauses: [(condition: LayNode, bindings: [LayNode], body: LayNode)], _ otherwise: LayNode?,
    _ place: SwiftPlace
  ) -> LayNode {
    if clauses.count > 1, clauses.allSatisfy(\.bindings.isEmpty) {
      var nodes = clauses.map { LayNode.list([$0.condition, $0.body]) }
      if let otherwise { nodes.append(.list([.atom("else"), otherwise])) }
      return .call("cond", nodes, place)
    }
    var result = otherwise
    for clause in clauses.reversed() {
      var node: LayNode
      if let rest = result {
        node = .call("if", [clause.condition, clause.body, rest], place)
      } else {
        let views =
          clause.body.head == "group" ? Array(clause.body.nodes?.dropFirst() ?? []) : [clause.body]
        if clause.condition.head == "not", let negated = clause.condition.nodes, negated.count == 2
        {
          node = .call("unless", [negated[1]] + views, place)
        } else {
          node = .call("when", [clause.condition] + views, place)
        }
      }
      if !clause.bindings.isEmpty { node = .call("let*", [.list(clause.bindings), node], place) }
      result = node
    }
    return result ?? .nothing
  }

  /// Conditions as one, and the names that they bind before it is tested.
  func conditions(_ list: ConditionElementListSyntax) -> (LayNode, [LayNode]) {
    var tests: [LayNode] = []
    var bindings: [LayNode] = []
    for element in list {
      switch element.condition {
      case .expression(let expression): tests.append(condition(expression))
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        let source =
          binding.initializer?.value
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name.text)))
        let value =
          binding.initializer == nil
          ? self.value(named: name.text, binding) ?? unknown(binding, .unknown) : expression(source)
        if let text = value.node.text, value.modifiers.isEmpty, !value.node.isString,
          value.node.number == nil
        {
          scopes[scopes.count - 1][name.text] = Variable(name: text, type: value.type)
          tests.append(.atom(text, place(of: binding)))
        } else {
          let called = bind(name.text, value.type)
          bindings.append(.list([.atom(called), value.whole], place(of: binding)))
          tests.append(.atom(called))
        }
      case .matchingPattern(let matching):
        let value = expression(matching.initializer.value)
        tests.append(test(value, matches: matching.pattern))
      case .availability: tests.append(.truth(true))
      }
    }
    let condition = tests.count == 1 ? tests[0] : .call("and", tests, place(of: list))
    return (condition, bindings)
  }

  /// Whether a value is the case that a pattern names; what the pattern binds is not known.
  private func test(_ value: Expression, matches pattern: PatternSyntax) -> LayNode {
    if let name = caseName(pattern) {
      return .call("=", [value.whole, .quoted(Names.kebab(name))])
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression {
      return .call("=", [value.whole, node(expression, expecting: value.type)])
    }
    warn(pattern, "`\(shortText(of: pattern))` is not known here and taken as false")
    return .truth(false)
  }

  private func caseName(_ pattern: PatternSyntax) -> String? {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    let expression = inner.as(ExpressionPatternSyntax.self)?.expression
    return expression?.implicitCallee ?? expression?.staticMember
  }

  private func cases(_ choice: SwitchExprSyntax, _ expecting: SwiftType) -> LayNode {
    let subject = expression(choice.subject)
    var clauses: [LayNode] = []
    var isPlain = true
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      let body = inScope { () -> LayNode in
        bindNames(of: one)
        return branch(one.statements, expecting)
      }
      guard case .case(let label) = one.label else {
        clauses.append(.list([.atom("else"), body], place(of: one)))
        continue
      }
      let constants = label.caseItems.map { constant($0, subject.type) }
      if constants.contains(where: { $0 == nil }) { isPlain = false }
      clauses.append(.list([.list(constants.compactMap(\.self)), body], place(of: one)))
    }
    guard isPlain else { return tested(choice, subject, expecting) }
    return .call("case", [subject.whole] + clauses, place(of: choice))
  }

  /// A constant of a clause; nil for a pattern that has to be tested.
  private func constant(_ item: SwitchCaseItemSyntax, _ type: SwiftType) -> LayNode? {
    if item.whereClause != nil { return nil }
    if let name = caseName(item.pattern) { return .atom(Names.kebab(name)) }
    guard let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return nil
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr:
      return node(expression)
    default: return nil
    }
  }

  /// A switch whose cases are ranges or have conditions, as `cond`.
  private func tested(
    _ choice: SwitchExprSyntax, _ subject: Expression, _ expecting: SwiftType
  ) -> LayNode {
    var clauses: [LayNode] = []
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      let body = inScope { () -> LayNode in
        bindNames(of: one)
        return branch(one.statements, expecting)
      }
      guard case .case(let label) = one.label else {
        clauses.append(.list([.atom("else"), body], place(of: one)))
        continue
      }
      let tests = label.caseItems.map { item -> LayNode in
        var test = self.test(of: item.pattern, subject)
        if let condition = item.whereClause?.condition {
          test = .call("and", [test, node(condition, expecting: .truth)])
        }
        return test
      }
      clauses.append(
        .list([tests.count == 1 ? tests[0] : .call("or", tests), body], place(of: one)))
    }
    return .call("cond", clauses, place(of: choice))
  }

  private func test(of pattern: PatternSyntax, _ subject: Expression) -> LayNode {
    let value = subject.whole
    if let range = pattern.as(ExpressionPatternSyntax.self)?.expression
      .as(InfixOperatorExprSyntax.self), ExprSyntax(range).isRange
    {
      let sign = range.operator.trimmedDescription == "..." ? "<=" : "<"
      return .call(
        "and",
        [
          .call("<=", [node(range.leftOperand), value]),
          .call(sign, [value, node(range.rightOperand)]),
        ])
    }
    if pattern.is(WildcardPatternSyntax.self) || pattern.is(ValueBindingPatternSyntax.self) {
      if caseName(pattern) == nil { return .truth(true) }
    }
    if let postfix = pattern.as(ExpressionPatternSyntax.self)?.expression
      .as(PostfixOperatorExprSyntax.self)
    {
      return .call("<=", [node(postfix.expression), value])
    }
    if let prefix = pattern.as(ExpressionPatternSyntax.self)?.expression
      .as(PrefixOperatorExprSyntax.self), prefix.operator.text != "-"
    {
      return .call(prefix.operator.text == "..." ? "<=" : "<", [value, node(prefix.expression)])
    }
    return test(subject, matches: pattern)
  }

  /// Values that a case carries are not kept here: their names stand for guesses.
  private func bindNames(of one: SwitchCaseSyntax) {
    guard case .case(let label) = one.label else { return }
    for item in label.caseItems {
      for token in item.pattern.tokens(viewMode: .sourceAccurate) {
        guard let pattern = token.parent?.as(IdentifierPatternSyntax.self) else { continue }
        scopes[scopes.count - 1][pattern.identifier.text] = Variable(
          name: "\"" + pattern.identifier.text + "\"", type: .unknown)
      }
    }
  }
}
