import LayLanguage

/// Prints functions as values, and calls of them.
extension ProgramPrinter {
  /// The variable that a name means in a call: a value that is no function hides no function.
  ///
  /// - Parameter node: the call, whose arguments tell the parameter types if it is the first use.
  mutating func called(_ head: String, by node: Node? = nil) -> PrintedVariable? {
    if let node, definitions[head]?.isBegun == false, typesOfUse[head] == nil,
      !scopes.contains(where: { $0[head] != nil })
    {
      typesOfUse[head] = types(ofArguments: node)
    }
    guard let variable = variable(head) else { return nil }
    if variable.definition != nil { return variable }
    if case .function = variable.type { return variable }
    return Catalogue.declaration(named: head) == nil ? variable : nil
  }

  /// The types of the positional arguments of a call; `unknown` where the type proves little.
  ///
  /// A number may become a text in the function, and a name may be a value of any type.
  mutating func types(ofArguments node: Node) -> [SwiftType] {
    var types: [SwiftType] = []
    for part in node.arguments {
      if part.keyword != nil { break }
      switch look(part) {
      case _ where part.isNothing: types.append(.unknown)
      case let type? where Self.tellsUse(type): types.append(type)
      default: types.append(.unknown)
      }
    }
    return types
  }

  private static func tellsUse(_ type: SwiftType) -> Bool {
    switch type {
    case .size, .point, .rectangle, .proposal, .insets, .subviews, .subview, .dimensions, .geometry,
      .structure, .viewSpacing, .dictionary, .optionalNumber, .axes, .string:
      true
    case .list(let element): element != .unknown
    default: false
    }
  }

  /// A call of a variable that holds a function; the call tells the type of the variable.
  mutating func call(
    _ variable: PrintedVariable, _ node: Node, wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    var arguments: [SwiftArgument] = []
    if case .function(let taken, let given) = variable.type {
      guard taken.count == node.arguments.count else {
        throw NoCounterpart("`\(node.head ?? "")` is called in several ways")
      }
      for (part, type) in zip(node.arguments, taken) {
        let value = try expression(part, as: type)
        arguments.append(.init(type == .view ? .call("AnyView", [.init(value)]) : value))
      }
      return TypedExpression(.call(variable.expression, SwiftCall(arguments)), given)
    }
    guard variable.type == .unknown else {
      throw NoCounterpart("`\(node.head ?? "")` is a value that is called")
    }
    var types: [SwiftType] = []
    for part in node.arguments {
      if part.keyword != nil { throw NoCounterpart("a function whose arguments have names") }
      let value = try typed(part)
      // The type may be inferred later; without that it counts as a number.
      types.append(value.type)
      arguments.append(
        .init(value.type == .view ? .call("AnyView", [.init(value.code)]) : value.code))
    }
    let given = wanted.isKnown ? wanted : .number
    variable.type = .function(types, given)
    return TypedExpression(.call(variable.expression, SwiftCall(arguments)), given)
  }

  /// `(fn (x) …)` as a value of the wanted function type.
  mutating func functionValue(
    _ node: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    guard case .function(let taken, let given) = wanted else {
      throw NoCounterpart("a function as a value, of a type that nothing tells")
    }
    var (closure, type) = try closure(node, taken)
    if given == .view || type == .view {
      guard closure.body.count == 1, case .expression(let view) = closure.body[0] else {
        throw NoCounterpart("a function that gives several views")
      }
      closure.body = [.expression(.call("AnyView", [.init(view)]))]
    }
    return TypedExpression(.closure(closure), .function(taken, given == .unknown ? type : given))
  }

  /// The name of a function of the program, as a closure that calls it.
  mutating func closure(
    named node: Node, _ types: [SwiftType]
  ) throws(NoCounterpart) -> (SwiftClosure, SwiftType) {
    guard let name = node.symbol, let variable = variable(name) else {
      throw NoCounterpart("a function that is worked out")
    }
    let given = types.indices.map { "$\($0)" }
    guard let definition = variable.definition else {
      guard variable.type == .unknown || variable.type.isFunction else {
        throw NoCounterpart("`\(name)` is a value that is called")
      }
      if variable.type == .unknown { variable.type = .function(types, .number) }
      let call = SwiftCall(given.map { SwiftArgument(.atom($0)) })
      return (
        SwiftClosure([], [.expression(.call(variable.expression, call))]), variable.type.given
      )
    }
    var arguments: [SwiftArgument] = []
    for (number, parameter) in definition.parameters.enumerated() where number < types.count {
      if parameter.keyword != nil { break }
      if parameter.variable.type == .unknown { parameter.variable.type = types[number] }
      arguments.append(.init(parameter.label, .atom(given[number])))
    }
    return (
      SwiftClosure([], [.expression(.call(definition.name, arguments))]), definition.result
    )
  }

  /// A list of values; a list of views has no counterpart in Swift.
  mutating func typedList(_ node: Node) throws(NoCounterpart) -> TypedExpression {
    let value = try typed(node)
    if value.type == .view { throw NoCounterpart("views that are taken apart") }
    return value
  }

  // MARK: - Names

  /// A quoted name as the wanted type: a member of an enumeration of SwiftUI, or a string.
  static func quoted(_ name: String, _ wanted: SwiftType) -> TypedExpression {
    switch wanted {
    case .member, .axis: return TypedExpression(.atom("." + member(name)), wanted)
    case .enumeration(let type): return TypedExpression(enumerated(name, type), wanted)
    default: return TypedExpression(.string(name), .quotedName)
    }
  }

  /// A name as a value of a type of SwiftUI.
  static func enumerated(_ name: String, _ type: String) -> SwiftExpression {
    switch (type, name) {
    case ("Axis.Set", "both"): return .array([.atom(".horizontal"), .atom(".vertical")])
    case ("Axis.Set", "none"): return .array([])
    case ("HorizontalAlignment", "horizontal-center"), ("VerticalAlignment", "vertical-center"):
      return .atom(".center")
    case ("LayoutDirection", "ltr"): return .atom(".leftToRight")
    case ("LayoutDirection", "rtl"): return .atom(".rightToLeft")
    default: return .atom("." + member(name))
    }
  }

  /// Binds a name, or the names of a tuple pattern, and returns the Swift pattern.
  ///
  /// - Parameter isParameter: whether the names are the parameters of a closure.
  mutating func bind(
    pattern node: Node, _ type: SwiftType, isParameter: Bool = false
  ) throws(NoCounterpart) -> String {
    if let name = node.symbol {
      if name == "_" { return "_" }
      let variable = bind(name, type, at: node)
      return SwiftLayout.inline(variable.expression) ?? name
    }
    guard node.kind == .list, node.children.allSatisfy({ $0.symbol != nil }) else {
      throw NoCounterpart("a keyword of a closure")
    }
    var names: [String] = []
    for (number, part) in node.children.enumerated() {
      names.append(try bind(pattern: part, type.part(number)))
    }
    return "(" + names.joined(separator: ", ") + ")"
  }
}

extension SwiftType {
  var isFunction: Bool { if case .function = self { true } else { false } }

  /// The result type of a function.
  fileprivate var given: SwiftType {
    if case .function(_, let given) = self { given } else { .unknown }
  }

  /// The type of an element of a tuple.
  func part(_ number: Int) -> SwiftType {
    guard case .tuple(let elements) = self, elements.indices.contains(number) else {
      return .unknown
    }
    return elements[number].type
  }
}
