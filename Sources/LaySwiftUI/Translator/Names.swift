import LayEngine
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
    if isTold, remarkMark == mark {
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
    if let first = links.first, first.call != nil, isModifier(first.name),
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

  // MARK: Members of the enclosing type, and functions and constants of the files

  /// A property of the enclosing type; nil for all other names.
  func member(named name: String) -> Expression? {
    guard let context = members else { return nil }
    let type = context.type
    if type.followed.contains(name), context.states[name] == nil, let property = type.stored(name) {
      return initial(property)
    }
    if let known = context.states[name] { return reference(name, known, context) }
    if let computed = type.computed(name) { return defineMember(computed, context) }
    if let stored = type.stored(name) {
      return defineMember(stored, context)
    }
    return staticValue(name, of: type, type.syntax)
  }

  private func reference(
    _ name: String, _ state: MemberContext.State, _ context: MemberContext
  ) -> Expression? {
    let type = context.type.computed(name)?.result ?? context.type.stored(name)?.type ?? .unknown
    let called = Names.variable(name, besides: globalNames)
    switch state {
    case .value: return Expression(.atom(called), memberType(name, type))
    case .working:
      // What uses it meanwhile stands before it in the program, and must not be worked out there.
      for (other, state) in context.states where state == .working {
        context.states[other] = .function
      }
      return Expression(.call(called, []), memberType(name, type))
    case .function: return Expression(.call(called, []), memberType(name, type))
    }
  }

  private func memberType(_ name: String, _ type: SwiftType) -> SwiftType {
    scopes.indices.contains(1) && type == .unknown ? scopes[1][name]?.type ?? type : type
  }

  /// Defines a computed property inside the function that its type becomes.
  ///
  /// A view, and a body of several steps, becomes a function; any other property a value.
  private func defineMember(
    _ function: FunctionDeclaration, _ context: MemberContext
  ) -> Expression? {
    context.states[function.name] = .working
    let called = Names.variable(function.name, besides: globalNames)
    let body = inMembers(context) { self.body(function.body, expecting: function.result) }
    let type = function.result == .unknown ? body.type : function.result
    let isFunction =
      context.states[function.name] == .function || !type.isKnownValue
      || body.nodes.count > 1 || body.nodes.contains(where: \.leavesEarly)
    context.states[function.name] = isFunction ? .function : .value
    let head: LayNode = isFunction ? .list([.atom(called)]) : .atom(called)
    context.definitions.append(
      .call("define", [head] + body.nodes, place(of: function.syntax)))
    return Expression(isFunction ? .call(called, []) : .atom(called), type)
  }

  /// Defines a stored property that has an initial value and is no parameter of the initializer.
  private func defineMember(_ property: StoredProperty, _ context: MemberContext) -> Expression? {
    let called = Names.variable(property.name, besides: globalNames)
    context.states[property.name] = .value
    let value = inMembers(context) { initial(property) }
    let type = property.type == .unknown ? value.type : property.type
    context.definitions.append(
      .call("define", [.atom(called), value.whole], place(of: property.syntax)))
    scopes[min(1, scopes.count - 1)][property.name] = Variable(name: called, type: type)
    return Expression(.atom(called), type)
  }

  /// Runs `work` in the scope of the members, without the local scopes inside it.
  private func inMembers<Result>(_ context: MemberContext, _ work: () -> Result) -> Result {
    let inner = Array(scopes[min(context.depth + 1, scopes.count)...])
    scopes.removeLast(inner.count)
    defer { scopes += inner }
    return audibly(work)
  }

  // MARK: Functions

  /// A call of a method of the enclosing type; nil if it has none of that name.
  func ownFunction(_ name: String, _ call: FunctionCallExprSyntax) -> Expression? {
    if let owner = valueMembers.last, let whole = variable("self"),
      let known = functionOfValue(name, of: owner, .atom(whole.name), call)
    {
      return known
    }
    guard let context = members,
      let function = function(named: name, of: context.type, call)
    else { return nil }
    if function.isStatic { return staticFunction(function, of: context.type, call) }
    let called = defined(function, context)
    let nodes = arguments(SwiftArgument.all(of: call), of: function.parameters, ExprSyntax(call))
    return Expression(.call(called, nodes, place(of: call)), function.result)
  }

  /// The method of a type that a call means; among overloads, the one that suits the arguments.
  func function(
    named name: String, of type: TypeDeclaration, _ call: FunctionCallExprSyntax
  ) -> FunctionDeclaration? {
    let known = type.functions.filter { $0.name == name }
    guard known.count > 1 else { return known.first }
    let labels = call.arguments.map { $0.label?.text }
    return known.first { suits($0, SwiftArgument.all(of: call)) }
      ?? known.first { $0.parameters.map(\.label) == labels } ?? known.first
  }

  /// `Article.stub(1)`: a call of a static function, which becomes a function of the program.
  func staticFunction(
    _ function: FunctionDeclaration, of type: TypeDeclaration, _ call: FunctionCallExprSyntax
  ) -> Expression {
    let called = define(static: function, of: type)
    let nodes = arguments(SwiftArgument.all(of: call), of: function.parameters, ExprSyntax(call))
    return Expression(.call(called, nodes, place(of: call)), function.result)
  }

  /// Defines a static function of a type and returns its name in the program.
  func define(static function: FunctionDeclaration, of type: TypeDeclaration) -> String {
    let called = overloaded(
      Names.function(type.name) + "." + Names.kebab(function.name), function,
      of: type.computed + type.functions)
    if defined.insert("func " + called).inserted {
      outside {
        members = MemberContext(type, depth: scopes.count)
        emit(functionNode(function, called))
      }
    }
    return called
  }

  /// A function of the enclosing type, or of the files, that is passed by name as a value.
  func functionReference(_ name: String) -> Expression? {
    if let context = members,
      let function = context.type.functions.first(where: { $0.name == name })
    {
      return reference(to: function, defined(function, context))
    }
    guard let function = declarations.functions.first(where: { $0.name == name }) else {
      return nil
    }
    return reference(to: function, defined(function))
  }

  /// A function as a value, which is called without labels.
  private func reference(to function: FunctionDeclaration, _ called: String) -> Expression {
    let type = SwiftType.function(function.result)
    guard function.parameters.contains(where: { $0.label != nil }) else {
      return Expression(.atom(called), type)
    }
    let taken = function.parameters.map { ($0.label, LayNode.atom(unique("x"))) }
    let given = taken.flatMap { label, name in
      (label.map { [.keyword(Names.kebab($0))] } ?? []) + [name]
    }
    return Expression(.call("fn", [.list(taken.map(\.1)), .call(called, given)]), type)
  }

  /// Defines a method of the enclosing type and returns its name in the program.
  private func defined(_ function: FunctionDeclaration, _ context: MemberContext) -> String {
    let called = overloaded(
      Names.variable(function.name, besides: globalNames), function,
      of: context.type.computed + context.type.functions)
    if context.states["func " + called] == nil {
      context.states["func " + called] = .working
      let node = inMembers(context) { functionNode(function, called) }
      context.definitions.append(node)
    }
    return called
  }

  /// Defines a function of the files and returns its name in the program.
  func defined(_ function: FunctionDeclaration) -> String {
    let called = Names.function(function.name)
    if defined.insert("func " + function.name).inserted {
      outside { emit(functionNode(function, called)) }
    }
    return called
  }

  private func functionNode(_ function: FunctionDeclaration, _ called: String) -> LayNode {
    inScope {
      let heads = parameterNodes(function.parameters)
      let body = functionBody(function)
      return .call(
        "define", [.list([.atom(called)] + heads)] + body.nodes, place(of: function.syntax))
    }
  }

  func globalFunction(
    _ function: FunctionDeclaration, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression {
    let called = defined(function)
    let nodes = self.arguments(arguments, of: function.parameters, ExprSyntax(call))
    return Expression(.call(called, nodes, place(of: call)), function.result)
  }

  // MARK: Constants of the file

  func global(named name: String) -> Expression? {
    constant(
      Names.variable(name, besides: globalNames),
      declarations.constants.first { $0.name == name },
      declarations.computed.first { $0.name == name }, of: nil)
  }

  /// A constant or a computed property outside of values, which is defined once.
  ///
  /// - Parameter type: the type that has it; nil for one of the file.
  func constant(
    _ called: String, _ stored: StoredProperty?, _ computed: FunctionDeclaration?,
    of type: TypeDeclaration?
  ) -> Expression? {
    let isNew = { self.defined.insert("value " + called).inserted }
    if let stored, let value = stored.value {
      if isNew() {
        outside {
          members = type.map { MemberContext($0, depth: scopes.count) }
          let result = expression(value, expecting: stored.type)
          globalTypes[called] = stored.type == .unknown ? result.type : stored.type
          emit(.call("define", [.atom(called), result.whole], place(of: stored.syntax)))
        }
      }
      return Expression(.atom(called), globalTypes[called] ?? stored.type)
    }
    guard let computed else { return nil }
    if isNew() {
      outside {
        members = type.map { MemberContext($0, depth: scopes.count) }
        let body = body(computed.body, expecting: computed.result)
        emit(.call("define", [.list([.atom(called)])] + body.nodes, place(of: computed.syntax)))
      }
    }
    return Expression(.call(called, []), computed.result)
  }

  // MARK: Generic parameters for which only one type of the files can stand

  /// The only type that meets the constraint of a generic parameter of the enclosing type; nil if
  /// there are several or none.
  func conformer(toConstraintOf name: String) -> TypeDeclaration? {
    guard !declarations.protocols.isEmpty, let around = members?.type ?? valueMembers.last,
      let syntax = around.syntax.asProtocol(WithGenericParametersSyntax.self),
      let owner = declarations.constraints(
        syntax.genericParameterClause, syntax.genericWhereClause)[name]
    else { return nil }
    return declarations.onlyConformer(to: owner)
  }
}

extension FileDeclarations {
  func onlyConformer(to name: String) -> TypeDeclaration? {
    guard protocols[name] != nil else { return nil }
    let types = conformers(to: name)
    return types.count == 1 ? types[0] : nil
  }
}
