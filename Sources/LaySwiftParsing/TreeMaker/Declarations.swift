import LaySwiftTree
import SwiftSyntax

/// Declarations of types, and what stands around all declarations.
extension TreeMaker {
  func addTypeDeclaration(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .structDecl(let it): add(.structDeclaration, it, it.structKeyword, role)
    case .classDecl(let it): add(.classDeclaration, it, it.classKeyword, role)
    case .actorDecl(let it): add(.actorDeclaration, it, it.actorKeyword, role)
    case .enumDecl(let it): add(.enumDeclaration, it, it.enumKeyword, role)
    case .protocolDecl(let it): add(protocol: it, role)
    case .extensionDecl(let it): add(extension: it, role)
    case .typeAliasDecl(let it): add(alias: it, role)
    case .associatedTypeDecl(let it): add(associated: it, role)
    case .importDecl(let it): add(import: it, role)
    case .attribute(let it): add(attribute: it, role)
    case .declModifier(let it): add(modifier: it, role)
    case .genericParameter(let it): add(generic: it, role)
    case .genericRequirement(let it):
      add(it.requirement, role)
      add(it.trailingComma)
    case .conformanceRequirement(let it): add(it.leftType, it.colon, it.rightType, role)
    case .sameTypeRequirement(let it): add(it.leftType, it.equal, it.rightType, role)
    case .primaryAssociatedType(let it):
      add(it.name, role)
      add(it.trailingComma)
    default: return false
    }
    return true
  }

  private func add(
    _ kind: NodeKind,
    _ it: some NamedDeclSyntax & WithGenericParametersSyntax & DeclGroupSyntax
      & WithAttributesSyntax & WithModifiersSyntax,
    _ keyword: TokenSyntax, _ role: NodeRole
  ) {
    node(kind, role) {
      add(declaration: it, keyword)
      add(name: it.name, .name)
      add(generics: it.genericParameterClause)
      add(inherited: it.inheritanceClause)
      add(requirements: it.genericWhereClause)
      add(block: it.memberBlock, .body)
    }
  }

  private func add(protocol it: ProtocolDeclSyntax, _ role: NodeRole) {
    node(.protocolDeclaration, role) {
      add(declaration: it, it.protocolKeyword)
      add(name: it.name, .name)
      add(it.primaryAssociatedTypeClause?.leftAngle)
      add(it.primaryAssociatedTypeClause?.primaryAssociatedTypes, .generic)
      add(it.primaryAssociatedTypeClause?.rightAngle)
      add(inherited: it.inheritanceClause)
      add(requirements: it.genericWhereClause)
      add(block: it.memberBlock, .body)
    }
  }

  private func add(extension it: ExtensionDeclSyntax, _ role: NodeRole) {
    node(.extensionDeclaration, role) {
      add(declaration: it, it.extensionKeyword)
      add(it.extendedType, .type)
      add(inherited: it.inheritanceClause)
      add(requirements: it.genericWhereClause)
      add(block: it.memberBlock, .body)
    }
  }

  private func add(alias it: TypeAliasDeclSyntax, _ role: NodeRole) {
    node(.typealiasDeclaration, role) {
      add(declaration: it, it.typealiasKeyword)
      add(name: it.name, .name)
      add(generics: it.genericParameterClause)
      add(it.initializer.equal)
      add(it.initializer.value, .value)
      add(requirements: it.genericWhereClause)
    }
  }

  private func add(associated it: AssociatedTypeDeclSyntax, _ role: NodeRole) {
    node(.associatedtypeDeclaration, role) {
      add(declaration: it, it.associatedtypeKeyword)
      add(name: it.name, .name)
      add(inherited: it.inheritanceClause)
      add(it.initializer?.equal)
      add(it.initializer?.value, .value)
      add(requirements: it.genericWhereClause)
    }
  }

  private func add(import it: ImportDeclSyntax, _ role: NodeRole) {
    node(.importDeclaration, role) {
      add(declaration: it, it.importKeyword)
      add(it.importKindSpecifier, .detail)
      for part in it.path {
        add(name: part.name, .name)
        add(part.trailingPeriod)
      }
    }
  }

  // MARK: Around declarations

  private func add(attribute it: AttributeSyntax, _ role: NodeRole) {
    node(.attribute, role) {
      add(it.atSign)
      add(it.attributeName, .name)
      add(it.leftParen)
      switch it.arguments {
      case .argumentList(let arguments)?: add(arguments, .argument)
      case let arguments?: addParts(of: Syntax(arguments))
      case nil: break
      }
      add(it.rightParen)
    }
  }

  private func add(modifier it: DeclModifierSyntax, _ role: NodeRole) {
    guard let detail = it.detail else { return leaf(it.name, .word, role) }
    node(.modifier, role) {
      leaf(it.name, .word, .keyword)
      add(detail.leftParen)
      leaf(detail.detail, .word, .detail)
      add(detail.rightParen)
    }
  }

  /// Adds what all declarations begin with.
  func add(
    declaration it: some WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax
  ) {
    add(it.attributes, .attribute)
    add(it.modifiers, .modifier)
    add(keyword, .keyword)
  }

  func add(inherited it: InheritanceClauseSyntax?) {
    add(it?.colon)
    add(it?.inheritedTypes, .inherited)
  }

  func add(generics it: GenericParameterClauseSyntax?) {
    add(it?.leftAngle)
    add(it?.parameters, .generic)
    add(requirements: it?.genericWhereClause)
    add(it?.rightAngle)
  }

  private func add(generic it: GenericParameterSyntax, _ role: NodeRole) {
    node(.genericParameter, role) {
      add(it.attributes, .attribute)
      add(it.specifier, .specifier)
      add(name: it.name, .name)
      add(it.colon)
      add(it.inheritedType, .type)
      add(it.trailingComma)
    }
  }

  func add(requirements it: GenericWhereClauseSyntax?) {
    add(it?.whereKeyword, .keyword)
    add(it?.requirements, .requirement)
  }

  /// Adds a requirement of two types.
  private func add(
    _ left: some SyntaxProtocol, _ sign: TokenSyntax, _ right: some SyntaxProtocol,
    _ role: NodeRole
  ) {
    node(.requirement, role) {
      add(left, .left)
      add(sign, .operator)
      add(right, .right)
    }
  }
}
