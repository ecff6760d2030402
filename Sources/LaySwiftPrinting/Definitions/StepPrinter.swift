import LayLanguage

/// What is done step by step: loops, early exits, changes of variables and lists.
extension ProgramPrinter {
  /// A step; nil for what is none of these.
  mutating func step(_ node: Node) throws(NoCounterpart) -> [SwiftStatement]? {
    let parts = node.arguments
    switch node.head {
    case "while":
      guard let test = parts.first else { return nil }
      return [.whileLoop(try condition(test), try actions(Array(parts.dropFirst())))]
    case "break", "continue": return [.expression(.atom(node.head ?? ""))]
    case "return": return [.returning(try returned(parts.first))]
    case "+=", "-=", "*=", "/=":
      guard parts.count == 2 else { return nil }
      let target = try place(parts[0])
      return [
        .assignment(target.code, node.head ?? "", try expression(parts[1], as: target.type))
      ]
    case "set!":
      guard parts.count == 2 else { return nil }
      let target = try place(parts[0])
      return [.assignment(target.code, "=", try expression(parts[1], as: target.type))]
    case "append!", "insert!", "remove!", "remove-all!", "swap!":
      return try listChange(node.head ?? "", parts)
    default: return nil
    }
  }

  private mutating func returned(_ node: Node?) throws(NoCounterpart) -> SwiftExpression? {
    guard let node else { return nil }
    return try result == .unknown ? typed(node).code : expression(node, as: result)
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
      for part in parts.dropFirst() {
        let value = try expression(part, as: target.type.element)
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

  /// A function inside of another one.
  mutating func localFunction(
    _ target: Node, _ body: [Node]
  ) throws(NoCounterpart) -> SwiftStatement {
    guard let name = target.head else { throw NoCounterpart("a function without a name") }
    let swiftName = freshName(name)
    let definition = PrintedDefinition(swiftName, .function, result: .unknown)
    let variable = PrintedVariable(.atom(swiftName), .unknown, definition)
    scopes[scopes.count - 1][name] = variable
    return try within { printer throws(NoCounterpart) in
      let defaults = try printer.read(
        Array(target.children.dropFirst()), into: definition, isMemberwise: false)
      if let last = body.last, printer.look(last) == .view {
        definition.result = .view
        return .function(LocalFunction(definition, defaults, try printer.viewBody(body)))
      }
      let (statements, type) = try printer.functionBody(body)
      definition.result = type
      return .function(LocalFunction(definition, defaults, statements))
    }
  }
}
