import LayLanguage

/// What a program keeps in variables that the actions of its views change: `@State` of the view.
extension ProgramPrinter {
  /// A state, as the view declares it.
  struct State {
    let variable: PrintedVariable
    let value: SwiftExpression
  }

  /// The definitions that actions of views assign to, and those that use them by whatever way.
  struct StateNames {
    /// Values that are states.
    let states: Set<String>
    /// What has to stand in the view that has the states.
    let members: Set<String>
  }

  /// What a view, and all definitions, change by the actions of views.
  func stateNames(_ view: Node) -> StateNames {
    var states: Set<String> = []
    for node in [view] + definitions.values.map(\.node) {
      for place in node.index..<node.tree.after(node.index) {
        let call = Node(node.tree, place)
        guard ["on-geometry-change", "on-preference-change"].contains(call.head ?? "") else {
          continue
        }
        for part in call.arguments where part.function != nil {
          states.formUnion(Assignments.names(in: part))
        }
      }
    }
    states = states.filter { definitions[$0]?.node.arguments.first?.symbol == $0 }
    var members: Set<String> = []
    var reached = states
    while !reached.isEmpty {
      var next: Set<String> = []
      for (name, definition) in definitions
      where !members.contains(name) && !states.contains(name)
        && reached.contains(where: { definition.node.mentions($0) })
      { next.insert(name) }
      members.formUnion(next)
      reached = next
    }
    return StateNames(states: states, members: members)
  }

  /// A state; the view declares it.
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
    remember(variable, target)
    globals[name] = variable
    states.append(State(variable: variable, value: value.code))
    return variable
  }

  /// The states as members of the view.
  var stateDeclarations: [SwiftDeclaration] {
    states.map { state in
      let name = SwiftLayout.inline(state.variable.expression) ?? "value"
      let isAbsent = if case .atom("nil") = state.value { true } else { false }
      let isPlain = state.variable.type == .string || state.variable.type == .truth
      return .value(
        "@State private var", name, type: isPlain ? nil : state.variable.type.name,
        isAbsent ? nil : state.value)
    }
  }

  // MARK: - Actions

  /// `.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }`.
  mutating func geometryChange(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    guard let of = bound["of"], let action = bound["action"] else {
      throw NoCounterpart("a change that nothing is done about")
    }
    var (value, type) = try closure(of, [.geometry])
    if type == .unknown { type = .number }
    if value.parameters.isEmpty, case .expression(let code)? = value.body.first,
      case .member(.atom("$0"), let name) = code, ["width", "height"].contains(name)
    {
      value.body = [.expression(.member(.member(.atom("$0"), "size"), name))]
    }
    var change = try self.action(action, type)
    change.label = "action"
    let arguments = [SwiftArgument("for", .member(.atom(type.name), "self"))]
    let modifier = SwiftModifier("onGeometryChange", SwiftCall(arguments, [value, change]))
    return PrintedView(base: .atom(""), modifiers: [modifier])
  }

  /// What is done with a value, or with the one before and the new one.
  mutating func action(
    _ node: Node, _ type: SwiftType
  ) throws(NoCounterpart) -> SwiftClosure {
    guard let (parameters, body) = node.function else {
      throw NoCounterpart("what is done by a function that is given by its name")
    }
    return try within { printer throws(NoCounterpart) in
      let outer = printer.assigned
      printer.assigned = outer.union(Assignments.names(in: body))
      defer { printer.assigned = outer }
      var names: [String] = []
      for parameter in parameters { names.append(try printer.bind(pattern: parameter, type)) }
      return SwiftClosure(names, try printer.actions(body))
    }
  }
}
