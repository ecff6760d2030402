import LayLanguage
import SwiftSyntax

/// Colors, which do not affect layout, and tracks of grids.
extension Translator {
  /// The name of a color, or an expression whose value is a color; nil for all else.
  func color(_ expression: ExprSyntax) -> LayNode? {
    let chain = Chain(expression)
    let root = chain.root
    if root.implicitMember == nil, chain.links.contains(where: makesView) { return nil }
    if let reference = root.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if ["Color", "UIColor", "NSColor", "Material", "ShapeStyle"].contains(name),
        let link = chain.links.first
      {
        if let own = ownColor(link.name) { return own }
        return .quoted(Self.assetName(link.name))
      }
      if let known = quietly({ value(named: name, reference) }) {
        guard known.type == .color else { return nil }
        return chain.links.allSatisfy { Self.changesOfColors.contains($0.name) } ? known.whole : nil
      }
      return nil
    }
    if let member = root.implicitMember {
      if member == "init" { return nil }
      if let own = ownColor(member) { return own }
      return .quoted(Self.assetName(member))
    }
    guard let call = root.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.implicitMember {
      return ["linearGradient", "radialGradient", "angularGradient"].contains(member)
        ? .quoted("gray") : .quoted(Self.assetName(member))
    }
    let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard ["Color", "UIColor", "NSColor", "Gradient"].contains(callee) else {
      return callee == "AnyShapeStyle" ? call.arguments.first.flatMap { color($0.expression) } : nil
    }
    return .quoted(made(call))
  }

  /// What makes another color or style of a color.
  private static let changesOfColors: Set<String> = [
    "gradient", "mix", "opacity", "quaternary", "secondary", "shadow", "tertiary",
  ]

  /// Whether a link of a chain makes a view of a color: `Color.red.padding()`.
  private func makesView(_ link: Chain.Link) -> Bool {
    link.call != nil && !Self.changesOfColors.contains(link.name)
      && Catalogue.declarations(swiftUI: link.name).contains { $0.kind == .modifier }
  }

  /// The value of a color that the files define in an extension of `Color`; nil for all others.
  private func ownColor(_ name: String) -> LayNode? {
    guard quietness < 8 else { return nil }
    for owner in ["Color", "ShapeStyle", "UIColor", "NSColor"] {
      let value = declarations.extensionConstants[owner]?.first { $0.name == name }?.value
      guard let value else { continue }
      quietness += 1
      defer { quietness -= 1 }
      return color(value)
    }
    return nil
  }

  /// `isOn ? .green : .gray`.
  func colorChoice(_ expression: ExprSyntax) -> LayNode? {
    guard let choice = expression.withoutParentheses.as(TernaryExprSyntax.self),
      let one = color(choice.thenExpression) ?? colorChoice(choice.thenExpression),
      let other = color(choice.elseExpression) ?? colorChoice(choice.elseExpression)
    else { return nil }
    return .call("if", [condition(choice.condition), one, other], place(of: choice))
  }

  /// A color by an initializer: an asset by its name, or gray.
  private func made(_ call: FunctionCallExprSyntax) -> String {
    guard let first = call.arguments.first else { return "gray" }
    if let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return first.label == nil || first.label?.text == "named" ? Self.assetName(text) : "gray"
    }
    if let name = first.expression.implicitMember, first.label?.text != "red" {
      return Self.assetName(name)
    }
    if let inner = color(first.expression)?.quotedName { return inner }
    return "gray"
  }

  /// A name in the spelling of a symbol: `Brand Blue` as `brand-blue`.
  static func assetName(_ text: String) -> String {
    let kebab = Names.kebab(text)
    if kebab == "tint" { return "accent-color" }
    let name = String(
      kebab.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }.drop { !$0.isLetter })
    return name.isEmpty || Catalogue.entry(named: name) != nil && !ColorName.all.contains(name)
      ? "gray" : name
  }

  func colors(_ expression: ExprSyntax) -> LayNode? {
    var expression = expression
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText.hasSuffix("Gradient")
        || call.calledExpression.implicitMember == "init",
      let inner = call.arguments.first?.expression
    {
      expression = inner
    }
    guard let list = expression.as(ArrayExprSyntax.self) else { return nil }
    let colors = list.elements.map { element -> LayNode in
      let stop = element.expression.as(FunctionCallExprSyntax.self).flatMap { call in
        call.arguments.first { $0.label?.text == "color" }?.expression
      }
      let found = color(stop ?? element.expression)
      return .atom(found?.quotedName ?? "gray")
    }
    // A list in which no name is a color that is known would be read as a call.
    guard colors.contains(where: { ColorName.all.contains($0.text ?? "") }) else {
      return .list([.atom("gray")] + colors.dropFirst())
    }
    return .list(colors)
  }

  /// `[GridItem(.flexible()), …]`, or `Array(repeating: GridItem(), count: 3)`; nil for all else.
  func tracks(_ expression: ExprSyntax) -> LayNode? {
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { track($0.expression) })
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText == "Array", call.arguments.count == 2,
      let item = call.arguments.first?.expression, let count = call.arguments.last?.expression,
      let times = quietly({ node(count) }).number, (1...20).contains(times)
    else { return nil }
    return .list(Array(repeating: track(item), count: Int(times)))
  }

  private func track(_ item: ExprSyntax) -> LayNode {
    guard item.implicitCallee == "init", let call = item.as(FunctionCallExprSyntax.self) else {
      return node(item)
    }
    return function("GridItem", SwiftArgument.all(of: call), item)?.whole ?? node(item)
  }

  /// A color as a view: `Color.red`, `Color("Brand").opacity(0.5)`.
  func colorView(_ name: LayNode, _ place: SwiftPlace) -> LayNode {
    if case .quoted(let inner) = name.content { return .call("color", [inner], place) }
    return .call("color", [name], place)
  }
}
