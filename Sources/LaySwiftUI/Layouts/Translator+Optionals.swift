import LayLanguage
import SwiftSyntax

/// `value?.member`, where functions do something step by step.
extension Translator {
  /// The value of some links applied to an optional; nil if the optional is nil.
  func unlessNothing(_ base: Expression, _ links: [Chain.Link]) -> Expression {
    let isName = base.modifiers.isEmpty && base.node.text != nil && !base.node.isString
    let name = isName ? base.node.text ?? "it" : unique("found")
    var value = Expression(.atom(name), base.type)
    for (index, link) in links.enumerated() {
      if index > 0, link.followsOptional {
        value = unlessNothing(value, Array(links[index...]))
        break
      }
      value = apply(link, to: value)
    }
    let given = LayNode.call("unless", [.call("nil?", [.atom(name)]), value.whole])
    if isName { return Expression(given, value.type) }
    return Expression(
      .call("let", [.list([.list([.atom(name), base.whole])]), given]), value.type)
  }
}

extension Chain.Link {
  /// Whether a question mark stands before its dot.
  var followsOptional: Bool {
    let member = call?.calledExpression ?? syntax.as(ExprSyntax.self)
    return member?.as(MemberAccessExprSyntax.self)?.base?.is(OptionalChainingExprSyntax.self)
      ?? false
  }
}
