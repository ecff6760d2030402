import LayLanguage
import SwiftSyntax

/// Values of structs and enumerations of the files.
extension Translator {
  /// Makes a view, a value of a struct, or an enumeration by its raw value.
  func make(
    _ type: TypeDeclaration, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    if type.isLayout { return useLayout(type, arguments, syntax) }
    if type.isEnumeration {
      return byRawValue(type, arguments, syntax) ?? initialized(type, arguments, syntax)
        ?? unknown(syntax, .enumeration(type.name))
    }
    if type.isView { tally.views += 1 }
    if type.isWidget, let content = widgetContent(type) { return content }
    define(type)
    if let made = initialized(type, arguments, syntax) { return made }
    if let other = otherInitializer(of: type, arguments) {
      let nodes = withoutEmptyViews(
        self.arguments(arguments, of: other.parameters, syntax), for: type)
      return Expression(
        .call(defined(other, of: type), nodes, place(of: syntax)),
        type.isView ? .view : .structure(type.name))
    }
    let nodes = withoutEmptyViews(
      self.arguments(arguments, of: initializerParameters(of: type), syntax), for: type)
    let node = LayNode.call(
      Names.function(type.name), nodes + ownIdentity(of: type), place(of: syntax))
    return Expression(node, type.isView ? .view : .structure(type.name))
  }

  /// `:id "id-2"` for values whose `id` is a new `UUID()`; none in the first place that makes one.
  ///
  /// Values made in different places are different values, and are found by their `id`.
  private func ownIdentity(of type: TypeDeclaration) -> [LayNode] {
    guard !type.isView, let id = type.stored("id"), id.value?.trimmedDescription == "UUID()",
      quietness == 0
    else { return [] }
    madeIdentities += 1
    return madeIdentities == 1 ? [] : [.keyword("id"), .string("id-\(madeIdentities)")]
  }

  func defineStruct(_ type: TypeDeclaration) {
    let name = Names.function(type.name)
    let fields = type.stored.filter { !$0.isStatic && !$0.isLazy }.map { property -> LayNode in
      let field = LayNode.atom(Names.kebab(property.name))
      guard property.value != nil else {
        if !type.initializers.isEmpty { return .list([field, .nothing]) }
        let mayBeNil = property.typeSyntax?.is(OptionalTypeSyntax.self) == true
        return mayBeNil && !property.isConstant ? .list([field, .nothing]) : field
      }
      return .list([field, initial(property).whole])
    }
    emit(
      .call("define-struct", [.atom(name)] + fields, place(of: type.syntax)))
  }

  /// A made-up value of a struct.
  func sample(of name: String, _ syntax: some SyntaxProtocol) -> Expression {
    guard let type = declarations.types[name], defined.contains("type " + name) || quietness < 20
    else { return Expression(.nothing, .unknown) }
    define(type)
    quietness += 1
    madeUp.append(name)
    defer {
      quietness -= 1
      madeUp.removeLast()
    }
    guard quietness < 8 else { return Expression(.nothing, .structure(name)) }
    let parameters = initializerParameters(of: type)
    var nodes = arguments([], of: parameters, ExprSyntax(NilLiteralExprSyntax()))
    if let main = type.mainInitializer, main.parameters.contains(where: { !type.keeps($0) }) {
      return Expression(.call(defined(main, of: type), nodes), .structure(name))
    }
    if !type.initializers.isEmpty {
      // The default values of the initializer's parameters.
      for parameter in parameters {
        guard let value = parameter.defaultValue, let property = type.stored(parameter.name),
          property.value == nil, !value.is(NilLiteralExprSyntax.self)
        else { continue }
        nodes += [
          .keyword(Names.kebab(property.name)), node(value.bound, expecting: property.type),
        ]
      }
    }
    return Expression(.call(Names.function(name), nodes), .structure(name))
  }

  /// A field of a struct's value, or a property that is computed from it.
  func field(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode, _ syntax: Syntax
  ) -> Expression? {
    if let stored = type.stored(name), stored.isLazy {
      let result = defineLazy(stored, of: type)
      return Expression(.call(result.name, [whole]), result.type)
    }
    if let stored = type.stored(name) {
      return Expression(.call(":" + Names.kebab(name), [whole]), fieldType(stored))
    }
    guard let computed = type.computed(name) else {
      return dynamicMember(name, of: type, whole, syntax) ?? methodReference(name, of: type, whole)
    }
    let result = defineProperty(computed, of: type)
    return Expression(.call(result.name, [whole]), result.type)
  }

  private func fieldType(_ property: StoredProperty) -> SwiftType {
    guard property.type == .unknown, let value = property.value else { return property.type }
    return quietly { expression(value).type }
  }

  /// A function or a computed property of a struct, called on a value.
  func functionOfValue(
    _ name: String, of type: TypeDeclaration, _ whole: LayNode, _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let function = function(named: name, of: type, call) else { return nil }
    let result = defineProperty(function, of: type)
    let nodes = arguments(SwiftArgument.all(of: call), of: function.parameters, ExprSyntax(call))
    return Expression(.call(result.name, [whole] + nodes), result.type)
  }

  /// Defines a computed property as a function of the value: `(define (message.title message) …)`.
  func defineProperty(
    _ function: FunctionDeclaration, of type: TypeDeclaration
  ) -> (name: String, type: SwiftType) {
    if !type.isEnumeration { define(type) }
    let name = overloaded(
      Names.function(type.name) + "." + Names.kebab(function.name), function,
      of: type.computed + type.functions)
    defineOnce("property " + name, name, function.syntax) {
      let (heads, body) = ofValue(of: type) {
        (parameterNodes(function.parameters), functionBody(function))
      }
      globalTypes[name] = function.result == .unknown ? body.type : function.result
      return ([.atom("self")] + heads, body.nodes)
    }
    return (name, globalTypes[name] ?? function.result)
  }

  /// Defines a lazy property as a function of the value.
  private func defineLazy(
    _ property: StoredProperty, of type: TypeDeclaration
  ) -> (name: String, type: SwiftType) {
    let name = Names.function(type.name) + "." + Names.kebab(property.name)
    define(type)
    defineOnce("property " + name, name, property.syntax) {
      let value = ofValue(of: type) { initial(property) }
      globalTypes[name] = property.type == .unknown ? value.type : property.type
      return ([.atom("self")], [value.whole])
    }
    return (name, globalTypes[name] ?? property.type)
  }

  // MARK: Enumerations

  /// `status.title`, `status.rawValue`.
  func caseMember(_ name: String, of type: TypeDeclaration, _ whole: LayNode) -> Expression? {
    if name == "self" || name == "id", type.computed("id") == nil {
      return Expression(whole, .enumeration(type.name))
    }
    if let computed = type.computed(name) {
      let result = defineProperty(computed, of: type)
      return Expression(.call(result.name, [whole]), result.type)
    }
    guard name == "rawValue" else { return nil }
    let function = Names.function(type.name) + ".raw-value"
    if defined.insert("property " + function).inserted {
      let clauses = rawValues(of: type).map { name, raw in
        LayNode.list([.list([.atom(Names.kebab(name))]), raw])
      }
      emit(
        .call(
          "define",
          [.list([.atom(function), .atom("self")]), .call("case", [.atom("self")] + clauses)],
          place(of: type.syntax)))
    }
    return Expression(.call(function, [whole]), type.rawType)
  }

  // MARK: Static members

  func staticMember(_ link: Chain.Link, of type: TypeDeclaration) -> Expression {
    if link.name == "self" { return Expression(.quoted(Names.kebab(type.name)), .unknown) }
    if link.name == "init", let call = link.call {
      return make(type, link.arguments, ExprSyntax(call))
    }
    if let known = caseValue(link.name, of: type, link.arguments, link.syntax) { return known }
    if let call = link.call, let function = function(named: link.name, of: type, call),
      function.isStatic
    {
      return staticFunction(function, of: type, call)
    }
    if let known = staticValue(link.name, of: type, link.syntax) { return known }
    // `Category?.none`.
    if link.name == "none" { return Expression(.nothing, .unknown) }
    return unknown(link.syntax, .unknown)
  }

  /// A case, a constant or a computed property of a type.
  func staticValue(
    _ name: String, of type: TypeDeclaration, _ syntax: some SyntaxProtocol
  ) -> Expression? {
    if let known = caseValue(name, of: type, [], syntax) { return known }
    if name == "allCases", type.isEnumeration {
      let cases = type.cases.map { LayNode.quoted(Names.kebab($0.name)) }
      return Expression(.call("list", cases), .list(.enumeration(type.name)))
    }
    return constant(
      Names.function(type.name) + "-" + Names.kebab(name),
      type.stored.first { $0.name == name && $0.isStatic },
      type.staticComputed.first { $0.name == name }, of: type)
  }

  /// A value of an extension on a type of a framework, as `Color.brand`.
  func extensionValue(_ function: FunctionDeclaration, of typeName: String) -> Expression {
    let body = self.body(function.body, expecting: function.result)
    return Expression(body.nodes.asOne(nil), body.type)
  }

  // MARK: Initial values

  /// The initial value of a stored property.
  func initial(_ property: StoredProperty) -> Expression {
    if let wrapped = wrapped(property) ?? scaledMetric(property) { return wrapped }
    if let value = property.value {
      if let closure = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(
        ClosureExprSyntax.self)
      {
        let body = self.body(closure.statements, expecting: property.type)
        guard body.nodes.contains(where: { $0.head == "define" }) else {
          return Expression(body.nodes.asOne(nil), body.type)
        }
        return Expression(.list([.call("fn", [.list([])] + body.nodes)]), body.type)
      }
      return boundValue(value, property.type)
    }
    if property.wrapperName == "Environment" || property.isObjectAround {
      if let known = environment(property) { return known }
      // An action, as `dismiss()`, has no effect here.
      if let path = property.environmentPath, !Self.environmentValues.contains(path) {
        return Expression(.nothing, .unknown)
      }
    }
    if let known = defaultOfWrapper(property) { return known }
    return unknown(property.syntax, property.type)
  }

  /// The `wrappedValue` of a property whose wrapper the files define, as
  /// `@Clamped(0...10) var level = 14`; nil for all other properties.
  private func wrapped(_ property: StoredProperty) -> Expression? {
    guard let name = property.wrapperName?.split(separator: "<").first.map(String.init),
      let type = declaredType(name), !type.isView, !type.isEnumeration, quietness < 8,
      type.stored.allSatisfy({ $0.wrapper == nil }),
      type.computed("wrappedValue") != nil || type.stored("wrappedValue") != nil
    else { return nil }
    var arguments: [SwiftArgument] = []
    if let value = property.value {
      arguments.append(
        SwiftArgument(
          label: "wrappedValue", expression: value, closure: nil, syntax: Syntax(value),
          isFirstTrailing: false))
    }
    if let more = property.wrapper?.arguments?.as(LabeledExprListSyntax.self) {
      arguments += SwiftArgument.all(in: more)
    }
    guard type.initializers.contains(where: { $0.takes(arguments) }) || type.initializers.isEmpty
    else { return nil }
    let made = make(type, arguments, ExprSyntax(NilLiteralExprSyntax()))
    guard var value = field("wrappedValue", of: type, made.whole, property.syntax) else {
      return nil
    }
    if let initial = property.value, property.type.isUnknown {
      value.type = quietly { expression(initial).type }
    } else if !property.type.isUnknown {
      value.type = property.type
    }
    return value
  }

  /// The initial value of a wrapped property that has none, as `@FocusState var isFocused: Bool`.
  private func defaultOfWrapper(_ property: StoredProperty) -> Expression? {
    guard let wrapper = property.wrapperName else { return nil }
    switch wrapper {
    case "FocusState", "GestureState":
      return property.type == .truth
        ? Expression(.truth(false), .truth) : Expression(.nothing, property.type)
    case "Namespace": return Expression(.nothing, .unknown)
    default:
      let isOptional = property.typeSyntax?.is(OptionalTypeSyntax.self) == true
      return isOptional && ["State", "SceneStorage", "AppStorage", "Published"].contains(wrapper)
        ? Expression(.nothing, property.type) : nil
    }
  }

  /// Values of the environment that are not just actions to call.
  private static let environmentValues: Set<String> = [
    "calendar", "font", "managedObjectContext", "modelContext", "timeZone", "undoManager",
  ]

  // MARK: Initializers that do more than take the fields of their type

  /// The initializer that a call means, if it becomes a function of its own; nil otherwise.
  ///
  /// It does for structs and classes, and for views if it is not the main initializer.
  func otherInitializer(
    of type: TypeDeclaration, _ arguments: [SwiftArgument]
  ) -> FunctionDeclaration? {
    if type.isModifier || type.isLayout || type.style != nil { return nil }
    let main = type.mainInitializer
    let meant =
      type.initializers.first { suits($0, arguments) }
      ?? type.initializers.first { $0.takes(arguments) } ?? main
    if type.isView, let main, meant?.syntax.id == main.syntax.id { return nil }
    return meant
  }

  /// Defines an initializer as a function and returns its name in the program.
  func defined(_ initializer: FunctionDeclaration, of type: TypeDeclaration) -> String {
    let index = type.initializers.firstIndex { $0.syntax.id == initializer.syntax.id } ?? 0
    let made = Names.function(type.name)
    let called = "make-" + made + (index == 0 ? "" : "-\(index + 1)")
    defineOnce("init " + called, called, initializer.syntax) {
      let context = MemberContext(type, depth: scopes.count - 1)
      members = context
      let heads = parameterNodes(initializer.parameters)
      if let call = initializer.delegation {
        let made = make(type, SwiftArgument.all(of: call), ExprSyntax(call)).whole
        return (heads, context.definitions + [made])
      }
      assignments(of: initializer, context)
      let value = fields(of: type, context)
      return (heads, context.definitions + [value])
    }
    return called
  }

  /// The value of a struct, made of what its initializer has assigned to its fields.
  private func fields(of type: TypeDeclaration, _ context: MemberContext) -> LayNode {
    var nodes: [LayNode] = []
    let taken = Set(initializerParameters(of: type).map(\.name))
    for property in type.stored where !type.isView || taken.contains(property.name) {
      if property.isStatic || property.isLazy { continue }
      let given = scopes[context.depth][property.name]
      if property.isConstant, property.value != nil { continue }
      if let given {
        nodes += [.keyword(Names.kebab(property.name)), .atom(given.name)]
      } else if property.value == nil, property.typeSyntax?.is(OptionalTypeSyntax.self) != true {
        let guess = quietly { unknown(property.syntax, property.type).node }
        nodes += [.keyword(Names.kebab(property.name)), guess]
      } else if property.value == nil, property.isConstant {
        nodes += [.keyword(Names.kebab(property.name)), .nothing]
      }
    }
    return .call(Names.function(type.name), nodes)
  }

  // MARK: Initializers of structs that do something step by step, as functions that give the value

  /// A call of an initializer of the files; nil if the value is made from its fields.
  func initialized(
    _ type: TypeDeclaration, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard !type.isView, !type.isModifier, type.style == nil,
      let index = type.initializers.firstIndex(where: { $0.takes(arguments) })
    else { return nil }
    let initializer = type.initializers[index]
    let name = Names.function(type.name) + ".init" + (index == 0 ? "" : "-\(index + 1)")
    defineOnce("init " + name, name, initializer.syntax) {
      let heads = parameterNodes(initializer.parameters)
      let empty = type.isEnumeration ? LayNode.nothing : .call(Names.function(type.name), [])
      let made = LayNode.call("define", [.atom("self"), empty], place(of: type.syntax))
      let body = ofValue(of: type) {
        statementBody(initializer.body, expecting: .named("Void"), givesSelf: true)
      }
      return (heads, [made] + body.nodes)
    }
    let nodes = self.arguments(arguments, of: initializer.parameters, syntax)
    return Expression(
      .call(name, nodes, place(of: syntax)),
      type.isEnumeration ? .enumeration(type.name) : .structure(type.name))
  }

  /// `self.init(…)` in an initializer; nil for all else.
  func delegation(_ call: FunctionCallExprSyntax) -> [LayNode]? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self", member.declName.baseName.text == "init",
      let whole = variable("self"), let owner = valueMembers.last
    else { return nil }
    let value = make(owner, SwiftArgument.all(of: call), ExprSyntax(call))
    return [.call("set!", [.atom(whole.name), value.whole])]
  }

  // MARK: Values of enumerations: names, or tuples if a case of the enumeration has associated values, as
  // `(tuple :case 'image :name "hills" :value 1.5)`.

  /// The enumeration that a type is, if one of its cases has associated values; nil otherwise.
  func carrier(_ type: SwiftType) -> TypeDeclaration? {
    guard case .enumeration(let name) = type, let declared = declarations.types[name] else {
      return nil
    }
    return declared.cases.contains { !$0.parts.isEmpty } ? declared : nil
  }

  /// A case that is named or called; nil where the type has none of that name.
  func caseValue(
    _ name: String, of type: TypeDeclaration, _ arguments: [SwiftArgument],
    _ syntax: some SyntaxProtocol
  ) -> Expression? {
    guard let one = type.cases.first(where: { $0.name == name }) else { return nil }
    let kind = SwiftType.enumeration(type.name)
    let quoted = LayNode.quoted(Names.kebab(name))
    guard carrier(kind) != nil else { return Expression(quoted, kind) }
    var nodes = [LayNode.keyword("case"), quoted]
    for (index, part) in one.parts.enumerated() {
      nodes.append(.keyword(one.label(index)))
      nodes.append(value(of: part, at: index, arguments, syntax))
    }
    return Expression(.call("tuple", nodes, place(of: syntax)), kind)
  }

  private func value(
    of part: ParameterDeclaration, at index: Int, _ arguments: [SwiftArgument],
    _ syntax: some SyntaxProtocol
  ) -> LayNode {
    if arguments.indices.contains(index) {
      if let closure = arguments[index].asClosure { return function(closure).whole }
      if let expression = arguments[index].expression {
        return node(expression, expecting: part.type)
      }
    }
    if let value = part.defaultValue { return node(value, expecting: part.type) }
    return quietly { unknown(part.syntax, part.type).node }
  }

  /// The case that a pattern names, with the patterns of its associated values; nil if it names
  /// none.
  func casePattern(
    _ expression: ExprSyntax, of type: TypeDeclaration
  ) -> (name: String, parts: [(pattern: ExprSyntax, label: String, type: SwiftType)])? {
    guard
      let name = expression.implicitCallee ?? expression.staticMember ?? expression.calledMember,
      let one = type.cases.first(where: { $0.name == name })
    else { return nil }
    var parts: [(pattern: ExprSyntax, label: String, type: SwiftType)] = []
    let arguments: [ExprSyntax] =
      expression.as(FunctionCallExprSyntax.self)?.arguments.map { $0.expression } ?? []
    for (index, argument) in arguments.enumerated() where one.parts.indices.contains(index) {
      parts.append((argument, one.label(index), one.parts[index].type))
    }
    return (name, parts)
  }

  /// Binds each name in a pattern for an unknown value to a guess.
  func guessNames(in pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard let name = token.parent?.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      scopes[scopes.count - 1][name] = Variable(name: "\"" + name + "\"", type: .guess)
    }
  }

  // MARK: Raw values of enumerations

  /// `Column(rawValue: 2)`: the case with a raw value; nil for all other calls.
  func byRawValue(
    _ type: TypeDeclaration, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard arguments.count == 1, arguments[0].label == "rawValue",
      let value = arguments[0].expression, !type.cases.isEmpty
    else { return nil }
    let called = Names.function(type.name) + ".with-raw-value"
    if defined.insert("property " + called).inserted {
      let clauses = rawValues(of: type).map { name, raw in
        LayNode.list([.call("=", [.atom("raw"), raw]), .quoted(Names.kebab(name))])
      }
      outside {
        emit(
          .call(
            "define", [.list([.atom(called), .atom("raw")]), .call("cond", clauses)],
            place(of: type.syntax)))
      }
    }
    return Expression(
      .call(called, [node(value, expecting: type.rawType)], place(of: syntax)),
      .enumeration(type.name))
  }

  /// The cases with their raw values: those that are written, numbers counted on from these, or
  /// names.
  func rawValues(of type: TypeDeclaration) -> [(name: String, value: LayNode)] {
    var next = 0.0
    return type.cases.map { one in
      if let value = one.value {
        let node = node(value)
        next = (node.number ?? next) + 1
        return (one.name, node)
      }
      guard type.rawType.isNumber else { return (one.name, .string(one.name)) }
      defer { next += 1 }
      return (one.name, .atom(Self.written(next)))
    }
  }

  // MARK: `Option.allCases` of a generic parameter

  /// The cases of the enumeration that a generic parameter stands for.
  ///
  /// The program finds them from a value of that type. Nil if no such value is in scope, or if the
  /// files have no enumeration that could be meant.
  func casesOfParameter(_ name: String, _ syntax: some SyntaxProtocol) -> Expression? {
    let enumerations = declarations.typeOrder.compactMap { declarations.types[$0] }.filter {
      $0.isEnumeration && $0.conformances.contains("CaseIterable")
        && $0.cases.allSatisfy(\.parts.isEmpty) && !$0.cases.isEmpty
    }
    guard !enumerations.isEmpty, let value = valueOfParameter(name, syntax) else { return nil }
    let helper = "cases-like"
    if defined.insert("cases of parameters").inserted {
      let clauses = enumerations.map { type -> LayNode in
        let cases = LayNode.call("list", type.cases.map { .quoted(Names.kebab($0.name)) })
        return .list([.call("contains", [.atom("value"), cases]), cases])
      }
      let all = clauses + [.list([.atom("else"), .call("list", [.atom("value")])])]
      emit(
        .call("define", [.list([.atom(helper), .atom("value")]), .call("cond", all)]))
    }
    return Expression(.call(helper, [value]), .list(.named(name)))
  }

  /// A variable or a property whose type is a generic parameter, or the first element of a list of
  /// that type.
  private func valueOfParameter(_ name: String, _ syntax: some SyntaxProtocol) -> LayNode? {
    func node(_ value: LayNode, _ type: SwiftType) -> LayNode? {
      switch type {
      case .named(name): value
      case .list(.named(name)): .call("first", [value])
      default: nil
      }
    }
    for scope in scopes.reversed() {
      for (_, known) in scope.sorted(by: { $0.key < $1.key }) {
        if let found = node(.atom(known.name), known.type) { return found }
      }
    }
    for property in members?.type.stored ?? [] where !property.isStatic {
      guard let value = value(named: property.name, syntax) else { continue }
      if let found = node(value.whole, property.type) { return found }
    }
    return nil
  }
}

extension TypeDeclaration {
  /// Whether a parameter of an initializer is the property of that name.
  fileprivate func keeps(_ parameter: ParameterDeclaration) -> Bool {
    parameter.label == parameter.name && stored(parameter.name) != nil
  }

  /// The initializer that assigns the properties; nil if there is none, or if all delegate to the
  /// memberwise initializer.
  ///
  /// A view with several such initializers has no main one: each becomes a function that passes the
  /// fields on.
  var mainInitializer: FunctionDeclaration? {
    let whole = initializers.filter { $0.delegation == nil }
    return whole.count > 1 && isView ? nil : whole.first
  }

  /// The type of the raw values of an enumeration.
  var rawType: SwiftType {
    if conformances.contains("Int") { return .integer }
    return conformances.isDisjoint(with: ["CGFloat", "Double", "Float"]) ? .string : .number
  }
}

extension FunctionDeclaration {
  /// `self.init(…)`: the call by which an initializer delegates to another; nil if it does not.
  fileprivate var delegation: FunctionCallExprSyntax? {
    for statement in body {
      guard case .expr(let expression) = statement.item,
        let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.calleeText == "self.init"
      else { continue }
      return call
    }
    return nil
  }
}

extension EnumerationCase {
  /// The name of an associated value in the program: `value` if it has no label.
  func label(_ index: Int) -> String {
    if let label = parts[index].label, label != "_" { return Names.kebab(label) }
    let before = parts[..<index].count { $0.label == nil || $0.label == "_" }
    return before == 0 ? "value" : "value-\(before + 1)"
  }
}

extension ExprSyntax {
  /// `active` in `Status.active(since: x)`.
  var calledMember: String? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.staticMember
  }

  /// The name that a part of a pattern gives to something, as `code` in `.network(let code)`.
  var nameInPattern: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let pattern = self.as(PatternExprSyntax.self)?.pattern else { return nil }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
