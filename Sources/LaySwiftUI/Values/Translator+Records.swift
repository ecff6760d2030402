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
    defer { quietness -= 1 }
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
    let known: SwiftType = function.result
    guard defined.insert("property " + name).inserted else {
      return (name, globalTypes[name] ?? known)
    }
    outside {
      let isEnumeration = type.isEnumeration
      scopes.append([:])
      let selfName = "self"
      scopes[scopes.count - 1]["self"] = Variable(
        name: selfName,
        type: isEnumeration ? .enumeration(type.name) : .structure(type.name))
      valueMembers.append(type)
      let heads = parameterNodes(function.parameters)
      let body = functionBody(function)
      valueMembers.removeLast()
      globalTypes[name] = function.result == .unknown ? body.type : function.result
      emit(
        .call(
          "define", [.list([.atom(name), .atom(selfName)] + heads)] + body.nodes,
          place(of: function.syntax)))
      scopes.removeLast()
    }
    return (name, globalTypes[name] ?? known)
  }

  /// Defines a lazy property as a function of the value.
  private func defineLazy(
    _ property: StoredProperty, of type: TypeDeclaration
  ) -> (name: String, type: SwiftType) {
    let name = Names.function(type.name) + "." + Names.kebab(property.name)
    guard defined.insert("property " + name).inserted else {
      return (name, globalTypes[name] ?? property.type)
    }
    define(type)
    outside {
      scopes.append([:])
      scopes[scopes.count - 1]["self"] = Variable(name: "self", type: .structure(type.name))
      valueMembers.append(type)
      let value = initial(property)
      valueMembers.removeLast()
      globalTypes[name] = property.type == .unknown ? value.type : property.type
      emit(
        .call(
          "define", [.list([.atom(name), .atom("self")]), value.whole],
          place(of: property.syntax)))
      scopes.removeLast()
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
    let called = Names.function(type.name) + "-" + Names.kebab(name)
    if let stored = type.stored.first(where: { $0.name == name && $0.isStatic }),
      let value = stored.value
    {
      if defined.insert("value " + called).inserted {
        outside {
          members = MemberContext(type, depth: scopes.count)
          let result = self.expression(value, expecting: stored.type)
          globalTypes[called] = stored.type == .unknown ? result.type : stored.type
          emit(.call("define", [.atom(called), result.whole], place(of: stored.syntax)))
        }
      }
      return Expression(.atom(called), globalTypes[called] ?? stored.type)
    }
    guard let computed = type.staticComputed.first(where: { $0.name == name }) else { return nil }
    if defined.insert("value " + called).inserted {
      outside {
        members = MemberContext(type, depth: scopes.count)
        let body = self.body(computed.body, expecting: computed.result)
        emit(
          .call("define", [.list([.atom(called)])] + body.nodes, place(of: computed.syntax)))
      }
    }
    return Expression(.call(called, []), computed.result)
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
}

extension TypeDeclaration {
  /// Whether a parameter of an initializer is the property of that name.
  fileprivate func keeps(_ parameter: ParameterDeclaration) -> Bool {
    parameter.label == parameter.name && stored(parameter.name) != nil
  }
}
