import LayLanguage
import SwiftSyntax

/// Functions that are handed on by their names.
extension Translator {
  /// `Image.init(systemName:)` of a view of the catalogue, as a function of one value.
  func initializedFunction(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaredType(type) == nil
    else { return nil }
    let known = Catalogue.declarations(swiftUI: type).filter {
      $0.kind.makesViews && $0.kind != .modifier
    }
    guard !known.isEmpty else { return nil }
    let label = member.declName.argumentNames?.arguments.first?.name.text
    return inScope {
      let x = bind("$0", .string)
      let value = SwiftArgument(
        label: label == "_" ? nil : label,
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$0"))), closure: nil,
        syntax: Syntax(member), isFirstTrailing: false)
      let made =
        type == "Text"
        ? Expression(.call("text", [.atom(x)]), .text)
        : view(known, type, [value], ExprSyntax(member))
      return Expression(.call("fn", [.list([.atom(x)]), made.whole]), .function(made.type))
    }
  }

  /// `Article.placeholder`, a static function of a type of the files, as a function of one value.
  func staticReference(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      let type = declaredType(
        base == "Self" ? valueMembers.last?.name ?? members?.type.name ?? base : base),
      let function = type.functions.first(where: {
        $0.name == member.declName.baseName.text && $0.isStatic && $0.parameters.count == 1
      })
    else { return nil }
    let x = LayNode.atom(unique("x"))
    let called = define(static: function, of: type)
    let label = function.parameters[0].label.map { [LayNode.keyword(Names.kebab($0))] } ?? []
    return Expression(
      .call("fn", [.list([x]), .call(called, label + [x])]), .function(function.result))
  }
}
