import LayLanguage

/// Prints lists and the functions that work with them.
extension ProgramPrinter {
  mutating func listFunction(
    _ name: String, _ parts: [Node], wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression? {
    if let value = try collection(name, parts) { return value }
    switch name {
    case "list": return try written(parts, wanting: wanted)
    case "first":
      let list = try typedList(parts[0])
      if let part = Self.part(of: list, 0) { return part }
      return TypedExpression(.element(list.code, .atom("0")), list.type.element)
    case "last":
      let list = try typedList(parts[0])
      if case .tuple(let elements) = list.type, let part = Self.part(of: list, elements.count - 1) {
        return part
      }
      return TypedExpression(.unwrapped(.member(list.code, "last")), list.type.element)
    case "rest":
      let list = try typedList(parts[0])
      return TypedExpression(list.code.method("dropFirst"), .list(list.type.element))
    case "nth":
      let list = try typedList(parts[1])
      if let number = parts[0].number, let index = Int(exactly: number),
        let part = Self.part(of: list, index)
      {
        return part
      }
      return TypedExpression(
        .element(list.code, try expression(parts[0], as: .integer)), list.type.element)
    case "take", "drop":
      let list = try typedList(parts[1])
      let count = SwiftArgument(try expression(parts[0], as: .integer))
      let part = list.code.method(name == "take" ? "prefix" : "dropFirst", [count])
      return TypedExpression(.call("Array", [.init(part)]), .list(list.type.element))
    case "length": return TypedExpression(.member(try typedList(parts[0]).code, "count"), .integer)
    case "empty?": return TypedExpression(.member(try typedList(parts[0]).code, "isEmpty"), .truth)
    case "reverse":
      let list = try typedList(parts[0])
      return TypedExpression(list.code.method("reversed"), .list(list.type.element))
    case "range": return try range(parts)
    default: return try mapping(name, parts)
    }
  }

  /// A list literal.
  private mutating func written(
    _ parts: [Node], wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    var elements: [SwiftExpression] = []
    var type = wanted.element
    var types: [SwiftType] = []
    for part in parts {
      let value = try typed(part, wanting: wanted.element)
      types.append(value.type)
      elements.append(value.code)
    }
    for each in types {
      guard let joined = type.joined(with: each) else {
        // Values of several types become a tuple.
        return TypedExpression(
          .tuple(elements.map { SwiftArgument($0) }),
          .tuple(types.map { TupleElement(label: nil, type: $0) }))
      }
      type = joined
    }
    if type == .axes { return TypedExpression(.array(elements), .axes) }
    guard type != .view else { throw NoCounterpart("a list of views as a value") }
    return TypedExpression(.array(elements), .list(type))
  }

  /// An element of a tuple; nil for a list.
  private static func part(of value: TypedExpression, _ index: Int) -> TypedExpression? {
    guard case .tuple(let elements) = value.type, elements.indices.contains(index) else {
      return nil
    }
    return TypedExpression(.member(value.code, "\(index)"), elements[index].type)
  }

  /// `map`, `filter` and `fold`, which call a function for each element.
  private mutating func mapping(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "map":
      guard parts.count == 2 else { return nil }
      let list = try typedList(parts[1])
      let (closure, type) = try closure(parts[0], [list.type.element])
      return TypedExpression(list.code.method("map", [], [closure]), .list(type))
    case "filter":
      let list = try typedList(parts[1])
      let (closure, _) = try closure(parts[0], [list.type.element])
      return TypedExpression(list.code.method("filter", [], [closure]), .list(list.type.element))
    case "fold":
      guard parts.count == 3 else { return nil }
      let list = try typedList(parts[2])
      let start = try typed(parts[1])
      if let sign = parts[0].symbol, variable(sign) == nil,
        ["+", "*", "max", "min"].contains(sign)
      {
        // Lengths of views are never negative, so `max()` gives what a fold from 0 gives.
        if sign == "max", start.isWhole, parts[1].number == 0, parts[2].head == "map",
          ["width", "height"].contains(parts[2].arguments.first?.symbol)
        {
          return TypedExpression(
            .binary(list.code.method("max"), .orDefault, start.code), start.type)
        }
        let arguments = [SwiftArgument(start.code), SwiftArgument(.atom(sign))]
        return TypedExpression(list.code.method("reduce", arguments), start.type)
      }
      let (closure, _) = try closure(parts[0], [start.type, list.type.element])
      return TypedExpression(
        list.code.method("reduce", [.init(start.code)], [closure]), start.type)
    default: return nil
    }
  }

  private mutating func range(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard (1...2).contains(parts.count) else { return nil }
    let start = parts.count == 1 ? .atom("0") : try expression(parts[0], as: .integer)
    let end = try expression(parts[parts.count - 1], as: .integer)
    return TypedExpression(.binary(start, .upTo, end), .list(.integer))
  }

  /// A function as a closure, with its result type.
  mutating func closure(
    _ node: Node, _ types: [SwiftType]
  ) throws(NoCounterpart) -> (SwiftClosure, SwiftType) {
    if let name = node.symbol, Catalogue.declaration(named: name) != nil, variable(name) == nil {
      return try closure(ofFunction: name, types)
    }
    guard let (parameters, body) = node.function else { return try closure(named: node, types) }
    if let short = try shortClosure(parameters, body, types) { return short }
    return try within { printer throws(NoCounterpart) in
      let outer = printer.assigned
      printer.assigned = outer.union(Assignments.names(in: body))
      defer { printer.assigned = outer }
      var names: [String] = []
      for (number, parameter) in parameters.enumerated() {
        let type = number < types.count ? types[number] : .unknown
        names.append(try printer.bind(pattern: parameter, type, isParameter: true))
      }
      let (statements, type) = try printer.functionBody(body)
      return (SwiftClosure(names, statements), type)
    }
  }

  /// `{ $0.width }`, for a function of one parameter whose body is a short expression; otherwise
  /// nil.
  mutating func shortClosure(
    _ parameters: [Node], _ body: [Node], _ types: [SwiftType]
  ) throws(NoCounterpart) -> (SwiftClosure, SwiftType)? {
    guard parameters.count == 1, let name = parameters[0].symbol, body.count == 1,
      (1...2).contains(body[0].count(of: name)), !body[0].hasFunctions, types.count == 1
    else { return nil }
    return try within { printer throws(NoCounterpart) -> (SwiftClosure, SwiftType)? in
      let variable = PrintedVariable(.atom("$0"), types[0])
      variable.isOpen = types[0] == .unknown
      printer.scopes[printer.scopes.count - 1][name] = variable
      printer.remember(variable, parameters[0])
      let (statements, type) = try printer.functionBody(body)
      guard statements.count == 1, case .expression(let value) = statements[0],
        let line = SwiftLayout.inline(value), line.count <= 50
      else { return nil }
      return (SwiftClosure([], statements), type)
    }
  }

  /// `(map width sizes)` and `(fold max 0 lengths)`.
  private mutating func closure(
    ofFunction name: String, _ types: [SwiftType]
  ) throws(NoCounterpart) -> (SwiftClosure, SwiftType) {
    let signs = ["+", "-", "*", "/"]
    if types.count == 2, signs.contains(name) || name == "min" || name == "max" {
      let code: SwiftExpression =
        signs.contains(name)
        ? .atom("$0 \(name) $1") : .call(name, [.init(.atom("$0")), .init(.atom("$1"))])
      return (SwiftClosure([], [.expression(code)]), types[0])
    }
    let parts = ["width", "height", "x", "y"]
    if types.count == 1, parts.contains(name) {
      return (SwiftClosure([], [.expression(.member(.atom("$0"), name))]), .number)
    }
    if types.count == 1, name == "priority-of" {
      return (SwiftClosure([], [.expression(.member(.atom("$0"), "priority"))]), .number)
    }
    throw NoCounterpart("`\(name)` as a value")
  }
}
