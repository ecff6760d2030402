import LayLanguage

/// Prints functions whose views have states, bindings or environment values as structures.
extension ProgramPrinter {
  /// Whether a body needs a structure, since it has states or reads the environment.
  static func isOfStructure(_ body: [Node]) -> Bool {
    let parts = ViewParts(body)
    return parts.surroundings != nil || parts.rest.contains { $0.head == "define-state" }
  }

  /// `struct Measured: View` with its parameters, its states and its body.
  mutating func viewStructure(
    _ name: String, _ parameters: [Node], _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    if stateNames.members.contains(name) {
      throw NoCounterpart("it uses a state of the view, which it cannot see")
    }
    let definition = PrintedDefinition(freshType(name), .function, result: .view)
    let variable = PrintedVariable(.atom(definition.name), .unknown, definition)
    globals[name] = variable
    let outer = environment
    environment = []
    defer { environment = outer }
    let defaults = try readBindings(parameters, into: definition)
    suppose(typesOfUse[name] ?? [], of: definition)
    let taken = Set(scopes[scopes.count - 1].keys)
    let parts = ViewParts(body)
    if let surroundings = parts.surroundings {
      scopes[scopes.count - 1][surroundings] = PrintedVariable(
        .atom("environment"), .environment)
    }
    let (members, initial) = try ownStates(parts.rest, taken)
    var content = try viewBody(parts.rest.filter { $0.head != "define-state" })
    // Functions at the start of the body, before any constant, become methods.
    var methods: [SwiftDeclaration] = []
    while case .function(let local)? = content.first {
      methods.append(.helper(local))
      content.removeFirst()
    }
    if content.count == 1, case .returning(let value?) = content[0] {
      content = [.expression(value)]
    }
    for parameter in definition.parameters
    where [.view, .optional(.view)].contains(parameter.variable.type) {
      throw NoCounterpart("a view with states that is given a view")
    }
    let found = environmentDeclarations
    open.append(OpenDefinition(definition, defaults, at: declarations.count, initial: initial))
    declarations.append(
      .structure(
        definition.name, conformances: ["View"],
        found + members + [.property("body", attributes: [], type: "some View", content)]
          + methods))
    return variable
  }

  /// `@Environment(\.layoutDirection) private var layoutDirection`, for all values that are read.
  var environmentDeclarations: [SwiftDeclaration] {
    environment.map { value in
      .value(
        "@\(value.attribute) private var", value.name,
        type: value.initial == nil ? nil : "CGFloat", value.initial)
    }
  }

  /// The states of a body, and those whose first value a parameter tells, for the initializer.
  mutating func ownStates(
    _ body: [Node], _ taken: Set<String>
  ) throws(NoCounterpart) -> ([SwiftDeclaration], [InitialState]) {
    var members: [SwiftDeclaration] = []
    var initial: [InitialState] = []
    for node in body where node.head == "define-state" {
      guard node.arguments.count == 2, let name = node.arguments[0].symbol else {
        throw NoCounterpart("a state of another form")
      }
      let target = node.arguments[0]
      let value = try typed(node.arguments[1], wanting: types[TypePlace(target, .name)])
      let variable = bind(name, value.isWhole ? .unknown : value.type, at: nil)
      variable.isWhole = value.isWhole
      variable.isOpen = true
      variable.isState = true
      remember(variable, target)
      let isGiven = taken.contains { node.arguments[1].mentions($0) }
      let state = State(variable: variable, value: value.code)
      members.append(state.declaration(hasValue: !isGiven))
      if isGiven { initial.append(InitialState(variable: variable, value: value.code)) }
    }
    return (members, initial)
  }
}

/// A state whose first value depends on a parameter.
struct InitialState {
  let variable: PrintedVariable
  let value: SwiftExpression
}

/// The body of a function, without an `environment-reader` around it.
struct ViewParts {
  /// The name of the environment in the body; nil without an `environment-reader`.
  let surroundings: String?
  let rest: [Node]

  init(_ body: [Node]) {
    guard body.count == 1, body[0].head == "environment-reader",
      let (parameters, inner) = body[0].arguments.first?.function, body[0].arguments.count == 1,
      parameters.count == 1, let name = parameters[0].symbol
    else {
      (surroundings, rest) = (nil, body)
      return
    }
    (surroundings, rest) = (name, inner)
  }
}

extension OpenDefinition {
  /// `init(start: CGFloat)`, which gives states their first values; nil if none needs it.
  func initializer() -> SwiftDeclaration? {
    guard !initial.isEmpty else { return nil }
    var body: [SwiftStatement] = []
    for parameter in definition.parameters {
      let name = SwiftLayout.inline(parameter.variable.expression) ?? "value"
      let member = parameter.isBinding ? "_" + name : name
      body.append(.assignment(.member(.atom("self"), member), "=", .atom(name)))
    }
    for state in initial {
      let name = SwiftLayout.inline(state.variable.expression) ?? "value"
      let value = SwiftExpression.call("State", [.init("initialValue", state.value)])
      body.append(.assignment(.atom("_" + name), "=", value))
    }
    let parameters = zip(definition.parameters, defaults).map { $0.written($1) }
    return .function(
      SwiftFunction(name: "init", parameters: parameters, result: nil, body: body))
  }
}
