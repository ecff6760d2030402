import LayLanguage
import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Whether a preview does something with a value before it returns its view.
  var isDoneStepByStep: Bool {
    contains { statement in
      if case .stmt(let step) = statement.item { step.is(ReturnStmtSyntax.self) } else { false }
    }
      && contains { statement in
        guard case .expr(let expression) = statement.item else { return false }
        return expression.is(InfixOperatorExprSyntax.self)
          || expression.is(FunctionCallExprSyntax.self)
      }
  }
}

/// Previews of the older kind, of which one provider gives several.
extension Translator {
  /// The first of the views that a provider gives: each of them is a preview of its own.
  func firstPreview(of views: [LayNode]) -> LayNode? {
    guard let first = views.first else { return nil }
    guard let nodes = first.nodes, nodes.count > 1 else { return first }
    switch first.head {
    case "group": return firstPreview(of: Array(nodes.dropFirst())) ?? first
    case "for": return .call("first", [first], first.place)
    case "->":
      // What modifies a group modifies each of its views.
      guard let inner = firstPreview(of: [nodes[1]]) else { return first }
      let modifiers = Array(nodes.dropFirst(2))
      if inner.head == "->", let parts = inner.nodes {
        return .list(parts + modifiers, first.place)
      }
      return .call("->", [inner] + modifiers, first.place)
    default: return first
    }
  }

  /// The preview that a provider calls by a name, as `.previewDisplayName("Dark")` says.
  func preview(displayed name: String) -> [LayNode]? {
    for type in declarations.typeOrder.compactMap({ declarations.types[$0] }) where type.isPreview {
      for token in type.syntax.tokens(viewMode: .sourceAccurate)
      where token.text == "previewDisplayName" {
        guard let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
          let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
          title.representedLiteralValue == name
        else { continue }
        var shown: [LayNode] = []
        outside {
          members = MemberContext(type, depth: scopes.count)
          shown = [asView(expression(ExprSyntax(call), expecting: .view), ExprSyntax(call))]
        }
        return shown
      }
    }
    return nil
  }
}
