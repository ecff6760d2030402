import LaySwiftTree
import SwiftSyntax

/// Declarations of functions, variables and cases.
extension TreeMaker {
  func addDeclaration(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .variableDecl(let it): add(variable: it, role)
    case .patternBinding(let it): add(binding: it, role)
    case .accessorDecl(let it): add(accessor: it, role)
    case .functionDecl(let it): add(function: it, role)
    case .functionParameter(let it): add(parameter: it, role)
    case .initializerDecl(let it): add(initializer: it, role)
    case .deinitializerDecl(let it): add(deinitializer: it, role)
    case .subscriptDecl(let it): add(subscript: it, role)
    case .enumCaseDecl(let it): add(case: it, role)
    case .enumCaseElement(let it): add(element: it, role)
    case .enumCaseParameter(let it): add(parameter: it, role)
    case .macroExpansionDecl(let it): add(macro: it, role, it.attributes, it.modifiers)
    case .macroDecl(let it): add(macroDeclaration: it, role)
    case .operatorDecl(let it): add(operator: it, role)
    case .precedenceGroupDecl(let it): add(precedenceGroup: it, role)
    default: return false
    }
    return true
  }

  private func add(variable it: VariableDeclSyntax, _ role: NodeRole) {
    node(.variableDeclaration, role) {
      add(declaration: it, it.bindingSpecifier)
      add(it.bindings, .item)
    }
  }

  private func add(binding it: PatternBindingSyntax, _ role: NodeRole) {
    node(.binding, role) {
      add(it.pattern, .pattern)
      add(type: it.typeAnnotation)
      add(value: it.initializer)
      add(accessors: it.accessorBlock)
      add(it.trailingComma)
    }
  }

  private func add(accessors it: AccessorBlockSyntax?) {
    switch it?.accessors {
    case .accessors(let accessors)?:
      add(it?.leftBrace)
      add(accessors, .accessor)
      add(it?.rightBrace)
    case .getter(let statements)?:
      add(.block, it?.leftBrace, statements, .item, it?.rightBrace, .body)
    case nil: break
    }
  }

  private func add(accessor it: AccessorDeclSyntax, _ role: NodeRole) {
    node(.accessor, role) {
      add(it.attributes, .attribute)
      add(it.modifier, .modifier)
      add(it.accessorSpecifier, .keyword)
      add(it.parameters?.leftParen)
      add(name: it.parameters?.name, .name)
      add(it.parameters?.rightParen)
      add(it.effectSpecifiers?.asyncSpecifier, .effect)
      add(throwing: it.effectSpecifiers?.throwsClause)
      add(block: it.body, .body)
    }
  }

  private func add(function it: FunctionDeclSyntax, _ role: NodeRole) {
    node(.functionDeclaration, role) {
      add(declaration: it, it.funcKeyword)
      add(name: it.name, .name)
      add(generics: it.genericParameterClause)
      add(signature: it.signature)
      add(requirements: it.genericWhereClause)
      add(block: it.body, .body)
    }
  }

  private func add(signature it: FunctionSignatureSyntax) {
    add(parameters: it.parameterClause)
    add(it.effectSpecifiers?.asyncSpecifier, .effect)
    add(throwing: it.effectSpecifiers?.throwsClause)
    add(result: it.returnClause)
  }

  private func add(parameters it: FunctionParameterClauseSyntax) {
    add(it.leftParen)
    add(it.parameters, .parameter)
    add(it.rightParen)
  }

  private func add(parameter it: FunctionParameterSyntax, _ role: NodeRole) {
    node(.parameter, role) {
      add(it.attributes, .attribute)
      add(it.modifiers, .modifier)
      add(name: it.firstName, it.secondName == nil ? .name : .label)
      add(name: it.secondName, .name)
      add(it.colon)
      add(it.type, .type)
      add(it.ellipsis, .specifier)
      add(value: it.defaultValue)
      add(it.trailingComma)
    }
  }

  private func add(initializer it: InitializerDeclSyntax, _ role: NodeRole) {
    node(.initDeclaration, role) {
      add(declaration: it, it.initKeyword)
      add(it.optionalMark, .specifier)
      add(generics: it.genericParameterClause)
      add(signature: it.signature)
      add(requirements: it.genericWhereClause)
      add(block: it.body, .body)
    }
  }

  private func add(deinitializer it: DeinitializerDeclSyntax, _ role: NodeRole) {
    node(.deinitDeclaration, role) {
      add(declaration: it, it.deinitKeyword)
      add(it.effectSpecifiers?.asyncSpecifier, .effect)
      add(block: it.body, .body)
    }
  }

  private func add(subscript it: SubscriptDeclSyntax, _ role: NodeRole) {
    node(.subscriptDeclaration, role) {
      add(declaration: it, it.subscriptKeyword)
      add(generics: it.genericParameterClause)
      add(parameters: it.parameterClause)
      add(result: it.returnClause)
      add(requirements: it.genericWhereClause)
      add(accessors: it.accessorBlock)
    }
  }

  // MARK: Cases

  private func add(case it: EnumCaseDeclSyntax, _ role: NodeRole) {
    node(.caseDeclaration, role) {
      add(declaration: it, it.caseKeyword)
      add(it.elements, .item)
    }
  }

  private func add(element it: EnumCaseElementSyntax, _ role: NodeRole) {
    node(.caseElement, role) {
      add(name: it.name, .name)
      add(it.parameterClause?.leftParen)
      add(it.parameterClause?.parameters, .parameter)
      add(it.parameterClause?.rightParen)
      add(value: it.rawValue)
      add(it.trailingComma)
    }
  }

  private func add(parameter it: EnumCaseParameterSyntax, _ role: NodeRole) {
    node(.parameter, role) {
      add(it.modifiers, .modifier)
      add(name: it.firstName, it.secondName == nil ? .name : .label)
      add(name: it.secondName, .name)
      add(it.colon)
      add(it.type, .type)
      add(value: it.defaultValue)
      add(it.trailingComma)
    }
  }

  // MARK: Macros and operators

  private func add(macroDeclaration it: MacroDeclSyntax, _ role: NodeRole) {
    node(.macroDeclaration, role) {
      add(declaration: it, it.macroKeyword)
      add(name: it.name, .name)
      add(generics: it.genericParameterClause)
      add(signature: it.signature)
      add(value: it.definition)
      add(requirements: it.genericWhereClause)
    }
  }

  private func add(operator it: OperatorDeclSyntax, _ role: NodeRole) {
    node(.operatorDeclaration, role) {
      add(it.fixitySpecifier, .detail)
      add(it.operatorKeyword, .keyword)
      leaf(it.name, .sign, .operator)
      add(it.operatorPrecedenceAndTypes?.colon)
      add(it.operatorPrecedenceAndTypes?.precedenceGroup, .type)
      add(it.operatorPrecedenceAndTypes?.designatedTypes, .none)
    }
  }

  private func add(precedenceGroup it: PrecedenceGroupDeclSyntax, _ role: NodeRole) {
    node(.precedenceGroupDeclaration, role) {
      add(declaration: it, it.precedencegroupKeyword)
      add(name: it.name, .name)
      add(it.leftBrace)
      add(it.groupAttributes, .none)
      add(it.rightBrace)
    }
  }
}
