import LayLanguage

/// Prints functions of whole lists, tuples, and copies of values with other fields.
extension ProgramPrinter {
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
    case "enumerate" where parts.count == 1:
      let list = try typedList(parts[0])
      let pair = [
        TupleElement(label: "offset", type: .integer),
        TupleElement(label: "element", type: list.type.element),
      ]
      return TypedExpression(list.code.method("enumerated"), .list(.tuple(pair)))
    case "index-of" where parts.count == 2:
      let list = try typedList(parts[1])
      let value = try expression(parts[0], as: list.type.element)
      return TypedExpression(
        list.code.method("firstIndex", [.init("of", value)]), .optionalInteger)
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
    var values: [String: Node] = [:]
    var label: String?
    for part in parts.dropFirst() {
      if let name = label { values[name] = part }
      label = part.keyword
    }
    var arguments: [SwiftArgument] = []
    for field in try fields(of: owner.type) {
      let name = SwiftName.value(field.label ?? "")
      let kept = SwiftExpression.member(owner.code, name)
      let value = try values[field.label ?? ""].map { node throws(NoCounterpart) in
        try expression(node, as: field.type)
      }
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
