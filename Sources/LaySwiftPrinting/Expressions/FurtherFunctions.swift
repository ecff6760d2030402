import LayLanguage

/// Prints functions of numbers, strings and lists that are written differently in Swift.
extension ProgramPrinter {
  mutating func furtherFunction(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    guard let first = parts.first else { return nil }
    if let value = try textFunction(name, parts) { return value }
    switch name {
    case "sin", "cos", "tan", "asin", "acos", "atan", "exp", "log":
      return TypedExpression(.call(name, [.init(try expression(first, as: .number))]), .number)
    case "atan2" where parts.count == 2, "pow" where parts.count == 2:
      let numbers = (
        try expression(first, as: .number), try expression(parts[1], as: .number)
      )
      return TypedExpression(.call(name, [.init(numbers.0), .init(numbers.1)]), .number)
    case "quotient" where parts.count == 2, "remainder" where parts.count == 2:
      let numbers = (
        try expression(first, as: .integer), try expression(parts[1], as: .integer)
      )
      let sign = name == "quotient" ? SwiftOperator.dividing : .remainder
      return TypedExpression(.binary(numbers.0, sign, numbers.1), .integer)
    case "finite?":
      return TypedExpression(.member(try expression(first, as: .number), "isFinite"), .truth)
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
    var values: [String: Node] = [:]
    for (part, next) in zip(parts.dropFirst(), parts.dropFirst(2)) {
      if let keyword = part.keyword { values[keyword] = next }
    }
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
    case "uppercased", "lowercased":
      return TypedExpression(try expression(parts[0], as: .string).method(name), .string)
    case "has-prefix" where parts.count == 2, "has-suffix" where parts.count == 2:
      let (part, text) = (
        try expression(parts[0], as: .string), try expression(parts[1], as: .string)
      )
      let member = SwiftUISpelling.camelCase(name)
      return TypedExpression(text.method(member, [.init(part)]), .truth)
    case "split":
      let text = try expression(parts[0], as: .string)
      let separator = try parts.dropFirst().first.map { node throws(NoCounterpart) in
        try expression(node, as: .string)
      }
      let words = text.method("split", [.init("separator", separator ?? .string(" "))])
      return TypedExpression(words.method("map", [.init(.atom("String.init"))]), .list(.string))
    case "characters":
      let text = try expression(parts[0], as: .string)
      return TypedExpression(text.method("map", [.init(.atom("String.init"))]), .list(.string))
    case "string-length":
      return TypedExpression(.member(try expression(parts[0], as: .string), "count"), .integer)
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
    case "indices":
      return TypedExpression(.member(try typedList(parts[0]).code, "indices"), .list(.integer))
    case "suffix" where parts.count == 2, "drop-last" where parts.count == 2:
      let list = try typedList(parts[1])
      let count = SwiftArgument(try expression(parts[0], as: .integer))
      let part = list.code.method(SwiftUISpelling.camelCase(name), [count])
      return TypedExpression(.call("Array", [.init(part)]), .list(list.type.element))
    case "slice" where parts.count > 1:
      let list = try typedList(parts[0])
      let start = try expression(parts[1], as: .integer)
      let end = try parts.dropFirst(2).first.map { node throws(NoCounterpart) in
        try expression(node, as: .integer)
      }
      let range = end.map { SwiftExpression.binary(start, .upTo, $0) }
      let part = SwiftExpression.element(
        list.code, range ?? .binary(start, .through, .atom("")))
      return TypedExpression(.call("Array", [.init(part)]), .list(list.type.element))
    case "first-where", "first-index", "last-index", "all-satisfy", "flat-map", "compact-map",
      "max-by", "min-by":
      guard parts.count == 2 else { return nil }
      return try searching(name, by: parts[0], in: typedList(parts[1]))
    default: return nil
    }
  }

  /// `Array(stride(from: 0, to: 10, by: 2))`.
  private mutating func steps(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    var values: [String: Node] = [:]
    for (number, part) in parts.enumerated() where number + 1 < parts.count {
      if let keyword = part.keyword { values[keyword] = parts[number + 1] }
    }
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

  private mutating func searching(
    _ name: String, by function: Node, in list: TypedExpression
  ) throws(NoCounterpart) -> TypedExpression? {
    let element = list.type.element
    if name == "max-by" || name == "min-by" {
      guard let closure = try comparison(by: function, element) else { return nil }
      let found = list.code.method(name == "max-by" ? "max" : "min", [], [closure])
      return TypedExpression(found, .optional(element))
    }
    let (closure, given) = try closure(function, [element])
    let type: SwiftType =
      switch name {
      case "first-where": .optional(element)
      case "first-index", "last-index": .optionalInteger
      case "all-satisfy": .truth
      case "flat-map": .list(given.element)
      default: .list(given.wrapped ?? given)
      }
    let method = name == "first-where" ? "first" : SwiftUISpelling.camelCase(name)
    return TypedExpression(list.code.method(method, [], [closure]), type)
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
