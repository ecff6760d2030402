import LayLanguage

/// Prints the variables that the actions of views change as `@State` of the view.
extension ProgramPrinter {
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
}
