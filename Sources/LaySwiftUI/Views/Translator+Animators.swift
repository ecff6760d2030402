import LayLanguage
import SwiftSyntax

/// Views whose content depends on a value that changes by itself: they show its first value.
extension Translator {
  /// `PhaseAnimator(phases) { phase in … }`, `KeyframeAnimator(initialValue: x) { value in … }`;
  /// nil for all else.
  func animated(_ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let content = arguments.first(where: { $0.asClosure != nil })?.asClosure,
      let first = arguments.first?.expression
    else { return nil }
    var value: Expression
    switch name {
    case "PhaseAnimator":
      let phases = expression(first, expecting: .list(.unknown))
      value = Expression(.call("first", [phases.whole]), phases.type.element)
    case "KeyframeAnimator", "WithViewStore": value = expression(first)
    default: return nil
    }
    tally.views += 1
    let node = inScope { () -> LayNode in
      let names = bindParameters(of: content, types: [value.type])
      let views = views(of: content.statements).asOne(place(of: content))
      guard let name = names.first else { return views }
      return .call("let*", [.list([.list([.atom(name), value.whole])]), views], place(of: syntax))
    }
    return Expression(node, .view)
  }
}
