import LayLanguage
import SwiftSyntax

/// What a geometry reader's closure gets: its size, its safe area, where it stands.
extension Translator {
  func geometryMember(_ link: Chain.Link, of base: Expression) -> Expression? {
    let whole = base.whole
    switch link.name {
    case "size": return Expression(.call("size", [whole]), .size)
    case "safeAreaInsets":
      return Expression(.call("safe-area-insets", [whole]), .named("EdgeInsets"))
    case "frame", "bounds":
      let space = link.arguments.first?.expression.map { coordinateSpace($0) } ?? .atom("local")
      return Expression(.call("frame-in", [whole, space], place(of: link.syntax)), .rectangle)
    default: return nil
    }
  }

  /// `.global`, `.local`, `.scrollView`, `.named("list")`.
  private func coordinateSpace(_ expression: ExprSyntax) -> LayNode {
    if let call = expression.as(FunctionCallExprSyntax.self), expression.implicitCallee == "named",
      let name = call.arguments.first?.expression
    {
      return node(name, expecting: .string)
    }
    switch expression.implicitCallee {
    case "local": return .atom("local")
    case "scrollView": return .atom("scroll-view")
    default: return .atom("global")
    }
  }

  /// `\.size.width` of a geometry, as a function; nil for what begins otherwise.
  func geometryFunction(_ path: KeyPathExprSyntax) -> Expression? {
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let x = LayNode.atom("x")
    var value: Expression
    switch names.first {
    case "size": value = Expression(.call("size", [x]), .size)
    case "safeAreaInsets":
      value = Expression(.call("safe-area-insets", [x]), .named("EdgeInsets"))
    default: return nil
    }
    for name in names.dropFirst() { value = member(name, of: value, Syntax(path)) }
    return Expression(.call("fn", [.list([x]), value.whole]), .function(value.type))
  }
}
