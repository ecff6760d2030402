import LayLanguage

/// Calls of the functions that the language brings along.
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
    if let value = try part(declaration.name, of: parts) { return value }
    if let value = try geometry(declaration.name, parts) { return value }
    if let value = try listFunction(declaration.name, parts, wanting: wanted) { return value }
    if declaration.name == "nil?", let only = parts.first {
      return TypedExpression(.binary(try typed(only).code, .equal, .atom("nil")), .truth)
    }
    if case .function? = declaration.swiftUI?.calls.first?.callee {
      return TypedExpression(try call(bound(declaration, parts)).base, .unknown)
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

  /// What is in a dictionary or a list, and what views carry for layouts.
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
    guard let first = parts.first else { return TypedExpression(.atom("0"), .number) }
    noteNumbers(in: parts)
    var types: [SwiftType] = []
    for part in parts { types.append(try peek(part)) }
    let isInteger =
      sign != .dividing && types.contains(.integer)
      && zip(parts, types).allSatisfy { part, type in
        type == .integer || part.number.map { $0 == $0.rounded() } == true
      }
    let type: SwiftType = isInteger ? .integer : .number
    var code = try expression(first, as: type)
    // Two whole numbers would be divided as such.
    if sign == .dividing, case .atom(let text) = code, Int(text) != nil {
      code = .atom(text + ".0")
    }
    for part in parts.dropFirst() { code = .binary(code, sign, try expression(part, as: type)) }
    return TypedExpression(code, type)
  }

  /// The type of a part, as far as that is known; the names in it keep what is known of them.
  private mutating func peek(_ node: Node) throws(NoCounterpart) -> SwiftType {
    if let name = node.symbol, let variable = variable(name) { return variable.type }
    if node.number != nil { return .number }
    return try typed(node).type
  }

  private mutating func comparison(
    _ parts: [Node], _ sign: SwiftOperator
  ) throws(NoCounterpart) -> TypedExpression {
    guard parts.count > 1 else { return TypedExpression(.atom("true"), .truth) }
    noteNumbers(in: parts)
    var types: [SwiftType] = []
    for part in parts { types.append(try peek(part)) }
    let hasNothing = parts.contains(where: \.isNothing)
    var type =
      types.first { ![.unknown, .optionalNumber, .quotedName].contains($0) }
      ?? (types.contains(.quotedName) ? .quotedName : .number)
    if case .enumeration(let name) = type, parts.contains(where: { isOfOtherAxis($0, name) }) {
      return TypedExpression(.atom("false"), .truth)
    }
    if type == .quotedName {
      for part in parts { part.symbol.flatMap { variable($0) }?.isCompared = true }
    }
    if types.contains(.number), types.contains(.integer) {
      let areWhole = zip(parts, types).allSatisfy { part, type in
        type == .integer || part.number.map { $0 == $0.rounded() } == true
      }
      type = areWhole ? .integer : .number
    }
    let asksSame = sign == .equal || sign == .unequal
    if hasNothing || asksSame && types.contains(.optionalNumber) { type = .optionalNumber }
    if [SwiftOperator.less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign),
      type == .unknown
    {
      type = .number
    }
    var operands: [SwiftExpression] = []
    for part in parts { operands.append(try expression(part, as: type)) }
    var code = SwiftExpression.binary(operands[0], sign, operands[1])
    for index in operands.indices.dropFirst(2) {
      code = .binary(code, .and, .binary(operands[index - 1], sign, operands[index]))
    }
    return TypedExpression(code, .truth)
  }

  /// What was put into a text, and stands beside a number, is a whole number.
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

  /// Whether a quoted name is that of a line on the other axis.
  private func isOfOtherAxis(_ node: Node, _ type: String) -> Bool {
    guard let name = node.quoted else { return false }
    switch type {
    case "HorizontalAlignment":
      return !["leading", "trailing", "center", "horizontal-center"].contains(name)
    case "VerticalAlignment": return ["leading", "trailing", "horizontal-center"].contains(name)
    default: return false
    }
  }

  /// A text with values in it; a number is written without needless digits, as here.
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
        let isWhole = if case .atom = value.code { true } else { false }
        text += isWhole ? "\\(\(code).formatted())" : "\\((\(code)).formatted())"
      default: text += "\\(\(code))"
      }
    }
    return "\"\(text)\""
  }
}
