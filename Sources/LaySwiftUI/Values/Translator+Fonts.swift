import LayLanguage
import SwiftSyntax

/// Fonts; as a value, a font is a function of a view: `(fn (content) (font title content))`.
extension Translator {
  /// A font that is a value; nil for all else.
  func fontValue(_ syntax: ExprSyntax) -> Expression? {
    if let nodes = font(syntax) {
      let content = LayNode.atom("content")
      return Expression(
        .call("fn", [.list([content]), .call("font", nodes + [content], place(of: syntax))]), .font)
    }
    let chain = Chain(syntax.withoutParentheses)
    guard let name = chain.root.implicitCallee ?? chain.links.first?.name else { return nil }
    if let own = declarations.extensionConstants["Font"]?.first(where: { $0.name == name }),
      let value = own.value
    {
      return expression(value, expecting: .font)
    }
    guard let own = declarations.extensions["Font"]?.first(where: { $0.name == name }) else {
      return nil
    }
    if !own.parameters.isEmpty {
      let call = chain.root.implicitCallee == nil ? chain.links.first?.syntax : Syntax(chain.root)
      let made = call?.as(ExprSyntax.self).flatMap {
        extensionMember(name, of: "Font", $0, .font)
      }
      return made.map { Expression($0.whole, .font) }
    }
    let body = self.body(own.body, expecting: .font)
    return Expression(body.nodes.asOne(nil), .font)
  }

  /// `.title.bold()`, `.system(size: 12, weight: .bold)`, `Font.custom("A", size: 12)`.
  func font(_ expression: ExprSyntax) -> [LayNode]? {
    let chain = Chain(expression.withoutParentheses)
    var callee = chain.root.implicitCallee
    var call = chain.root.as(FunctionCallExprSyntax.self)
    if callee == nil, chain.root.trimmedDescription == "Font", let first = chain.links.first {
      callee = first.name
      call = first.call
    }
    guard let callee else { return nil }
    let arguments = SwiftArgument.all(of: call)
    func value(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.expression }
    var nodes: [LayNode] = []
    let styles = Catalogue.declaration(named: "font")?.parameter("style")?.type ?? .any
    if call == nil || callee == "preferredFont" {
      let name = Names.kebab(callee)
      guard styles.allNames.contains(name) else { return nil }
      return [.atom(name)]
    }
    if let style = arguments.first(where: { $0.label == nil })?.expression?.implicitMember {
      nodes.append(.atom(Names.kebab(style)))
    }
    if let size = value("size") ?? value("fixedSize") {
      nodes += [.keyword("size"), node(size, expecting: .number)]
    }
    if let weight = value("weight")?.implicitMember, callee == "system" {
      nodes += [.keyword("weight"), .atom(Names.kebab(weight))]
    }
    if let design = value("design")?.implicitMember, callee == "system" {
      nodes += [.keyword("design"), .atom(Names.kebab(design))]
    }
    return nodes.isEmpty ? nil : nodes
  }
}

extension SwiftType {
  static let font = SwiftType.named("Font")
}
