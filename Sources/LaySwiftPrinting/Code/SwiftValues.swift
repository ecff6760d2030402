extension SwiftExpression {
  /// The expression with a name replaced; nil if the name may mean something else inside it.
  func replacing(_ name: String, with other: String) -> SwiftExpression? {
    func replaced(_ value: SwiftExpression) -> SwiftExpression? {
      value.replacing(name, with: other)
    }
    switch self {
    case .atom(let text):
      if text == name { return .atom(other) }
      return text.contains(name) ? nil : self
    case .member(let owner, let member): return replaced(owner).map { .member($0, member) }
    case .unary(let sign, let value): return replaced(value).map { .unary(sign, $0) }
    case .binary(let left, let sign, let right):
      guard let one = replaced(left), let two = replaced(right) else { return nil }
      return .binary(one, sign, two)
    case .call(let callee, let call) where call.closures.isEmpty:
      guard let callee = replaced(callee) else { return nil }
      var arguments: [SwiftArgument] = []
      for argument in call.arguments {
        guard let value = replaced(argument.value) else { return nil }
        arguments.append(SwiftArgument(argument.label, value))
      }
      return .call(callee, SwiftCall(arguments))
    default: return nil
    }
  }

  var orZero: SwiftExpression {
    guard case .call(.atom(let name), let call) = self, name == "CGSize" || name == "CGPoint",
      call.arguments.allSatisfy({ if case .atom("0") = $0.value { true } else { false } })
    else { return self }
    return .atom(".zero")
  }

  /// Whether it is a condition with an optional binding: `let width`.
  var bindsName: Bool {
    switch self {
    case .atom(let text): text.hasPrefix("let ")
    case .binary(let left, .also, _): left.bindsName
    default: false
    }
  }
}

extension SwiftStatement {
  /// Whether it is the value of the enclosing statements.
  var isGiven: Bool { if case .giving = self { true } else { false } }

  /// Statements with their value, `giving`, turned into `return`.
  ///
  /// A branch that is a single value becomes an early exit, so that the rest is not nested.
  static func returning(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    if case .conditional(let branches, let otherwise?)? = statements.last, branches.count == 1,
      branches[0].body.count == 1, branches[0].body[0].isGiven, otherwise.count > 1
    {
      return rewritten(statements.dropLast() + [.conditional(branches, nil)]) { .returning($0) }
        + returning(otherwise)
    }
    return rewritten(statements) { .returning($0) }
  }

  /// Statements with their value, `giving`, turned into an assignment.
  static func assigning(
    _ target: SwiftExpression, _ statements: [SwiftStatement]
  ) -> [SwiftStatement] { rewritten(statements) { .assignment(target, "=", $0) } }

  private static func rewritten(
    _ statements: [SwiftStatement], _ rewrite: (SwiftExpression) -> SwiftStatement
  ) -> [SwiftStatement] {
    statements.map { statement in
      switch statement {
      case .giving(let value): rewrite(value)
      case .conditional(let branches, let otherwise):
        .conditional(
          branches.map { ($0.condition, rewritten($0.body, rewrite)) },
          otherwise.map { rewritten($0, rewrite) })
      case .switching(let value, let cases, let otherwise):
        .switching(
          value, cases.map { ($0.patterns, rewritten($0.body, rewrite)) },
          rewritten(otherwise, rewrite))
      default: statement
      }
    }
  }
}

extension [SwiftStatement] {
  /// The statements with `.zero` for a returned size or point of zeros, whose type the result
  /// tells.
  var withZero: [SwiftStatement] {
    map { statement in
      switch statement {
      case .returning(let value?): .returning(value.orZero)
      case .expression(let value) where count == 1: .expression(value.orZero)
      case .conditional(let branches, let otherwise):
        .conditional(
          branches.map { ($0.condition, $0.body.withZero) }, otherwise.map(\.withZero))
      case .switching(let value, let cases, let otherwise):
        .switching(value, cases.map { ($0.patterns, $0.body.withZero) }, otherwise.withZero)
      default: statement
      }
    }
  }

  /// Whether the statements are one value in each branch, or a `fatalError`.
  var isOneValue: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .giving, .expression(.call(.atom("fatalError"), _)): return true
    case .conditional(let branches, let otherwise?):
      return branches.allSatisfy { $0.body.isOneValue } && otherwise.isOneValue
    default: return false
    }
  }
}
