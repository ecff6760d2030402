import LaySwiftTree
import SwiftSyntax

/// Names, literals, members and calls.
extension TreeMaker {
  func addExpression(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .token(let it): add(it, role)
    case .declReferenceExpr(let it): add(name: it, role)
    case .memberAccessExpr(let it): add(member: it, role)
    case .functionCallExpr(let it): add(call: it, role)
    case .labeledExpr(let it):
      add(argument: it.expression, label: it.label, it.colon, it.trailingComma, role)
    case .multipleTrailingClosureElement(let it):
      add(argument: it.closure, label: it.label, it.colon, nil, role)
    case .subscriptCallExpr(let it): add(subscriptCall: it, role)
    case .closureExpr(let it): add(closure: it, role)
    case .closureCapture(let it): add(capture: it, role)
    case .closureShorthandParameter(let it): add(shorthand: it, role)
    case .closureParameter(let it): add(parameter: it, role)
    case .stringLiteralExpr(let it): add(string: it, role)
    case .simpleStringLiteralExpr(let it):
      add(.string, it.openingQuote, it.segments, .segment, it.closingQuote, role)
    case .stringSegment(let it): leaf(it.content, .text, role)
    case .expressionSegment(let it): add(interpolation: it, role)
    case .integerLiteralExpr(let it): leaf(it.literal, .integer, role)
    case .floatLiteralExpr(let it): leaf(it.literal, .decimal, role)
    case .booleanLiteralExpr(let it): leaf(it.literal, .boolean, role)
    case .nilLiteralExpr(let it): leaf(it.nilKeyword, .nothing, role)
    case .discardAssignmentExpr(let it): add(it.wildcard, role)
    case .superExpr(let it): leaf(it.superKeyword, .name, role)
    case .tupleExpr(let it):
      add(.tuple, it.leftParen, it.elements, .argument, it.rightParen, role)
    case .arrayExpr(let it):
      add(.array, it.leftSquare, it.elements, .element, it.rightSquare, role)
    case .arrayElement(let it):
      add(it.expression, role)
      add(it.trailingComma)
    case .dictionaryExpr(let it): add(dictionary: it, role)
    case .dictionaryElement(let it): add(entry: it, role)
    case .typeExpr(let it): add(it.type, role)
    case .patternExpr(let it): add(it.pattern, role)
    default: return false
    }
    return true
  }

  /// Adds a name as a leaf, or with its labels and its module.
  private func add(name it: DeclReferenceExprSyntax, _ role: NodeRole) {
    if it.argumentNames == nil, it.moduleSelector == nil {
      return add(name: it.baseName, role)
    }
    node(.labelledName, role) {
      add(module: it.moduleSelector)
      add(name: it.baseName, .name)
      add(it.argumentNames?.leftParen)
      for argument in it.argumentNames?.arguments ?? [] {
        add(name: argument.name, .label)
        add(argument.colon)
      }
      add(it.argumentNames?.rightParen)
    }
  }

  func add(module it: ModuleSelectorSyntax?) {
    add(it?.moduleName, .module)
    add(it?.colonColon)
  }

  private func add(member it: MemberAccessExprSyntax, _ role: NodeRole) {
    node(.member, role) {
      if let base = it.base { add(base, .base) } else { addBaseOfChain(.base) }
      add(it.period)
      add(it.declName, .name)
    }
  }

  private func add(call it: FunctionCallExprSyntax, _ role: NodeRole) {
    node(.call, role) {
      add(it.calledExpression, .base)
      add(it.leftParen)
      add(it.arguments, .argument)
      add(it.rightParen)
      add(it.trailingClosure, .trailing)
      add(it.additionalTrailingClosures, .trailing)
    }
  }

  func add(
    argument value: some SyntaxProtocol, label: TokenSyntax?, _ colon: TokenSyntax?,
    _ comma: TokenSyntax?, _ role: NodeRole
  ) {
    node(.argument, role) {
      add(name: label, .label)
      add(colon)
      add(value, .value)
      add(comma)
    }
  }

  private func add(subscriptCall it: SubscriptCallExprSyntax, _ role: NodeRole) {
    node(.subscriptCall, role) {
      add(it.calledExpression, .base)
      add(it.leftSquare)
      add(it.arguments, .argument)
      add(it.rightSquare)
      add(it.trailingClosure, .trailing)
      add(it.additionalTrailingClosures, .trailing)
    }
  }

  private func add(closure it: ClosureExprSyntax, _ role: NodeRole) {
    node(.closure, role) {
      add(it.leftBrace)
      if let signature = it.signature { add(signature: signature) }
      add(it.statements, .item)
      add(it.rightBrace)
    }
  }

  private func add(signature it: ClosureSignatureSyntax) {
    add(it.attributes, .attribute)
    add(it.capture?.leftSquare)
    add(it.capture?.items, .capture)
    add(it.capture?.rightSquare)
    switch it.parameterClause {
    case .simpleInput(let names)?: add(names, .parameter)
    case .parameterClause(let clause)?:
      add(clause.leftParen)
      add(clause.parameters, .parameter)
      add(clause.rightParen)
    case nil: break
    }
    add(it.effectSpecifiers?.asyncSpecifier, .effect)
    add(throwing: it.effectSpecifiers?.throwsClause)
    add(result: it.returnClause)
    add(it.inKeyword, .keyword)
  }

  private func add(capture it: ClosureCaptureSyntax, _ role: NodeRole) {
    node(.capture, role) {
      if let specifier = it.specifier {
        node(.modifier, .modifier) {
          add(specifier.specifier, .keyword)
          add(specifier.leftParen)
          add(specifier.detail, .detail)
          add(specifier.rightParen)
        }
      }
      add(name: it.name, .name)
      add(value: it.initializer)
      add(it.trailingComma)
    }
  }

  private func add(shorthand it: ClosureShorthandParameterSyntax, _ role: NodeRole) {
    node(.parameter, role) {
      add(name: it.name, .name)
      add(it.trailingComma)
    }
  }

  private func add(parameter it: ClosureParameterSyntax, _ role: NodeRole) {
    node(.parameter, role) {
      add(it.attributes, .attribute)
      add(it.modifiers, .modifier)
      add(name: it.firstName, it.secondName == nil ? .name : .label)
      add(name: it.secondName, .name)
      add(it.colon)
      add(it.type, .type)
      add(it.ellipsis, .specifier)
      add(it.trailingComma)
    }
  }

  // MARK: Literals

  private func add(string it: StringLiteralExprSyntax, _ role: NodeRole) {
    node(.string, role) {
      add(it.openingPounds)
      add(it.openingQuote)
      add(it.segments, .segment)
      add(it.closingQuote)
      add(it.closingPounds)
    }
  }

  private func add(interpolation it: ExpressionSegmentSyntax, _ role: NodeRole) {
    node(.interpolation, role) {
      add(it.backslash)
      add(it.pounds)
      add(it.leftParen)
      add(it.expressions, .argument)
      add(it.rightParen)
    }
  }

  private func add(dictionary it: DictionaryExprSyntax, _ role: NodeRole) {
    node(.dictionary, role) {
      add(it.leftSquare)
      switch it.content {
      case .colon(let colon): add(colon)
      case .elements(let elements): add(elements, .element)
      }
      add(it.rightSquare)
    }
  }

  private func add(entry it: DictionaryElementSyntax, _ role: NodeRole) {
    node(.entry, role) {
      add(it.key, .key)
      add(it.colon)
      add(it.value, .value)
      add(it.trailingComma)
    }
  }
}
