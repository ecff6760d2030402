import LayLanguage

/// Prints an `environment-reader` inside a view as a structure of its own.
///
/// Properties of the outer view would read the environment of that view.
extension ProgramPrinter {
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
}
