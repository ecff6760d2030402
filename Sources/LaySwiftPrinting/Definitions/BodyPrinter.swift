import LayLanguage

/// Prints the bodies of functions that return values: statements, and the value at the end.
extension ProgramPrinter {
  /// The statements of a body and the type of its value; a single expression needs no `return`.
  mutating func functionBody(
    _ nodes: [Node], _ wanted: SwiftType = .unknown
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    guard let first = nodes.first else { return ([], .unknown) }
    let place = TypePlace(first, .result)
    let outer = (result, returned)
    result = wanted.isKnown ? wanted : wanted.joined(with: types[place]) ?? wanted
    returned = .unknown
    defer { (result, returned) = outer }
    let (statements, given) = try endings(nodes, result)
    let type = given.joined(with: returned) ?? given
    types.note(type, at: place)
    if statements.count == 1, case .giving(let value)? = statements.first {
      return ([.expression(value)], type)
    }
    if let value = Self.ternary(statements) { return ([.expression(value)], type) }
    return (SwiftStatement.returning(statements), type)
  }

  /// The statements for the value of a body, and its type.
  mutating func ending(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    let outer = pending
    pending = []
    defer { pending = outer }
    let (statements, type) = try endingAlone(node, wanted)
    return ((pending ?? []) + statements, type)
  }

  private mutating func endingAlone(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    switch node.head {
    case "let", "let*":
      let outer = scopes[scopes.count - 1]
      defer { scopes[scopes.count - 1] = outer }
      let statements = try locals(node)
      let (rest, type) = try endings(Array(node.arguments.dropFirst()), wanted)
      return (statements + rest, type)
    case "begin": return try endings(node.arguments, wanted)
    case "return":
      guard let value = node.arguments.first else { return ([.returning(nil)], wanted) }
      return try ending(value, wanted)
    case "if", "cond", "when", "unless":
      guard let branches = Branch.all(of: node) else { break }
      return try choice(node, branches, wanted)
    case "case": return try choice(node, [], wanted)
    case "error": return (try action(node), wanted)
    default: break
    }
    if wanted != .unknown {
      let code = try expression(node, as: wanted)
      return ([.giving(code)], wanted.isKnown ? wanted : look(node) ?? wanted)
    }
    let value = try typed(node)
    return ([.giving(value.code)], value.type)
  }

  /// A choice with a value; the types of its branches are known from the second printing turn on.
  private mutating func choice(
    _ node: Node, _ branches: [Branch], _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    let place = TypePlace(node, .value)
    let wanted = wanted.isKnown ? wanted : wanted.joined(with: types[place]) ?? wanted
    var type = wanted
    var mismatch: NoCounterpart?
    var hasWholeNumber = false
    var otherwise: [SwiftStatement] = [.giving(.atom("nil"))]
    let hasElse =
      node.head == "case"
      ? node.arguments.dropFirst().contains { $0.children.first?.symbol == "else" }
      : branches.contains { $0.test == nil }
    if !hasElse {
      if wanted.isKnown, wanted.wrapped == nil {
        otherwise = [.expression(.call("fatalError", [.init(.string("no choice"))]))]
      } else {
        type = type.orNothing
      }
    }
    let print: Body = { printer, body throws(NoCounterpart) in
      let (statements, given) = try printer.endings(body, wanted)
      if given == .number, case .giving(let value)? = statements.last, value.isWholeNumber {
        hasWholeNumber = true
        return statements
      }
      if let joined = type.joined(with: given) {
        type = joined
      } else {
        mismatch = NoCounterpart("a choice of values of two types")
      }
      return statements
    }
    let statements =
      node.head == "case"
      ? try switching(node, otherwise: otherwise, print)
      : try choice(branches[...], otherwise: otherwise, print)
    if let mismatch { throw mismatch }
    types.note(type, at: place)
    if hasWholeNumber, !type.isKnown, let joined = type.joined(with: .number) { type = joined }
    return (statements, type)
  }

  private mutating func endings(
    _ nodes: [Node], _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    var statements: [SwiftStatement] = []
    for node in nodes.dropLast() { statements += try action(node) }
    guard let last = nodes.last else { return (statements, .unknown) }
    let (rest, type) = try ending(last, wanted)
    return (statements + rest, type)
  }

  // MARK: - Statements

  /// The statements of an action, which has no value.
  mutating func action(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    let outer = pending
    pending = []
    defer { pending = outer }
    let statements = try actionAlone(node)
    return (pending ?? []) + statements
  }

  private mutating func actionAlone(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    if node.isNothing { return [] }
    if let step = try step(node) { return step }
    let parts = node.arguments
    switch node.head {
    case "define":
      guard let name = parts.first?.symbol, parts.count == 2 else {
        guard let target = parts.first else { return [] }
        return [try localFunction(target, Array(parts.dropFirst()))]
      }
      return try local(name, parts[0], parts[1])
    case "define-values":
      guard parts.count == 2 else { return [] }
      return try local(pattern: parts[0], parts[1])
    case "let", "let*":
      let outer = scopes[scopes.count - 1]
      defer { scopes[scopes.count - 1] = outer }
      let statements = try locals(node)
      return statements + (try actions(Array(parts.dropFirst())))
    case "begin": return try actions(parts)
    case "cond", "if", "unless", "when":
      guard let branches = Branch.all(of: node) else { return [] }
      return try choice(branches[...]) { printer, body throws(NoCounterpart) in
        try printer.actions(body)
      }
    case "case":
      return try switching(node, otherwise: []) { printer, body throws(NoCounterpart) in
        try printer.actions(body)
      }
    case "for", "for-each": return [try loopOfActions(node)]
    case "place": return [try placing(node)]
    default: return try callAsStatement(node)
    }
  }

  /// A call as a statement.
  private mutating func callAsStatement(
    _ node: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    let parts = node.arguments
    switch node.head {
    case "assert": return [.expression(.call("assert", [.init(try condition(parts[0]))]))]
    case "print":
      let values = try parts.map { part throws(NoCounterpart) in
        SwiftArgument(try typed(part).code)
      }
      return [.expression(.call("print", values))]
    case let head?:
      if let bound = variable(head)?.changed, parts.count == 1 {
        let value = try expression(parts[0], as: bound.type)
        return [.assignment(bound.expression, "=", value)]
      }
      guard let variable = called(head, by: node), let definition = variable.definition else {
        throw NoCounterpart("`\(head)` as a statement")
      }
      let call = try call(definition, node)
      return [
        definition.result == .nothing ? .expression(call) : .assignment(.atom("_"), "=", call)
      ]
    case nil: throw NoCounterpart("a value as a statement")
    }
  }

  mutating func actions(_ nodes: [Node]) throws(NoCounterpart) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    for node in nodes { statements += try action(node) }
    return statements
  }

  private mutating func loopOfActions(_ node: Node) throws(NoCounterpart) -> SwiftStatement {
    let parts = node.arguments
    let (names, bounds, body): ([Node], [Node], [Node])
    if node.head == "for" {
      guard let header = parts.first else { throw NoCounterpart("a `for` without a name") }
      (names, bounds) = ([Node](header.children.prefix(1)), Array(header.children.dropFirst()))
      body = Array(parts.dropFirst())
    } else {
      guard let (parameters, inner) = parts.last?.function else {
        throw NoCounterpart("`for-each` of a function that is given by its name")
      }
      (names, bounds, body) = (parameters, Array(parts.dropLast()), inner)
    }
    guard let name = names.first, let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for` without a name")
    }
    return try within { printer throws(NoCounterpart) in
      let text = try printer.bind(pattern: name, sequence.type.element)
      return .loop(text, sequence.code, try printer.actions(body))
    }
  }

  /// `(place subview :at point :anchor center :proposal p)`.
  private mutating func placing(_ node: Node) throws(NoCounterpart) -> SwiftStatement {
    let (ordered, keywords) = node.sortedArguments
    guard let subview = ordered.first else {
      throw NoCounterpart("`place` without a subview")
    }
    var arguments: [SwiftArgument] = []
    if let at = keywords["at"] {
      arguments.append(.init("at", try expression(at, as: .point)))
    } else {
      arguments.append(.init("at", .atom("bounds.origin")))
    }
    if let anchor = keywords["anchor"] {
      let type = Catalogue.declaration(named: "place")?.parameter("anchor")?.type
      let outer = enumeration
      enumeration = "UnitPoint"
      defer { enumeration = outer }
      arguments.append(.init("anchor", try value(anchor, type ?? .any)))
    }
    if let proposal = keywords["proposal"] {
      arguments.append(.init("proposal", try self.proposal([proposal])))
    } else {
      arguments.append(.init("proposal", .atom(".unspecified")))
    }
    return .expression(try expression(subview, as: .subview).method("place", arguments))
  }
}
