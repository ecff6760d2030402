import LayEngine
import LayLanguage
import SwiftSyntax

/// Members of the enclosing type, and functions and constants of the files.
extension Translator {
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
      context.states[name] = .function
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
    let called = Names.variable(name, besides: globalNames)
    if let stored = declarations.constants.first(where: { $0.name == name }),
      let value = stored.value, pieceNames == nil
    {
      if defined.insert("value " + name).inserted {
        outside {
          let result = self.expression(value, expecting: stored.type)
          globalTypes[name] = stored.type == .unknown ? result.type : stored.type
          emit(.call("define", [.atom(called), result.whole], place(of: stored.syntax)))
        }
      }
      return Expression(.atom(called), globalTypes[name] ?? stored.type)
    }
    guard let computed = declarations.computed.first(where: { $0.name == name }) else { return nil }
    if defined.insert("value " + name).inserted {
      outside {
        let body = self.body(computed.body, expecting: computed.result)
        emit(
          .call("define", [.list([.atom(called)])] + body.nodes, place(of: computed.syntax)))
      }
    }
    return Expression(.call(called, []), computed.result)
  }
}
