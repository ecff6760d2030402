import LayLanguage
import SwiftSyntax

/// Members of values: of strings, lists, numbers and sizes.
extension Translator {
  /// One link of a chain: a modifier of a view, or a member of a value.
  func apply(_ link: Chain.Link, to base: Expression) -> Expression {
    if let part = partOfStore(link, of: base) { return part }
    if base.type == .geometryProxy, let known = geometryMember(link, of: base) { return known }
    if base.type.isView || link.call != nil && !base.type.isKnownValue && isModifier(link.name) {
      return modified(base, by: link)
    }
    if link.call == nil { return member(link.name, of: base, link.syntax) }
    return method(link, of: base)
  }

  func isModifier(_ name: String) -> Bool {
    let isOwn = declarations.extensions["View"]?.contains { $0.name == name } == true
    return isOwn || name == "modifier" || name == "relativeProposed"
      || Self.formerNames[name] != nil
      || Catalogue.declarations(swiftUI: name).contains { $0.kind == .modifier }
  }

  /// `value.member`.
  func member(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression {
    if let found = protocolMember(name, of: base, syntax)
      ?? dateMember(name, of: base, syntax)
    {
      return found
    }
    if isOpaque(base.type), let added = addedMember(name, of: base, nil) { return added }
    if base.isGuess || isOpaque(base.type) { return guessedMember(name, of: base, syntax) }
    let whole = base.whole
    if case .structure(let type) = base.type, let declared = declarations.types[type],
      let found = field(name, of: declared, whole, syntax)
    {
      return found
    }
    if base.type == .string || base.type == .color, let added = addedMember(name, of: base, nil) {
      return added
    }
    if let known = knownMember(name, of: base, syntax) { return known }
    if case .enumeration(let type) = base.type, let declared = declarations.types[type],
      let found = caseMember(name, of: declared, whole)
    {
      return found
    }
    if let found = addedMember(name, of: base, nil) { return found }
    switch name {
    case "uuidString", "absoluteString", "path": return base
    case "self", "wrappedValue", "projectedValue", "unicodeScalars": return base
    case "magnitude": return Expression(.call("abs", [whole]), base.type)
    case "count", "endIndex", "first", "indices", "isEmpty", "last", "startIndex":
      return systemMember(name, nil, of: base, as: "list")
        ?? unknownMember(name, of: base, syntax)
    case "localizedDescription": return Expression(.string("Something went wrong."), .string)
    case "description", "localizedName", "localizedCapitalized":
      return Expression(.call("str", [whole]), .string)
    case "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "size":
      return systemMember(name, nil, of: base, as: "rectangle")
        ?? unknownMember(name, of: base, syntax)
    case "rawValue" where isGeneric(base.type):
      return Expression(.call("str", [whole]), .string)
    case "gradient", "bold", "capitalized", "rawValue", "localizedUppercase", "localizedLowercase":
      return base
    default: return unknownMember(name, of: base, syntax)
    }
  }

  /// A member of a value whose type is unknown or a generic parameter.
  ///
  /// It is the member of the only type of the files that has it, or the stored property that all of
  /// them have; nil otherwise.
  private func memberOfSome(
    _ name: String, of base: Expression, _ syntax: Syntax
  ) -> Expression? {
    guard base.type == .unknown || isGeneric(base.type) else { return nil }
    let types = declarations.types.values.filter {
      !$0.isEnumeration && !$0.isView && !$0.isModifier && !$0.isPreview
        && ($0.stored(name) != nil || $0.computed(name) != nil)
    }
    if types.count == 1 { return field(name, of: types[0], base.whole, syntax) }
    guard !types.isEmpty, types.allSatisfy({ $0.stored(name)?.isLazy == false }) else { return nil }
    return Expression(.call(":" + Names.kebab(name), [base.whole]), .unknown)
  }

  /// Whether a type is a generic parameter of a type of the files.
  private func isGeneric(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, declarations.types[name] == nil else { return false }
    return declarations.types.values.contains { $0.generics.contains(name) }
  }

  private func unknownMember(
    _ name: String, of base: Expression, _ syntax: Syntax
  ) -> Expression {
    if let found = memberOfSome(name, of: base, syntax) { return found }
    switch name {
    case _ where name.hasPrefix("is") || name.hasPrefix("has") || name.hasPrefix("should"):
      return unknown(syntax, .truth)
    default: return unknown(syntax, .unknown)
    }
  }

  // MARK: Methods of values: of lists, strings and numbers

  /// `value.method(…)`.
  func method(_ link: Chain.Link, of base: Expression) -> Expression {
    if let added = addedMember(link.name, of: base, link.call) { return added }
    if let test = characterSetTest(link, of: base) { return test }
    if let found = protocolMethod(link, of: base) ?? dateMethod(link, of: base) {
      return found
    }
    // How changes of a binding are animated has no effect here.
    if ["animation", "transaction"].contains(link.name), !base.isGuess { return base }
    if case .dictionary(let value) = base.type, link.name == "sorted" {
      return method(link, of: entries(of: base, value))
    }
    if base.isGuess || isOpaque(base.type) { return guessedMethod(link, of: base) }
    if link.name == "sorted", isOrderUnknown(link, base) { return base }
    return stringMethod(link, of: base) ?? knownMethod(link, of: base)
      ?? ownMethod(link, of: base) ?? usualMethod(link, of: base)
      ?? unknown(link.syntax, .unknown)
  }

  /// Whether elements keep their order, since the order to sort them by is not known.
  private func isOrderUnknown(_ link: Chain.Link, _ base: Expression) -> Bool {
    guard let first = link.arguments.first else { return false }
    if first.label == "using" { return true }
    let sign = first.expression?.trimmedDescription
    let element = base.type.element
    guard sign == "<" || sign == ">", !element.isNumber, element != .string, element != .date
    else { return false }
    note(link.syntax, "elements are kept in their order")
    return true
  }

  /// A method of a type of the files.
  private func ownMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard let declared = base.type.declaredName.flatMap({ declarations.types[$0] }),
      let call = link.call
    else { return nil }
    if let computed = declared.computed(link.name), case .function(let result) = computed.result,
      !declared.functions.contains(where: { $0.name == link.name })
    {
      // A call of the function that a computed property returns.
      let held = member(link.name, of: base, link.syntax)
      return Expression(.list([held.whole] + link.arguments.compactMap(value)), result)
    }
    if let stored = declared.stored(link.name), case .function(let result) = stored.type,
      !declared.functions.contains(where: { $0.name == link.name })
    {
      let held = LayNode.call(":" + Names.kebab(link.name), [base.whole])
      return Expression(.list([held] + link.arguments.compactMap(value)), result)
    }
    if link.name == "contains", declared.conformances.contains("OptionSet"),
      !declared.functions.contains(where: { $0.name == link.name }),
      let wanted = link.arguments.first?.expression
    {
      return Expression(
        self.call(.hasOptions, [base.whole, node(wanted, expecting: base.type)]), .truth)
    }
    return functionOfValue(link.name, of: declared, base.whole, call)
  }

  /// A method by its name, whatever the type.
  func usualMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    let whole = base.whole
    let first = link.arguments.first
    switch link.name {
    case "count" where first != nil:
      let test = first.map { functionValue($0, types: [base.type.element]).whole } ?? .nothing
      return Expression(.call("length", [.call("filter", [test, whole])]), .integer)
    case "localizedCaseInsensitiveContains", "localizedStandardContains":
      return first?.expression.map { Expression(.call("contains", [node($0), whole]), .truth) }
    case "hasPrefix", "hasSuffix":
      return first?.expression.map {
        Expression(.call(Names.kebab(link.name), [whole, node($0)]), .truth)
      }
    case "isMultiple": return systemMember(link.name, link.arguments, of: base, as: "number")
    case "rounded": return rounded(link, base)
    case "formatted": return Expression(.call("str", [whole]), .string)
    case "lowercased", "uppercased":
      guard let text = base.node.text, base.node.isString else { return base }
      let isLower = link.name == "lowercased"
      return Expression(.atom(isLower ? text.lowercased() : text.uppercased()), .string)
    case "bold", "gradient", "italic", "monospacedDigit", "opacity", "shuffled",
      "trimmingCharacters", "weight":
      return base
    case "sorted" where first == nil && base.type == .unknown: return base
    default:
      return base.type.isKnownValue || base.type.isView ? nil : listMethod(link, base, .unknown)
    }
  }

  // MARK: Members of values of which only a protocol of the files is known

  /// `workout.title` of `any Workout`: the member of the value's type, which the program looks up
  /// when it runs; nil for values of other types.
  func protocolMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    guard case .named(let owner) = base.type, declarations.protocols[owner] != nil else {
      return nil
    }
    return dispatched(owner, name, base) { type, value in
      type.isEnumeration
        ? self.caseMember(name, of: type, value) : self.field(name, of: type, value, syntax)
    }
  }

  /// `workout.start()` of `any Workout`: the method of the value's type; nil for values of other
  /// types.
  func protocolMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard case .named(let owner) = base.type, declarations.protocols[owner] != nil,
      let call = link.call
    else { return nil }
    return dispatched(owner, link.name, base) { type, value in
      self.functionOfValue(link.name, of: type, value, call)
    }
  }

  private func dispatched(
    _ owner: String, _ name: String, _ base: Expression,
    _ member: (TypeDeclaration, LayNode) -> Expression?
  ) -> Expression? {
    let only = declarations.onlyConformer(to: owner)
    let types =
      only.map { [$0] }
      ?? declarations.conformers(to: owner).filter { !$0.isView && !$0.isEnumeration }
    let value = LayNode.atom(unique("this"))
    var clauses: [LayNode] = []
    var result = SwiftType.unknown
    for type in types {
      guard let found = member(type, value) else { continue }
      if result.isUnknown { result = found.type }
      clauses.append(.list([.list([.atom(Names.function(type.name))]), found.whole]))
    }
    guard let only = clauses.first?.nodes?.last else { return nil }
    let choice =
      clauses.count == 1 ? only : .call("case", [.call("type-of", [value])] + clauses)
    return Expression(
      .call("let", [.list([.list([value, base.whole])]), choice]), result)
  }

  // MARK: Members that a type looks up in one of its properties

  /// `rule.isValid`, a method passed as a value, as a function of its parameters; nil for all else.
  func methodReference(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode
  ) -> Expression? {
    guard let function = type.functions.first(where: { $0.name == name && !$0.isStatic }),
      !function.isMutating
    else { return nil }
    let result = defineProperty(function, of: type)
    let names = function.parameters.indices.map { LayNode.atom(unique("given-\($0 + 1)")) }
    let given = zip(function.parameters, names).flatMap { parameter, name in
      (parameter.label.map { [LayNode.keyword(Names.kebab($0))] } ?? []) + [name]
    }
    let call = LayNode.call(result.name, [whole] + given)
    return Expression(.call("fn", [.list(names), call]), .function(result.type))
  }

  /// `store.balance`, found by a `subscript(dynamicMember:)` that returns
  /// `state[keyPath: keyPath]`; nil for all else.
  func dynamicMember(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode, _ syntax: Syntax
  ) -> Expression? {
    guard
      let lookup = type.functions.first(where: {
        $0.name == "subscript" && $0.parameters.first?.label == "dynamicMember"
      }),
      case .expr(let given)? = lookup.body.last?.item,
      let element = given.as(SubscriptCallExprSyntax.self),
      element.arguments.first?.label?.text == "keyPath",
      let owner = element.calledExpression.ownName, let property = type.stored(owner)
    else { return nil }
    let held = Expression(.call(":" + Names.kebab(owner), [whole]), property.type)
    return member(name, of: held, syntax)
  }

  // MARK: Stores of The Composable Architecture: a store is its state here

  /// `store.scope(state: \.items, action: \.items)`: that part of the state; nil for all else.
  func partOfStore(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard link.name == "scope", case .structure = base.type,
      let argument = link.arguments.first, argument.label == "state",
      link.arguments.contains(where: { $0.label == "action" })
    else { return nil }
    if let path = argument.expression?.as(KeyPathExprSyntax.self) {
      let names = path.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
      return names.reduce(base) { member($1, of: $0, link.syntax) }
    }
    guard let closure = argument.asClosure else { return nil }
    let function = function(closure, types: [base.type])
    guard case .function(let result) = function.type else { return nil }
    return Expression(.list([function.whole, base.whole]), result)
  }

  // MARK: Members of unknown values: what a member is follows from its name

  /// Whether values of a type of a framework hold nothing that is known here.
  func isOpaque(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, members?.type.generics.contains(name) != true else {
      return false
    }
    return Self.opaqueTypes.contains(name) || Self.inertTypes.contains(name)
      || name.hasSuffix("Formatter")
  }

  private static let opaqueTypes: Set<String> = [
    "AttributedString", "CLLocation", "CLLocationCoordinate2D", "Calendar", "Data", "Error",
    "IndexPath", "IndexSet", "Locale", "NSAttributedString", "NSManagedObject", "TimeZone",
    "UIFont",
    "UIImage", "URLRequest", "URLSession", "UserDefaults",
  ]

  /// `value.count`, `value.isEmpty`, `value.name`.
  func guessedMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression {
    switch name {
    case "count", "endIndex": return Expression(.atom("3"), .integer)
    case "startIndex": return Expression(.atom("0"), .integer)
    case "indices": return Expression(.call("range", [.atom("3")]), .list(.integer))
    case "localizedDescription": return Expression(.string("Something went wrong."), .string)
    case "isEmpty": return Expression(.truth(false), .truth)
    case "first", "last", "self", "wrappedValue", "projectedValue", "lazy", "description",
      "localizedCapitalized", "localizedUppercase", "capitalized", "rawValue":
      return Expression(base.node, .guess)
    case _ where Self.saysTruth(name): return unknown(syntax, .truth)
    default: return unknown(syntax, .unknown)
    }
  }

  /// `value.prefix(3)`, `value.map { … }`, `value.contains(x)`.
  func guessedMethod(_ link: Chain.Link, of base: Expression) -> Expression {
    switch link.name {
    case "prefix", "suffix", "dropFirst", "dropLast", "reversed", "sorted", "shuffled", "filter",
      "uppercased", "lowercased", "trimmingCharacters", "formatted", "joined", "randomElement",
      "min", "max":
      return Expression(base.node, .guess)
    case "map", "compactMap", "flatMap", "enumerated", "forEach", "chunked":
      let three = Expression(
        LayNode.call("list", Array(repeating: base.node, count: 3)), SwiftType.list(.guess))
      if let result = knownMethod(link, of: three) {
        // Of an optional value, `map` makes one view.
        guard case .list(let element) = result.type, element.isView, link.name == "map" else {
          return result
        }
        return Expression(.call("first", [result.whole]), element)
      }
      return unknown(link.syntax, .unknown)
    case "decode":
      let type = link.arguments.first?.expression.map { typeNamed($0) }
      return unknown(link.syntax, type ?? .unknown)
    case "contains", "allSatisfy": return unknown(link.syntax, .truth)
    case "reduce":
      let start = link.arguments.first?.expression.map { start in quietly { expression(start).type }
      }
      return unknown(link.syntax, start ?? .unknown)
    case _ where Self.saysTruth(link.name): return unknown(link.syntax, .truth)
    default: return unknown(link.syntax, .unknown)
    }
  }

  /// Whether a number of which nothing is known is better left out than made up: a frame of any
  /// width is nearer to what is meant than one that is 1 wide.
  ///
  /// - Parameter mark: the length of `guessLog` before the number was read.
  func leavesOut(_ value: ExprSyntax, _ parameter: Parameter?, since mark: Int) -> Bool {
    guard let parameter, parameter.isOptional, expected(parameter.type).isNumber, !steps.isOpen
    else { return false }
    let place = place(of: value)
    let isGuessed = guessLog[mark...].contains {
      $0.file == place.file && place.start <= $0.start && $0.end <= place.end
    }
    guard isGuessed else { return false }
    guessAnew(value, "left out", hint: hint(forUnknown: Syntax(value), .number))
    return true
  }

  /// The initial value of a variable.
  ///
  /// An object of a framework has no value here; the warning comes where its members are used.
  func boundValue(_ initial: ExprSyntax, _ expecting: SwiftType) -> Expression {
    let mark = remarkMark
    let value = expression(initial, expecting: expecting)
    let plain = initial.withoutParentheses
    if value.isGuess, let call = plain.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText.isTypeName
    {
      _ = takeBackRemark(since: mark)
    }
    return value
  }

  /// The name that is shown for an unknown value: the last one in its expression.
  func nameOfGuess(_ syntax: some SyntaxProtocol) -> String {
    guard let expression = Syntax(syntax).as(ExprSyntax.self) else {
      let binding = Syntax(syntax).as(VariableDeclSyntax.self)?.bindings.first
      return binding?.pattern.trimmedDescription ?? shortText(of: syntax)
    }
    let chain = Chain(expression.withoutParentheses)
    if let last = chain.links.last { return last.name }
    let callee = chain.root.as(FunctionCallExprSyntax.self)?.calledExpression ?? chain.root
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? shortText(of: syntax)
  }

  /// The type in `Item.self` and `[Item].self`.
  private func typeNamed(_ expression: ExprSyntax) -> SwiftType {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return .unknown }
    if let array = base.as(ArrayExprSyntax.self), let element = array.elements.first?.expression {
      return .list(named(element))
    }
    return named(base)
  }

  private func named(_ expression: ExprSyntax) -> SwiftType {
    type(TypeSyntax(IdentifierTypeSyntax(name: .identifier(expression.trimmedDescription))))
  }

  /// Whether a name is that of a Boolean, by Swift's naming conventions.
  static func saysTruth(_ name: String) -> Bool {
    ["is", "has", "should", "can", "did", "was", "will", "allows", "shows"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// A body that is to be guessed as a whole; nil for all others.
  func guessedBody(
    _ statements: CodeBlockItemListSyntax, _ expecting: SwiftType, givesSelf: Bool = false
  ) -> Body? {
    guard guesses.bodies.contains(statements.id) else { return nil }
    if givesSelf { return Body(nodes: [.atom("self")], type: .unknown) }
    if expecting == .named("Void") { return Body(nodes: [.nothing], type: expecting) }
    let value = unknown(statements, expecting)
    return Body(nodes: [value.whole], type: value.type)
  }

  /// Whether an expression is to be guessed, since the program could not evaluate it.
  func isGuessed(_ syntax: ExprSyntax) -> Bool {
    !guesses.isEmpty && guesses.expressions.contains(syntax.id)
  }
}
