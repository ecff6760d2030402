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

  /// Operators that are passed as functions.
  private static let functionSigns = ["+": "+", "-": "-", "*": "*", "/": "/", "<": "<", ">": ">"]

  private static let typesAsValues: [String: Expression] = [
    "EmptyView": Expression(.call("empty-view", []), .view)
  ]

  /// The value of a name in scope, in the enclosing type, or in the files; nil if there is none.
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
    let mark = remarkMark
    var current: Expression
    if !takenBack.isEmpty,
      let index = links.lastIndex(where: { takenBack[$0.syntax.id] != nil }),
      let known = takenBack[links[index].syntax.id]
    {
      current = known
      links = links[(index + 1)...]
    } else {
      current = root(chain.root, &links, expecting)
    }
    // The remark on a guessed root is replaced by one on the whole chain.
    let isTold = !links.isEmpty && current.isGuess && takeBackRemark(since: mark)
    while let link = links.popFirst() {
      if link.followsOptional, !current.type.isView, !current.isGuess {
        return unlessNothing(current, [link] + links)
      }
      let isWanted = links.isEmpty && ["map", "compactMap", "reduce"].contains(link.name)
      wantedOfChain = isWanted ? expecting : .unknown
      current = apply(link, to: current)
      wantedOfChain = .unknown
      if current.node.place == nil { current.node.place = place(of: link.syntax) }
    }
    if isTold, remarkMark == mark, !chain.links.contains(where: { $0.isCalendarSymbols }) {
      guess(syntax, "`\(shortText(of: syntax))` is not known here and \(meaning(of: current))")
    }
    return current
  }

  /// What a guess is taken for, as the end of a remark.
  private func meaning(of guess: Expression) -> String {
    switch guess.type {
    case .truth where guess.node.text != nil: "taken as \(guess.node.text ?? "")"
    case .number where guess.node.number != nil, .integer where guess.node.number != nil:
      "taken as \(guess.node.text ?? "")"
    case .list: "taken as three elements"
    case .string where guess.node.isString, .guess: "shown by its name"
    default: "guessed"
    }
  }

  /// The root of a chain, with the links that belong to it, as in `Color.red`; these are removed.
  private func root(
    _ syntax: ExprSyntax, _ links: inout ArraySlice<Chain.Link>, _ expecting: SwiftType
  ) -> Expression {
    if let known = takenBack[syntax.id] { return known }
    if isGuessed(syntax) {
      return unknown(syntax, links.first.map { isModifier($0.name) } == true ? .view : expecting)
    }
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
    let bare = syntax.as(GenericSpecializationExprSyntax.self)?.expression ?? syntax
    guard let reference = bare.as(DeclReferenceExprSyntax.self) else {
      return expression(syntax, expecting: links.isEmpty ? expecting : .unknown)
    }
    let name = reference.baseName.text
    if let device = deviceValue(name, &links) { return device }
    if name == "Swift" || name == "Foundation" || name == "CoreGraphics" || name == "SwiftUI",
      let first = links.first, let call = first.call
    {
      links.removeFirst()
      return builtin(first.name, first.arguments, call, expecting)
    }
    if name == "self", let owner = initializedType, let first = links.first, first.name == "init",
      let call = first.call
    {
      links.removeFirst()
      return builtin(owner, first.arguments, call, expecting)
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
    // The base of a modifier is a view, even if nothing else is known about it.
    if let first = links.first, first.call != nil, isModifier(first.name), pieceNames == nil,
      value(named: name, syntax) == nil
    {
      return unknown(syntax, .view)
    }
    return expression(syntax)
  }

  /// `UIDevice.current.userInterfaceIdiom` and `UIScreen.main.bounds`, those of a phone; nil for
  /// all else.
  private func deviceValue(_ name: String, _ links: inout ArraySlice<Chain.Link>) -> Expression? {
    switch (name, links.prefix(2).map(\.name)) {
    case ("UIDevice", ["current", "userInterfaceIdiom"]):
      links.removeFirst(2)
      return Expression(.quoted("phone"), .unknown)
    case ("UIScreen", ["main", "bounds"]):
      links.removeFirst(2)
      let screen = ["0", "0", "393", "852"].map { LayNode.atom($0) }
      return Expression(.call("cg-rect", screen), .rectangle)
    default: return nil
    }
  }

  /// A static member of a type or of a nested type, as `Metrics.Icon.small`.
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
    if first.name == "none", first.call == nil, first.followsOptional || owner == "Optional" {
      return Expression(.nothing, .unknown)
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
    if link.call == nil, link.name.hasPrefix("$"), let value = value(named: link.name, link.syntax)
    {
      return value
    }
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
    if link.name == "allCases", let cases = casesOfParameter(typeName, syntax) { return cases }
    if typeName == "Color" || typeName == "UIColor" || typeName == "NSColor" {
      return Expression(.quoted(Names.kebab(link.name)), .color)
    }
    if link.call != nil, let angle = angle(link.name, arguments) { return angle }
    if typeName == "ContentUnavailableView", link.name == "search" {
      return emptySearch(arguments, place(of: syntax))
    }
    if typeName == "CharacterSet", link.call == nil {
      return Expression(.quoted(Names.kebab(link.name)), .named(typeName))
    }
    if Self.isUnitName(typeName), link.call == nil, typeName != "Unit" {
      return Expression(.quoted(Names.kebab(link.name)), .named(typeName))
    }
    if let constant = constant(link.name) { return constant }
    if let added = extensionMember(link.name, of: typeName, ExprSyntax(link.syntax) ?? syntax) {
      return added
    }
    if link.call == nil, Self.singletons.contains(link.name) {
      return Expression(.string(typeName), .guess)
    }
    if Self.namespaces.contains(typeName) {
      return Expression(.quoted(Names.kebab(link.name)), .unknown)
    }
    return unknown(link.syntax, expecting)
  }

  /// Types of a framework whose static members are names here.
  private static let namespaces: Set<String> = [
    "Alignment", "Axis", "ContentMode", "Edge", "Font", "HorizontalAlignment", "LayoutDirection",
    "TextAlignment", "UnitPoint", "VerticalAlignment", "Material", "ColorScheme", "ControlSize",
    "DynamicTypeSize", "EditMode", "NavigationSplitViewVisibility", "PresentationDetent",
    "BlendMode", "NavigationBarItem.TitleDisplayMode", "RoundedCornerStyle", "ScenePhase",
    "ScrollPhase",
    "SortOrder", "TextInputAutocapitalization", "UserInterfaceSizeClass", "Visibility",
  ]

  /// Names of static properties that hold the shared object of a framework type.
  private static let singletons: Set<String> = [
    "autoupdatingCurrent", "current", "default", "general", "main", "processInfo", "shared",
    "standard",
  ]

  /// `.infinity`, `.zero`, `.pi`.
  func constant(_ name: String) -> Expression? {
    switch name {
    case "infinity", "greatestFiniteMagnitude", "max": Expression(.atom("inf"), .number)
    case "zero": Expression(.atom("0"), .number)
    case "pi": Expression(.atom("pi"), .number)
    default: nil
    }
  }

  /// `.degrees(45)`, which is a number here.
  func angle(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    guard name == "degrees" || name == "radians", let value = arguments.first?.expression else {
      return nil
    }
    let number = node(value, expecting: .number)
    if name == "degrees" { return Expression(number, .number) }
    return Expression(.call("radians->degrees", [number]), .number)
  }
}
