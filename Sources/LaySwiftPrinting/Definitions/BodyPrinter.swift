import LayLanguage

/// Bodies of functions that give values: statements, and what is given back at the end.
extension ProgramPrinter {
  /// The statements of a body with the type of its value; a single expression stands alone.
  mutating func functionBody(
    _ nodes: [Node], _ wanted: SwiftType = .unknown
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    let outer = result
    result = wanted
    defer { result = outer }
    var statements: [SwiftStatement] = []
    for node in nodes.dropLast() { statements += try action(node) }
    guard let last = nodes.last else { return (statements, .unknown) }
    let (ending, type) = try ending(last, wanted)
    statements += ending
    if statements.count == 1, case .returning(let value?)? = statements.first {
      return ([.expression(value)], type)
    }
    return (statements, type)
  }

  /// What gives the value of a body.
  private mutating func ending(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    switch node.head {
    case "let", "let*":
      let statements = try locals(node)
      let (rest, type) = try endings(Array(node.arguments.dropFirst()), wanted)
      return (statements + rest, type)
    case "begin": return try endings(node.arguments, wanted)
    case "return":
      guard let value = node.arguments.first else { return ([.returning(nil)], wanted) }
      return try ending(value, wanted)
    case "if" where node.arguments.count == 3 && hasStatements(node):
      let test = try condition(node.arguments[0])
      let (yes, type) = try ending(node.arguments[1], wanted)
      let (no, _) = try ending(node.arguments[2], wanted)
      return (Self.choice([(test, yes)], no), type)
    case "when" where wanted == .optionalNumber, "unless" where wanted == .optionalNumber:
      guard let test = node.arguments.first else { return ([], wanted) }
      let (body, _) = try endings(Array(node.arguments.dropFirst()), wanted)
      let condition = try condition(test)
      return (
        Self.choice([(node.head == "when" ? condition : Self.negated(condition), body)], nil)
          + [.returning(.atom("nil"))], wanted
      )
    case "cond":
      var branches: [(condition: SwiftExpression, body: [SwiftStatement])] = []
      var otherwise: [SwiftStatement]?
      var result = wanted
      for branch in node.arguments {
        guard let test = branch.children.first else { continue }
        let (body, type) = try endings(Array(branch.children.dropFirst()), wanted)
        if type != .unknown { result = type }
        if test.symbol == "else" || test.truth == true {
          otherwise = body
        } else {
          branches.append((try condition(test), body))
        }
      }
      if otherwise == nil, wanted == .optionalNumber {
        return (Self.choice(branches, nil) + [.returning(.atom("nil"))], wanted)
      }
      return (Self.choice(branches, otherwise), result)
    case "error": return (try action(node), wanted)
    default:
      if wanted != .unknown { return ([.returning(try expression(node, as: wanted))], wanted) }
      let value = try typed(node)
      return ([.returning(value.code)], value.type)
    }
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

  /// Whether a branch of an `if` needs more than an expression.
  private func hasStatements(_ node: Node) -> Bool {
    node.arguments.dropFirst().contains { ["let", "let*", "begin", "cond"].contains($0.head) }
  }

  /// A choice without what never holds.
  private static func choice(
    _ branches: [(condition: SwiftExpression, body: [SwiftStatement])],
    _ otherwise: [SwiftStatement]?
  ) -> [SwiftStatement] {
    let open = branches.filter { if case .atom("false") = $0.condition { false } else { true } }
    return open.isEmpty ? otherwise ?? [] : [.conditional(open, otherwise)]
  }

  // MARK: - Statements

  /// Something that is done and gives nothing.
  mutating func action(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    if node.isNothing { return [] }
    if let step = try step(node) { return step }
    let parts = node.arguments
    switch node.head {
    case "define":
      guard let name = parts.first?.symbol, parts.count == 2 else {
        guard let target = parts.first else { return [] }
        return [try localFunction(target, Array(parts.dropFirst()))]
      }
      if parts[1].head != "let", parts[1].head != "let*" { return [try local(name, parts[1])] }
      return try local(pattern: parts[0], parts[1])
    case "define-values":
      guard parts.count == 2 else { return [] }
      return try local(pattern: parts[0], parts[1])
    case "let", "let*":
      let statements = try locals(node)
      return statements + (try actions(Array(parts.dropFirst())))
    case "begin": return try actions(parts)
    case "cond", "if", "unless", "when": return try choiceOfActions(node)
    case "for", "for-each": return [try loopOfActions(node)]
    case "place": return [try placing(node)]
    default: return try callAsStatement(node)
    }
  }

  private mutating func choiceOfActions(
    _ node: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    let parts = node.arguments
    switch node.head {
    case "if":
      guard parts.count > 1 else { return [] }
      let no = parts.count > 2 ? try action(parts[2]) : []
      return Self.choice(
        [(try condition(parts[0]), try action(parts[1]))], no.isEmpty ? nil : no)
    case "cond":
      var branches: [(condition: SwiftExpression, body: [SwiftStatement])] = []
      var otherwise: [SwiftStatement]?
      for branch in parts {
        guard let test = branch.children.first else { continue }
        let body = Array(branch.children.dropFirst())
        if test.symbol == "else" || test.truth == true {
          otherwise = try actions(body)
        } else {
          branches.append((try condition(test), try actions(body)))
        }
      }
      return Self.choice(branches, otherwise)
    default:
      let test = try condition(parts[0])
      return [
        .conditional(
          [
            (node.head == "when" ? test : Self.negated(test), try actions(Array(parts.dropFirst())))
          ],
          nil)
      ]
    }
  }

  /// What is called for what it does.
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

  /// The names of a `let`.
  private mutating func locals(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    guard let list = node.arguments.first else { return [] }
    var statements: [SwiftStatement] = []
    for pair in list.children {
      guard let name = pair.children.first, let value = pair.children.dropFirst().first
      else { throw NoCounterpart("a `let` of another form") }
      statements += try local(pattern: name, value)
    }
    return statements
  }

  /// A constant, or a variable where the form assigns to it.
  private mutating func local(
    _ name: String, _ value: Node
  ) throws(NoCounterpart) -> SwiftStatement {
    if let (parameters, body) = value.function {
      return .function(try localFunction(name, parameters, body))
    }
    guard assigned.contains(name) else { return try constant(name, value) }
    let printed = try typed(value)
    let variable = bind(name, printed.type)
    if case .array(let elements) = printed.code, elements.isEmpty {
      return .declared(variable, printed.code)
    }
    let needsType = printed.type == .number
    let type = needsType ? printed.type.name : nil
    return .variable(SwiftLayout.inline(variable.expression) ?? name, type: type, printed.code)
  }

  /// The same for names that take a tuple apart, and for values with names of their own, which stand
  /// before.
  private mutating func local(
    pattern node: Node, _ value: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    let isLet = value.head == "let" || value.head == "let*"
    if let name = node.symbol, !isLet { return [try local(name, value)] }
    let outer = scopes[scopes.count - 1]
    let before = isLet ? try locals(value) : []
    let printed = try typed(isLet ? value.arguments.last ?? value : value)
    scopes[scopes.count - 1] = outer
    let type = node.symbol != nil && printed.type == .number ? printed.type.name : nil
    return before + [.constant(try bind(pattern: node, printed.type), type: type, printed.code)]
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
      let name = anchor.quoted ?? anchor.symbol ?? "top-leading"
      arguments.append(.init("anchor", .atom("." + SwiftUISpelling.camelCase(name))))
    }
    if let proposal = keywords["proposal"] {
      arguments.append(.init("proposal", try self.proposal([proposal])))
    } else {
      arguments.append(.init("proposal", .atom(".unspecified")))
    }
    return .expression(try expression(subview, as: .subview).method("place", arguments))
  }
}
