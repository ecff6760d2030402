import LaySwiftTree
import SwiftSyntax

/// Operators and what is written before or behind an expression.
extension TreeMaker {
  func addOperation(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .sequenceExpr(let it): add(sequence: it, role)
    case .infixOperatorExpr(let it): add(infix: it, role)
    case .binaryOperatorExpr(let it): leaf(it.operator, .sign, role)
    case .assignmentExpr(let it): leaf(it.equal, .sign, role)
    case .prefixOperatorExpr(let it): add(prefix: it, role)
    case .postfixOperatorExpr(let it): add(postfix: it, role)
    case .ternaryExpr(let it): add(ternary: it, role)
    case .asExpr(let it): add(cast: it, role)
    case .isExpr(let it): add(test: it, role)
    case .tryExpr(let it): add(try: it, role)
    case .awaitExpr(let it): add(.awaitExpression, it.awaitKeyword, it.expression, role)
    case .unsafeExpr(let it): add(marked: it.expression, it.unsafeKeyword, role)
    case .copyExpr(let it): add(marked: it.expression, it.copyKeyword, role)
    case .consumeExpr(let it): add(marked: it.expression, it.consumeKeyword, role)
    case .packElementExpr(let it): add(marked: it.pack, it.eachKeyword, role)
    case .packExpansionExpr(let it): add(marked: it.repetitionPattern, it.repeatKeyword, role)
    case .inOutExpr(let it): add(inOut: it, role)
    case .optionalChainingExpr(let it):
      add(.optionalChain, it.expression, .base, it.questionMark, role)
    case .forceUnwrapExpr(let it): add(.forced, it.expression, .base, it.exclamationMark, role)
    case .genericSpecializationExpr(let it): add(specialized: it, role)
    case .keyPathExpr(let it): add(keyPath: it, role)
    case .keyPathComponent(let it):
      add(it.period)
      add(it.component, role)
    case .keyPathPropertyComponent(let it): add(property: it, role)
    case .keyPathSubscriptComponent(let it):
      add(.subscriptCall, it.leftSquare, it.arguments, .argument, it.rightSquare, role)
    case .keyPathOptionalComponent(let it): add(it.questionOrExclamationMark, role)
    case .regexLiteralExpr(let it): add(regex: it, role)
    case .macroExpansionExpr(let it): add(macro: it, role)
    default: return false
    }
    return true
  }

  private func add(infix it: InfixOperatorExprSyntax, _ role: NodeRole) {
    add(it.leftOperand, it.operator, it.rightOperand, role)
  }

  private func add(_ left: ExprSyntax, _ sign: ExprSyntax, _ right: ExprSyntax, _ role: NodeRole) {
    node(isAssignment(sign) ? .assignment : .binary, role) {
      add(left, .left)
      add(sign, .operator)
      add(right, .right)
    }
  }

  /// Adds two operands with an operator between them, which bind as they stand; false for any others.
  ///
  /// Most operands in a row are two, and folding them would make a tree of their own. A `try` on the
  /// left goes around both.
  func addPair(_ sequence: SequenceExprSyntax, _ role: NodeRole) -> Bool {
    var parts = sequence.elements.makeIterator()
    guard let left = parts.next(), let sign = parts.next(), let right = parts.next(),
      parts.next() == nil
    else { return false }
    switch (left.kind, sign.kind) {
    case (.tryExpr, _), (.awaitExpr, _), (.unsafeExpr, _): return false
    case (_, .binaryOperatorExpr), (_, .assignmentExpr): break
    default: return false
    }
    add(left, sign, right, role)
    return true
  }

  private func isAssignment(_ sign: ExprSyntax) -> Bool {
    guard let sign = sign.as(BinaryOperatorExprSyntax.self) else {
      return sign.is(AssignmentExprSyntax.self)
    }
    return operators.infixOperator(named: sign.operator.text)?.precedenceGroup
      == "AssignmentPrecedence"
  }

  private func add(prefix it: PrefixOperatorExprSyntax, _ role: NodeRole) {
    node(.prefix, role) {
      leaf(it.operator, .sign, .operator)
      add(it.expression, .value)
    }
  }

  private func add(postfix it: PostfixOperatorExprSyntax, _ role: NodeRole) {
    node(.postfix, role) {
      add(it.expression, .value)
      leaf(it.operator, .sign, .operator)
    }
  }

  private func add(ternary it: TernaryExprSyntax, _ role: NodeRole) {
    node(.ternary, role) {
      add(it.condition, .condition)
      add(it.questionMark)
      add(it.thenExpression, .body)
      add(it.colon)
      add(it.elseExpression, .alternative)
    }
  }

  private func add(cast it: AsExprSyntax, _ role: NodeRole) {
    node(.cast, role) {
      add(it.expression, .value)
      add(it.asKeyword, .keyword)
      add(it.questionOrExclamationMark, .specifier)
      add(it.type, .type)
    }
  }

  private func add(test it: IsExprSyntax, _ role: NodeRole) {
    node(.typeTest, role) {
      add(it.expression, .value)
      add(it.isKeyword, .keyword)
      add(it.type, .type)
    }
  }

  private func add(try it: TryExprSyntax, _ role: NodeRole) {
    node(.tryExpression, role) {
      add(it.tryKeyword, .keyword)
      add(it.questionOrExclamationMark, .specifier)
      add(it.expression, .value)
    }
  }

  private func add(marked value: ExprSyntax, _ keyword: TokenSyntax, _ role: NodeRole) {
    node(.markedExpression, role) {
      leaf(keyword, .word, .keyword)
      add(value, .value)
    }
  }

  private func add(inOut it: InOutExprSyntax, _ role: NodeRole) {
    node(.inOut, role) {
      add(it.ampersand)
      add(it.expression, .value)
    }
  }

  /// Adds an expression or a type with a mark behind it.
  func add(
    _ kind: NodeKind, _ part: some SyntaxProtocol, _ partRole: NodeRole, _ sign: TokenSyntax,
    _ role: NodeRole
  ) {
    node(kind, role) {
      add(part, partRole)
      add(sign)
    }
  }

  private func add(specialized it: GenericSpecializationExprSyntax, _ role: NodeRole) {
    node(.specialized, role) {
      add(it.expression, .base)
      add(generics: it.genericArgumentClause)
    }
  }

  private func add(regex it: RegexLiteralExprSyntax, _ role: NodeRole) {
    node(.regex, role) {
      add(it.openingPounds)
      add(it.openingSlash)
      add(it.regex, .segment)
      add(it.closingSlash)
      add(it.closingPounds)
    }
  }

  func add(
    macro it: some FreestandingMacroExpansionSyntax, _ role: NodeRole,
    _ attributes: AttributeListSyntax? = nil, _ modifiers: DeclModifierListSyntax? = nil
  ) {
    node(.macroUse, role) {
      add(attributes, .attribute)
      add(modifiers, .modifier)
      add(it.pound)
      add(module: it.moduleSelector)
      add(name: it.macroName, .name)
      add(generics: it.genericArgumentClause)
      add(it.leftParen)
      add(it.arguments, .argument)
      add(it.rightParen)
      add(it.trailingClosure, .trailing)
      add(it.additionalTrailingClosures, .trailing)
    }
  }

  // MARK: Key paths

  private func add(keyPath it: KeyPathExprSyntax, _ role: NodeRole) {
    node(.keyPath, role) {
      add(it.backslash)
      add(it.root, .type)
      add(it.components, .element)
    }
  }

  private func add(property it: KeyPathPropertyComponentSyntax, _ role: NodeRole) {
    guard let generics = it.genericArgumentClause else { return add(it.declName, role) }
    node(.specialized, role) {
      add(it.declName, .base)
      add(generics: generics)
    }
  }
}
