import LayLanguage

/// Loops that give views.
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

  private func forEach(
    _ sequence: TypedExpression, _ closure: SwiftClosure
  ) -> SwiftStatement {
    var list = sequence.code
    // A list of pairs is no list of values that can be told apart.
    let isOfParts = if case .tuple = sequence.type.element { true } else { false }
    if case .call(.member(_, "enumerated"), _) = list { list = .call("Array", [.init(list)]) }
    if case .call(.atom("zip"), _) = list { list = .call("Array", [.init(list)]) }
    // Whole numbers would make it a list of `Int`.
    if case .array = list, sequence.type.element == .number {
      list = .binary(list, .cast, .atom("[CGFloat]"))
    }
    if case .call(.atom("stride"), _) = list { list = .call("Array", [.init(list)]) }
    if case .structure(let type) = sequence.type.element, let record = records[type] {
      let isIdentified = record.field("id") != nil
      record.conformances = [isIdentified ? "Identifiable" : "Hashable"]
      if isIdentified { return .expression(.call("ForEach", [.init(list)], [closure])) }
    }
    let id = SwiftArgument("id", .atom(isOfParts ? "\\.0" : "\\.self"))
    return .expression(.call("ForEach", [.init(list), id], [closure]))
  }

  /// `for-each` with a function of the program by its name.
  private mutating func loop(
    _ bounds: [Node], callingBy function: Node?
  ) throws(NoCounterpart) -> SwiftStatement {
    guard let function, let sequence = try sequence(bounds) else {
      throw NoCounterpart("a `for-each` of another form")
    }
    let (closure, _) = try closure(named: function, [sequence.type.element])
    return forEach(sequence, closure)
  }

  /// The body for each of the views of a list that is written down.
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
