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

  // MARK: Prints the variables that the actions of views change as `@State` of the view

  /// A state, as the view declares it.
  struct State {
    let variable: PrintedVariable
    let value: SwiftExpression

    /// `@State private var width: CGFloat = 0`.
    func declaration(hasValue: Bool = true) -> SwiftDeclaration {
      let name = SwiftLayout.inline(variable.expression) ?? "value"
      let isAbsent = if case .atom("nil") = value { true } else { false }
      let isPlain = variable.type == .string || variable.type == .truth
      return .value(
        "@State private var", name, type: isPlain && hasValue ? nil : variable.type.name,
        isAbsent || !hasValue ? nil : value)
    }
  }

  /// The definitions that actions of views assign to, and those that use them directly or
  /// indirectly.
  struct StateNames {
    /// Values that are states.
    let states: Set<String>
    /// Definitions that have to be members of the view that has the states.
    let members: Set<String>
  }

  /// The states and members that follow from the actions in a view and in all definitions.
  func stateNames(_ view: Node) -> StateNames {
    var states: Set<String> = []
    for node in [view] + definitions.values.map(\.node) {
      for place in node.index..<node.tree.after(node.index) {
        let call = Node(node.tree, place)
        let isAction = Self.actions.contains(call.head ?? "")
        var keyword: String?
        for part in call.arguments {
          if part.function != nil, isAction || keyword?.hasPrefix("set-") == true {
            states.formUnion(Assignments.names(in: part))
          }
          keyword = part.keyword
        }
      }
    }
    states = states.filter { definitions[$0]?.node.arguments.first?.symbol == $0 }
    states.formUnion(definitions.filter { $0.value.node.head == "define-state" }.keys)
    var members: Set<String> = []
    var reached = states
    while !reached.isEmpty {
      var next: Set<String> = []
      for (name, definition) in definitions
      where !members.contains(name) && !states.contains(name)
        && reached.contains(where: { definition.node.mentions($0) && !definition.node.takes($0) })
      { next.insert(name) }
      members.formUnion(next)
      reached = next
    }
    return StateNames(states: states, members: members)
  }

  /// The modifiers whose functions change states.
  private static let actions: Set<String> = [
    "on-appear", "on-change", "on-geometry-change", "on-preference-change",
    "on-scroll-geometry-change", "on-scroll-phase-change", "on-scroll-visibility-change",
  ]

  /// A definition as a state, which the view declares.
  mutating func state(
    _ name: String, _ target: Node, _ node: Node
  ) throws(NoCounterpart) -> PrintedVariable {
    let value = try typed(node, wanting: types[TypePlace(target, .name)])
    let variable = PrintedVariable(.atom(SwiftName.value(name)), value.type)
    if value.isWhole {
      variable.type = .unknown
      variable.isWhole = true
    }
    variable.isOpen = true
    variable.isState = true
    remember(variable, target)
    globals[name] = variable
    states.append(State(variable: variable, value: value.code))
    return variable
  }

  /// The declarations of the states as members of the view.
  var stateDeclarations: [SwiftDeclaration] { states.map { $0.declaration() } }

  // MARK: Prints a parameter `:x` with its setter `:set-x` as a `@Binding`

  /// Whether a parameter has a setter.
  static func hasBindings(_ parameters: [Node]) -> Bool {
    let keywords = Set(parameters.compactMap(\.keyword))
    return keywords.contains { keywords.contains("set-" + $0) }
  }

  /// Reads parameters, and makes those with setters bindings.
  mutating func readBindings(
    _ nodes: [Node], into definition: PrintedDefinition
  ) throws(NoCounterpart) -> [SwiftExpression?] {
    let keywords = Set(nodes.compactMap(\.keyword))
    var kept: [Node] = []
    var changes: [(keyword: String, name: String)] = []
    var rest = nodes[...]
    while let node = rest.popFirst() {
      guard let keyword = node.keyword, keyword.hasPrefix("set-"),
        keywords.contains(String(keyword.dropFirst(4))), let target = rest.first,
        let name = target.symbol ?? target.head
      else {
        kept.append(node)
        continue
      }
      rest.removeFirst()
      changes.append((String(keyword.dropFirst(4)), name))
    }
    let defaults = try read(kept, into: definition, isMemberwise: true)
    for (keyword, name) in changes {
      guard let index = definition.parameters.firstIndex(where: { $0.keyword == keyword }) else {
        continue
      }
      definition.parameters[index].isBinding = true
      definition.parameters[index].usual = defaults[index]
      let variable = definition.parameters[index].variable
      variable.isState = true
      let change = PrintedVariable(.atom(SwiftName.value(name)), .unknown)
      change.changed = variable
      scopes[scopes.count - 1][name] = change
    }
    return defaults
  }

  /// The argument for a binding: `$width`, `.constant(4)` or `Binding(get:set:)`.
  mutating func binding(
    _ value: SwiftExpression, _ change: Node?, _ type: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    guard let change else { return .call(".constant", [.init(value)]) }
    if let bound = change.symbol.flatMap({ variable($0) })?.changed,
      let name = SwiftLayout.inline(bound.expression), SwiftLayout.inline(value) == name
    {
      return .atom("$" + name)
    }
    if let name = try ownState(changedBy: change), SwiftLayout.inline(value) == name {
      return .atom("$" + name)
    }
    let set = try action(change, type)
    return .call(
      "Binding",
      [
        .init("get", .closure(SwiftClosure([], [.expression(value)]))),
        .init("set", .closure(set)),
      ])
  }

  /// The name of the state to which a function only assigns its argument; nil for any other
  /// function.
  private mutating func ownState(changedBy change: Node) throws(NoCounterpart) -> String? {
    guard let (parameters, body) = change.function, parameters.count == 1, body.count == 1,
      let parameter = parameters[0].symbol, body[0].arguments.last?.symbol == parameter
    else { return nil }
    let target: PrintedVariable?
    if body[0].head == "set!", body[0].arguments.count == 2 {
      target = body[0].arguments[0].symbol.flatMap { variable($0) }
      guard target?.isState == true else { return nil }
    } else {
      guard body[0].arguments.count == 1 else { return nil }
      target = body[0].head.flatMap { variable($0) }?.changed
    }
    return target.flatMap { SwiftLayout.inline($0.expression) }
  }

  // MARK: Prints an `environment-reader` inside a view as a structure of its own
  // Properties of the outer view would read the environment of that view.

  mutating func reader(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    guard let content = bound["content"], let (parameters, inner) = content.function,
      parameters.count == 1, let surroundings = parameters[0].symbol
    else { throw NoCounterpart("a reader by a function that is given by its name") }
    if stateNames.states.union(stateNames.members).contains(where: { content.mentions($0) }) {
      throw NoCounterpart("it uses a state of the view, which it cannot see")
    }
    let taken = try captured(in: content)
    let definition = PrintedDefinition(freshType("environment-reader"), .function, result: .view)
    definition.parameters = taken.map { one in
      .init(
        keyword: nil, label: SwiftLayout.inline(one.variable.expression), variable: one.variable,
        isOptional: false)
    }
    let outer = environment
    environment = []
    defer { environment = outer }
    let (members, initial, body) = try atTop { printer throws(NoCounterpart) in
      for one in taken {
        printer.scopes[0][one.name] = one.variable
        printer.usedNames[0].insert(SwiftLayout.inline(one.variable.expression) ?? one.name)
      }
      let names = Set(taken.map(\.name))
      printer.scopes[0][surroundings] = PrintedVariable(.atom("environment"), .environment)
      let (members, initial) = try printer.ownStates(inner, names)
      let body = try printer.viewBody(inner.filter { $0.head != "define-state" })
      return (members, initial, body)
    }
    open.append(
      OpenDefinition(
        definition, taken.map { _ in nil }, at: declarations.count, initial: initial))
    declarations.append(
      .structure(
        definition.name, conformances: ["View"],
        environmentDeclarations + members
          + [.property("body", attributes: [], type: "some View", body)]))
    let arguments = definition.parameters.map {
      SwiftArgument($0.label, $0.variable.expression)
    }
    return PrintedView(base: .call(definition.name, arguments))
  }

  /// The names that a function captures, whose values are passed to its structure.
  private func captured(
    in node: Node
  ) throws(NoCounterpart) -> [(name: String, variable: PrintedVariable)] {
    var taken: [(name: String, variable: PrintedVariable)] = []
    let assigned = Assignments.names(in: node)
    for scope in scopes.reversed() {
      for (name, variable) in scope.sorted(by: { $0.key < $1.key })
      where node.mentions(name) && !taken.contains(where: { $0.name == name }) {
        guard !assigned.contains(name), variable.changed == nil, variable.definition == nil,
          variable.type != .view, variable.type != .environment,
          case .atom = variable.expression
        else { throw NoCounterpart("a reader inside of a view, which uses its `\(name)`") }
        taken.append((name, variable))
      }
    }
    return taken
  }

  // MARK: Prints the modifiers and styles of a program, as `ViewModifier`, `ButtonStyle` and the like

  /// `define-modifier` as a `ViewModifier`; its first name is the `content` of `body`.
  mutating func modifier(
    _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let definition = PrintedDefinition(freshType(name), .modifier, result: .view)
    let function = SwiftFunction(
      name: "body", parameters: ["content: Content"], result: "some View", body: [])
    return try structure(
      name, target, parts, definition, conformance: "ViewModifier", function,
      PrintedVariable(.atom("content"), .view))
  }

  /// `define-button-style` and the other forms that define styles.
  mutating func style(
    _ form: String, _ name: String, _ target: Node, _ parts: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let modifier = String(form.dropFirst("define-".count))
    let definition = PrintedDefinition(freshType(name), .value, result: .unknown)
    var function = SwiftFunction(
      name: "makeBody", parameters: ["configuration: Configuration"], result: "some View",
      body: [])
    if modifier == "text-field-style" {
      // `TextFieldStyle` has a requirement of another name, which gets the text field itself.
      function.name = "_body"
      function.parameters = ["configuration: TextField<Self._Label>"]
    }
    let camel = SwiftUISpelling.camelCase(modifier)
    return try structure(
      name, target, parts, definition,
      conformance: camel.prefix(1).uppercased() + camel.dropFirst(), function,
      PrintedVariable(.atom("configuration"), .configuration(modifier)))
  }

  /// A structure with one function, which makes a view from the content or configuration it gets.
  private mutating func structure(
    _ name: String, _ target: Node, _ parts: [Node], _ definition: PrintedDefinition,
    conformance: String, _ function: SwiftFunction, _ given: PrintedVariable
  ) throws(NoCounterpart) -> PrintedVariable {
    let variable = PrintedVariable(.call(definition.name), .unknown, definition)
    globals[name] = variable
    let outer = environment
    environment = []
    defer { environment = outer }
    let defaults = try read(
      Array(target.children.dropFirst()), into: definition, isMemberwise: true)
    guard let names = parts.first?.children.compactMap(\.symbol), let first = names.first else {
      throw NoCounterpart("a body without its parameters")
    }
    scopes[scopes.count - 1][first] = given
    if names.count > 1 {
      scopes[scopes.count - 1][names[1]] = PrintedVariable(.atom("environment"), .environment)
    }
    var function = function
    function.body = try viewBody(Array(parts.dropFirst()))
    if function.body.contains(where: \.isConditional), function.body.count > 1 {
      function.attributes = ["@ViewBuilder"]
    }
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(
      .structure(
        definition.name, conformances: [conformance],
        environmentDeclarations + [.function(function)]))
    return variable
  }

  /// A view with a modifier of the program.
  mutating func modified(
    _ view: PrintedView, by definition: PrintedDefinition, _ node: Node
  ) throws(NoCounterpart) -> PrintedView {
    var view = view
    let made = try call(definition, node)
    view.modifiers.append(SwiftModifier("modifier", SwiftCall([SwiftArgument(made)])))
    return view
  }
}
