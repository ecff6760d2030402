import LayLanguage

/// Prints `case` as `switch`.
extension ProgramPrinter {
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
