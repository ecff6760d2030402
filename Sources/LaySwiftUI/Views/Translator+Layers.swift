import LayLanguage
import SwiftSyntax

/// Backgrounds and overlays that are styles, which reach into the safe area.
extension Translator {
  /// `background()`, `background(in: Capsule())`: the style of the system; nil for all others.
  func standardBackground(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    let labels = link.arguments.map(\.label)
    guard link.name == "background", link.call != nil,
      !link.arguments.contains(where: { $0.asClosure != nil }),
      labels.allSatisfy({ ["in", "fillStyle", "ignoresSafeAreaEdges"].contains($0) })
    else { return nil }
    tally.modifiers += 1
    var nodes = [LayNode.atom("system-background")]
    let declaration = Catalogue.declaration(named: "background")
    for argument in link.arguments where argument.label != "fillStyle" {
      let name = Names.kebab(argument.label ?? "")
      guard let value = argument.expression, let type = declaration?.parameter(name)?.type else {
        continue
      }
      nodes += [.keyword(name), self.value(value.bound, type)]
    }
    return .call("background", nodes, place)
  }

  /// The edges at which a gradient ignores the safe area, where the code does not say so itself.
  ///
  /// A color says so by its name, while a gradient is a view of the program.
  func styleEdges(of match: CallMatch) -> [LayNode] {
    guard ["background", "overlay"].contains(match.declaration.name), match.left.isEmpty,
      match.given.count == 1, let content = match.given[0].argument.expression,
      isGradient(content.withoutParentheses)
    else { return [] }
    return [.keyword("ignores-safe-area-edges"), .atom("all")]
  }

  /// `LinearGradient(…)`, `LinearGradient(…).opacity(0.5)`.
  private func isGradient(_ expression: ExprSyntax) -> Bool {
    let chain = Chain(expression)
    guard let call = chain.root.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.hasSuffix("Gradient") && chain.links.allSatisfy { $0.name == "opacity" }
  }
}
