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
    if let name = type.enumerationNames.first {
      guessAnew(syntax, "taken as `\(name)`")
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
    if let meant = Self.repairedValue(name, among: members) {
      warn(expression, "`\(written)` is not known here and taken for `\(meant)`")
      return meant
    }
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
}

extension ParameterType {
  /// Whether it takes a color.
  fileprivate var isOfColors: Bool {
    switch self {
    case .color, .viewOrColor: true
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
