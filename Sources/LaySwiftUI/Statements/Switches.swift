import LayLanguage
import SwiftSyntax

/// `switch`, both in bodies that do something step by step and in those that build views.
extension Translator {
  func switchStep(_ choice: SwitchExprSyntax, isLast: Bool) -> LayNode {
    switchNode(choice) { one, bound in
      let statements = one.statements.active.filter { !$0.isBreak }
      let body = block(statements[...], isTail: isLast)
      return bound + (body.isEmpty ? [.nothing] : body)
    }
  }

  /// - Parameter body: the forms of a case, given the definitions of the names that its pattern
  ///   binds.
  func switchNode(
    _ choice: SwitchExprSyntax, body: (SwitchCaseSyntax, [LayNode]) -> [LayNode]
  ) -> LayNode {
    let subject = SwitchSubject(choice.subject, self)
    var clauses: [(constants: [LayNode]?, tests: [LayNode], body: [LayNode])] = []
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      scopes.append([:])
      defer { scopes.removeLast() }
      var constants: [LayNode]? = []
      var tests: [LayNode] = []
      var bound: [LayNode] = []
      if case .case(let label) = one.label {
        for item in label.caseItems {
          let constant = item.whereClause == nil ? subject.constant(item.pattern, self) : nil
          constants = constant.flatMap { constant in constants.map { $0 + [constant] } }
          var test = subject.test(item.pattern, &bound, self)
          if let condition = item.whereClause?.condition {
            test = tested(test, and: condition, bound)
          }
          tests.append(test)
        }
      } else {
        constants = []
      }
      clauses.append((constants, tests, body(one, bound)))
    }
    return written(clauses, subject, place(of: choice))
  }

  /// A test and a condition that may mention the names that the pattern gives.
  private func tested(_ test: LayNode, and condition: ExprSyntax, _ bound: [LayNode]) -> LayNode {
    let condition = self.condition(condition)
    let inner =
      bound.isEmpty
      ? condition
      : LayNode.call(
        "let*",
        [.list(bound.compactMap { $0.nodes.map { .list(Array($0.dropFirst())) } }), condition])
    return test.text == "true" ? inner : .call("and", [test, inner])
  }

  private func written(
    _ clauses: [(constants: [LayNode]?, tests: [LayNode], body: [LayNode])],
    _ subject: SwitchSubject, _ place: SwiftPlace
  ) -> LayNode {
    let isPlain = subject.parts.count == 1 && clauses.allSatisfy { $0.constants != nil }
    let nodes = clauses.map { clause -> LayNode in
      if clause.tests.isEmpty { return .list([.atom("else")] + clause.body) }
      if isPlain, let constants = clause.constants {
        return .list([.list(constants)] + clause.body)
      }
      let test = clause.tests.count == 1 ? clause.tests[0] : .call("or", clause.tests)
      return .list([test] + clause.body)
    }
    let form =
      isPlain
      ? LayNode.call("case", [subject.caseNode] + nodes, place)
      : LayNode.call("cond", nodes, place)
    return subject.bindings.isEmpty
      ? form : .call("let*", [.list(subject.bindings), form], place)
  }

  /// The test whether a value is in a range literal; nil for all other expressions.
  func rangeTest(_ expression: ExprSyntax, _ value: LayNode) -> LayNode? {
    if let range = expression.as(InfixOperatorExprSyntax.self), expression.isRange {
      let sign = range.operator.trimmedDescription == "..." ? "<=" : "<"
      let bounds = [range.leftOperand, range.rightOperand].map { node($0) }
      return value.once {
        .call("and", [.call("<=", [bounds[0], $0]), .call(sign, [$0, bounds[1]])])
      }
    }
    if let from = expression.as(PostfixOperatorExprSyntax.self), from.operator.text == "..." {
      return .call("<=", [node(from.expression), value])
    }
    if let to = expression.as(PrefixOperatorExprSyntax.self), to.operator.text.hasPrefix("..") {
      return .call(to.operator.text == "..." ? "<=" : "<", [value, node(to.expression)])
    }
    return nil
  }

  /// Whether an expression names a constant of the files, and no case.
  func isConstant(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = declaredType(base.trimmedDescription)
    else { return false }
    return !type.cases.contains { $0.name == member.declName.baseName.text.withoutBackticks }
  }

  /// The name that a set of axes has here: `[.horizontal, .vertical]` is `both`.
  func axes(_ expression: ExprSyntax) -> String? {
    guard let array = expression.as(ArrayExprSyntax.self) else { return nil }
    let names = Set(
      array.elements.compactMap { $0.expression.implicitMember ?? $0.expression.staticMember })
    guard names.count == array.elements.count, names.isSubset(of: ["horizontal", "vertical"]) else {
      return nil
    }
    return names.isEmpty ? "none" : names.count == 2 ? "both" : names.first
  }
}

extension CodeBlockItemSyntax {
  /// A `break` that ends the case of a `switch`.
  fileprivate var isBreak: Bool {
    if case .stmt(let step) = item {
      step.as(BreakStmtSyntax.self)?.label == nil && step.is(BreakStmtSyntax.self)
    } else {
      false
    }
  }
}

/// The subject of a `switch`: a value, or the parts of a tuple.
struct SwitchSubject {
  let parts: [Expression]
  /// Names for parts that are evaluated once.
  private(set) var bindings: [LayNode] = []
  /// The enumeration of the value, if its cases have associated values.
  private let carrier: TypeDeclaration?

  init(_ value: Expression, _ translator: Translator) {
    parts = [value]
    carrier = translator.carrier(value.type)
  }

  /// The value by which cases are told apart.
  var caseNode: LayNode {
    carrier == nil ? parts[0].whole : .call(":case", [parts[0].whole])
  }

  init(_ syntax: ExprSyntax, _ translator: Translator) {
    let plain = syntax.withoutParentheses
    guard let tuple = plain.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      let value = translator.expression(plain)
      parts = [value]
      carrier = translator.carrier(value.type)
      return
    }
    carrier = nil
    parts = tuple.elements.map { translator.expression($0.expression) }
  }

  /// The constant that a pattern compares the value with; nil if the pattern needs a test.
  func constant(_ pattern: PatternSyntax, _ translator: Translator) -> LayNode? {
    guard parts.count == 1,
      let expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    else { return nil }
    if let carrier {
      guard let (name, parts) = translator.casePattern(expression, of: carrier),
        parts.allSatisfy({ $0.pattern.takesAll })
      else { return nil }
      return .atom(Names.kebab(name))
    }
    if let name = expression.implicitMember ?? expression.staticMember {
      if translator.isConstant(expression) { return nil }
      return .atom(Names.kebab(name))
    }
    if let axes = translator.axes(expression) { return .atom(axes) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr:
      return translator.node(expression)
    default: return nil
    }
  }

  /// The test whether the value matches a pattern.
  ///
  /// - Parameter bound: collects the definitions of the names that the pattern binds.
  func test(
    _ pattern: PatternSyntax, _ bound: inout [LayNode], _ translator: Translator
  ) -> LayNode {
    if parts.count == 1 { return test(pattern, parts[0], &bound, translator) }
    let isLet = pattern.as(ValueBindingPatternSyntax.self)
    let inner = isLet?.pattern ?? pattern
    let tuple = inner.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    let patterns = inner.as(TuplePatternSyntax.self)
    var tests: [LayNode] = []
    for (index, part) in parts.enumerated() {
      if let elements = tuple?.elements, elements.count == parts.count {
        let inner = Array(elements)[index].expression
        if isLet != nil, let name = inner.boundName {
          tests.append(bind(name, part, isOptional: inner.isOptional, &bound, translator))
          continue
        }
        let pattern =
          inner.as(PatternExprSyntax.self)?.pattern
          ?? PatternSyntax(ExpressionPatternSyntax(expression: inner))
        tests.append(test(pattern, part, &bound, translator))
      } else if let elements = patterns?.elements, elements.count == parts.count {
        tests.append(test(Array(elements)[index].pattern, part, &bound, translator))
      }
    }
    let needed = tests.filter { $0.text != "true" }
    if needed.isEmpty { return .truth(true) }
    return needed.count == 1 ? needed[0] : .call("and", needed)
  }

  /// Binds a part to a name; the test is that an optional part is not nil.
  private func bind(
    _ name: String, _ part: Expression, isOptional: Bool, _ bound: inout [LayNode],
    _ translator: Translator
  ) -> LayNode {
    let called = translator.declare(name, part.type)
    bound.append(.call("define", [.atom(called), part.whole]))
    return isOptional ? .call("not", [.call("nil?", [part.whole])]) : .truth(true)
  }

  private func test(
    _ pattern: PatternSyntax, _ part: Expression, _ bound: inout [LayNode],
    _ translator: Translator
  ) -> LayNode {
    if pattern.is(WildcardPatternSyntax.self) { return .truth(true) }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return test(binding.pattern, part, &bound, translator)
    }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      let called = translator.declare(name, part.type)
      bound.append(.call("define", [.atom(called), part.whole]))
      return .truth(true)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return .truth(true)
    }
    return test(expression, part, &bound, translator)
  }

  private func test(
    _ expression: ExprSyntax, _ part: Expression, _ bound: inout [LayNode],
    _ translator: Translator
  ) -> LayNode {
    let value = part.whole
    if let carrier = translator.carrier(part.type),
      let (name, parts) = translator.casePattern(expression, of: carrier)
    {
      var tests = [LayNode.call("=", [.call(":case", [value]), .quoted(Names.kebab(name))])]
      for (pattern, label, type) in parts {
        let carried = Expression(.call(":" + label, [value]), type)
        if let name = pattern.nameInPattern {
          let called = translator.declare(name, type)
          bound.append(.call("define", [.atom(called), carried.node]))
        } else {
          tests.append(test(pattern, carried, &bound, translator))
        }
      }
      tests.removeAll { $0.text == "true" }
      return tests.count == 1 ? tests[0] : .call("and", tests)
    }
    if expression.is(FunctionCallExprSyntax.self), let name = expression.implicitCallee,
      name != "some"
    {
      translator.guessNames(in: expression)
      return .call("=", [value, .quoted(Names.kebab(name))])
    }
    if let cast = expression.as(AsExprSyntax.self) {
      return test(cast, part, &bound, translator)
    }
    if expression.is(NilLiteralExprSyntax.self) { return .call("nil?", [value]) }
    if expression.is(DiscardAssignmentExprSyntax.self) { return .truth(true) }
    if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression {
      // `let width?`: a value that is not nil, bound to a name.
      let pattern =
        inner.as(PatternExprSyntax.self)?.pattern
        ?? PatternSyntax(ExpressionPatternSyntax(expression: inner))
      _ = test(pattern, part, &bound, translator)
      return .call("not", [.call("nil?", [value])])
    }
    if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
      return test(pattern, part, &bound, translator)
    }
    if expression.implicitCallee == "some",
      let inner = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    {
      if let pattern = inner.as(PatternExprSyntax.self)?.pattern {
        _ = test(pattern, part, &bound, translator)
      }
      return .call("not", [.call("nil?", [value])])
    }
    if expression.implicitMember == "none" { return .call("nil?", [value]) }
    if let axes = translator.axes(expression) { return .call("=", [value, .quoted(axes)]) }
    if let range = translator.rangeTest(expression, value) { return range }
    return .call("=", [value, translator.node(expression, expecting: part.type)])
  }
}

extension SwitchSubject {
  /// `let error as NetworkError`: the test whether a value has a type; binds it to the name.
  private func test(
    _ cast: AsExprSyntax, _ part: Expression, _ bound: inout [LayNode], _ translator: Translator
  ) -> LayNode {
    let type = translator.type(cast.type)
    if let name = cast.expression.nameInPattern {
      let called = translator.declare(name, type)
      bound.append(.call("define", [.atom(called), part.whole]))
    }
    guard case .structure(let owner) = type else { return .truth(false) }
    return .call("=", [.call("type-of", [part.whole]), .quoted(Names.function(owner))])
  }
}

extension ExprSyntax {
  /// Whether it matches every value: a name, or `_`.
  fileprivate var takesAll: Bool {
    nameInPattern != nil || self.is(DiscardAssignmentExprSyntax.self)
      || self.as(PatternExprSyntax.self)?.pattern.is(WildcardPatternSyntax.self) == true
  }

  fileprivate var isOptional: Bool { self.is(OptionalChainingExprSyntax.self) }

  /// The name that a pattern under `let` binds, with or without a question mark.
  fileprivate var boundName: String? {
    let inner = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    if let name = inner.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return inner.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier.text
  }
}
