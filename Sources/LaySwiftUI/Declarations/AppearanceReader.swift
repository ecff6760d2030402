import SwiftSyntax

/// Finds states that views set when they appear, as by `onAppear { isShown = true }`.
///
/// People see the new value, so it takes the place of the initial one.
final class AppearanceReader: SyntaxVisitor {
  private var values: [String: ExprSyntax] = [:]
  /// The states whose `onChange` sets other states, so that they keep their initial values.
  private var causes: Set<String> = []
  private let states: Set<String>

  /// Gives the states of a view the values that they have once it has appeared.
  static func apply(to type: TypeDeclaration) {
    let states = type.stored.filter { $0.wrapperName == "State" && !$0.isStatic }.map(\.name)
    guard !states.isEmpty else { return }
    let reader = AppearanceReader(Set(states))
    for function in type.computed { reader.walk(function.body) }
    for function in type.functions { reader.walk(function.body) }
    for cause in reader.causes { reader.values[cause] = nil }
    type.appearing = Set(reader.values.keys)
    for index in type.stored.indices {
      if let value = reader.values[type.stored[index].name] { type.stored[index].value = value }
    }
  }

  private init(_ states: Set<String>) {
    self.states = states
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let closure = call.additionalTrailingClosures.last?.closure ?? call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return .visitChildren }
    let isAppearance = LayoutEvents.appearing.contains(member.declName.baseName.text)
    // Inside `ViewThatFits`, the layout decides whether the view appears.
    if isAppearance, call.fitsAround == nil { note(closure.statements) }
    if member.declName.baseName.text == "onChange",
      let cause = call.arguments.first?.expression.changedName,
      !NamedEffects(of: closure.statements).changed.isDisjoint(with: states)
    {
      causes.insert(cause)
    }
    return .visitChildren
  }

  private func note(_ statements: CodeBlockItemListSyntax) {
    // With local declarations or `await`, the new values are not known.
    let declares = statements.contains { if case .decl = $0.item { true } else { false } }
    let waits = statements.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.await)
    }
    guard !declares, !waits else { return }
    for statement in statements {
      guard case .expr(let expression) = statement.item else { continue }
      if let call = expression.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
        ["withAnimation", "DispatchQueue.main.async", "Task"].contains(
          call.calledExpression.calleeText)
      {
        note(closure.statements)
      }
      guard let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.operator.trimmedDescription == "=",
        let name = Self.name(assignment.leftOperand), states.contains(name),
        Self.isKnown(assignment.rightOperand)
      else { continue }
      values[name] = assignment.rightOperand
    }
  }

  /// Whether a value mentions nothing but literals and types, so that it is known from the start.
  private static func isKnown(_ value: ExprSyntax) -> Bool {
    value.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .keyword(.await), .keyword(.try): return false
      case .identifier(let name):
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        let member = reference?.parent?.as(MemberAccessExprSyntax.self)
        let isMember = member.map { $0.declName.id == reference?.id } ?? false
        return reference == nil || isMember || name.isTypeName
      default: return true
      }
    }
  }

  private static func name(_ target: ExprSyntax) -> String? {
    if let member = target.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return target.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// The nearest `ViewThatFits` that it is a part of.
  var fitsAround: FunctionCallExprSyntax? {
    var around = parent
    while let current = around {
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ViewThatFits"
      {
        return call
      }
      around = current.parent
    }
    return nil
  }
}
