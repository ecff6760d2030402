import LayLanguage

/// Prints a parameter `:x` with its setter `:set-x` as a `@Binding`.
extension ProgramPrinter {
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
}
