import LayLanguage
import SwiftSyntax

/// Widgets, which show one entry of a timeline.
extension Translator {
  /// The view that a widget makes of an entry: the first one of the preview, or a made-up one.
  func widgetContent(_ type: TypeDeclaration) -> Expression? {
    guard let body = type.computed("body")?.body, let content = body.configurationContent else {
      return nil
    }
    let entries = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.conformances.contains("TimelineEntry")
    }
    var entry: Expression?
    if case .expr(let first)? = declarations.timeline?.first?.item { entry = expression(first) }
    if entry == nil, let type = entries.first { entry = sample(of: type.name, type.syntax) }
    tally.views += 1
    let node = inScope { () -> LayNode in
      let names = bindParameters(of: content, types: [entry?.type ?? .unknown])
      let views = views(of: content.statements).asOne(place(of: content))
      guard let name = names.first, let entry else { return views }
      return .call("let*", [.list([.list([.atom(name), entry.whole])]), views])
    }
    return Expression(node, .view)
  }
}

extension Translator {
  /// The widget family in the `WidgetPreviewContext` of a preview provider; nil if there is none.
  var providedFamily: String? {
    guard declarations.previews.isEmpty else { return nil }
    let provider = declarations.typeOrder.lazy.compactMap { self.declarations.types[$0] }
      .first(where: \.isPreview)
    guard let provider else { return nil }
    for token in provider.syntax.tokens(viewMode: .sourceAccurate)
    where token.text == "WidgetPreviewContext" {
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.arguments.first { $0.label?.text == "family" }?.expression.implicitMember
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// The closure of `StaticConfiguration(…) { entry in … }` in the body of a widget.
  fileprivate var configurationContent: ClosureExprSyntax? {
    for token in tokens(viewMode: .sourceAccurate) where token.text.hasSuffix("Configuration") {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        let closure = call.trailingClosure
          ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
      else { continue }
      return closure
    }
    return nil
  }
}

extension MultipleTrailingClosureElementListSyntax {
  /// The entries of `#Preview(as:) { … } timeline: { … }`.
  var timeline: CodeBlockItemListSyntax? {
    first { ["timeline", "timelineProvider"].contains($0.label.text) }?.closure.statements
  }
}
