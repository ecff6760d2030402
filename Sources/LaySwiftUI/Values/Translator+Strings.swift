import LayEngine
import LayLanguage
import SwiftSyntax

/// Strings, operators and functions.
extension Translator {
  func string(_ literal: StringLiteralExprSyntax) -> Expression {
    if let text = literal.representedLiteralValue { return Expression(.string(text), .string) }
    var parts: [LayNode] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = Self.unescaped(segment.content.text)
        if !text.isEmpty { parts.append(.string(text)) }
      case .expressionSegment(let segment):
        guard let value = segment.expressions.first?.expression else { continue }
        parts.append(specified(value, segment.expressions.dropFirst().first))
      }
    }
    return Expression(.call("str", Self.flat(parts)), .string)
  }

  /// A value in a string, rounded as `specifier: "%.1f"` or `format:` says where that is plain.
  private func specified(_ value: ExprSyntax, _ how: LabeledExprSyntax?) -> LayNode {
    let node = self.node(value, expecting: .string)
    // A text in a text: its string.
    if node.head == "->" || node.head == "text", let string = Self.stringOfText(node) {
      return string
    }
    let format = how?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return rounded(node, String(format?.dropFirst() ?? ""))
  }

  /// `(-> (text "a") (bold))` says `"a"`.
  private static func stringOfText(_ node: LayNode) -> LayNode? {
    guard let nodes = node.nodes, nodes.count > 1 else { return nil }
    if node.head == "text" { return nodes[1] }
    return stringOfText(nodes[1])
  }

  /// A number with so many digits behind the point as `.2f` says.
  func rounded(_ node: LayNode, _ format: String) -> LayNode {
    guard format.hasPrefix("."), let digits = format.dropFirst().first?.wholeNumberValue else {
      return node
    }
    return .call("number->string", [node, .keyword("decimals"), .atom("\(digits)")])
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let mark = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch mark {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(mark)
      }
    }
    return result
  }

  // MARK: Operators

  private static let signs = [
    "+": "+", "-": "-", "*": "*", "/": "/", "%": "mod", "==": "=", "!=": "!=", "<": "<", ">": ">",
    "<=": "<=", ">=": ">=", "&&": "and", "||": "or", "===": "=", "!==": "!=",
  ]

  func infix(_ operation: InfixOperatorExprSyntax, _ expecting: SwiftType) -> Expression {
    let sign = operation.operator.trimmedDescription
    if let added = addedOperator(operation, sign) { return added }
    if ["+", "&&", "||", "*"].contains(sign) { return several(operation, sign, expecting) }
    if sign == "??" {
      let left = known(operation.leftOperand, expecting)
      let wanted = expecting == .unknown ? left?.type ?? .unknown : expecting
      let right = expression(operation.rightOperand, expecting: wanted)
      guard let left else { return right }
      let type = left.type.isUnknown ? right.type : left.type
      return Expression(.call("or", [left.whole, right.whole]), type)
    }
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
    if sign == "<<" || sign == ">>" {
      let operands = [operation.leftOperand, operation.rightOperand].map {
        node($0, expecting: .integer)
      }
      let power = LayNode.call("pow", [.atom("2"), operands[1]])
      return Expression(.call(sign == "<<" ? "*" : "quotient", [operands[0], power]), .integer)
    }
    guard let name = Self.signs[sign] else { return unknown(ExprSyntax(operation), expecting) }
    let isComparison = ["==", "!=", "===", "!=="].contains(sign)
    var left = expression(operation.leftOperand)
    var right = expression(operation.rightOperand, expecting: left.type)
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
    if sign == "/", left.type == .integer, right.type == .integer {
      return Expression(.call("int", [.call("/", [left.whole, right.whole])]), .integer)
    }
    let type: SwiftType =
      isNumber ? (left.type == .integer && right.type == .integer ? .integer : .number) : .truth
    return Expression(.call(name, [left.whole, right.whole]), type)
  }

  /// Which of the sizes that people may choose for texts one is, from the smallest on.
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
      // What is not known is a number beside numbers.
      for (index, operand) in operands.reversed().enumerated()
      where parts[index].isGuess {
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

  /// Whether a sum of values is a string: where one of them is, or one is wanted and none is a
  /// number.
  private func isString(_ types: [SwiftType], _ expecting: SwiftType) -> Bool {
    types.contains(.string) || expecting == .string && !types.contains(where: \.isNumber)
  }

  /// Strings in a string, without the calls that join some of them.
  private static func flat(_ nodes: [LayNode]) -> [LayNode] {
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

  /// The first number of a range and the one behind its last.
  func bounds(_ operation: InfixOperatorExprSyntax, _ sign: String) -> (LayNode, LayNode) {
    let start = node(operation.leftOperand, expecting: .integer)
    let end = node(operation.rightOperand, expecting: .integer)
    guard sign == "..." else { return (start, end) }
    if let text = end.text, let last = Int(text) { return (start, .atom("\(last + 1)")) }
    return (start, .call("+", [end, .atom("1")]))
  }

  // MARK: Functions

  /// A closure as a function, with the parameters that it names.
  ///
  /// - Parameter mayChange: whether it may change variables around it.
  func function(
    _ closure: ClosureExprSyntax, types: [SwiftType] = [], mayChange: Bool = false,
    expecting: SwiftType = .unknown
  ) -> Expression {
    inScope {
      let names = bindParameters(of: closure, types: types)
      let isStepwise = mayChange && closure.statements.changesSomething
      let body =
        isStepwise
        ? statementBody(closure.statements, expecting: .number)
        : self.body(closure.statements, expecting: expecting)
      return Expression(
        .call("fn", [.list(names.map { .atom($0) })] + body.nodes), .function(body.type))
    }
  }

  /// A name for `$0`, unless a variable of the files has it.
  private func shortName(_ name: String) -> String {
    let isTaken = scopes.contains { scope in
      scope.contains { $0.value.name == name && !$0.key.hasPrefix("$") }
    }
    return isTaken ? "this-" + name : name
  }

  /// The parameters of a closure in the program's words; `$0` and `$1` are called `x` and `y`.
  func bindParameters(of closure: ClosureExprSyntax, types: [SwiftType] = []) -> [String] {
    var given: [(String, SwiftType)] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): given = list.map { ($0.name.text, .unknown) }
    case .parameterClause(let clause):
      given = clause.parameters.map { ($0.secondName?.text ?? $0.firstName.text, type($0.type)) }
    case nil:
      let text = closure.statements.description
      let most = (0...3).last { text.contains("$\($0)") }
      for index in 0..<(most.map { $0 + 1 } ?? 0) { given.append(("$\(index)", .unknown)) }
    }
    return given.enumerated().map { index, parameter in
      let known = types.indices.contains(index) ? types[index] : .unknown
      let type = parameter.1 == .unknown ? known : parameter.1
      // `{ $item in … }` binds `item` too.
      if parameter.0.dropFirst().first?.isNumber == false, parameter.0.hasPrefix("$") {
        return bind(String(parameter.0.dropFirst()), type)
      }
      guard parameter.0.hasPrefix("$") else { return bind(parameter.0, type) }
      let plain = shortName(["x", "y", "z", "w"][min(index, 3)])
      scopes[scopes.count - 1][parameter.0] = Variable(name: plain, type: type)
      return plain
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether something is assigned in it.
  fileprivate var changesSomething: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .binaryOperator(let sign) = token.tokenKind else {
        return token.tokenKind == .equal && token.parent?.is(AssignmentExprSyntax.self) == true
      }
      return ["+=", "-=", "*=", "/="].contains(sign)
    }
  }
}

extension ExprSyntax {
  /// An operation of the same sign may stand in parentheses.
  fileprivate func withoutParenthesesIfSame(_ sign: String) -> ExprSyntax {
    let inner = withoutParentheses
    guard let operation = inner.as(InfixOperatorExprSyntax.self),
      operation.operator.trimmedDescription == sign
    else { return self }
    return inner
  }
}
