import LayLanguage

/// Prints values: numbers, strings, names, lists, and the forms that make them.
extension ProgramPrinter {
  /// An expression of a type; this use tells the type of a name whose type is not known yet.
  mutating func expression(
    _ node: Node, as wanted: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    if wanted == .view { return try viewExpression(node) }
    guess(node, wanted)
    return try converted(typed(node, wanting: wanted), to: wanted)
  }

  /// An expression of a type; nil without a node.
  mutating func given(
    _ node: Node?, as wanted: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression? {
    guard let node else { return nil }
    return try expression(node, as: wanted)
  }

  /// Notes the type of a name or a field, as its use tells.
  mutating func guess(_ node: Node, _ wanted: SwiftType) {
    guard let variable = guessed(node) else { return }
    if wanted == .integer, variable.type == .number { variable.isIndex = true }
    if let value = wanted.wrapped, value.isKnown {
      variable.takesNothing = true
      if variable.type == .unknown { variable.type = value }
    }
    if wanted.wrapped == nil, variable.type == .optional(.unknown) {
      variable.type = wanted.orNothing
    } else if !variable.type.isKnown, let type = variable.type.joined(with: wanted) {
      variable.type = type
    } else if variable.isOpen, case .optional(.unknown) = wanted, variable.type != .view,
      let type = variable.type.joined(with: wanted)
    {
      variable.type = type
    }
  }

  /// The variable of a name or a field, whose type its uses may tell; nil for any other node.
  mutating func guessed(_ node: Node) -> PrintedVariable? {
    if let name = node.symbol { return variable(name) }
    guard let name = node.field, let owner = node.arguments.first,
      case .structure(let record)? = guessed(owner)?.type
    else { return nil }
    return records[record]?.parameters.first { $0.keyword == name }?.variable
  }

  /// A value converted to another type, where Swift needs a conversion.
  func converted(
    _ value: TypedExpression, to wanted: SwiftType
  ) throws(NoCounterpart) -> SwiftExpression {
    if case .atom("nil") = value.code { return value.code }
    if wanted == .viewSpacing, value.type.isNumber {
      guard case .atom("0") = value.code else {
        throw NoCounterpart("`ViewSpacing` takes the distances of subviews, and none of one's own")
      }
      return .atom(".zero")
    }
    switch (value.type, wanted) {
    case (.integer, .number):
      if case .atom(let text) = value.code, Double(text) != nil { return value.code }
      return .call("CGFloat", [SwiftArgument(value.code)])
    case (.number, .integer):
      if case .atom(let text) = value.code, Int(text) != nil { return value.code }
      return .call("Int", [SwiftArgument(value.code)])
    case (.integer, .optionalNumber): return .call("CGFloat", [SwiftArgument(value.code)])
    case (.optionalNumber, .integer):
      return .call("Int", [.init(.binary(value.code, .orDefault, .atom("0")))])
    case (.number, .optionalInteger):
      return try converted(value, to: .integer)
    case (.optionalNumber, .optionalInteger), (.optionalInteger, .optionalNumber):
      let type = wanted == .optionalInteger ? "Int" : "CGFloat"
      let whole = SwiftExpression.call(type, [.init(.atom("$0"))])
      return value.code.method("map", [], [SwiftClosure([], [.expression(whole)])])
    case (.optionalInteger, .number):
      return .call("CGFloat", [.init(.binary(value.code, .orDefault, .atom("0")))])
    case (.optional(let type), _) where type == wanted && type.isKnown:
      if let usual = Self.usual(type) { return .binary(value.code, .orDefault, usual) }
      return .unwrapped(value.code)
    default: return value.code
    }
  }

  /// The default in place of nil for a type; nil if the type has none.
  private static func usual(_ type: SwiftType) -> SwiftExpression? {
    switch type {
    case .number, .integer: .atom("0")
    case .string: .string("")
    case .truth: .atom("false")
    case .list: .array([])
    default: nil
    }
  }

  mutating func typed(
    _ node: Node, wanting wanted: SwiftType = .unknown
  ) throws(NoCounterpart) -> TypedExpression {
    switch node.kind {
    case .number:
      let number = node.number ?? 0
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return TypedExpression(
        .number(number),
        isWhole && (wanted == .integer || wanted == .optionalInteger) ? .integer : .number)
    case .string: return TypedExpression(.string(node.string ?? ""), .string)
    case .truth: return TypedExpression(.atom(node.truth == true ? "true" : "false"), .truth)
    case .nothing:
      return TypedExpression(.atom("nil"), wanted.wrapped == nil ? .optional(.unknown) : wanted)
    case .keyword: throw NoCounterpart("`:\(node.keyword ?? "")` stands alone")
    case .symbol: return try named(node.symbol ?? "")
    case .list: return try list(node, wanting: wanted)
    }
  }

  private mutating func named(_ name: String) throws(NoCounterpart) -> TypedExpression {
    if let variable = variable(name) {
      if let definition = variable.definition, definition.kind == .function {
        return TypedExpression(.atom(definition.name), definition.type)
      }
      return TypedExpression(variable.expression, variable.type)
    }
    switch name {
    case "inf", "infinity": return TypedExpression(.atom(".infinity"), .number)
    case "-inf": return TypedExpression(.atom("-.infinity"), .number)
    case "pi": return TypedExpression(.atom(".pi"), .number)
    case "ideal", "unspecified":
      return TypedExpression(.atom("ProposedViewSize.unspecified"), .proposal)
    case "zero": return TypedExpression(.atom("ProposedViewSize.zero"), .proposal)
    default: break
    }
    if ColorName.all.contains(name) { return TypedExpression(.color(name, isView: true), .color) }
    throw NoCounterpart("`\(name)` is not known here")
  }

  private mutating func list(
    _ node: Node, wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    if let field = try field(node) { return field }
    guard let head = node.head else { throw NoCounterpart("a list that calls nothing") }
    if let variable = called(head, by: node) {
      guard let definition = variable.definition else {
        return try call(variable, node, wanting: wanted)
      }
      return TypedExpression(try call(definition, node), definition.result)
    }
    if let special = try form(head, node, wanting: wanted) { return special }
    guard let declaration = Catalogue.declaration(named: head) else {
      throw NoCounterpart("`\(head)` is not known here")
    }
    if declaration.isOfViews { return TypedExpression(try viewExpression(node), .view) }
    return try function(declaration, node, wanting: wanted)
  }

  // MARK: - Forms

  private mutating func form(
    _ head: String, _ node: Node, wanting wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression? {
    let parts = node.arguments
    switch head {
    case "if", "cond", "when", "unless", "case": return try choiceValue(node, wanted)
    case "let", "let*": return try blockValue(node, wanted)
    case "begin" where parts.count > 1: return try blockValue(node, wanted)
    case "and", "or": return try logic(head, parts)
    case "not":
      guard let only = parts.first else { return nil }
      return TypedExpression(Self.negated(try condition(only)), .truth)
    case "begin" where parts.count == 1: return try typed(parts[0], wanting: wanted)
    case "quote" where parts.first?.kind == .list: return try quotedNames(parts[0], wanted)
    case "quote":
      guard let name = node.quoted else { throw NoCounterpart("a quoted list") }
      if wanted == .color { return TypedExpression(.color(name, isView: true), .color) }
      return Self.quoted(name, wanted)
    case "for": return try mapped(node)
    case "tuple", "with": return try collection(head, parts)
    case "->":
      guard let threaded = threadedCall(node) else {
        return TypedExpression(try viewExpression(node), .view)
      }
      return try typed(threaded, wanting: wanted)
    case "fn", "lambda": return try functionValue(node, wanted)
    case "scaled-metric": return try scaledMetric(node)
    default: return nil
    }
  }

  /// `(for (x xs) …)` as a value: `xs.map { x in … }`.
  private mutating func mapped(_ node: Node) throws(NoCounterpart) -> TypedExpression {
    let parts = node.arguments
    guard let header = parts.first, let name = header.children.first,
      let sequence = try sequence(Array(header.children.dropFirst()))
    else { throw NoCounterpart("a `for` of another form") }
    let body = Array(parts.dropFirst())
    if case .binary = sequence.code {
    } else if let (closure, type) = try shortClosure([name], body, [sequence.type.element]) {
      return TypedExpression(sequence.code.method("map", [], [closure]), .list(type))
    }
    return try within { printer throws(NoCounterpart) in
      let text = try printer.bind(pattern: name, sequence.type.element)
      let (statements, type) = try printer.functionBody(body)
      let closure = SwiftClosure([text], statements)
      return TypedExpression(sequence.code.method("map", [], [closure]), .list(type))
    }
  }

  /// The sequence of a `for`: a list, or the numbers from one to another.
  mutating func sequence(_ bounds: [Node]) throws(NoCounterpart) -> TypedExpression? {
    switch bounds.count {
    case 1:
      var list = try typedList(bounds[0])
      if let whole = list.type.wrapped, case .list = whole {
        list = TypedExpression(try converted(list, to: whole), whole)
      }
      // Swift would infer `[Int]` for literals of whole numbers.
      if case .array(let elements) = list.code, list.type.element == .number, !elements.isEmpty,
        elements.allSatisfy(\.isWholeNumber)
      {
        list.code = .binary(list.code, .cast, .atom("[CGFloat]"))
      }
      return list
    case 2, 3:
      let (first, last) = (
        try expression(bounds[0], as: .integer), try expression(bounds[1], as: .integer)
      )
      if bounds.count == 2, bounds[0].number == 0, bounds[1].head == "length",
        let list = bounds[1].arguments.first
      {
        return TypedExpression(.member(try typedList(list).code, "indices"), .list(.integer))
      }
      guard bounds.count == 3 else {
        return TypedExpression(.binary(first, .upTo, last), .list(.integer))
      }
      let step = try expression(bounds[2], as: .integer)
      return TypedExpression(
        .call("stride", [.init("from", first), .init("to", last), .init("by", step)]),
        .list(.integer))
    default: return nil
    }
  }

  /// A quoted list of names, as an array.
  private func quotedNames(
    _ list: Node, _ wanted: SwiftType
  ) throws(NoCounterpart) -> TypedExpression {
    var names: [SwiftExpression] = []
    for part in list.children {
      guard let name = part.symbol else { throw NoCounterpart("a quoted list of values") }
      names.append(
        Self.quoted(name, wanted.element == .unknown ? .quotedName : wanted.element).code)
    }
    if wanted == .axes { return TypedExpression(.array(names), wanted) }
    let element: SwiftType = wanted.element == .unknown ? .quotedName : wanted.element
    return TypedExpression(.array(names), .list(names.isEmpty ? .unknown : element))
  }

  /// The only argument of a `->` without steps; nil if there are steps.
  private func threadedCall(_ node: Node) -> Node? {
    node.arguments.count == 1 ? node.arguments[0] : nil
  }

  /// `and` and `or` of conditions; an `or` after an optional, `(or (width proposal) 10)`, is a
  /// `??`.
  private mutating func logic(
    _ head: String, _ parts: [Node]
  ) throws(NoCounterpart) -> TypedExpression {
    guard let first = parts.first else {
      return TypedExpression(.atom(head == "and" ? "true" : "false"), .truth)
    }
    if head == "or", parts.count == 2 {
      let value = try typed(first)
      if let wrapped = value.type.wrapped {
        let other = try lazily { printer throws(NoCounterpart) in
          try printer.typed(parts[1], wanting: wrapped)
        }
        guard let type = other.type.joined(with: wrapped) else {
          throw NoCounterpart("an `or` of values of two types")
        }
        return TypedExpression(
          .binary(value.code, .orDefault, try converted(other, to: type)), type)
      }
    }
    var code = try condition(first)
    // A condition whose value the types already tell is left out.
    let (neutral, decisive) = head == "and" ? ("true", "false") : ("false", "true")
    for part in parts.dropFirst() {
      if case .atom(decisive) = code { break }
      let next = try lazily { printer throws(NoCounterpart) in try printer.condition(part) }
      if case .atom(neutral) = next { continue }
      if case .atom(neutral) = code {
        code = next
      } else {
        code = .binary(code, head == "and" ? .and : .or, next)
      }
    }
    return TypedExpression(code, .truth)
  }

  /// The negation of a condition.
  static func negated(_ condition: SwiftExpression) -> SwiftExpression {
    if case .binary(let left, .unequal, .atom("nil")) = condition {
      return .binary(left, .equal, .atom("nil"))
    }
    if case .binary(let left, .equal, let right) = condition {
      return .binary(left, .unequal, right)
    }
    return .unary("!", condition)
  }

  /// A value as a condition; an optional is compared with nil.
  mutating func condition(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let variable = guessed(node), variable.type != .truth, node.head != "quote" {
      variable.isTested = true
    }
    let value = try typed(node, wanting: .truth)
    switch value.type {
    case .truth, .unknown: return value.code
    case .optional: return .binary(value.code, .unequal, .atom("nil"))
    default: throw NoCounterpart("a condition that is always true")
    }
  }

  /// Notes something that has no counterpart.
  mutating func omit(_ message: String, isPartial: Bool = true) {
    omissions.append(message)
    if isPartial { self.isPartial = true }
  }

  // MARK: Prints functions as values, and calls of them

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
    case .member, .axis:
      return TypedExpression(.implicit(name), wanted)
    case .enumeration(let type): return TypedExpression(.enumerated(name, type), wanted)
    default: return TypedExpression(.string(name), .quotedName)
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

extension Declaration {
  /// Whether it declares a view, a container or a modifier.
  var isOfViews: Bool { kind == .view || kind == .container || kind == .modifier }

  /// Whether leaving it out is taken to change no layout.
  var isWithoutEffect: Bool { isInterface || SwiftUINeeds.obstacle(name) != nil }
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
