import LayLanguage

/// Prints loops that make views.
extension ProgramPrinter {
  /// `for` and `for-each` as `ForEach`.
  mutating func loop(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    var parts = node.arguments
    if let place = parts.firstIndex(where: { $0.keyword == "id" }) {
      parts.removeSubrange(place..<min(place + 2, parts.count))
    }
    var bounds: [Node]
    let name: Node?
    let body: [Node]
    if node.head == "for" {
      guard let header = parts.first else { throw NoCounterpart("a `for` without a name") }
      name = header.children.first
      bounds = Array(header.children.dropFirst())
      body = Array(parts.dropFirst())
    } else {
      bounds = Array(parts.dropLast())
      if bounds.count == 1, Self.isEmptyList(bounds[0]) { return [] }
      guard let (parameters, inner) = parts.last?.function else {
        return [try loop(bounds, callingBy: parts.last)]
      }
      name = parameters.first
      body = inner
    }
    guard let name else { throw NoCounterpart("a `for` without a name") }
    if bounds.count == 1, let symbol = name.symbol, look(bounds[0]) == .view {
      return try unrolled(bounds[0], symbol, body)
    }
    // A loop over nothing shows nothing.
    if bounds.count == 1, Self.isEmptyList(bounds[0]) { return [] }
    guard let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for` of another form")
    }
    return try within { printer throws(NoCounterpart) in
      let isUsed = body.contains { $0.mentions(name.symbol) }
      let parameter = try isUsed ? printer.bind(pattern: name, sequence.type.element) : "_"
      return [printer.forEach(sequence, SwiftClosure([parameter], printer.block(body)))]
    }
  }

  private static func isEmptyList(_ node: Node) -> Bool {
    node.isNothing || node.head == "list" && node.arguments.isEmpty
  }

  private mutating func forEach(
    _ sequence: TypedExpression, _ closure: SwiftClosure
  ) -> SwiftStatement {
    var list = sequence.code
    // Tuples are not `Hashable`, so their first elements identify them.
    let isOfParts = if case .tuple = sequence.type.element { true } else { false }
    if case .call(.member(_, "enumerated"), _) = list { list = .call("Array", [.init(list)]) }
    if case .call(.atom("zip"), _) = list { list = .call("Array", [.init(list)]) }
    // Swift would infer `[Int]` for literals of whole numbers.
    if case .array = list, sequence.type.element == .number {
      list = .binary(list, .cast, .atom("[CGFloat]"))
    }
    if case .call(.atom("stride"), _) = list { list = .call("Array", [.init(list)]) }
    if case .structure(let type) = sequence.type.element, let record = record(named: type) {
      let isIdentified = record.field("id").map { isHashable($0) } == true
      if !isIdentified, !isHashable(sequence.type.element) {
        // Values that are neither `Identifiable` nor `Hashable` are identified by their offsets.
        var closure = closure
        closure.parameters.insert("_", at: 0)
        let pairs = SwiftExpression.call("Array", [.init(list.method("enumerated"))])
        return .expression(
          .call("ForEach", [.init(pairs), .init("id", .atom("\\.offset"))], [closure]))
      }
      record.conformances = [isIdentified ? "Identifiable" : "Hashable"]
      if isIdentified { return .expression(.call("ForEach", [.init(list)], [closure])) }
    }
    let id = SwiftArgument("id", .atom(isOfParts ? "\\.0" : "\\.self"))
    return .expression(.call("ForEach", [.init(list), id], [closure]))
  }

  /// A structure of the program, which is printed now if it was not used before.
  private mutating func record(named type: String) -> PrintedDefinition? {
    if let known = records[type] { return known }
    for (name, definition) in definitions
    where definition.node.head == "define-struct" && SwiftName.type(name) == type {
      _ = variable(name)
    }
    return records[type]
  }

  /// Whether a type is `Hashable`; a structure of the program is made so if its fields are.
  private mutating func isHashable(_ type: SwiftType) -> Bool {
    switch type {
    case .number, .integer, .string, .truth, .enumeration, .quotedName, .unknown, .member, .axis,
      .color, .size, .point, .rectangle:
      return true
    case .optional(let value), .list(let value): return isHashable(value)
    case .structure(let name):
      guard let record = record(named: name) else { return false }
      for parameter in record.parameters where !isHashable(parameter.variable.type) { return false }
      if record.conformances.isEmpty { record.conformances = ["Hashable"] }
      return true
    default: return false
    }
  }

  /// `for-each` with the name of a function of the program.
  private mutating func loop(
    _ bounds: [Node], callingBy function: Node?
  ) throws(NoCounterpart) -> SwiftStatement {
    guard let function, let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for-each` of another form")
    }
    let (closure, _) = try closure(named: function, [sequence.type.element])
    return forEach(sequence, closure)
  }

  /// The body of a loop over a literal list of views, once for each view.
  private mutating func unrolled(
    _ list: Node, _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> [SwiftStatement] {
    guard list.head == "list" else { throw NoCounterpart("views that are taken apart") }
    var statements: [SwiftStatement] = []
    for element in list.arguments {
      let view = try viewExpression(element)
      statements += try within { printer throws(NoCounterpart) in
        printer.scopes[printer.scopes.count - 1][name] = PrintedVariable(view, .view)
        return printer.block(body)
      }
    }
    return statements
  }
}
