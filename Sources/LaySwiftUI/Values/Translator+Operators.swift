import LayEngine
import LayLanguage
import SwiftSyntax

/// Operations.
extension Translator {
  private static let signs = [
    "+": "+", "-": "-", "*": "*", "/": "/", "%": "remainder", "==": "=", "!=": "!=", "<": "<",
    ">": ">",
    "<=": "<=", ">=": ">=", "&&": "and", "||": "or", "===": "=", "!==": "!=",
  ]

  /// An operation on number literals alone is read once for each type that is expected: those around
  /// it ask for its type before they expect one.
  func infix(_ operation: InfixOperatorExprSyntax, _ expecting: SwiftType) -> Expression {
    guard operatorOwners.isEmpty, isWritten(operation) else {
      return anyInfix(operation, expecting)
    }
    let key = WrittenOperation(syntax: operation.id, isFraction: expecting == .number)
    if let known = writtenOperations.results[key] { return known }
    let result = anyInfix(operation, expecting == .number ? .number : .unknown)
    writtenOperations.results[key] = result
    return result
  }

  private func anyInfix(
    _ operation: InfixOperatorExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    let sign = operation.operator.trimmedDescription
    if let added = addedOperator(operation, sign) ?? foundationOperation(operation, sign) {
      return added
    }
    if sign == "~=" { return matches(operation) }
    if let order = tupleOrder(operation, sign) { return order }
    if let test = emptinessTest(operation, sign) { return test }
    if ["+", "&&", "||", "*"].contains(sign) { return several(operation, sign, expecting) }
    if sign == "??" { return alternative(operation, expecting) }
    if expecting == .named("ClosedRange"), sign == "..." {
      let bounds = [operation.leftOperand, operation.rightOperand].map {
        node($0, expecting: .number)
      }
      return Expression(
        .call(
          "tuple",
          [.keyword("lower-bound"), bounds[0], .keyword("upper-bound"), bounds[1]]), expecting)
    }
    if sign == "..<" || sign == "..." { return range(operation, sign) }
    if sign == "<<" || sign == ">>" { return shifted(operation, sign) }
    guard let name = Self.signs[sign] else { return unknown(ExprSyntax(operation), expecting) }
    let isComparison = ["==", "!=", "===", "!=="].contains(sign)
    let written: SwiftType = expecting == .number && isWritten(operation) ? .number : .unknown
    var left = expression(operation.leftOperand, expecting: written)
    var right = expression(
      operation.rightOperand, expecting: written == .number ? .number : left.type)
    if right.type == .number, written != .number, isWrittenSum(operation.leftOperand) {
      left = expression(operation.leftOperand, expecting: .number)
    }
    if isComparison, left.type.isUnknown, !right.type.isUnknown {
      left = expression(operation.leftOperand, expecting: right.type)
    }
    if left.type == .typeSize, !isComparison {
      return Expression(
        .call(name, [typeSizeIndex(left.whole), typeSizeIndex(right.whole)]), .truth)
    }
    let isNumber = ["-", "/", "%"].contains(sign)
    let isOrder = !isComparison && !isNumber
    if left.isGuess, isNumber || isOrder && right.type != .string {
      left = guessedAnew(operation.leftOperand, .number)
    }
    if right.isGuess, isNumber || isOrder && left.type != .string {
      right = guessedAnew(operation.rightOperand, .number)
    }
    if sign == "/", written != .number, left.type == .integer, right.type == .integer {
      return Expression(.call("int", [.call("/", [left.whole, right.whole])]), .integer)
    }
    guard isNumber else { return Expression(.call(name, [left.whole, right.whole]), .truth) }
    let isInteger = written != .number && left.type == .integer && right.type == .integer
    return Expression(.call(name, [left.whole, right.whole]), isInteger ? .integer : .number)
  }

  /// `name ?? "Nobody"`; the second operand if the first is not known.
  private func alternative(
    _ operation: InfixOperatorExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    let left = known(operation.leftOperand, expecting)
    let wanted = expecting == .unknown ? left?.type ?? .unknown : expecting
    let right = expression(operation.rightOperand, expecting: wanted)
    guard let left else { return right }
    let type = left.type.isUnknown ? right.type : left.type
    return Expression(.call("or", [left.whole, right.whole]), type)
  }

  /// `1...3 ~= count`.
  private func matches(_ operation: InfixOperatorExprSyntax) -> Expression {
    let value = node(operation.rightOperand, expecting: .number)
    if let test = rangeTest(operation.leftOperand, value) { return Expression(test, .truth) }
    let range = expression(operation.leftOperand)
    guard range.type == .list(.integer) else { return unknown(ExprSyntax(operation), .truth) }
    return Expression(.call("contains", [value, range.whole]), .truth)
  }

  /// `(a, b) < (c, d)`: by the first parts that differ; nil for all else.
  private func tupleOrder(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression? {
    guard ["<", ">", "<=", ">="].contains(sign),
      let left = operation.leftOperand.as(TupleExprSyntax.self), left.elements.count > 1,
      let right = operation.rightOperand.as(TupleExprSyntax.self),
      right.elements.count == left.elements.count
    else { return nil }
    let pairs = zip(left.elements, right.elements).map { one, other -> (LayNode, LayNode) in
      let first = expression(one.expression)
      return (first.whole, node(other.expression, expecting: first.type))
    }
    var test: LayNode?
    for (one, other) in pairs.reversed() {
      guard let rest = test else {
        test = .call(sign, [one, other])
        continue
      }
      let isLess = LayNode.call(String(sign.prefix(1)), [one, other])
      test = .call("or", [isLess, .call("and", [.call("=", [one, other]), rest])])
    }
    return test.map { Expression($0, .truth) }
  }

  private func shifted(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression {
    let operands = [operation.leftOperand, operation.rightOperand].map {
      node($0, expecting: .integer)
    }
    let power = LayNode.call("pow", [.atom("2"), operands[1]])
    return Expression(.call(sign == "<<" ? "*" : "quotient", [operands[0], power]), .integer)
  }

  /// The index of a Dynamic Type size among all of them, from the smallest on.
  func typeSizeIndex(_ size: LayNode) -> LayNode {
    let names = DynamicType.spellings.map { LayNode.atom($0) }
    return .call("index-of", [size, LayNode(.quoted(.list(names)))])
  }

  /// `a + b + c` as `(+ a b c)`, without recursion.
  private func several(
    _ operation: InfixOperatorExprSyntax, _ sign: String, _ expecting: SwiftType
  ) -> Expression {
    var operands = [operation.rightOperand]
    var rest = operation.leftOperand.withoutParenthesesIfSame(sign)
    while let inner = rest.as(InfixOperatorExprSyntax.self),
      inner.operator.trimmedDescription == sign
    {
      operands.append(inner.rightOperand)
      rest = inner.leftOperand
    }
    operands.append(rest)
    let wanted: SwiftType = sign == "+" || sign == "*" ? .unknown : .truth
    var parts = operands.reversed().map { expression($0, expecting: wanted) }
    if sign == "*" || parts.contains(where: \.type.isNumber) {
      // An unknown operand beside numbers is a number.
      for (index, operand) in operands.reversed().enumerated()
      where parts[index].isGuess {
        parts[index] = expression(operand, expecting: .number)
      }
    }
    if sign == "*" || sign == "+",
      expecting == .number || parts.contains(where: { $0.type == .number })
    {
      // `9 / 16` is a fraction where the other numbers have one.
      for (index, operand) in operands.reversed().enumerated() where isWrittenSum(operand) {
        parts[index] = expression(operand, expecting: .number)
      }
    }
    if sign == "&&" || sign == "||" {
      return Expression(.call(sign == "&&" ? "and" : "or", parts.map(\.whole)), .truth)
    }
    let types = parts.map(\.type)
    if sign == "+", types.contains(.text) { return joined(parts, operation) }
    if sign == "+", isString(types, expecting) {
      return Expression(.call("str", Self.flat(parts.map(\.whole))), .string)
    }
    if sign == "+", let list = types.first(where: { if case .list = $0 { true } else { false } }) {
      return Expression(.call("append", parts.map(\.whole)), list)
    }
    let isInteger = types.allSatisfy { $0 == .integer }
    return Expression(.call(sign, parts.map(\.whole)), isInteger ? .integer : .number)
  }

  /// Whether a sum of values is a string: one of them is, or a string is expected and none is a
  /// number.
  private func isString(_ types: [SwiftType], _ expecting: SwiftType) -> Bool {
    types.contains(.string) || expecting == .string && !types.contains(where: \.isNumber)
  }

  /// The parts of a string, with those of nested calls of `str`.
  static func flat(_ nodes: [LayNode]) -> [LayNode] {
    nodes.flatMap { $0.head == "str" ? Array($0.nodes?.dropFirst() ?? []) : [$0] }
  }

  /// Texts as one text, with the parts that are modified as runs of it.
  private func joined(_ parts: [Expression], _ syntax: InfixOperatorExprSyntax) -> Expression {
    var strings: [LayNode] = []
    for part in parts {
      guard part.modifiers.isEmpty, let nodes = part.node.nodes, part.node.head == "text",
        nodes.count == 2
      else { return Expression(.call("text", parts.map { Self.run($0) }), .text) }
      strings.append(nodes[1])
    }
    if strings.allSatisfy(\.isString) {
      let text = strings.compactMap(\.text).map { $0.dropFirst().dropLast() }.joined()
      return Expression(.call("text", [.atom("\"" + text + "\"")]), .text)
    }
    return Expression(.call("text", [.call("str", Self.flat(strings))]), .text)
  }

  /// A part of a text: a string where nothing modifies it.
  private static func run(_ part: Expression) -> LayNode {
    guard part.modifiers.isEmpty, part.node.head == "text", let nodes = part.node.nodes,
      nodes.count == 2, nodes[1].isString
    else { return part.whole }
    return nodes[1]
  }

  func prefix(_ operation: PrefixOperatorExprSyntax, _ expecting: SwiftType) -> Expression {
    let sign = operation.operator.text
    let value = expression(operation.expression, expecting: sign == "!" ? .truth : expecting)
    if sign == "!" { return Expression(.call("not", [value.whole]), .truth) }
    guard sign == "-" else { return value }
    if let number = value.node.text, value.node.number != nil, value.modifiers.isEmpty {
      return Expression(.atom("-" + number), value.type)
    }
    return Expression(.call("-", [value.whole]), value.type)
  }

  /// A range as the list of its numbers.
  private func range(_ operation: InfixOperatorExprSyntax, _ sign: String) -> Expression {
    let (start, end) = bounds(operation, sign)
    return Expression(.call("range", [start, end]), .list(.integer))
  }

  /// The first number of a range, and the one after its last.
  func bounds(_ operation: InfixOperatorExprSyntax, _ sign: String) -> (LayNode, LayNode) {
    let start = node(operation.leftOperand, expecting: .integer)
    let end = node(operation.rightOperand, expecting: .integer)
    guard sign == "..." else { return (start, end) }
    if let text = end.text, let last = Int(text) { return (start, .atom("\(last + 1)")) }
    return (start, .call("+", [end, .atom("1")]))
  }
}

extension ExprSyntax {
  /// The expression without parentheses, if it is an operation with the same operator.
  fileprivate func withoutParenthesesIfSame(_ sign: String) -> ExprSyntax {
    let inner = withoutParentheses
    guard let operation = inner.as(InfixOperatorExprSyntax.self),
      operation.operator.trimmedDescription == sign
    else { return self }
    return inner
  }
}

/// What is known of operations on number literals.
struct WrittenOperations {
  /// Whether an operation is one.
  fileprivate var known: [SyntaxIdentifier: Bool] = [:]
  fileprivate var results: [WrittenOperation: Expression] = [:]
}

private struct WrittenOperation: Hashable {
  let syntax: SyntaxIdentifier
  let isFraction: Bool
}

extension Translator {
  /// Whether it is an operation on number literals, which take the expected type: `9 / 16` is a
  /// fraction if a length is expected.
  private func isWrittenSum(_ syntax: ExprSyntax) -> Bool {
    syntax.withoutParentheses.as(InfixOperatorExprSyntax.self).map { isWritten($0) } ?? false
  }

  /// Whether it is an arithmetic operation on number literals alone.
  private func isWritten(_ operation: InfixOperatorExprSyntax) -> Bool {
    if let known = writtenOperations.known[operation.id] { return known }
    let result =
      ["*", "+", "-", "/"].contains(operation.operator.trimmedDescription)
      && isWrittenNumber(operation.rightOperand) && isWrittenNumber(operation.leftOperand)
    writtenOperations.known[operation.id] = result
    return result
  }

  private func isWrittenNumber(_ syntax: ExprSyntax) -> Bool {
    if StackFloor.current.isReached { return false }
    let inner = syntax.withoutParentheses
    if let sign = inner.as(PrefixOperatorExprSyntax.self) {
      return isWrittenNumber(sign.expression)
    }
    return inner.is(IntegerLiteralExprSyntax.self) || inner.is(FloatLiteralExprSyntax.self)
      || isWrittenSum(inner)
  }
}
