import LaySwiftTree
import SwiftSyntax

/// Types and patterns.
extension TreeMaker {
  func addType(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .identifierType(let it): add(named: it, role)
    case .memberType(let it): add(member: it, role)
    case .optionalType(let it): add(.optionalType, it.wrappedType, .type, it.questionMark, role)
    case .implicitlyUnwrappedOptionalType(let it):
      add(.forcedType, it.wrappedType, .type, it.exclamationMark, role)
    case .arrayType(let it): add(array: it, role)
    case .dictionaryType(let it): add(dictionary: it, role)
    case .tupleType(let it):
      add(.tupleType, it.leftParen, it.elements, .parameter, it.rightParen, role)
    case .tupleTypeElement(let it): add(element: it, role)
    case .functionType(let it): add(function: it, role)
    case .someOrAnyType(let it): add(constrained: it, role)
    case .attributedType(let it): add(attributed: it, role)
    case .simpleTypeSpecifier(let it): add(it.specifier, role)
    case .compositionType(let it): node(.compositionType, role) { add(it.elements, .element) }
    case .compositionTypeElement(let it):
      add(it.type, role)
      add(it.ampersand)
    case .metatypeType(let it): add(metatype: it, role)
    case .genericArgument(let it):
      add(it.argument, role)
      add(it.trailingComma)
    case .inheritedType(let it):
      add(it.type, role)
      add(it.trailingComma)
    default: return false
    }
    return true
  }

  private func add(named it: IdentifierTypeSyntax, _ role: NodeRole) {
    if it.genericArgumentClause == nil, it.moduleSelector == nil {
      return leaf(it.name, .typeName, role)
    }
    node(.typeName, role) {
      add(module: it.moduleSelector)
      leaf(it.name, .name, .name)
      add(generics: it.genericArgumentClause)
    }
  }

  func add(generics it: GenericArgumentClauseSyntax?) {
    add(it?.leftAngle)
    add(it?.arguments, .generic)
    add(it?.rightAngle)
  }

  private func add(member it: MemberTypeSyntax, _ role: NodeRole) {
    node(.memberType, role) {
      add(it.baseType, .base)
      add(it.period)
      add(module: it.moduleSelector)
      leaf(it.name, .name, .name)
      add(generics: it.genericArgumentClause)
    }
  }

  private func add(array it: ArrayTypeSyntax, _ role: NodeRole) {
    node(.arrayType, role) {
      add(it.leftSquare)
      add(it.element, .type)
      add(it.rightSquare)
    }
  }

  private func add(dictionary it: DictionaryTypeSyntax, _ role: NodeRole) {
    node(.dictionaryType, role) {
      add(it.leftSquare)
      add(it.key, .key)
      add(it.colon)
      add(it.value, .type)
      add(it.rightSquare)
    }
  }

  private func add(element it: TupleTypeElementSyntax, _ role: NodeRole) {
    node(.parameter, role) {
      add(it.inoutKeyword, .modifier)
      add(name: it.firstName, it.secondName == nil ? .name : .label)
      add(name: it.secondName, .name)
      add(it.colon)
      add(it.type, .type)
      add(it.ellipsis, .specifier)
      add(it.trailingComma)
    }
  }

  private func add(function it: FunctionTypeSyntax, _ role: NodeRole) {
    node(.functionType, role) {
      add(it.leftParen)
      add(it.parameters, .parameter)
      add(it.rightParen)
      add(it.effectSpecifiers?.asyncSpecifier, .effect)
      add(throwing: it.effectSpecifiers?.throwsClause)
      add(result: it.returnClause)
    }
  }

  func add(throwing it: ThrowsClauseSyntax?) {
    add(it?.throwsSpecifier, .effect)
    add(it?.leftParen)
    add(it?.type, .effect)
    add(it?.rightParen)
  }

  func add(result it: ReturnClauseSyntax?) {
    add(it?.arrow)
    add(it?.type, .result)
  }

  private func add(constrained it: SomeOrAnyTypeSyntax, _ role: NodeRole) {
    node(.constrainedType, role) {
      add(it.someOrAnySpecifier, .keyword)
      add(it.constraint, .type)
    }
  }

  private func add(attributed it: AttributedTypeSyntax, _ role: NodeRole) {
    node(.attributedType, role) {
      add(it.specifiers, .modifier)
      add(it.attributes, .attribute)
      add(it.lateSpecifiers, .modifier)
      add(it.baseType, .type)
    }
  }

  private func add(metatype it: MetatypeTypeSyntax, _ role: NodeRole) {
    node(.metatype, role) {
      add(it.baseType, .base)
      add(it.period)
      add(it.metatypeSpecifier, .detail)
    }
  }

  // MARK: Patterns

  func addPattern(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .identifierPattern(let it): leaf(it.identifier, .name, role)
    case .wildcardPattern(let it): add(it.wildcard, role)
    case .expressionPattern(let it): add(it.expression, role)
    case .tuplePattern(let it):
      add(.tuplePattern, it.leftParen, it.elements, .argument, it.rightParen, role)
    case .tuplePatternElement(let it):
      add(argument: it.pattern, label: it.label, it.colon, it.trailingComma, role)
    case .valueBindingPattern(let it): add(binding: it, role)
    case .isTypePattern(let it): add(test: it, role)
    default: return false
    }
    return true
  }

  private func add(binding it: ValueBindingPatternSyntax, _ role: NodeRole) {
    node(.bindingPattern, role) {
      add(it.bindingSpecifier, .keyword)
      add(it.pattern, .pattern)
    }
  }

  private func add(test it: IsTypePatternSyntax, _ role: NodeRole) {
    node(.typePattern, role) {
      add(it.isKeyword, .keyword)
      add(it.type, .type)
    }
  }
}
