import LayLanguage
import SwiftSyntax

/// The parts that structs, classes and enumerations have in common.
struct Group {
  let name: String
  let members: MemberBlockItemListSyntax
  let inherited: Set<String>
  let genericViews: Set<String>
  let isEnumeration: Bool

  init?(_ declaration: DeclSyntax) {
    if let type = declaration.as(StructDeclSyntax.self) {
      name = type.name.text
      members = type.memberBlock.members
      inherited = Self.names(type.inheritanceClause)
      genericViews = Self.genericViews(type.genericParameterClause, type.genericWhereClause)
      isEnumeration = false
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      name = type.name.text
      members = type.memberBlock.members
      inherited = Self.names(type.inheritanceClause)
      genericViews = []
      isEnumeration = false
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      name = type.name.text
      members = type.memberBlock.members
      inherited = Self.names(type.inheritanceClause)
      genericViews = []
      isEnumeration = false
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      name = type.name.text
      members = type.memberBlock.members
      inherited = Self.names(type.inheritanceClause)
      genericViews = []
      isEnumeration = true
    } else {
      return nil
    }
  }

  static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    Set(
      (clause?.inheritedTypes ?? []).flatMap { inherited in
        inherited.type.trimmedDescription.split { $0 == "&" || $0 == " " }.map {
          String($0.split(separator: ".").last ?? $0)
        }
      })
  }

  /// The generic parameters that have to be views.
  static func genericViews(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> Set<String> {
    var views: Set<String> = []
    for parameter in clause?.parameters ?? [] {
      let wanted = parameter.inheritedType?.trimmedDescription ?? ""
      if ["View", "Shape", "InsettableShape"].contains(wanted) {
        views.insert(parameter.name.text)
      }
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let one) = condition.requirement,
        ["View", "Shape"].contains(one.rightType.trimmedDescription)
      else { continue }
      views.insert(one.leftType.trimmedDescription)
    }
    return views
  }
}

/// `#Preview("Name") { … }`.
struct Preview {
  let name: String?
  let body: CodeBlockItemListSyntax

  init?(_ macro: MacroExpansionDeclSyntax) {
    self.init(macro.macroName.text, macro.arguments, macro.trailingClosure)
  }

  init?(_ item: CodeBlockItemSyntax.Item) {
    guard case .expr(let expression) = item,
      let macro = expression.as(MacroExpansionExprSyntax.self)
    else { return nil }
    self.init(macro.macroName.text, macro.arguments, macro.trailingClosure)
  }

  private init?(
    _ macro: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) {
    guard macro == "Preview" else { return nil }
    let last = arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure = closure ?? last else { return nil }
    body = closure.statements
    name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
