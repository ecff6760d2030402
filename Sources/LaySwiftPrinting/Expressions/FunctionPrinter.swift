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
    case "abs", "acos", "asin", "atan", "ceil", "cos", "exp", "floor", "log", "sin", "sqrt", "tan":
      let value = try expression(parts[0], as: .number)
      return TypedExpression(.call(declaration.name, [.init(value)]), .number)
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
    if let value = try systemMember(declaration.name, parts) { return value }
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

  // MARK: Prints functions of numbers, strings and lists that are written differently in Swift

  mutating func furtherFunction(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    guard let first = parts.first else { return nil }
    if let value = try textFunction(name, parts) { return value }
    switch name {
    case "quotient" where parts.count == 2, "remainder" where parts.count == 2:
      let numbers = (
        try expression(first, as: .integer), try expression(parts[1], as: .integer)
      )
      let sign = name == "quotient" ? SwiftOperator.dividing : .remainder
      return TypedExpression(.binary(numbers.0, sign, numbers.1), .integer)
    case "degrees->radians":
      let number = try expression(first, as: .number)
      let product = SwiftExpression.binary(number, .multiplying, .atom(".pi"))
      return TypedExpression(.binary(product, .dividing, .atom("180")), .number)
    case "number?", "string?", "list?": return try kind(name, first)
    default: return try searching(name, parts)
    }
  }

  /// A type test as `true` or `false`, as the type of the value tells; nil if it is not known.
  private mutating func kind(
    _ name: String, _ node: Node
  ) throws(NoCounterpart) -> TypedExpression? {
    let type = try typed(node).type
    guard type.isKnown, type.wrapped == nil else { return nil }
    let isOfKind =
      switch (name, type) {
      case ("number?", .number), ("number?", .integer), ("string?", .string): true
      case ("list?", .list), ("list?", .subviews): true
      default: false
      }
    return TypedExpression(.atom(isOfKind ? "true" : "false"), .truth)
  }

  /// A number with some decimals, or with separators between thousands.
  ///
  /// It becomes `n.formatted(.number.precision(.fractionLength(2)))` or `String(format: "%.2f",
  /// n)`.
  mutating func writtenNumber(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    let values = Node.sorted(parts).keywords
    let isGrouped = values["grouped"]?.truth == true
    guard let decimals = values["decimals"] else {
      guard isGrouped else { return TypedExpression(.atom(try interpolation([parts[0]])), .string) }
      let number = try typed(parts[0])
      let value = number.type.isNumber ? number.code : try expression(parts[0], as: .number)
      return TypedExpression(value.method("formatted"), .string)
    }
    let number = try expression(parts[0], as: .number)
    guard !isGrouped else {
      let digits = try expression(decimals, as: .integer)
      // `CGFloat` has no such format style, so the number becomes a `Double`.
      let precision = SwiftExpression.atom(".number").method(
        "precision", [.init(.call(".fractionLength", [.init(digits)]))])
      let fraction = SwiftExpression.call("Double", [.init(number)])
      return TypedExpression(fraction.method("formatted", [.init(precision)]), .string)
    }
    guard let digits = decimals.number else {
      throw NoCounterpart("a number of digits that is worked out")
    }
    let format = SwiftExpression.string("%.\(NumberText.of(digits))f")
    return TypedExpression(.call("String", [.init("format", format), .init(number)]), .string)
  }

  private mutating func textFunction(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "split":
      let text = try expression(parts[0], as: .string)
      let separator = try given(parts.dropFirst().first, as: .string)
      let words = text.method("split", [.init("separator", separator ?? .string(" "))])
      return TypedExpression(words.method("map", [.init(.atom("String.init"))]), .list(.string))
    case "characters":
      let text = try expression(parts[0], as: .string)
      return TypedExpression(text.method("map", [.init(.atom("String.init"))]), .list(.string))
    case "join" where parts.count == 2:
      let separator = try expression(parts[0], as: .string)
      let list = try typedList(parts[1])
      guard list.type.element == .string else { return nil }
      return TypedExpression(list.code.method("joined", [.init("separator", separator)]), .string)
    default: return nil
    }
  }

  /// Functions that search a list, or take a part of it.
  private mutating func searching(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "stride": return try steps(parts)
    case "slice" where parts.count > 1:
      let list = try typedList(parts[0])
      let start = try expression(parts[1], as: .integer)
      let end = try given(parts.dropFirst(2).first, as: .integer)
      let range = end.map { SwiftExpression.binary(start, .upTo, $0) }
      let part = SwiftExpression.element(
        list.code, range ?? .binary(start, .through, .atom("")))
      return TypedExpression(.call("Array", [.init(part)]), .list(list.type.element))
    case "max-by", "min-by":
      guard parts.count == 2 else { return nil }
      let list = try typedList(parts[1])
      let element = list.type.element
      guard let closure = try comparison(by: parts[0], element) else { return nil }
      let found = list.code.method(name == "max-by" ? "max" : "min", [], [closure])
      return TypedExpression(found, .optional(element))
    default: return nil
    }
  }

  /// `Array(stride(from: 0, to: 10, by: 2))`.
  private mutating func steps(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    let values = Node.sorted(parts).keywords
    let end = values["to"] == nil ? "through" : "to"
    guard let from = values["from"], let to = values[end], let by = values["by"] else {
      return nil
    }
    var type = SwiftType.integer
    for node in [from, to, by] {
      let value = try typed(node, wanting: .integer)
      if value.type != .integer, !value.isWhole { type = .number }
    }
    var arguments: [SwiftArgument] = []
    for (label, node) in [("from", from), (end, to), ("by", by)] {
      arguments.append(.init(label, try expression(node, as: type)))
    }
    return TypedExpression(
      .call("Array", [.init(.call("stride", arguments))]), .list(type))
  }

  /// A call that the table of members spells: `(take 2 xs)` as `Array(xs.prefix(2))`; nil for all
  /// others.
  mutating func systemMember(
    _ function: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    guard let member = SwiftMember.printed(function, parts.count) else { return nil }
    var rest = parts[...]
    var owner: TypedExpression?
    switch member.owner {
    case "": break
    case "list": owner = try typedList(rest.removeLast())
    case let kind:
      let type = SwiftType.kinds[kind] ?? .unknown
      owner = TypedExpression(try expression(rest.removeFirst(), as: type), type)
    }
    let element = owner?.type.element ?? .unknown
    let callee = owner.map { SwiftExpression.member($0.code, member.name) } ?? .atom(member.name)
    guard let parameters = member.parameters else {
      return TypedExpression(callee, member.type(element, .unknown))
    }
    var given = SwiftType.unknown
    var call = SwiftCall()
    for (parameter, part) in zip(parameters, rest) {
      if parameter.isFunction {
        let (closure, result) = try closure(part, [element])
        call.closures.append(closure)
        given = result
      } else {
        let type =
          parameter.type == "element" ? element : SwiftType.kinds[parameter.type] ?? .unknown
        call.arguments.append(.init(parameter.label, try expression(part, as: type)))
      }
    }
    let code = SwiftExpression.call(callee, call)
    return TypedExpression(
      member.result == "slice" ? .call("Array", [.init(code)]) : code, member.type(element, given))
  }

  /// `{ $0.width < $1.width }`, from a function of one element that returns a number.
  private mutating func comparison(
    by function: Node, _ element: SwiftType
  ) throws(NoCounterpart) -> SwiftClosure? {
    if let parameters = function.function?.parameters, parameters.count == 2 {
      return try closure(function, [element, element]).0
    }
    var sides: [SwiftExpression] = []
    for name in ["$0", "$1"] {
      let side = try within { printer throws(NoCounterpart) -> SwiftExpression? in
        guard let (parameters, body) = function.function else {
          let (closure, _) = try printer.closure(function, [element])
          guard case .expression(.member(.atom("$0"), let member))? = closure.body.first else {
            return nil
          }
          return .member(.atom(name), member)
        }
        guard body.count == 1, let parameter = parameters.first?.symbol else { return nil }
        let variable = PrintedVariable(.atom(name), element)
        printer.scopes[printer.scopes.count - 1][parameter] = variable
        return try printer.lazily { printer throws(NoCounterpart) in
          try printer.expression(body[0], as: .number)
        }
      }
      guard let side else { return nil }
      sides.append(side)
    }
    return SwiftClosure([], [.expression(.binary(sides[0], .less, sides[1]))])
  }
}

extension Node {
  /// Whether it is the literal of a whole number.
  fileprivate var isWholeNumber: Bool { number.map { $0 == $0.rounded() } == true }
}

extension SwiftMember {
  /// The type of its value.
  ///
  /// - Parameters:
  ///   - element: the type of the elements of the list that has it.
  ///   - given: what the function that is an argument gives.
  fileprivate func type(_ element: SwiftType, _ given: SwiftType) -> SwiftType {
    switch result {
    case "[given]" where name == "compactMap": .list(given.wrapped ?? given)
    case "[given]": .list(given)
    case "element?": .optional(element)
    case "given": .list(given.element)
    case "integer?": .optionalInteger
    case "integers": .list(.integer)
    case "pairs":
      .list(
        .tuple([
          TupleElement(label: "offset", type: .integer),
          TupleElement(label: "element", type: element),
        ]))
    case "same", "slice": .list(element)
    default: SwiftType.kinds[result] ?? .unknown
    }
  }
}

extension SwiftType {
  /// The types of the table of members, by their names in it.
  fileprivate static let kinds: [String: SwiftType] = [
    "integer": .integer, "number": .number, "point": .point, "rectangle": .rectangle,
    "string": .string, "subview": .subview, "truth": .truth,
  ]
}
