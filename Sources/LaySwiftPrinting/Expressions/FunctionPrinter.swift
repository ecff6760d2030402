import LayLanguage

/// Prints calls of the functions of the language.
extension ProgramPrinter {
  mutating func function(
    _ declaration: Declaration, _ node: Node, wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    let parts = node.arguments
    switch declaration.name {
    case "+": return try arithmetic(parts, .adding, wanted)
    case "*": return try arithmetic(parts, .multiplying, wanted)
    case "-":
      if parts.count == 1 {
        return TypedExpression(.unary("-", try expression(parts[0], as: .number)), .number)
      }
      return try arithmetic(parts, .subtracting, wanted)
    case "/":
      if parts.count == 1 {
        let divisor = try expression(parts[0], as: .number)
        return TypedExpression(.binary(.atom("1.0"), .dividing, divisor), .number)
      }
      return try arithmetic(parts, .dividing, wanted)
    case "<": return try comparison(parts, .less)
    case "<=": return try comparison(parts, .lessOrEqual)
    case ">": return try comparison(parts, .greater)
    case ">=": return try comparison(parts, .greaterOrEqual)
    case "=": return try comparison(parts, .equal)
    case "!=": return try comparison(parts, .unequal)
    case "not": return TypedExpression(Self.negated(try condition(parts[0])), .truth)
    case "number->string" where parts.count > 1: return try writtenNumber(parts)
    case "str", "number->string": return TypedExpression(.atom(try interpolation(parts)), .string)
    case "min" where parts.count > 1, "max" where parts.count > 1:
      var arguments: [SwiftArgument] = []
      for part in parts { arguments.append(.init(try expression(part, as: .number))) }
      return TypedExpression(.call(declaration.name, arguments), .number)
    case "clamp":
      let value = try expression(parts[0], as: .number)
      let (least, most) = (
        try expression(parts[1], as: .number), try expression(parts[2], as: .number)
      )
      let inner = SwiftExpression.call("max", [.init(value), .init(least)])
      return TypedExpression(.call("min", [.init(inner), .init(most)]), .number)
    case "int":
      guard parts.count == 1 else { break }
      let value = try expression(parts[0], as: .number)
      return TypedExpression(.call("Int", [.init(value)]), .integer)
    case "mod": return try remainder(parts)
    case "abs", "floor", "ceil", "round", "sqrt":
      let value = try expression(parts[0], as: .number)
      let name = declaration.name == "round" ? "rounded" : declaration.name
      return TypedExpression(
        name == "rounded" ? value.method(name) : .call(name, [.init(value)]), .number)
    default: break
    }
    return try otherFunction(declaration, parts, wanting: wanted)
  }

  /// A function that makes values, reads their parts, or works with lists and strings.
  private mutating func otherFunction(
    _ declaration: Declaration, _ parts: [Node], wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    if let value = try part(declaration.name, of: parts) { return value }
    if let value = try geometry(declaration.name, parts) { return value }
    if let value = try listFunction(declaration.name, parts, wanting: wanted) { return value }
    if let value = try furtherFunction(declaration.name, parts) { return value }
    if declaration.name == "nil?", let only = parts.first {
      let value = try expression(only, as: .optional(.unknown))
      return TypedExpression(.binary(value, .equal, .atom("nil")), .truth)
    }
    if case .function? = declaration.swiftUI?.calls.first?.callee {
      let type: SwiftType = declaration.kind == .track ? .enumeration("GridItem") : .unknown
      return TypedExpression(try call(bound(declaration, parts)).base, type)
    }
    throw NoCounterpart("`\(declaration.name)` has no counterpart")
  }

  private mutating func remainder(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    let (left, right) = (
      try expression(parts[0], as: .number), try expression(parts[1], as: .number)
    )
    return TypedExpression(
      left.method("truncatingRemainder", [.init("dividingBy", right)]), .number)
  }

  /// An element of a list or a dictionary, a dictionary, or a layout value of a subview.
  private mutating func part(
    _ name: String, of parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "at": return try element(parts)
    case "dictionary": return try dictionary(parts)
    case "value-of": return try layoutValue(parts)
    default: return nil
    }
  }

  private mutating func arithmetic(
    _ parts: [Node], _ sign: SwiftOperator, _ wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    guard !parts.isEmpty else { return TypedExpression(.atom("0"), .number) }
    noteNumbers(in: parts)
    let operands = try self.operands(parts, wanted == .integer ? wanted : .unknown)
    let isInteger =
      sign != .dividing && operands.contains { $0.value.type == .integer }
      && operands.allSatisfy { $0.value.type == .integer || $0.node.isWholeNumber }
    let type: SwiftType = isInteger ? .integer : .number
    var code = try converted(operands[0], to: type)
    // Swift would divide two integer literals as integers.
    if sign == .dividing, parts.allSatisfy(\.isWholeNumber), case .atom(let text) = code {
      code = .atom(text + ".0")
    }
    for operand in operands.dropFirst() {
      let next = try converted(operand, to: type)
      if sign == .adding, let number = operand.node.number, number < 0 {
        code = .binary(code, .subtracting, .number(-number))
      } else {
        code = .binary(code, sign, next)
      }
    }
    return TypedExpression(code, type)
  }

  /// An operand as it is printed before the types of all operands are known.
  private struct Operand {
    let node: Node
    let value: TypedExpression
  }

  private mutating func operands(
    _ parts: [Node], _ wanted: SwiftType
  ) throws(NoCounterpart) -> [Operand] {
    var operands: [Operand] = []
    for part in parts {
      operands.append(Operand(node: part, value: try typed(part, wanting: wanted)))
    }
    return operands
  }

  private mutating func converted(
    _ operand: Operand, to type: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    // The code for a name or a literal depends on the wanted type.
    if operand.node.kind != .list || operand.node.quoted != nil || guessed(operand.node) != nil {
      return try expression(operand.node, as: type)
    }
    return try converted(operand.value, to: type)
  }

  private mutating func comparison(
    _ parts: [Node], _ sign: SwiftOperator
  ) throws(NoCounterpart) -> TypedExpression {
    guard parts.count > 1 else { return TypedExpression(.atom("true"), .truth) }
    noteNumbers(in: parts)
    let given = try operands(parts, .unknown)
    let types = given.map(\.value.type)
    let hasNothing = parts.contains(where: \.isNothing)
    var type =
      types.first { ![.unknown, .quotedName].contains($0) && $0.wrapped == nil }
      ?? types.first { $0.wrapped?.isKnown == true }?.wrapped
      ?? (types.contains(.quotedName) ? .quotedName : hasNothing ? .unknown : .number)
    if case .enumeration(let name) = type, parts.contains(where: { isOfOtherAxis($0, name) }) {
      return TypedExpression(.atom("false"), .truth)
    }
    if type == .quotedName, parts.contains(where: { $0.quoted == "both" }) {
      type = .axes
    }
    if type == .quotedName {
      for part in parts { part.symbol.flatMap { variable($0) }?.isCompared = true }
    }
    if types.contains(.number), types.contains(.integer) {
      let areWhole = zip(parts, types).allSatisfy { part, type in
        type == .integer || part.isWholeNumber
      }
      type = areWhole ? .integer : .number
    }
    let asksSame = sign == .equal || sign == .unequal
    if hasNothing || asksSame && types.contains(where: { $0.wrapped != nil }) {
      type = type.orNothing
    }
    if [SwiftOperator.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign),
      type == .unknown
    {
      type = .number
    }
    var operands: [SwiftExpression] = []
    for operand in given { operands.append(try compared(operand, as: type)) }
    var code = SwiftExpression.binary(operands[0], sign, operands[1])
    for index in operands.indices.dropFirst(2) {
      code = .binary(code, .and, .binary(operands[index - 1], sign, operands[index]))
    }
    return TypedExpression(code, .truth)
  }

  /// An operand of a comparison, as a value of the common type.
  private mutating func compared(
    _ operand: Operand, as type: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    if type == .unknown { return operand.value.code }
    return try converted(operand, to: type)
  }

  /// Gives the type `Int` to names that were put into a string and stand beside a number here.
  private mutating func noteNumbers(in parts: [Node]) {
    guard parts.contains(where: { $0.number != nil }) else { return }
    for part in parts {
      if let variable = part.symbol.flatMap({ variable($0) }), variable.isInText,
        variable.type == .string
      {
        variable.type = .integer
      }
    }
  }

  /// Whether a quoted name is an alignment on the other axis.
  private func isOfOtherAxis(_ node: Node, _ type: String) -> Bool {
    guard let name = node.quoted else { return false }
    switch type {
    case "HorizontalAlignment":
      return !["leading", "trailing", "center", "horizontal-center"].contains(name)
    case "VerticalAlignment": return ["leading", "trailing", "horizontal-center"].contains(name)
    default: return false
    }
  }

  /// A string literal with interpolated values; numbers are written without needless digits.
  mutating func interpolation(_ parts: [Node]) throws(NoCounterpart) -> String {
    var text = ""
    for part in parts {
      if let string = part.string {
        text += SwiftLiteral.string(string).dropFirst().dropLast()
        continue
      }
      if let number = part.number {
        text += NumberText.of(number)
        continue
      }
      if let name = part.symbol, let variable = variable(name), variable.type == .unknown {
        variable.type = .string
        variable.isInText = true
      }
      let value = try typed(part)
      guard let code = SwiftLayout.inline(value.code) else {
        throw NoCounterpart("a text of a value that has lines of its own")
      }
      switch value.type {
      case .number, .optionalNumber:
        let isWhole = value.code.precedence == 100
        text += isWhole ? "\\(\(code).formatted())" : "\\((\(code)).formatted())"
      default: text += "\\(\(code))"
      }
    }
    return "\"\(text)\""
  }
}

extension Node {
  /// Whether it is the literal of a whole number.
  fileprivate var isWholeNumber: Bool { number.map { $0 == $0.rounded() } == true }
}
