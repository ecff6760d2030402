import LayLanguage
import SwiftSyntax

/// Views that ask whether an argument is an `EmptyView`: they get nil in its place.
extension Translator {
  /// `Footer.self != EmptyView.self`, of the property that has this type; nil for all else.
  func emptinessTest(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard sign == "==" || sign == "!=" else { return nil }
    let types = [operation.leftOperand, operation.rightOperand].compactMap(\.metatype)
    guard types.count == 2, types.contains("EmptyView"),
      let asked = types.first(where: { $0 != "EmptyView" }),
      let property = members?.type.stored.first(where: { $0.holds(asked) }),
      let value = value(named: property.name, operation)
    else { return nil }
    let test = LayNode.call("nil?", [value.whole])
    return Expression(sign == "==" ? test : .call("not", [test]), .truth)
  }

  /// The arguments of a view, with nil for each `EmptyView` if the view asks for that type.
  func withoutEmptyViews(_ nodes: [LayNode], for type: TypeDeclaration) -> [LayNode] {
    guard type.isView, nodes.contains(where: { $0.head == "empty-view" }), type.asksForEmptyViews
    else { return nodes }
    return nodes.map { $0.head == "empty-view" ? .nothing : $0 }
  }
}

extension ExprSyntax {
  /// `Footer` in `Footer.self`.
  fileprivate var metatype: String? {
    guard let member = withoutParentheses.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedDescription
  }
}

extension StoredProperty {
  /// Whether it holds a value of a type, or a closure that makes one.
  fileprivate func holds(_ type: String) -> Bool {
    guard let written = typeSyntax?.trimmedDescription, !isStatic else { return false }
    return written == type || written.hasSuffix("-> \(type)")
  }
}

extension TypeDeclaration {
  /// Whether its code asks whether something is an `EmptyView`.
  fileprivate var asksForEmptyViews: Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "EmptyView" else { return false }
      return token.nextToken(viewMode: .sourceAccurate)?.text == "."
        || token.previousToken(viewMode: .sourceAccurate)?.text == "is"
    }
  }
}
