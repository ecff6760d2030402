import LayLanguage
import SwiftSyntax

/// Names and chains of members and calls.
extension Translator {
  func name(
    _ reference: DeclReferenceExprSyntax, _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    let name = reference.baseName.text
    if let sign = Self.functionSigns[name] { return Expression(.atom(sign), .function(.number)) }
    if let known = value(named: name, syntax) { return known }
    if let type = Self.typesAsValues[name] { return type }
    if let needed = pieceName(name) { return needed }
    return unknown(syntax, expecting)
  }

  /// Operators that are handed on as functions.
  private static let functionSigns = ["+": "+", "-": "-", "*": "*", "/": "/", "<": "<", ">": ">"]

  private static let typesAsValues: [String: Expression] = [
    "EmptyView": Expression(.call("empty-view", []), .view)
  ]

  /// The value of a name in the scope, the type around it, or the file; nil where it is none.
  func value(named written: String, _ syntax: some SyntaxProtocol) -> Expression? {
    var name = written.filter { $0 != "`" }
    if name.hasPrefix("$"), name.count > 1, name.dropFirst().first?.isNumber == false {
      name.removeFirst()
    }
    if let known = variable(name) {
      let node: LayNode = known.isCalled ? .call(known.name, []) : .atom(known.name)
      return Expression(node.placed(at: place(of: syntax)), known.type)
    }
    if let owner = valueMembers.last, let whole = variable("self"),
      let found = owner.isEnumeration
        ? caseMember(name, of: owner, .atom(whole.name))
        : field(name, of: owner, .atom(whole.name), Syntax(syntax))
    {
      return found
    }
    if let own = memberOfSelf(name, syntax) { return own }
    if let member = member(named: name) ?? functionReference(name) { return member }
    return global(named: name)
  }

  /// An expression, if no part of it is a guess.
  func known(_ syntax: ExprSyntax, _ expecting: SwiftType) -> Expression? {
    let knewAll = knowsAll
    knowsAll = true
    defer { knowsAll = knewAll }
    let result = quietly { expression(syntax, expecting: expecting) }
    return knowsAll ? result : nil
  }

  // MARK: Chains

  func chain(_ syntax: ExprSyntax, _ expecting: SwiftType) -> Expression {
    let chain = Chain(syntax)
    if chain.root.as(DeclReferenceExprSyntax.self)?.baseName.text == "Font",
      let font = fontValue(syntax)
    {
      return font
    }
    var links = chain.links
    var current = root(chain.root, &links, expecting)
    while let link = links.popFirst() {
      if link.followsOptional, !current.type.isView {
        return unlessNothing(current, [link] + links)
      }
      current = apply(link, to: current)
      if current.node.place == nil { current.node.place = place(of: link.syntax) }
    }
    return current
  }

  /// What a chain begins with, and the links that belong to it, as `Color.red`.
  private func root(
    _ syntax: ExprSyntax, _ links: inout ArraySlice<Chain.Link>, _ expecting: SwiftType
  ) -> Expression {
    if let call = syntax.as(FunctionCallExprSyntax.self) { return self.call(call, expecting) }
    if let member = syntax.implicitMember {
      return implicit(member, SwiftArgument.all(of: nil), syntax, expecting)
    }
    let plain = syntax.withoutParentheses
    if plain.isRange, let first = links.first, first.name == "contains",
      let value = first.arguments.first?.expression,
      let test = rangeTest(plain, node(value, expecting: .number))
    {
      links.removeFirst()
      return Expression(test, .truth)
    }
    guard let reference = syntax.as(DeclReferenceExprSyntax.self) else {
      return expression(syntax, expecting: links.isEmpty ? expecting : .unknown)
    }
    let name = reference.baseName.text
    if name == "Swift" || name == "Foundation" || name == "CoreGraphics" || name == "SwiftUI",
      let first = links.first, let call = first.call
    {
      links.removeFirst()
      return self.call(
        call.with(\.calledExpression, ExprSyntax(first.nameSyntax)), expecting)
    }
    if name == "self" || name == "_", let first = links.first, variable("self") == nil {
      links.removeFirst()
      return ownMember(first)
    }
    if name == "Self", let own = valueMembers.last?.name ?? members?.type.name, !links.isEmpty {
      return typeMember(own, &links, syntax, expecting)
    }
    if variable(name) == nil, name.first?.isUppercase == true, !links.isEmpty {
      return typeMember(name, &links, syntax, expecting)
    }
    // What is modified is a view, be it one that is not known.
    if let first = links.first, first.call != nil, isModifier(first.name), pieceNames == nil,
      value(named: name, syntax) == nil
    {
      return unknown(syntax, .view)
    }
    return expression(syntax)
  }

  /// What a type has, or a type inside of it, as `Metrics.Icon.small`.
  private func typeMember(
    _ name: String, _ links: inout ArraySlice<Chain.Link>, _ syntax: ExprSyntax,
    _ expecting: SwiftType
  ) -> Expression {
    var owner = name
    var found: TypeDeclaration?
    while let link = links.first, link.name.isTypeName,
      let inner = found.flatMap({ declarations.nested[$0.name]?[link.name] }).flatMap({
        declarations.types[$0]
      }) ?? declaredType(owner + "." + link.name)
    {
      links.removeFirst()
      if let call = link.call { return make(inner, link.arguments, ExprSyntax(call)) }
      owner = inner.name
      found = inner
    }
    guard let first = links.popFirst() else {
      return Expression(.quoted(Names.kebab(owner)), .unknown)
    }
    if let found { return staticMember(first, of: found) }
    if declaredType(owner) == nil, first.call == nil,
      geometry(first.name, [], syntax, of: .named(owner)) == nil,
      let needed = pieceMember(owner, first.name)
    {
      return needed
    }
    return staticMember(first, of: owner, syntax, expecting)
  }

  private func ownMember(_ link: Chain.Link) -> Expression {
    if let call = link.call, let result = ownFunction(link.name, call) { return result }
    if let context = members, scopes.indices.contains(context.depth),
      let known = scopes[context.depth][link.name], !known.isCalled
    {
      return Expression(.atom(known.name, place(of: link.syntax)), known.type)
    }
    if let member = member(named: link.name) {
      return Expression(member.node.placed(at: place(of: link.syntax)), member.type)
    }
    // In an extension of `View`, `self` is the view.
    if let content = variable("self") {
      return apply(link, to: Expression(.atom(content.name), .view))
    }
    return unknown(link.syntax, .unknown)
  }

  /// `Color.red`, `Status.active`, `Metrics.margin`, `CGFloat.infinity`.
  private func staticMember(
    _ link: Chain.Link, of typeName: String, _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    if let type = declaredType(typeName) {
      return staticMember(link, of: type)
    }
    let arguments = link.arguments
    if let known = geometry(link.name, arguments, syntax, of: .named(typeName)) { return known }
    if typeName == "Color" || typeName == "UIColor" || typeName == "NSColor" {
      return Expression(.quoted(Names.kebab(link.name)), .color)
    }
    if link.call != nil, let angle = angle(link.name, arguments) { return angle }
    if typeName == "ContentUnavailableView", link.name == "search" {
      return emptySearch(arguments, place(of: syntax))
    }
    if let constant = constant(link.name) { return constant }
    if let known = declarations.extensions[typeName]?.first(where: { $0.name == link.name }) {
      return extensionValue(known, of: typeName)
    }
    if let stored = declarations.extensionConstants[typeName]?.first(where: { $0.name == link.name }
    ),
      let value = stored.value
    {
      return expression(value)
    }
    if typeName == "ContentUnavailableView", link.name == "search" {
      tally.views += 1
      return Expression(
        .call(
          "content-unavailable-view",
          [.string("No Results"), .keyword("system-image"), .string("magnifyingglass")],
          place(of: link.syntax)), .view)
    }
    if Self.namespaces.contains(typeName) {
      return Expression(.quoted(Names.kebab(link.name)), .unknown)
    }
    return unknown(link.syntax, expecting)
  }

  /// Types of a framework whose static members are names here.
  private static let namespaces: Set<String> = [
    "Alignment", "Axis", "ContentMode", "Edge", "Font", "HorizontalAlignment", "LayoutDirection",
    "TextAlignment", "UnitPoint", "VerticalAlignment", "Material", "ColorScheme",
  ]

  /// `.infinity`, `.zero`, `.pi`.
  private func constant(_ name: String) -> Expression? {
    switch name {
    case "infinity", "greatestFiniteMagnitude", "max": Expression(.atom("inf"), .number)
    case "zero": Expression(.atom("0"), .number)
    case "pi": Expression(.atom("pi"), .number)
    default: nil
    }
  }

  /// `.degrees(45)`, which is a number here.
  private func angle(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    guard name == "degrees" || name == "radians", let value = arguments.first?.expression else {
      return nil
    }
    let number = node(value, expecting: .number)
    if name == "degrees" { return Expression(number, .number) }
    return Expression(.call("radians->degrees", [number]), .number)
  }

  /// `.leading`, `.warning`, `.infinity`, `.degrees(45)` or `.init(…)`, where a type is expected.
  func implicit(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    if let known = geometry(name, arguments, syntax, of: expecting) { return known }
    if name == "init" { return initialized(expecting, arguments, syntax) }
    if let angle = angle(name, arguments) { return angle }
    switch expecting {
    case .number, .integer: if let known = constant(name) { return known }
    case .structure(let type):
      if let declared = declarations.types[type] {
        return implicit(name, of: declared, syntax) ?? unknown(syntax, expecting)
      }
    case .enumeration(let type):
      if let declared = declarations.types[type],
        let known = caseValue(name, of: declared, arguments, syntax)
          ?? staticValue(name, of: declared, syntax)
      {
        return known
      }
      return Expression(.quoted(Names.kebab(name)), expecting)
    case .color: return Expression(.quoted(Names.kebab(name)), .color)
    case .named("Alignment"), .named("HorizontalAlignment"), .named("VerticalAlignment"):
      let kebab = Names.kebab(name)
      if let meant = Self.repairedValue(kebab, among: ["leading", "center"]) {
        warn(syntax, "`\(name)` is not known here and taken for `\(meant)`")
        return Expression(.quoted(meant), expecting)
      }
      return Expression(.quoted(kebab), expecting)
    case .view: if let shape = shape(name, arguments, syntax) { return shape }
    case .unknown, .named:
      if let known = constant(name) { return known }
      if let known = onlyImplicit(name, arguments, syntax) { return known }
    case .truth, .string, .list, .text, .function, .dictionary, .tuple: break
    }
    return Expression(.quoted(Names.kebab(name)), .unknown)
  }

  /// A static value or function of a type that is expected.
  private func implicit(
    _ name: String, of type: TypeDeclaration, _ syntax: ExprSyntax
  ) -> Expression? {
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let function = function(named: name, of: type, call), function.isStatic
    {
      return staticFunction(function, of: type, call)
    }
    return staticValue(name, of: type, syntax)
  }

  /// `.stub(1)` where no type is known to be expected: that of the one type of the files that has
  /// such a member.
  private func onlyImplicit(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    let types = (implicitOwners[name] ?? []).filter { type in
      !type.isEnumeration
        || carrier(.enumeration(type.name)) != nil
          && type.cases.contains { $0.name == name && $0.parts.count == arguments.count }
    }
    guard types.count == 1, let type = types.first else { return nil }
    if type.isEnumeration { return caseValue(name, of: type, arguments, syntax) }
    return implicit(name, of: type, syntax)
  }

  /// `.circle`, `.rect(cornerRadius: 8)`: a shape by its short name; nil for all else.
  private func shape(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard let type = Self.shapes[name] else { return nil }
    var name = type
    if type == "Rectangle", let label = arguments.first?.label {
      let isEven = label == "cornerRadius" || label == "cornerSize"
      name = isEven ? "RoundedRectangle" : "UnevenRoundedRectangle"
    }
    return view(Catalogue.declarations(swiftUI: name), name, arguments, syntax)
  }

  static let shapes = [
    "capsule": "Capsule", "circle": "Circle", "containerRelative": "ContainerRelativeShape",
    "ellipse": "Ellipse", "rect": "Rectangle", "buttonBorder": "Capsule",
  ]

  /// `.init(…)` of the type that is expected.
  private func initialized(
    _ expecting: SwiftType, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    if case .structure(let name) = expecting, let type = declarations.types[name] {
      return make(type, arguments, syntax)
    }
    if arguments.isEmpty, let empty = emptyValue(expecting) { return empty }
    let labels = arguments.map(\.label)
    let names = ["CGPoint": ["x", "y"], "CGSize": ["width", "height"]]
    if labels.allSatisfy({ ["top", "leading", "bottom", "trailing"].contains($0 ?? "") }),
      !labels.isEmpty, let insets = function("EdgeInsets", arguments, syntax)
    {
      return insets
    }
    for (name, wanted) in names where labels == wanted {
      return function(name, arguments, syntax) ?? unknown(syntax, expecting)
    }
    if case .named(let name) = expecting, let made = function(name, arguments, syntax) {
      return made
    }
    return unknown(syntax, expecting)
  }
  /// `.init()` of a type whose values can be empty.
  private func emptyValue(_ type: SwiftType) -> Expression? {
    switch type {
    case .number, .integer: Expression(.atom("0"), type)
    case .string: Expression(.string(""), type)
    case .truth: Expression(.truth(false), type)
    case .list: Expression(.call("list", []), type)
    case .dictionary: Expression(.call("dictionary", []), type)
    case .named("EdgeInsets"): Expression(.call("edge-insets", []), type)
    default: nil
    }
  }
}
