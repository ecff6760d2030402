import LayLanguage

/// Prints names for values in bodies: constants, variables and tuple patterns.
extension ProgramPrinter {
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
    let (statements, type) = try naming(lastNameOf: value, name) { printer throws(NoCounterpart) in
      try printer.ending(value, printer.types[TypePlace(node, .name)])
    }
    scopes[scopes.count - 1] = outer
    guard case .giving(let printed)? = statements.last else {
      let variable = bind(name, type, at: node)
      variable.isOpen = isChanged
      return Self.named(variable, isChanged ? "var" : "let", statements)
    }
    // If the value is a name that the statements before it declare, it needs no second name.
    if case .atom(let text) = printed, statements.count > 1,
      statements.contains(where: { $0.declares(text, asVariable: isChanged) })
    {
      let variable = PrintedVariable(printed, type)
      scopes[scopes.count - 1][name] = variable
      remember(variable, node)
      return Array(statements.dropLast())
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

  /// Prints a value; if it is a `let` that ends with one of its names, that name becomes `name`.
  private mutating func naming(
    lastNameOf value: Node, _ name: String,
    _ body: (inout ProgramPrinter) throws(NoCounterpart) -> ([SwiftStatement], SwiftType)
  ) throws(NoCounterpart) -> ([SwiftStatement], SwiftType) {
    let outer = renamed
    defer { renamed = outer }
    renamed = nil
    if let last = value.lastName, last != name { renamed = (last, name) }
    return try body(&self)
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

extension Node {
  /// The name that is the value of a `let` and that this `let` binds.
  fileprivate var lastName: String? {
    guard head == "let" || head == "let*", var last = arguments.last else { return nil }
    while last.head == "begin", let next = last.arguments.last { last = next }
    let names = arguments.first?.children.compactMap { $0.children.first?.symbol } ?? []
    return last.symbol.flatMap { names.contains($0) ? $0 : nil }
  }
}

extension SwiftStatement {
  /// Whether it declares a name; a constant counts only if `isVariable` is false.
  fileprivate func declares(_ name: String, asVariable isVariable: Bool) -> Bool {
    switch self {
    case .variable(name, _, _): true
    case .constant(name, _, _): !isVariable
    case .declared(let variable, _): SwiftLayout.inline(variable.expression) == name
    default: false
    }
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
