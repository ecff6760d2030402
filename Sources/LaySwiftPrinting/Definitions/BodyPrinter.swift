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

  // MARK: Prints imperative statements: loops, early exits, changes of variables and lists

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

  // MARK: Prints names for values in bodies: constants, variables and tuple patterns

  /// The constants and variables of a `let`.
  mutating func locals(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    guard let list = node.arguments.first else { return [] }
    var statements: [SwiftStatement] = []
    for pair in list.children {
      guard let name = pair.children.first, let value = pair.children.dropFirst().first
      else { throw NoCounterpart("a `let` of another form") }
      statements += try local(pattern: name, value)
    }
    return statements
  }

  /// A constant, or a variable if the enclosing function assigns to it.
  mutating func local(
    _ name: String, _ node: Node, _ value: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    if let (parameters, body) = value.function {
      return [.function(try localFunction(name, parameters, body, at: node))]
    }
    let isChanged = assigned.contains(name)
    let outer = scopes[scopes.count - 1]
    let (statements, type) = try ending(value, types[TypePlace(node, .name)])
    scopes[scopes.count - 1] = outer
    guard case .giving(let printed)? = statements.last else {
      let variable = bind(name, type, at: node)
      variable.isOpen = isChanged
      return Self.named(variable, isChanged ? "var" : "let", statements)
    }
    let variable = bind(name, type, at: node)
    variable.isOpen = isChanged
    return Array(statements.dropLast()) + [local(variable, printed, isChanged: isChanged)]
  }

  /// A constant or a variable with an initial value.
  private func local(
    _ variable: PrintedVariable, _ value: SwiftExpression, isChanged: Bool
  ) -> SwiftStatement {
    let text = SwiftLayout.inline(variable.expression) ?? "value"
    if variable.type.isNumber, !value.isWholeNumber { variable.isFraction = true }
    if isChanged, value.isEmptyList || value.isNil { return .declared(variable, value) }
    let type = variable.type.needed(for: value)
    return isChanged ? .variable(text, type: type, value) : .constant(text, type: type, value)
  }

  /// A constant for a name, or for a pattern that takes a tuple apart.
  mutating func local(
    pattern node: Node, _ value: Node
  ) throws(NoCounterpart) -> [SwiftStatement] {
    if let name = node.symbol { return try local(name, node, value) }
    let printed = try typed(value)
    return [.constant(try bind(pattern: node, printed.type), type: nil, printed.code)]
  }
}

extension SwiftType {
  /// The name of the type if Swift would infer another type from the value alone; otherwise nil.
  func needed(for value: SwiftExpression) -> String? {
    if value.isEmptyList || value.isNil { return name }
    if wrapped != nil { return name }
    return self == .number && value.isOfLiterals ? name : nil
  }
}

extension SwiftExpression {
  /// Whether it is an empty array literal, which does not tell its type.
  fileprivate var isEmptyList: Bool {
    if case .array(let elements) = self { elements.isEmpty } else { false }
  }

  fileprivate var isNil: Bool { if case .atom("nil") = self { true } else { false } }

  var isWholeNumber: Bool {
    if case .atom(let text) = self { Int(text) != nil } else { false }
  }

  /// Whether it is made of number literals and implicit members such as `.infinity`.
  fileprivate var isOfLiterals: Bool {
    switch self {
    case .atom(let text): Double(text) != nil || text.hasPrefix(".") || text.hasPrefix("-.")
    case .unary(_, let value): value.isOfLiterals
    case .binary(let left, _, let right): left.isOfLiterals && right.isOfLiterals
    case .ternary(_, let yes, let no): yes.isOfLiterals && no.isOfLiterals
    case .call(.atom(let name), let call):
      ["abs", "max", "min"].contains(name) && call.arguments.allSatisfy(\.value.isOfLiterals)
    case .call(.member(let owner, _), let call):
      owner.isOfLiterals && call.arguments.allSatisfy(\.value.isOfLiterals)
    case .array(let elements): elements.allSatisfy(\.isOfLiterals)
    default: false
    }
  }
}
