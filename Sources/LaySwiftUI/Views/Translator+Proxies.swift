import LayLanguage
import SwiftSyntax

/// Members of a `GeometryProxy`, its size, its safe area insets, its frame, and of a
/// `ScrollGeometry`.
extension Translator {
  func geometryMember(_ link: Chain.Link, of base: Expression) -> Expression? {
    let whole = base.whole
    switch link.name {
    case "size": return Expression(.call("size", [whole]), .size)
    case "safeAreaInsets":
      return Expression(.call("safe-area-insets", [whole]), .insets)
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
      return spaceName(name)
    }
    switch expression.implicitCallee {
    case "local": return .atom("local")
    case "scrollView": return .atom("scroll-view")
    default: return .atom("global")
    }
  }

  /// The name of a coordinate space, which may be any value in Swift, as a string.
  private func spaceName(_ name: ExprSyntax) -> LayNode {
    let value = expression(name, expecting: .string)
    return value.type == .string || value.isGuess ? value.whole : .call("str", [value.whole])
  }

  /// `.coordinateSpace(name: Space.list)` and `.coordinateSpace(.named(Space.list))`; nil without a
  /// name.
  func coordinateSpace(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    guard let first = link.arguments.first, var name = first.expression else { return nil }
    if first.label == nil {
      guard name.implicitCallee == "named",
        let inner = name.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      else { return nil }
      name = inner
    }
    tally.modifiers += 1
    return .call("coordinate-space", [spaceName(name)], place)
  }

  /// A member of what an action of a scroll view is called with, or of edge insets; nil for all else.
  func scrollMember(_ name: String, of base: Expression) -> Expression? {
    let type: SwiftType
    switch (base.type, name) {
    case (.scrollGeometry, "contentOffset"): type = .point
    case (.scrollGeometry, "contentSize"), (.scrollGeometry, "containerSize"): type = .size
    case (.scrollGeometry, "contentInsets"): type = .insets
    case (.scrollGeometry, "visibleRect"), (.scrollGeometry, "bounds"): type = .rectangle
    case (.scrollContext, "geometry"): type = .scrollGeometry
    case (.scrollContext, "velocity"): return Expression(.nothing, .unknown)
    case (.scrollPhase, "isScrolling"):
      let isIdle = LayNode.call("=", [base.whole, .quoted("idle")])
      return Expression(.call("not", [isIdle]), .truth)
    case (.insets, "top"), (.insets, "leading"), (.insets, "bottom"), (.insets, "trailing"):
      type = .number
    default: return nil
    }
    return Expression(.call(":" + Names.kebab(name), [base.whole]), type)
  }

  /// `\.size.width` of a `GeometryProxy`, `\.contentOffset.y` of a `ScrollGeometry`, as a function;
  /// nil if the first member is not known.
  func geometryFunction(_ path: KeyPathExprSyntax, of type: SwiftType) -> Expression? {
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let x = LayNode.atom("x")
    var value: Expression
    switch names.first {
    case "size" where type == .geometryProxy: value = Expression(.call("size", [x]), .size)
    case "safeAreaInsets" where type == .geometryProxy:
      value = Expression(.call("safe-area-insets", [x]), .insets)
    default:
      guard let name = names.first, let found = scrollMember(name, of: Expression(x, type)) else {
        return nil
      }
      value = found
    }
    for name in names.dropFirst() { value = member(name, of: value, Syntax(path)) }
    return Expression(.call("fn", [.list([x]), value.whole]), .function(value.type))
  }
}
