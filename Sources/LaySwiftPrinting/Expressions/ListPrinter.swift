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
    case "nth":
      let list = try typedList(parts[1])
      if let number = parts[0].number, let index = Int(exactly: number),
        let part = Self.part(of: list, index)
      {
        return part
      }
      return TypedExpression(
        .element(list.code, try expression(parts[0], as: .integer)), list.type.element)
    case "range": return try range(parts)
    case "fold": return try folded(parts)
    default: return nil
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

  /// `(fold + 0 xs)` as `xs.reduce(0, +)`.
  private mutating func folded(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count == 3 else { return nil }
    let list = try typedList(parts[2])
    let start = try typed(parts[1])
    if let sign = parts[0].symbol, variable(sign) == nil, ["+", "*", "max", "min"].contains(sign) {
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

  // MARK: Prints functions of whole lists, tuples, and copies of values with other fields

  mutating func collection(
    _ name: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression? {
    switch name {
    case "append": return try joined(parts)
    case "contains" where parts.count == 2:
      if let axis = axisContained(parts) { return TypedExpression(axis, .truth) }
      let list = try typedList(parts[1])
      if parts[0].function != nil {
        let (closure, _) = try closure(parts[0], [list.type.element])
        return TypedExpression(list.code.method("contains", [], [closure]), .truth)
      }
      let value = try expression(parts[0], as: list.type.element)
      return TypedExpression(list.code.method("contains", [.init(value)]), .truth)
    case "max" where parts.count == 1, "min" where parts.count == 1:
      let list = try typedList(parts[0])
      guard case .list = list.type else { return nil }
      return TypedExpression(
        .binary(list.code.method(name), .orDefault, .atom("0")), list.type.element)
    case "repeating":
      guard let value = parts.first, let count = parts.dropFirst().last else { return nil }
      let element = try typed(value)
      let arguments = [
        SwiftArgument("repeating", element.code),
        SwiftArgument("count", try expression(count, as: .integer)),
      ]
      return TypedExpression(
        .call("[\(element.type.name)]", arguments), .list(element.type))
    case "sort": return try sorted(parts)
    case "sum" where parts.count == 1:
      let list = try typedList(parts[0])
      return TypedExpression(
        list.code.method("reduce", [.init(.atom("0")), .init(.atom("+"))]), list.type.element)
    case "tuple": return try tuple(parts)
    case "with": return try changed(parts)
    case "zip" where parts.count == 2:
      let (one, other) = (try typedList(parts[0]), try typedList(parts[1]))
      let pair = [one, other].map { TupleElement(label: nil, type: $0.type.element) }
      return TypedExpression(
        .call("zip", [.init(one.code), .init(other.code)]), .list(.tuple(pair)))
    default: return nil
    }
  }

  /// `(contains axes (list 'horizontal 'both))` as `axes.contains(.horizontal)`.
  private mutating func axisContained(_ parts: [Node]) -> SwiftExpression? {
    guard let axes = guessed(parts[0]), axes.type == .axes || axes.type == .quotedName else {
      return nil
    }
    var names = parts[1].head == "list" ? parts[1].arguments.map(\.quoted) : []
    if parts[1].head == "quote" { names = parts[1].arguments[0].children.map(\.symbol) }
    guard names.count == 2, let axis = names[0], names[1] == "both",
      axis == "horizontal" || axis == "vertical"
    else { return nil }
    axes.type = .axes
    return axes.expression.method("contains", [.init(.atom("." + axis))])
  }

  /// `first + second`.
  private mutating func joined(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard let first = parts.first else { return nil }
    var sum = try typedList(first)
    for part in parts.dropFirst() {
      let list = try typedList(part)
      if sum.type.element == .unknown { sum.type = list.type }
      sum.code = .binary(sum.code, .adding, list.code)
    }
    return sum
  }

  private mutating func sorted(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard let last = parts.last else { return nil }
    let list = try typedList(last)
    var closures: [SwiftClosure] = []
    if parts.count == 2 {
      let element = list.type.element
      if let sign = parts[0].symbol, ["<", ">"].contains(sign) {
        return TypedExpression(
          list.code.method("sorted", [.init("by", .atom(sign))]), .list(element))
      }
      closures = [try closure(parts[0], [element, element]).0]
    }
    return TypedExpression(
      list.code.method("sorted", [], closures), .list(list.type.element))
  }

  // MARK: - Tuples and fields

  /// `(tuple :width 80 :count 3)` as `(width: 80, count: 3)`.
  private mutating func tuple(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    var elements: [TupleElement] = []
    var arguments: [SwiftArgument] = []
    var label: String?
    for part in parts {
      if let keyword = part.keyword {
        label = keyword
        continue
      }
      let value = try typed(part)
      arguments.append(.init(label.map { SwiftName.value($0) }, value.code))
      elements.append(TupleElement(label: label, type: value.type))
      label = nil
    }
    return TypedExpression(.tuple(arguments), .tuple(elements))
  }

  /// `(with size :width 16)` as `CGSize(width: 16, height: size.height)`.
  private mutating func changed(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression {
    guard let first = parts.first else { throw NoCounterpart("`with` of nothing") }
    let owner = try typed(first)
    let values = Node.sorted(parts).keywords
    var arguments: [SwiftArgument] = []
    for field in try fields(of: owner.type) {
      let name = SwiftName.value(field.label ?? "")
      let kept = SwiftExpression.member(owner.code, name)
      let value = try given(values[field.label ?? ""], as: field.type)
      arguments.append(.init(name, value ?? kept))
    }
    if case .tuple = owner.type { return TypedExpression(.tuple(arguments), owner.type) }
    return TypedExpression(.call(owner.type.name, arguments), owner.type)
  }

  /// The named fields of a value.
  private func fields(of type: SwiftType) throws(NoCounterpart) -> [TupleElement] {
    func all(_ names: [String], _ type: SwiftType) -> [TupleElement] {
      names.map { TupleElement(label: $0, type: type) }
    }
    switch type {
    case .size: return all(["width", "height"], .number)
    case .point: return all(["x", "y"], .number)
    case .proposal: return all(["width", "height"], .optionalNumber)
    case .tuple(let elements) where elements.allSatisfy({ $0.label != nil }): return elements
    case .structure(let name):
      return records[name]?.parameters.map {
        TupleElement(label: $0.keyword ?? $0.label, type: $0.variable.type)
      } ?? []
    default: throw NoCounterpart("`with` of a value whose fields nothing tells")
    }
  }
}
