import SwiftSyntax

/// Values that are made first and filled by later statements.
extension Translator {
  /// Whether statements make a value of a type of the files, change it, and return something, as
  /// `let cart = Cart()`, `cart.items = samples`, `return cart`.
  func fillsValue(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count > 2,
      case .stmt(let last)? = statements.last?.item, last.is(ReturnStmtSyntax.self)
    else { return false }
    var made: Set<String> = []
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): made.formUnion(madeValues(declaration))
      case .expr(let expression):
        let name = expression.assignedOwner ?? expression.changedOwner(declarations.changingMethods)
        if let name, made.contains(name) { return true }
      case .stmt: continue
      }
    }
    return false
  }

  /// The names of the variables that begin with a new value of a type of the files.
  private func madeValues(_ declaration: DeclSyntax) -> [String] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        declaredType(call.calledExpression.calleeText) != nil
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }
}

extension ExprSyntax {
  /// `cart` of `cart.add(lamp)` or `cart.lines.append(lamp)`, calls of methods that change a value.
  fileprivate func changedOwner(_ changing: Set<String>) -> String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), var owner = member.base,
      changing.contains(member.declName.baseName.text)
    else { return nil }
    while let inner = owner.as(MemberAccessExprSyntax.self)?.base { owner = inner }
    return owner.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// `cart` of `cart.items = …` or `cart.coupon.code = …`.
  fileprivate var assignedOwner: String? {
    guard let operation = self.as(InfixOperatorExprSyntax.self),
      operation.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    var owner = operation.leftOperand
    guard owner.is(MemberAccessExprSyntax.self) else { return nil }
    while let member = owner.as(MemberAccessExprSyntax.self), let base = member.base {
      owner = base
    }
    return owner.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
