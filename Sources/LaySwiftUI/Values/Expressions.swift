import LayEngine
import LayLanguage
import SwiftSyntax

/// Expressions, by their kind.
extension Translator {
  func expression(_ syntax: ExprSyntax, expecting: SwiftType = .unknown) -> Expression {
    if lookout.isOver || StackFloor.current.isReached { return Expression(.nothing, .unknown) }
    let syntax = syntax.withoutParentheses
    if isGuessed(syntax) { return unknown(syntax, expecting) }
    if !takenBack.isEmpty, let known = takenBack[syntax.id] { return known }
    var result = plain(syntax, expecting)
    if result.isGuess, expecting.isMadeUp { result = guessedAnew(syntax, expecting) }
    if result.node.place == nil { result.node.place = place(of: syntax) }
    return result
  }

  /// The node of an expression with its modifiers.
  func node(_ syntax: ExprSyntax, expecting: SwiftType = .unknown) -> LayNode {
    expression(syntax, expecting: expecting).whole
  }

  private func plain(_ syntax: ExprSyntax, _ expecting: SwiftType) -> Expression {
    if expecting == .font,
      syntax.is(MemberAccessExprSyntax.self) || syntax.is(FunctionCallExprSyntax.self),
      let font = fontValue(syntax)
    {
      return font
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return Expression(.atom(Self.number(literal.literal.text)), .integer)
    case .floatLiteralExpr(let literal):
      return Expression(.atom(Self.number(literal.literal.text)), .number)
    case .booleanLiteralExpr(let literal):
      return Expression(.truth(literal.literal.text == "true"), .truth)
    case .nilLiteralExpr: return Expression(.nothing, .unknown)
    case .stringLiteralExpr(let literal): return string(literal)
    case .arrayExpr(let array): return list(array, expecting)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, expecting)
    case .ternaryExpr(let choice): return ternary(choice, expecting)
    case .infixOperatorExpr(let operation): return infix(operation, expecting)
    case .prefixOperatorExpr(let operation): return prefix(operation, expecting)
    case .functionCallExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixIfConfigExpr:
      return chain(syntax, expecting)
    case .declReferenceExpr(let reference): return name(reference, syntax, expecting)
    case .subscriptCallExpr(let element): return self.element(element)
    case .closureExpr(let closure):
      return function(closure, types: closure.writtenTypes.map { type($0) })
    case .ifExpr, .switchExpr: return Expression(conditional(syntax), .unknown)
    case .isExpr(let test) where test.type.trimmedDescription == "EmptyView":
      return Expression(.call("nil?", [node(test.expression)]), .truth)
    case .asExpr(let cast): return expression(cast.expression, expecting: type(cast.type))
    case .inOutExpr(let reference): return expression(reference.expression, expecting: expecting)
    case .tupleExpr(let tuple): return self.tuple(tuple, expecting)
    case .keyPathExpr(let path): return keyPath(path)
    // A parameter pack is a list here.
    case .packExpansionExpr(let pack): return expression(pack.repetitionPattern)
    case .packElementExpr(let element): return expression(element.pack)
    case .genericSpecializationExpr(let generic):
      return expression(generic.expression, expecting: expecting)
    default: return unknown(syntax, expecting)
    }
  }

  /// `1_000` as `1000`, `0xFF` as `255`.
  static func number(_ text: String) -> String {
    let digits = text.filter { $0 != "_" }
    for (mark, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(mark) {
      if let value = Int(digits.dropFirst(2), radix: radix) { return "\(value)" }
    }
    return digits
  }

  private func dictionary(
    _ dictionary: DictionaryExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    if case .list(.tuple(["key", "value"], let types)) = expecting {
      return pairs(dictionary, types)
    }
    guard case .elements(let elements) = dictionary.content else {
      return Expression(.call("dictionary", []), expecting)
    }
    var wanted: SwiftType = .unknown
    if case .dictionary(let value) = expecting { wanted = value }
    let values = elements.map { expression($0.value, expecting: wanted) }
    let nodes = zip(elements, values).flatMap { [node($0.key), $1.whole] }
    return Expression(
      .call("dictionary", nodes),
      expecting.isDictionary ? expecting : .dictionary(values.first?.type ?? .unknown))
  }

  /// `KeyValuePairs`: a list of keys with their values, in their order.
  private func pairs(_ dictionary: DictionaryExprSyntax, _ types: [SwiftType]) -> Expression {
    guard case .elements(let elements) = dictionary.content else {
      return Expression(.call("list", []), .list(.tuple(["key", "value"], types)))
    }
    var known = types
    let nodes = elements.map { element -> LayNode in
      let parts = zip([element.key, element.value], types).map { expression($0, expecting: $1) }
      known = zip(known, parts).map { $0 == .unknown ? $1.type : $0 }
      return .call("tuple", [.keyword("key"), parts[0].whole, .keyword("value"), parts[1].whole])
    }
    return Expression(.call("list", nodes), .list(.tuple(["key", "value"], known)))
  }

  private func list(_ array: ArrayExprSyntax, _ expecting: SwiftType) -> Expression {
    if expecting == .axes, let axes = axes(ExprSyntax(array)) {
      return Expression(.quoted(axes), .axes)
    }
    // A set of one axis is that axis.
    if expecting == .axes, let only = array.elements.first?.expression, array.elements.count == 1 {
      let axis = expression(only, expecting: .axes)
      if axis.type == .axes { return axis }
    }
    let elements = array.elements.map(\.expression)
    // An element whose type is known tells that of `.init(…)` and the like.
    let teller =
      expecting.element == .unknown && elements.contains { $0.implicitCallee != nil }
      ? elements.firstIndex { $0.implicitCallee == nil } : nil
    let told = teller.map { expression(elements[$0]) }
    let wanted = told?.type ?? expecting.element
    let parts = elements.enumerated().map { index, element in
      if index == teller, let told { return told }
      return expression(element, expecting: wanted)
    }
    let types = parts.map(\.type)
    let element = types.first.map { first in types.allSatisfy { $0 == first } ? first : .unknown }
    return Expression(
      .call("list", parts.map(\.whole)), .list(element ?? expecting.element))
  }

  private func ternary(_ choice: TernaryExprSyntax, _ expecting: SwiftType) -> Expression {
    let then = expression(choice.thenExpression, expecting: expecting)
    let otherwise = expression(choice.elseExpression, expecting: expecting)
    let node = LayNode.call("if", [condition(choice.condition), then.whole, otherwise.whole])
    return Expression(node, then.type.isUnknown ? otherwise.type : then.type)
  }

  /// A value that has to be true or false.
  func condition(_ syntax: ExprSyntax) -> LayNode { node(syntax, expecting: .truth) }

  private func tuple(_ tuple: TupleExprSyntax, _ expecting: SwiftType) -> Expression {
    let (wanted, types) = expecting.labelledParts(tuple.elements.count)
    let parts = zip(tuple.elements, types).map { expression($0.expression, expecting: $1) }
    let labels = zip(tuple.elements, wanted).map { $0.label?.text ?? $1 }
    var nodes: [LayNode] = []
    for (label, part) in zip(labels, parts) {
      if let label { nodes.append(.keyword(Names.kebab(label))) }
      nodes.append(part.whole)
    }
    return Expression(.call("tuple", nodes), .tuple(labels, parts.map(\.type)))
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    guard let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self) else {
      return unknown(ExprSyntax(path), .unknown)
    }
    let member = last.declName.baseName.text
    if member == "self" {
      return Expression(.call("fn", [.list([.atom("x")]), .atom("x")]), .function(.unknown))
    }
    let value = self.member(member, of: Expression(.atom("x"), .unknown), Syntax(path))
    return Expression(
      .call("fn", [.list([.atom("x")]), value.whole]), .function(value.type))
  }

  private func element(_ syntax: SubscriptCallExprSyntax) -> Expression {
    if let made = staticElement(syntax) { return made }
    let whole = expression(syntax.calledExpression)
    if whole.isGuess || isOpaque(whole.type) { return unknown(syntax, .unknown) }
    if let own = ownElement(syntax, of: whole) { return own }
    if let known = knownElement(syntax, of: whole) { return known }
    guard let argument = syntax.arguments.first?.expression else { return whole }
    if let own = ownAlignment(argument) {
      return Expression(.call("guide", [whole.whole, own]), .number)
    }
    if let name = argument.implicitMember ?? argument.staticMember {
      // The guide of a view's dimensions.
      return Expression(.call("guide", [whole.whole, .atom(Names.kebab(name))]), .number)
    }
    if case .list(let element) = whole.type {
      return Expression(.call("nth", [node(argument), whole.whole]), element)
    }
    return Expression(.call("at", [whole.whole, node(argument)]), .unknown)
  }

  // MARK: What is not known

  /// A guess in place of an unknown value, by the type that is expected.
  func unknown(_ syntax: some SyntaxProtocol, _ expecting: SwiftType) -> Expression {
    let text = shortText(of: syntax)
    switch expecting {
    case .truth:
      guess(syntax, "`\(text)` is not known here and taken as false", expecting)
      return Expression(.truth(false), .truth)
    case .number, .integer:
      guess(syntax, "`\(text)` is not known here and taken as 1", expecting)
      return Expression(.atom("1"), expecting)
    case .string:
      guess(syntax, "`\(text)` is not known here and shown by its name", expecting)
      return Expression(.string(nameOfGuess(syntax)), .string)
    case .list(let element):
      guess(syntax, "`\(text)` is not known here and taken as three elements", expecting)
      // A tree has three branches, which have none.
      if case .structure(let name) = element, madeUp.count(where: { $0 == name }) > 1 {
        return Expression(.call("list", []), expecting)
      }
      let value = quietly { unknown(syntax, element) }
      return Expression(
        .call("list", Array(repeating: value.node, count: element.listDepth < 3 ? 3 : 1)),
        element == .unknown ? .list(value.type) : expecting)
    case .enumeration(let name):
      guess(
        syntax, "`\(text)` is not known here and taken as the first case of `\(name)`", expecting)
      guard let type = declarations.types[name], let first = type.cases.first,
        quietness < 8, let value = quietly({ caseValue(first.name, of: type, [], syntax) })
      else { return Expression(.quoted("unknown"), expecting) }
      return value
    case .structure(let name):
      guess(syntax, "`\(text)` is not known here: a `\(name)` is made up", expecting)
      return sample(of: name, syntax)
    case .view, .text: return Expression(placeholder(Syntax(syntax), of: text), .view)
    case .color:
      guess(syntax, "`\(text)` is not known here and taken as gray", expecting)
      return Expression(.quoted("gray"), .color)
    case .dictionary:
      guess(syntax, "`\(text)` is not known here and taken as an empty dictionary", expecting)
      return Expression(.call("dictionary", []), expecting)
    case .date:
      guess(syntax, "`\(text)` is not known here and taken as 9:41 on 9 September 2025", expecting)
      return quietly { now(syntax) }
    case .unknown, .guess, .function, .named, .tuple:
      guess(syntax, "`\(text)` is not known here and shown by its name", expecting)
      return Expression(.string(nameOfGuess(syntax)), .guess)
    }
  }

  /// A box in place of a view that is not known.
  func placeholder(_ syntax: Syntax, of name: String) -> LayNode {
    tally.placeholders += 1
    let size = commentedSize(behind: syntax) ?? options.placeholder
    let width = Self.written(size.width)
    let height = Self.written(size.height)
    warn(
      syntax, "`\(name)` is not known here: a box of \(width) x \(height) stands for it",
      hint: hint(forPlaceholder: syntax) ?? "write its size behind it, as in `// lay: 100 x 40`",
      sameAs: "view " + name)
    return .call(
      "frame",
      [
        .keyword("width"), .atom(width), .keyword("height"), .atom(height),
        .call("color", [.atom("gray")]),
      ], place(of: syntax))
  }

  static func written(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  // MARK: Operations

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
    if let added = addedOperator(operation, sign) { return added }
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
    let isDate = left.type == .date && right.type != .date
    return Expression(
      .call(name, [left.whole, right.whole]), isDate ? .date : isInteger ? .integer : .number)
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
    let type: SwiftType = types.contains(.date) ? .date : isInteger ? .integer : .number
    return Expression(.call(sign, parts.map(\.whole)), type)
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
    let first = expression(operation.leftOperand, expecting: .integer)
    if first.type == .date { return unknown(ExprSyntax(operation), .unknown) }
    let end = end(operation, sign)
    return Expression(.call("range", [first.whole, end]), .list(.integer))
  }

  /// The first number of a range, and the one after its last.
  func bounds(_ operation: InfixOperatorExprSyntax, _ sign: String) -> (LayNode, LayNode) {
    (node(operation.leftOperand, expecting: .integer), end(operation, sign))
  }

  /// The number after the last one of a range.
  private func end(_ operation: InfixOperatorExprSyntax, _ sign: String) -> LayNode {
    let last = node(operation.rightOperand, expecting: .integer)
    guard sign == "..." else { return last }
    if let text = last.text, let number = Int(text) { return .atom("\(number + 1)") }
    return .call("+", [last, .atom("1")])
  }

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

extension ClosureExprSyntax {
  /// The parameter types of a closure that is a variable's initial value or a function's result, as
  /// the declaration writes them; empty if it does not.
  fileprivate var writtenTypes: [TypeSyntax] {
    var around = parent
    while let current = around {
      if current.is(FunctionCallExprSyntax.self) || current.is(ClosureExprSyntax.self) { return [] }
      var type: TypeSyntax?
      if let binding = current.as(PatternBindingSyntax.self) {
        type = binding.typeAnnotation?.type
      } else if let function = current.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
      } else {
        around = current.parent
        continue
      }
      return type?.as(FunctionTypeSyntax.self)?.parameters.map(\.type) ?? []
    }
    return []
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
