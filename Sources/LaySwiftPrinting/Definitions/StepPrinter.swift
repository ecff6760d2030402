import LayLanguage

/// Prints imperative statements: loops, early exits, changes of variables and lists.
extension ProgramPrinter {
  /// The statements of such a form; nil for any other form.
  mutating func step(_ node: Node) throws(NoCounterpart) -> [SwiftStatement]? {
    let parts = node.arguments
    switch node.head {
    case "while":
      guard let test = parts.first else { return nil }
      return [.whileLoop(try condition(test), try actions(Array(parts.dropFirst())))]
    case "error":
      return [.expression(.call("fatalError", [.init(try expression(parts[0], as: .string))]))]
    case "break", "continue": return [.expression(.atom(node.head ?? ""))]
    case "return": return [.returning(try returned(parts.first))]
    case "+=", "-=", "*=", "/=":
      guard parts.count == 2 else { return nil }
      let target = try place(parts[0])
      let value = try given(parts[1], to: parts[0], target)
      return [.assignment(target.code, node.head ?? "", value)]
    case "set!":
      guard parts.count == 2 else { return nil }
      return try assignment(parts[0], parts[1])
    case "append!", "insert!", "remove!", "remove-all!", "swap!":
      return try listChange(node.head ?? "", parts)
    default: return nil
    }
  }

  /// `value = 1`, or `value += 1` for a sum that begins with the old value.
  private mutating func assignment(
    _ node: Node, _ value: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    let target = try place(node)
    if let branches = Branch.all(of: value), branches.count > 1 {
      let (statements, type) = try ending(value, target.type)
      guess(node, type)
      if Self.ternary(statements) == nil {
        return SwiftStatement.assigning(target.code, statements)
      }
    }
    let printed = try given(value, to: node, target)
    if case .binary(let left, let sign, let right) = printed,
      [SwiftOperator.adding, .subtracting, .multiplying, .dividing].contains(sign),
      let one = SwiftLayout.inline(left), one == SwiftLayout.inline(target.code)
    {
      return [.assignment(target.code, sign.sign + "=", right)]
    }
    return [.assignment(target.code, "=", printed)]
  }

  /// A value that is assigned to a variable, whose type it may tell.
  private mutating func given(
    _ value: Node, to node: Node, _ target: TypedExpression
  ) throws(NoCounterpart) -> SwiftExpression {
    let variable = guessed(node)
    if let variable, variable.isOpen, target.type != .number {
      let printed = try typed(value, wanting: target.type)
      if printed.isWhole, !variable.type.isKnown {
        variable.isWhole = true
        return printed.code
      }
      if let type = variable.type.joined(with: printed.type) { variable.type = type }
      return try converted(printed, to: variable.type)
    }
    if let variable, variable.type.isNumber, value.number.map({ $0 != $0.rounded() }) ?? true {
      let printed = try typed(value, wanting: target.type)
      if printed.type == .number, !isWholeArithmetic(value, of: variable) {
        variable.isFraction = true
      }
      if printed.type.wrapped != nil, variable.isOpen { variable.type = variable.type.orNothing }
      return try converted(printed, to: variable.type)
    }
    return try expression(value, as: target.type)
  }

  /// Whether a value keeps a variable whole: it is made of whole numbers and the variable by sums,
  /// differences, products, `min` and `max`.
  private mutating func isWholeArithmetic(_ node: Node, of variable: PrintedVariable) -> Bool {
    if let number = node.number { return number == number.rounded() }
    if let name = node.symbol, let found = self.variable(name) {
      return found === variable || found.type == .integer
    }
    switch node.head {
    case "length": return true
    case "+", "-", "*", "max", "min":
      for part in node.arguments where !isWholeArithmetic(part, of: variable) { return false }
      return true
    default: return false
    }
  }

  /// Whether a node is an action, which has no value.
  mutating func isAction(_ node: Node) -> Bool {
    switch node.head {
    case let head? where Self.steps.contains(head): return variable(head) == nil
    case "for", "for-each", "when", "unless", "begin", "let", "let*":
      guard let last = node.arguments.last else { return false }
      return isAction(last.function?.body.last ?? last)
    case "if": return node.arguments.dropFirst().contains { isAction($0) }
    case "cond", "case":
      return node.arguments.contains { $0.children.last.map { isAction($0) } ?? false }
    case let head? where variable(head)?.changed != nil: return true
    case let head?: return called(head, by: node)?.definition?.result == .nothing
    case nil: return false
    }
  }

  private static let steps: Set<String> = [
    "*=", "+=", "-=", "/=", "append!", "assert", "insert!", "place", "print", "remove!",
    "remove-all!", "set!", "swap!", "while",
  ]

  private mutating func returned(_ node: Node?) throws(NoCounterpart) -> SwiftExpression? {
    guard let node else { return nil }
    if result.isKnown { return try expression(node, as: result) }
    let value = try typed(node, wanting: result)
    returned = returned.joined(with: value.type) ?? returned
    return try converted(value, to: result)
  }

  private mutating func listChange(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> [SwiftStatement]? {
    guard let first = parts.first else { return nil }
    let target = try place(first)
    func done(_ method: String, _ arguments: [SwiftArgument]) -> [SwiftStatement] {
      [.expression(target.code.method(method, arguments))]
    }
    switch name {
    case "append!":
      var statements: [SwiftStatement] = []
      var element = target.type.element
      for part in parts.dropFirst() {
        if element == .unknown {
          element = try typed(part).type
          try learn(first, .list(element))
        }
        let value = try expression(part, as: element)
        statements += done("append", [.init(value)])
      }
      return statements
    case "insert!" where parts.count == 4:
      let value = try expression(parts[1], as: target.type.element)
      return done("insert", [.init(value), .init("at", try expression(parts[3], as: .integer))])
    case "remove!" where parts.count == 3:
      if parts[1].keyword == "key" {
        return done("removeValue", [.init("forKey", try typed(parts[2]).code)])
      }
      return done("remove", [.init("at", try expression(parts[2], as: .integer))])
    case "remove-all!": return done("removeAll", [])
    case "swap!" where parts.count == 3:
      let indices = [
        SwiftArgument(try expression(parts[1], as: .integer)),
        SwiftArgument(try expression(parts[2], as: .integer)),
      ]
      return done("swapAt", indices)
    default: return nil
    }
  }

  /// A function inside another one.
  mutating func localFunction(
    _ target: Node, _ body: [Node]
  ) throws(NoCounterpart) -> SwiftStatement {
    guard let name = target.head else { throw NoCounterpart("a function without a name") }
    return .function(
      try localFunction(name, Array(target.children.dropFirst()), body, at: target))
  }

  /// A function inside another one, or inside a layout.
  mutating func localFunction(
    _ name: String, _ parameters: [Node], _ body: [Node], at node: Node
  ) throws(NoCounterpart) -> LocalFunction {
    let swiftName = freshName(name)
    let definition = PrintedDefinition(
      swiftName, .function,
      result: body.first.map { types[TypePlace($0, .result)] } ?? .unknown)
    let variable = PrintedVariable(.atom(swiftName), .unknown, definition)
    scopes[scopes.count - 1][name] = variable
    return try within { printer throws(NoCounterpart) in
      let isOfActions = body.last.map { printer.isAction($0) } ?? false
      let isOfViews = !isOfActions && body.last.flatMap { printer.look($0) } == .view
      printer.definitionGivesViews = isOfViews
      let defaults = try printer.read(parameters, into: definition, isMemberwise: false)
      printer.suppose(printer.typesOfUse[name] ?? [], of: definition)
      if isOfActions {
        definition.result = .nothing
        let statements = try printer.variables(of: definition) + printer.actions(body)
        return LocalFunction(definition, defaults, statements)
      }
      if isOfViews {
        definition.result = .view
        return LocalFunction(definition, defaults, try printer.viewBody(body))
      }
      let (statements, type) = try printer.functionBody(body)
      definition.result = type
      return LocalFunction(
        definition, defaults, printer.variables(of: definition) + statements.withZero)
    }
  }
}
