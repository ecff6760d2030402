import LayEngine
import LayLanguage
import SwiftSyntax

/// Values of arguments, by the types of the parameters that take them.
extension Translator {
  /// Whether an expression can be meant for a type; names and calls can be meant for any.
  func mayBe(_ expression: ExprSyntax, _ type: ParameterType) -> Bool {
    if case .oneOf(let types) = type { return types.contains { mayBe(expression, $0) } }
    if case .alignment = type, isOwnAlignment(expression) { return true }
    if let known = constantType(expression) { return known.mayBe(type) }
    if let member = expression.implicitCallee ?? expression.staticMember {
      let name = Names.kebab(member)
      if expression.implicitCallee != nil, extensionOwner(of: member, type) != nil { return true }
      if name == "init" { if case .object = type { return true } else { return false } }
      switch type {
      case .enumeration(let members), .enumerationList(let members), .axes(let members),
        .alignment(let members), .unitPoint(let members):
        return members.contains(name) || expression.centreOfAxis.map(members.contains) == true
      case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil,
        .integerOrNil, .count, .countFromOne:
        return ["infinity", "zero", "pi", "max", "greatest-finite-magnitude"].contains(name)
      case .color, .colors, .viewOrColor, .layeredContent, .any, .symbol: return true
      case .object: return name == "zero" || name == "init"
      case .view, .views: return Self.shapes[member] != nil
      default: return false
      }
    }
    if expression.isRange {
      if case .list = type { return true } else { return false }
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr:
      switch type {
      case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil,
        .integerOrNil, .count, .countFromOne, .any:
        return true
      default: return false
      }
    case .stringLiteralExpr:
      switch type {
      case .string, .any, .symbol: return true
      default: return false
      }
    case .booleanLiteralExpr: if case .truth = type { return true } else { return false }
    case .arrayExpr:
      switch type {
      case .enumerationList, .axes, .colors, .tracks, .list, .any: return true
      default: return false
      }
    case .functionCallExpr(let call): return mayBeCall(call, type)
    default: return true
    }
  }

  /// The type of a variable or of a constant of the files, if it is known; nil for all else.
  private func constantType(_ expression: ExprSyntax) -> SwiftType? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if let known = variable(name.hasPrefix("$") ? String(name.dropFirst()) : name)?.type {
        return known.isPlain ? known : nil
      }
    }
    guard expression.staticMember != nil, isConstant(expression) || isExtended(expression) else {
      return nil
    }
    let type = quietly { self.expression(expression).type }
    return type.isPlain ? type : .unknown
  }

  /// Whether an expression names what an extension of the files adds to a type of a framework.
  private func isExtended(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription
    else { return false }
    let name = member.declName.baseName.text
    return declarations.extensions[base]?.contains { $0.name == name } == true
      || declarations.extensionConstants[base]?.contains { $0.name == name } == true
  }

  private func mayBeCall(_ call: FunctionCallExprSyntax, _ type: ParameterType) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return true
    }
    let sizes = ["CGSize", "CGPoint", "EdgeInsets", "UnitPoint"]
    switch type {
    case .object(_, let sample):
      let wanted = Catalogue.declarations(swiftUI: name).first { !$0.kind.makesViews }?.name
      return wanted.map { sample.hasPrefix("(\($0)") } ?? !name.isTypeName
    case .number, .length, .lengthOrNil, .fixedLengthOrNil, .distance, .numberOrNaN,
      .enumeration, .enumerationList:
      return !sizes.contains(name)
    default: return true
    }
  }

  /// The value of an argument, written as the type of its parameter requires.
  func value(_ expression: ExprSyntax, _ type: ParameterType) -> LayNode {
    let expression = expression.withoutParentheses
    if let key = preferenceKey(expression) { return key }
    if case .keyPathExpr(let path) = expression.as(ExprSyntaxEnum.self),
      let key = ownEnvironmentKey(path.components.trimmedDescription.filter { $0 != "." })
    {
      return .atom(key.name, place(of: path))
    }
    if let name = expression.implicitCallee, let owner = extensionOwner(of: name, type),
      let added = extensionMember(name, of: owner, expression)
    {
      return added.whole.placed(at: place(of: expression))
    }
    if let choice = expression.as(TernaryExprSyntax.self), type.hasNames {
      return .call(
        "if",
        [
          condition(choice.condition), quotedName(choice.thenExpression, type),
          quotedName(choice.elseExpression, type),
        ], place(of: choice))
    }
    if type.isOfLines, let own = ownAlignment(expression) { return own }
    if let special = namedValue(expression, type) {
      let place = place(of: expression)
      if case .quoted(let inner) = special.content, let name = inner.text,
        type.allNames.contains(name)
      {
        return .atom(name, place)
      }
      return special.placed(at: place)
    }
    let result = self.expression(expression, expecting: expected(type))
    // `navigationTitle(Text("Home"))` takes a string here.
    if result.type == .text, type.takesText, !type.takesViews, result.node.head == "text",
      let text = result.node.firstPositional
    {
      return text
    }
    let node = guessed(result, for: type, expression) ?? result.whole
    // `begin` keeps a variable from being read as a name of the type.
    if let text = node.text, type.allNames.contains(text), variableNames.contains(text) {
      return .call("begin", [node], node.place)
    }
    if case .quoted(let inner) = node.content, let name = inner.text {
      if type.allNames.contains(name) { return .atom(name, node.place) }
    }
    return node
  }

  /// A new guess for an unknown value, if its parameter takes no string; nil otherwise.
  private func guessed(
    _ result: Expression, for type: ParameterType, _ syntax: ExprSyntax
  ) -> LayNode? {
    guard result.isGuess, !type.takesText else { return nil }
    if let usual = type.enumerationNames.first {
      let written = syntax.implicitCallee ?? syntax.staticMember
      let near = written.flatMap { memberMeant(by: $0, among: type.enumerationNames) }
      let name = near.map(Names.kebab) ?? usual
      guessAnew(
        syntax, "taken as `.\(Names.camel(name))`", hint: near.map { "did you mean `.\($0)`?" })
      return .atom(name)
    }
    let wanted: SwiftType
    switch type {
    case .viewOrColor, .layeredContent, .color, .colors: wanted = .color
    default: wanted = expected(type)
    }
    guard wanted != .unknown else { return nil }
    return guessedAnew(syntax, wanted).node
  }

  private var variableNames: Set<String> {
    Set(scopes.flatMap { $0.values.map(\.name) })
  }

  /// A value in a place where names are evaluated, so that a name of the type is quoted.
  private func quotedName(_ expression: ExprSyntax, _ type: ParameterType) -> LayNode {
    // Without a color of its own, a view has the color of its surroundings.
    if expression.is(NilLiteralExprSyntax.self), type.isOfColors {
      return .quoted("primary", place(of: expression))
    }
    let node = value(expression, type)
    let isShapeStyle =
      expression.as(FunctionCallExprSyntax.self)?.calledExpression.calleeText
      == "AnyShapeStyle"
    let isName =
      expression.implicitCallee != nil || expression.staticMember != nil || isShapeStyle
    guard isName, let text = node.text, type.allNames.contains(text), node.number == nil else {
      return node
    }
    return .quoted(text, node.place)
  }

  /// The type that a parameter expects of an expression.
  func expected(_ type: ParameterType) -> SwiftType {
    switch type {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil: .number
    case .count, .countFromOne, .integerOrNil: .integer
    case .truth: .truth
    case .string: .string
    case .color, .colors: .color
    case .view, .viewOrColor, .views, .layeredContent: .view
    case .oneOf(let types): types.first.map(expected) ?? .unknown
    default: .unknown
    }
  }

  /// Names, lists of names, colors, tracks and symbols; nil for values that are computed.
  private func namedValue(_ expression: ExprSyntax, _ type: ParameterType) -> LayNode? {
    switch type {
    case .oneOf(let types):
      return types.lazy.compactMap { self.namedValue(expression, $0) }.first
    case .enumeration(let members), .alignment(let members), .unitPoint(let members):
      return member(expression, of: members).map { .atom($0) }
    case .enumerationList(let members):
      if let name = member(expression, of: members) { return .atom(name) }
      return names(expression, of: members)
    case .axes(let members):
      if let name = member(expression, of: members) { return .atom(name) }
      guard let list = expression.as(ArrayExprSyntax.self) else { return nil }
      let names = list.elements.compactMap { member($0.expression, of: members) }
      if names.count == 1 { return .atom(names[0]) }
      return names.isEmpty ? .atom("none") : .atom("both")
    case .color, .viewOrColor, .layeredContent:
      return color(expression)
    case .colors: return colors(expression)
    case .tracks: return tracks(expression)
    case .symbol: return symbol(expression)
    case .string:
      let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      guard let call = inner.as(FunctionCallExprSyntax.self),
        call.calledExpression.calleeText == "URL"
      else { return nil }
      let address = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      return .string(address?.representedLiteralValue ?? "https://example.org")
    default: return nil
    }
  }

  /// The member that `.leading` or `Alignment.leading` names.
  private func member(_ expression: ExprSyntax, of members: [String]) -> String? {
    guard let written = expression.implicitCallee ?? expression.staticMember else { return nil }
    let name = Names.kebab(written)
    if let centre = expression.centreOfAxis, members.contains(centre) { return centre }
    if members.contains(name) { return name }
    let bare = name.hasPrefix("is-") ? String(name.dropFirst(3)) : name
    return members.contains(bare) ? bare : nil
  }

  private func names(_ expression: ExprSyntax, of members: [String]) -> LayNode? {
    guard let list = expression.as(ArrayExprSyntax.self) else { return nil }
    if list.elements.isEmpty { return members.contains("none") ? .atom("none") : nil }
    let names = list.elements.compactMap { member($0.expression, of: members) }
    guard names.count == list.elements.count else { return nil }
    return names.count == 1 ? .atom(names[0]) : .list(names.map { .atom($0) })
  }

  /// `\.layoutDirection` or `.emailAddress`, quoted.
  private func symbol(_ expression: ExprSyntax) -> LayNode? {
    if let key = expression.keyType { return .quoted(Names.kebab(key)) }
    if expression.implicitCallee == "init" { return nil }
    if let path = expression.as(KeyPathExprSyntax.self) {
      return .quoted(Names.kebab(path.components.trimmedDescription.filter { $0 != "." }))
    }
    return (expression.implicitCallee ?? expression.staticMember).map { .quoted(Names.kebab($0)) }
  }

  // MARK: Members whose type is left out, by the type that is expected

  /// `.leading`, `.warning`, `.infinity`, `.degrees(45)` or `.init(…)`, where a type is expected.
  func implicit(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    if let known = geometry(name, arguments, syntax, of: expecting) { return known }
    if name == "init" { return initialized(expecting, arguments, syntax) }
    if let angle = angle(name, arguments) { return angle }
    switch expecting {
    case .number, .integer:
      if let known = constant(name) { return known }
      for owner in ["CGFloat", "Double", "Int", "TimeInterval"] {
        if let added = extensionMember(name, of: owner, syntax) { return added }
      }
      if let known = onlyImplicit(name, arguments, syntax) { return asNumber(known) }
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
      return Expression(.quoted(Names.kebab(name)), expecting)
    case .view: if let shape = shape(name, arguments, syntax) { return shape }
    case .unknown, .guess, .named:
      if case .named(let type) = expecting, let added = extensionMember(name, of: type, syntax) {
        return added
      }
      if let known = constant(name) { return known }
      if let known = onlyImplicit(name, arguments, syntax) { return known }
    case .string:
      for owner in ["LocalizedStringKey", "LocalizedStringResource", "String", "AttributedString"] {
        if let added = extensionMember(name, of: owner, syntax) { return added }
      }
    case .list, .dictionary:
      for owner in [
        "Array", "Sequence", "Collection", "Set", "Dictionary", "IdentifiedArray", "OrderedSet",
      ] {
        if let added = extensionMember(name, of: owner, syntax, expecting) { return added }
      }
    case .truth, .text, .function, .tuple: break
    }
    return Expression(.quoted(Names.kebab(name)), .unknown)
  }

  /// A number that a case of an enumeration stands for, as `.medium` of a scale of spacings.
  private func asNumber(_ value: Expression) -> Expression {
    guard case .enumeration(let name) = value.type, let type = declarations.types[name],
      let raw = caseMember("rawValue", of: type, value.whole)
    else { return value }
    return raw
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

  /// `.stub(1)` without an expected type, if only one type of the files has such a member; nil
  /// otherwise.
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
    let arguments = arguments.withEachRadius
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
    if let name = expecting.declaredName, let type = declarations.types[name] {
      return make(type, arguments, syntax)
    }
    // A binding is the value of its getter.
    if arguments.first?.label == "get", let get = arguments.first?.asClosure {
      let body = self.body(get.statements, expecting: expecting)
      return Expression(body.nodes.asOne(nil), body.type)
    }
    if arguments.isEmpty, let empty = emptyValue(expecting) { return empty }
    if case .named(let name) = expecting, Self.inertTypes.contains(name) {
      return Expression(.nothing, expecting)
    }
    if let converted = converted(expecting, arguments) { return converted }
    let labels = arguments.map(\.label)
    let names = ["CGPoint": ["x", "y"], "CGSize": ["width", "height"]]
    if labels.allSatisfy({ ["top", "leading", "bottom", "trailing"].contains($0 ?? "") }),
      !labels.isEmpty, let insets = function("EdgeInsets", arguments, syntax)
    {
      return insets
    }
    if labels == ["degrees"] || labels == ["radians"], let angle = angle(labels[0] ?? "", arguments)
    {
      return angle
    }
    for (name, wanted) in names where labels == wanted {
      return function(name, arguments, syntax) ?? unknown(syntax, expecting)
    }
    if case .named(let name) = expecting, let made = function(name, arguments, syntax) {
      return made
    }
    return unknown(syntax, expecting)
  }
  /// `.init(text)` of a string, a number or a list: the value itself.
  private func converted(_ type: SwiftType, _ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 1, let value = arguments[0].expression,
      [nil, "stringLiteral", "verbatim", "truncating"].contains(arguments[0].label)
    else { return nil }
    switch type {
    case .integer:
      let number = expression(value, expecting: .number)
      return number.type == .integer ? number : Expression(.call("int", [number.whole]), .integer)
    case .number: return Expression(node(value, expecting: .number), .number)
    case .string, .list:
      let known = expression(value, expecting: type)
      return known.type == type || known.type.isUnknown ? known : nil
    default: return nil
    }
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

extension ParameterType {
  /// Whether it takes a color.
  fileprivate var isOfColors: Bool {
    switch self {
    case .color, .viewOrColor: true
    default: false
    }
  }

  /// All names that a parameter of this type takes without evaluating them.
  var allNames: [String] {
    switch self {
    case .enumeration(let members), .enumerationList(let members), .axes(let members),
      .alignment(let members), .unitPoint(let members):
      members
    case .color, .colors, .viewOrColor, .layeredContent: ColorNames.all
    case .oneOf(let types): types.flatMap(\.allNames)
    default: []
    }
  }

  /// The names of an enumeration of which one is wanted, the usual one first.
  var enumerationNames: [String] {
    switch self {
    case .enumeration(let members): members.filter { $0 == "automatic" } + members
    case .alignment(let members), .unitPoint(let members):
      members.filter { $0 == "center" } + members
    case .enumerationList(let members), .axes(let members): members
    case .oneOf(let types): types.first?.enumerationNames ?? []
    default: []
    }
  }

  var hasNames: Bool { !allNames.isEmpty }

  /// Whether it takes guides by which views are aligned.
  var isOfLines: Bool {
    switch self {
    case .alignment: true
    case .enumeration(let members):
      members.contains("center") && members.contains("leading")
        || members.contains("center") && members.contains("bottom")
    case .oneOf(let types): types.contains(where: \.isOfLines)
    default: false
    }
  }

  var isColorOnly: Bool {
    switch self {
    case .color, .colors: true
    case .oneOf(let types): types.contains(where: \.isColorOnly)
    default: false
    }
  }
}

extension SwiftType {
  /// Whether it is a number, a string, a Boolean or a color, which few parameters take.
  fileprivate var isPlain: Bool { isNumber || self == .string || self == .truth || self == .color }

  /// Whether a parameter may take a value of this type; an unknown value fits most parameters.
  fileprivate func mayBe(_ type: ParameterType) -> Bool {
    switch type {
    case .oneOf(let types): types.contains { mayBe($0) }
    case .any: true
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .integerOrNil,
      .count, .countFromOne:
      isNumber || isUnknown
    case .string, .symbol: self == .string || isUnknown
    case .truth: self == .truth || isUnknown
    case .color, .colors, .viewOrColor, .layeredContent: self == .color || isUnknown
    default: !isPlain
    }
  }
}

extension ExprSyntax {
  /// `leading` in `Alignment.leading` or `Edge.Set.leading`.
  var staticMember: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      base.trimmedDescription.isTypeName
    else { return nil }
    return member.declName.baseName.text
  }
}

extension String {
  var isTypeName: Bool { first?.isUppercase == true }
}

private enum ColorNames { static let all = ColorName.all + MaterialName.all }
