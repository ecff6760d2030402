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
        warnOfColor(link.name, link.nameSyntax)
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
      warnOfColor(member, root)
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

  /// Warns of a name that is near that of a color; another is taken for a color of the app.
  private func warnOfColor(_ name: String, _ syntax: some SyntaxProtocol) {
    let known = ColorName.all + MaterialName.all
    guard quietness == 0, !known.contains(Names.kebab(name)),
      let near = memberMeant(by: name, among: known), near.first == name.first
    else { return }
    warn(syntax, "the color `\(name)` is not known here", hint: "did you mean `.\(near)`?")
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
    if let number = expression.as(IntegerLiteralExprSyntax.self),
      let count = Int(number.literal.text),
      (1...20).contains(count)
    {
      warn(
        expression, "columns and rows are a list, and no number",
        hint: "write `Array(repeating: GridItem(.flexible()), count: \(count))`")
      return .list(Array(repeating: .call("flexible", []), count: count))
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

  // MARK: Fonts; as a value, a font is a function of a view: `(fn (content) (font title content))`

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
    var further = chain.links
    if callee == nil, chain.root.trimmedDescription == "Font", let first = chain.links.first {
      callee = first.name
      call = first.call
      further.removeFirst()
    }
    guard let callee else { return nil }
    let arguments = SwiftArgument.all(of: call)
    func value(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.expression }
    var nodes: [LayNode] = []
    let styles = Catalogue.declaration(named: "font")?.parameter("style")?.type ?? .any
    if call == nil || callee == "preferredFont" {
      let name = Names.kebab(callee)
      guard styles.allNames.contains(name) else { return nil }
      tell(ofFurther: further)
      return [.atom(name)] + FontChanges(further, isTitle: FontChanges.titles.contains(name)).nodes
    }
    if let style = arguments.first(where: { $0.label == nil })?.expression?.implicitMember {
      nodes.append(.atom(Names.kebab(style)))
    }
    if let size = value("size") ?? value("fixedSize") {
      nodes += [.keyword("size"), node(size, expecting: .number)]
    }
    guard !nodes.isEmpty || callee == "system" else { return nil }
    tell(ofFurther: further)
    if callee == "custom", quietness == 0, !hasSaidOfFonts {
      hasSaidOfFonts = true
      warn(
        expression, "fonts by name count with their size, and the widths of the face of all texts")
    }
    var changes = FontChanges(further, isTitle: true)
    if callee == "system" {
      changes.weight = changes.weight ?? value("weight")?.implicitMember
      changes.design = changes.design ?? value("design")?.implicitMember
    }
    nodes += changes.nodes
    return nodes.isEmpty ? nil : nodes
  }

  /// Tells which changes of a font are not followed, although they change what texts measure.
  private func tell(ofFurther links: ArraySlice<Chain.Link>) {
    for link in links where quietness == 0 && FontChanges.notFollowed.contains(link.name) {
      leaveOut(
        link.nameSyntax, "`\(link.name)` of a font is not followed here",
        hint: link.name == "monospacedDigit"
          ? "write `.monospacedDigit()` behind `.font(…)`" : nil)
    }
  }

  // MARK: Alignment guides that the files define, by an extension of `HorizontalAlignment` or
  // `VerticalAlignment`.

  /// The guide that an expression names, as a variable of the program; nil for those of SwiftUI.
  func ownAlignment(_ expression: ExprSyntax) -> LayNode? {
    guard let name = expression.implicitMember ?? expression.staticMember else { return nil }
    for (owner, axis) in [("HorizontalAlignment", "horizontal"), ("VerticalAlignment", "vertical")]
    {
      guard let entry = declarations.extensionConstants[owner]?.first(where: { $0.name == name }),
        let call = entry.value?.as(FunctionCallExprSyntax.self),
        let key = call.arguments.first?.expression.keyType, let type = declaredType(key)
      else { continue }
      return .atom(define(alignment: type, called: name, axis), place(of: expression))
    }
    return nil
  }

  /// Whether an expression names a guide that the files define.
  func isOwnAlignment(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.implicitMember ?? expression.staticMember else { return false }
    return ["HorizontalAlignment", "VerticalAlignment"].contains { owner in
      declarations.extensionConstants[owner]?.contains { $0.name == name } == true
    }
  }

  private func define(
    alignment type: TypeDeclaration, called name: String, _ axis: String
  ) -> String {
    let plain = Names.kebab(name)
    let free = Names.variable(name, besides: globalNames)
    let called = free == plain ? plain : plain + "-line"
    guard defined.insert("alignment " + type.name).inserted else { return called }
    outside {
      guard let function = type.functions.first(where: { $0.name == "defaultValue" }) else {
        emit(.call("define-alignment-id", [.atom(called), .atom(axis), .atom("0")]))
        return
      }
      let value = inScope { () -> LayNode in
        let given = declare(function.parameters.first?.name ?? "context", .dimensions)
        let body = statementBody(function.body, expecting: .number)
        return .call("fn", [.list([.atom(given)])] + body.nodes)
      }
      emit(
        .call(
          "define-alignment-id", [.atom(called), .atom(axis), value], place(of: type.syntax)))
    }
    return called
  }
}

extension SwiftType {
  static let font = SwiftType.named("Font")
}

extension ExprSyntax {
  /// `vertical-center` for `VerticalAlignment.center`, the name of the guide in `lay`; nil for
  /// others.
  var centreOfAxis: String? {
    switch trimmedDescription {
    case "HorizontalAlignment.center": "horizontal-center"
    case "VerticalAlignment.center": "vertical-center"
    default: nil
    }
  }
}

/// What the links behind a font change: of `.title.bold().monospaced()` the weight and the design.
private struct FontChanges {
  /// The styles that are bold in the weight `bold`; the others are semibold, as is measured.
  static let titles: Set<String> = ["large-title", "title", "title2"]

  static let notFollowed: Set<String> = [
    "leading", "lowercaseSmallCaps", "monospacedDigit", "smallCaps", "uppercaseSmallCaps", "width",
  ]

  var weight, design: String?

  init(_ links: ArraySlice<Chain.Link>, isTitle: Bool) {
    for link in links {
      switch link.name {
      case "bold": weight = isTitle ? "bold" : "semibold"
      case "weight": weight = link.arguments.first?.expression?.implicitMember ?? weight
      case "monospaced": design = "monospaced"
      default: break
      }
    }
  }

  var nodes: [LayNode] {
    (weight.map { [.keyword("weight"), .atom(Names.kebab($0))] } ?? [])
      + (design.map { [.keyword("design"), .atom($0)] } ?? [])
  }
}
