import LayLanguage
import SwiftSyntax

/// Stores of The Composable Architecture: a store is its state here.
extension Translator {
  /// `store.scope(state: \.items, action: \.items)`: that part of the state; nil for all else.
  func partOfStore(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard link.name == "scope", case .structure = base.type,
      let argument = link.arguments.first, argument.label == "state",
      link.arguments.contains(where: { $0.label == "action" })
    else { return nil }
    if let path = argument.expression?.as(KeyPathExprSyntax.self) {
      let names = path.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
      return names.reduce(base) { member($1, of: $0, link.syntax) }
    }
    guard let closure = argument.asClosure else { return nil }
    let function = function(closure, types: [base.type])
    guard case .function(let result) = function.type else { return nil }
    return Expression(.list([function.whole, base.whole]), result)
  }
}
