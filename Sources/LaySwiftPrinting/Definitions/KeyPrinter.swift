import LayLanguage

/// Prints keys as types: of the environment, of preferences, of layout values and of alignments.
extension ProgramPrinter {
  /// `define-environment-key` as an `EnvironmentKey` and a property of `EnvironmentValues`.
  mutating func environmentKey(
    _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    guard let node = body.first else { throw NoCounterpart("a key without a default") }
    let value = try typed(node)
    let type = freshType(name + "-key")
    let property = freshMember(name)
    declarations.append(key(type, "EnvironmentKey", value))
    declarations.append(
      .type(
        "extension", "EnvironmentValues", conformances: [],
        [
          .property(
            property, attributes: [], type: value.type.name,
            [
              .expression(.atom("get { self[\(type).self] }")),
              .expression(.atom("set { self[\(type).self] = newValue }")),
            ])
        ]))
    let variable = PrintedVariable(.atom("\\.\(property)"), .key(value.type))
    globals[name] = variable
    return variable
  }

  /// A name for a member that is added to a type of SwiftUI.
  private mutating func freshMember(_ name: String) -> String {
    SwiftName.fresh(SwiftName.value(name), in: &memberNames)
  }

  private func key(
    _ name: String, _ conformance: String, _ value: TypedExpression,
    _ members: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    .structure(
      name, conformances: [conformance],
      [.value("static let", "defaultValue", type: value.type.name, value.code)] + members)
  }

  /// `define-preference-key`.
  mutating func preferenceKey(
    _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    guard let node = body.first, !node.isNothing else {
      throw NoCounterpart("a key whose default has no type")
    }
    let value = try typed(node)
    let type = freshType(name)
    let change = try reduction(body.dropFirst().first, value.type)
    let function = SwiftFunction(
      modifiers: "static", name: "reduce",
      parameters: ["value: inout \(value.type.name)", "nextValue: () -> \(value.type.name)"],
      body: [change])
    declarations.append(key(type, "PreferenceKey", value, [.function(function)]))
    let variable = PrintedVariable(.atom("\(type).self"), .key(value.type))
    globals[name] = variable
    return variable
  }

  /// The statement that combines a preference value with the next one.
  private mutating func reduction(
    _ node: Node?, _ type: SwiftType
  ) throws(NoCounterpart) -> SwiftStatement {
    let (value, next) = (SwiftExpression.atom("value"), SwiftExpression.call("nextValue"))
    guard let node, !node.isNothing else { return .assignment(value, "=", next) }
    switch node.symbol {
    case "+", "*": return .assignment(value, (node.symbol ?? "") + "=", next)
    case "max", "min":
      return .assignment(value, "=", .call(node.symbol ?? "", [.init(value), .init(next)]))
    default: break
    }
    guard let (parameters, body) = node.function, parameters.count == 2, body.count == 1,
      let names = [parameters[0].symbol, parameters[1].symbol] as? [String]
    else { throw NoCounterpart("a key that is reduced by a function of another form") }
    return try within { printer throws(NoCounterpart) in
      printer.scopes[printer.scopes.count - 1][names[0]] = PrintedVariable(value, type)
      printer.scopes[printer.scopes.count - 1][names[1]] = PrintedVariable(next, type)
      return .assignment(value, "=", try printer.expression(body[0], as: type))
    }
  }

  /// `define-alignment-id` as an `AlignmentID` and a member of the alignment type of its axis.
  mutating func alignment(
    _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    guard body.count == 2, let axis = body[0].word else {
      throw NoCounterpart("a line without its axis")
    }
    let type = freshType(name)
    let member = freshMember(name)
    noteAxis(of: body[0])
    let lines = try within { printer throws(NoCounterpart) in
      guard let (parameters, inner) = body[1].function else {
        return [SwiftStatement.expression(try printer.expression(body[1], as: .number))]
      }
      if let parameter = parameters.first?.symbol {
        printer.scopes[printer.scopes.count - 1][parameter] = PrintedVariable(
          .atom("context"), .dimensions)
      }
      return try printer.functionBody(inner, .number).0
    }
    let function = SwiftFunction(
      modifiers: "static", name: "defaultValue", parameters: ["in context: ViewDimensions"],
      result: "CGFloat", body: lines)
    declarations.append(
      .type("enum", type, conformances: ["AlignmentID"], [.function(function)]))
    let owner = axis == "horizontal" ? "HorizontalAlignment" : "VerticalAlignment"
    let value = SwiftExpression.call(owner, [.init(.atom("\(type).self"))])
    declarations.append(
      .type("extension", owner, conformances: [], [.value("static let", member, type: nil, value)]))
    let variable = PrintedVariable(.atom(".\(member)"), .enumeration(owner))
    globals[name] = variable
    return variable
  }

  // MARK: - Layout values

  /// The key of a layout value, which is declared at its first use.
  ///
  /// - Parameters:
  ///   - value: a value, which tells the type.
  ///   - isDefault: whether `value` is the default, for views that have no value of this key.
  mutating func layoutKey(
    _ name: String, _ value: TypedExpression?, isDefault: Bool
  ) -> PrintedVariable {
    if let known = layoutKeys[name] { return known }
    let type = freshType(name)
    let kind = value?.type ?? .number
    let usual: SwiftExpression
    switch kind {
    case .string: usual = .string("")
    case .truth: usual = .atom("false")
    default: usual = .atom("0")
    }
    declarations.append(
      key(type, "LayoutValueKey", TypedExpression(isDefault ? value?.code ?? usual : usual, kind)))
    let variable = PrintedVariable(.atom("\(type).self"), .key(kind))
    layoutKeys[name] = variable
    return variable
  }

  /// `(value-of subview 'rank 100)` as `subview[Rank.self]`.
  mutating func layoutValue(_ parts: [Node]) throws(NoCounterpart) -> TypedExpression? {
    guard parts.count > 1, let name = parts[1].quoted ?? parts[1].string else { return nil }
    let value = try parts.dropFirst(2).first.map { node throws(NoCounterpart) in try typed(node) }
    let key = layoutKey(name, value, isDefault: true)
    guard case .key(let type) = key.type else { return nil }
    return TypedExpression(
      .element(try expression(parts[0], as: .subview), key.expression), type)
  }
}
