import LayLanguage

/// Prints choices, and values that bind names, as statements and as expressions.
extension ProgramPrinter {
  typealias Body = (inout ProgramPrinter, [Node]) throws(NoCounterpart) -> [SwiftStatement]

  /// A choice as statements: `if`, `else if`, `if let`.
  ///
  /// - Parameters:
  ///   - otherwise: the statements if no test holds and there is no `else`.
  ///   - body: prints a branch.
  mutating func choice(
    _ branches: ArraySlice<Branch>, otherwise: [SwiftStatement] = [], isFirst: Bool = true,
    _ body: Body
  ) throws(NoCounterpart) -> [SwiftStatement] {
    guard let branch = branches.first else { return otherwise }
    let rest = branches.dropFirst()
    guard let test = branch.test else { return try body(&self, branch.body) }
    if let asked = askedForNothing(test), !branch.isNegated,
      !rest.isEmpty || !otherwise.isEmpty,
      rest.contains(where: { $0.test?.mentions(asked) == true || $0.mentions(asked) })
    {
      let unwrapped = try unwrapping(asked) { printer throws(NoCounterpart) in
        let no = try printer.choice(rest, otherwise: otherwise, isFirst: false, body)
        return (condition: SwiftExpression.atom("let \(printer.swiftName(asked))"), body: no)
      }
      if let unwrapped { return [.conditional([unwrapped], try body(&self, branch.body))] }
    }
    if let swapped = try swapped(branches, otherwise, body) { return swapped }
    let (condition, yes) = try self.branch(branch, test, isFirst: isFirst, body)
    if case .atom("true") = condition { return yes }
    let no = try choice(rest, otherwise: otherwise, isFirst: false, body)
    if case .atom("false") = condition { return no }
    if no.isEmpty { return [.conditional([(condition, yes)], nil)] }
    if no.count == 1, case .conditional(let further, let last) = no[0] {
      return [.conditional([(condition, yes)] + further, last)]
    }
    return [.conditional([(condition, yes)], no)]
  }

  /// `(if (or (nil? x) test) no yes)` as `if let x, !test { yes } else { no }`; nil for other
  /// forms.
  private mutating func swapped(
    _ branches: ArraySlice<Branch>, _ otherwise: [SwiftStatement], _ body: Body
  ) throws(NoCounterpart) -> [SwiftStatement]? {
    let rest = branches.dropFirst()
    guard let branch = branches.first, let test = branch.test, !branch.isNegated,
      test.head == "or", let first = test.arguments.first, let name = askedForNothing(first),
      rest.count == 1, let last = rest.first, last.test == nil, last.mentions(name)
    else { return nil }
    let unwrapped = try unwrapping(name) { printer throws(NoCounterpart) in
      var condition = SwiftExpression.atom("let \(printer.swiftName(name))")
      for part in test.arguments.dropFirst() {
        let next = try printer.lazily { printer throws(NoCounterpart) in
          Self.negated(try printer.condition(part))
        }
        condition = .binary(condition, .also, next)
      }
      return (condition: condition, body: try body(&printer, last.body))
    }
    return try unwrapped.map { unwrapped throws(NoCounterpart) in
      [.conditional([unwrapped], try body(&self, branch.body))]
    }
  }

  private mutating func branch(
    _ branch: Branch, _ test: Node, isFirst: Bool, _ body: Body
  ) throws(NoCounterpart) -> (SwiftExpression, [SwiftStatement]) {
    if !branch.isNegated, let name = askedForSomething(test), branch.mentions(name) {
      let found = try unwrapping(name) { printer throws(NoCounterpart) in
        (SwiftExpression.atom("let \(printer.swiftName(name))"), try body(&printer, branch.body))
      }
      if let found { return found }
    }
    if !branch.isNegated, test.head == "and", let first = test.arguments.first,
      let name = askedForSomething(first),
      branch.mentions(name) || test.arguments.dropFirst().contains(where: { $0.mentions(name) })
    {
      let found = try unwrapping(name) { printer throws(NoCounterpart) in
        var condition = SwiftExpression.atom("let \(printer.swiftName(name))")
        for part in test.arguments.dropFirst() {
          condition = .binary(
            condition, .also,
            try printer.lazily { printer throws(NoCounterpart) in try printer.condition(part) })
        }
        return (condition, try body(&printer, branch.body))
      }
      if let found { return found }
    }
    let tested =
      isFirst
      ? try condition(test)
      : try lazily { printer throws(NoCounterpart) in try printer.condition(test) }
    return (branch.isNegated ? Self.negated(tested) : tested, try body(&self, branch.body))
  }

  /// Prints something before which no statement can stand.
  mutating func lazily<Result>(
    _ body: (inout ProgramPrinter) throws(NoCounterpart) -> Result
  ) throws(NoCounterpart) -> Result {
    let outer = pending
    pending = nil
    defer { pending = outer }
    return try body(&self)
  }

  // MARK: - Optionals

  /// The name that a test compares with nil: `(nil? gap)`.
  private mutating func askedForNothing(_ test: Node) -> String? {
    let parts = test.arguments
    switch test.head {
    case "nil?" where parts.count == 1: return unwrappable(parts[0])
    case "=" where parts.count == 2 && parts[1].isNothing: return unwrappable(parts[0])
    case "not" where parts.count == 1:
      guard parts[0].symbol != nil else { return nil }
      return askedForSomething(parts[0])
    default: return nil
    }
  }

  /// The name that a test checks not to be nil: `gap`, `(not (nil? gap))`.
  private mutating func askedForSomething(_ test: Node) -> String? {
    let parts = test.arguments
    if test.symbol != nil { return unwrappable(test, isAsked: false) }
    switch test.head {
    case "not" where parts.count == 1 && parts[0].symbol == nil: return askedForNothing(parts[0])
    case "!=" where parts.count == 2 && parts[1].isNothing: return unwrappable(parts[0])
    default: return nil
    }
  }

  /// A name whose value may be nil, and which is never assigned to.
  private mutating func unwrappable(_ node: Node, isAsked: Bool = true) -> String? {
    guard let name = node.symbol, !assigned.contains(name), let variable = variable(name) else {
      return nil
    }
    // The test tells that a name of unknown type may be nil.
    if isAsked, variable.isOpen, variable.type == .unknown {
      variable.type = .optional(.unknown)
    }
    guard variable.type.wrapped != nil, case .atom = variable.expression else { return nil }
    return name
  }

  private mutating func swiftName(_ name: String) -> String {
    variable(name).flatMap { SwiftLayout.inline($0.expression) } ?? name
  }

  /// Prints something in which a name is unwrapped; nil if the name is not known.
  private mutating func unwrapping<Result>(
    _ name: String, _ body: (inout ProgramPrinter) throws(NoCounterpart) -> Result
  ) throws(NoCounterpart) -> Result? {
    guard let variable = variable(name) else { return nil }
    variable.type = variable.type.wrapped ?? variable.type
    defer { variable.type = variable.type.orNothing }
    return try body(&self)
  }

  // MARK: - As values

  /// A choice as a value: a conditional expression, or a constant that is declared before.
  mutating func choiceValue(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    let (statements, type) = try lazily { printer throws(NoCounterpart) in
      try printer.ending(node, wanted)
    }
    if type == .view || type == .color, statements.count != 1 || !statements[0].isGiven {
      return TypedExpression(.call("Group", [], [SwiftClosure([], block([node]))]), .view)
    }
    if let conditional = Self.ternary(statements) { return TypedExpression(conditional, type) }
    return TypedExpression(standingBefore(statements, type), type)
  }

  /// The value of a form that binds names or runs actions first.
  mutating func blockValue(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    let outer = scopes[scopes.count - 1]
    defer { scopes[scopes.count - 1] = outer }
    var (statements, type) = try lazily { printer throws(NoCounterpart) in
      try printer.ending(node, wanted)
    }
    if pending != nil, case .giving(let value)? = statements.last {
      statements.removeLast()
      pending? += statements
      return TypedExpression(value, type)
    }
    return TypedExpression(standingBefore(statements, type), type)
  }

  /// A name for the value of statements that are written before; or a closure that is called at
  /// once.
  private mutating func standingBefore(
    _ statements: [SwiftStatement], _ type: SwiftType
  ) -> SwiftExpression {
    guard pending != nil else {
      if let mapped = Self.mapped(statements), type.wrapped == nil { return mapped }
      let closure = SwiftClosure(["() -> \(type.name)"], SwiftStatement.returning(statements))
      return .call(.closure(closure), SwiftCall())
    }
    let name = freshName("value")
    pending? += Self.named(PrintedVariable(.atom(name), type), "let", statements)
    return .atom(name)
  }

  /// `gap.map { 2 * $0 } ?? 8`, from an `if let gap` with a value in each branch.
  private static func mapped(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard statements.count == 1, case .conditional(let branches, let otherwise?) = statements[0],
      branches.count == 1, case .atom(let test) = branches[0].condition, test.hasPrefix("let "),
      branches[0].body.count == 1, case .giving(let value) = branches[0].body[0],
      otherwise.count == 1, case .giving(let other) = otherwise[0]
    else { return nil }
    let name = String(test.dropFirst("let ".count))
    guard let short = value.replacing(name, with: "$0") else { return nil }
    let closure = SwiftClosure([], [.expression(short)])
    return .binary(SwiftExpression.atom(name).method("map", [], [closure]), .orDefault, other)
  }

  /// A constant or a variable that holds the value of statements.
  static func named(
    _ variable: PrintedVariable, _ introducer: String, _ statements: [SwiftStatement]
  ) -> [SwiftStatement] {
    variable.isFraction = true
    let name = SwiftLayout.inline(variable.expression) ?? "value"
    let type = variable.type
    if let value = ternary(statements) ?? choice(statements) {
      var needed = type.needed(for: value)
      if case .choice = value { needed = type.name }
      return [
        introducer == "var"
          ? .variable(name, type: needed, value) : .constant(name, type: needed, value)
      ]
    }
    return [.undefined(introducer, name, type.name)]
      + SwiftStatement.assigning(.atom(name), statements)
  }

  /// Statements that are one choice of values, as an `if` expression; nil for all else.
  static func choice(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard statements.count == 1, case .conditional(let branches, let otherwise?) = statements[0],
      branches.allSatisfy({ $0.body.isOneValue }), otherwise.isOneValue
    else { return nil }
    return .choice(branches, otherwise)
  }

  /// A short choice of values as `test ? one : other`; nil for all else.
  static func ternary(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard let value = ternaryValue(statements), let line = SwiftLayout.inline(value) else {
      return nil
    }
    let depth = ternaryDepth(value)
    return depth < 2 && line.count <= 90 || depth == 2 && line.count <= 60 ? value : nil
  }

  private static func ternaryDepth(_ value: SwiftExpression) -> Int {
    guard case .ternary(_, _, let no) = value else { return 0 }
    return 1 + ternaryDepth(no)
  }

  private static func ternaryValue(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .giving(let value): return value
    case .conditional(let branches, let otherwise?):
      guard var value = ternaryValue(otherwise) else { return nil }
      for (condition, body) in branches.reversed() {
        if condition.bindsName { return nil }
        guard body.count == 1, case .giving(let yes) = body[0] else { return nil }
        value = .ternary(condition, yes, value)
      }
      return value
    default: return nil
    }
  }

  // MARK: Prints `case` as `switch`

  /// A `case` as a `switch` statement.
  ///
  /// - Parameter otherwise: the statements of `default` if the `case` has no `else`.
  mutating func switching(
    _ node: Node, otherwise: [SwiftStatement], _ body: Body
  ) throws(NoCounterpart) -> [SwiftStatement] {
    guard let subject = node.arguments.first else { throw NoCounterpart("a `case` of nothing") }
    let clauses = node.arguments.dropFirst()
    let constants = clauses.flatMap { $0.children.first?.children ?? [] }
    if let variable = guessed(subject), variable.type == .unknown {
      variable.type = constants.contains { $0.symbol != nil } ? .quotedName : look(constants.first)
      variable.isCompared = true
    }
    let value = try typed(subject)
    var printed: [SwiftCase] = []
    var last = otherwise
    for clause in clauses {
      let inner = Array(clause.children.dropFirst())
      guard let first = clause.children.first else { continue }
      if first.symbol == "else" {
        last = try body(&self, inner)
        continue
      }
      var patterns: [SwiftExpression] = []
      for constant in first.children {
        if let name = constant.symbol {
          patterns.append(Self.quoted(name, value.type).code)
        } else {
          patterns.append(try expression(constant, as: value.type))
        }
      }
      printed.append((patterns, try body(&self, inner)))
    }
    return [.switching(value.code, printed, last)]
  }

  private mutating func look(_ constant: Node?) -> SwiftType {
    constant.flatMap { look($0) } ?? .unknown
  }
}
