import LayLanguage
import SwiftSyntax

/// Members that a type looks up in one of its properties.
extension Translator {
  /// `rule.isValid`, a method passed as a value, as a function of its parameters; nil for all else.
  func methodReference(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode
  ) -> Expression? {
    guard let function = type.functions.first(where: { $0.name == name && !$0.isStatic }),
      !function.isMutating
    else { return nil }
    let result = defineProperty(function, of: type)
    let names = function.parameters.indices.map { LayNode.atom(unique("given-\($0 + 1)")) }
    let given = zip(function.parameters, names).flatMap { parameter, name in
      (parameter.label.map { [LayNode.keyword(Names.kebab($0))] } ?? []) + [name]
    }
    let call = LayNode.call(result.name, [whole] + given)
    return Expression(.call("fn", [.list(names), call]), .function(result.type))
  }

  /// `store.balance`, found by a `subscript(dynamicMember:)` that returns
  /// `state[keyPath: keyPath]`; nil for all else.
  func dynamicMember(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode, _ syntax: Syntax
  ) -> Expression? {
    guard
      let lookup = type.functions.first(where: {
        $0.name == "subscript" && $0.parameters.first?.label == "dynamicMember"
      }),
      case .expr(let given)? = lookup.body.last?.item,
      let element = given.as(SubscriptCallExprSyntax.self),
      element.arguments.first?.label?.text == "keyPath",
      let owner = element.calledExpression.ownName, let property = type.stored(owner)
    else { return nil }
    let held = Expression(.call(":" + Names.kebab(owner), [whole]), property.type)
    return member(name, of: held, syntax)
  }
}
