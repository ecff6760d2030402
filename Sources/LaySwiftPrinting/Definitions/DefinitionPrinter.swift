import LayLanguage

/// Prints the definitions at the top level of a program.
extension ProgramPrinter {
  /// Prints a definition when it is first used; nil if it has no counterpart.
  mutating func define(_ name: String, _ node: Node) -> PrintedVariable? {
    do throws(NoCounterpart) {
      let isMember = stateNames.members.contains(name)
      let variable = try atTop { printer throws(NoCounterpart) in
        guard let target = node.arguments.first else { throw NoCounterpart("an empty definition") }
        let body = Array(node.arguments.dropFirst())
        if let head = node.head, head != "define", head != "define-state" {
          if isMember { throw NoCounterpart("it uses a state of the view, which it cannot see") }
          return try printer.special(head, name, target, body)
        }
        if let value = body.first, printer.stateNames.states.contains(name) {
          return try printer.state(name, target, value)
        }
        if target.kind == .list { return try printer.function(name, target, body) }
        if let (parameters, inner) = body.first?.function {
          return try printer.function(name, parameters, inner)
        }
        return try printer.value(name, body)
      }
      if isMember { memberPlaces.insert(declarations.count - 1) }
      return variable
    } catch {
      globals[name] = nil
      omit("`\(name)`: \(error.message)")
      declarations.append(.comment("Left out: `\(name)`; \(error.message)."))
      return nil
    }
  }

  /// A definition by a form other than `define` and `define-state`.
  private mutating func special(
    _ head: String, _ name: String, _ target: Node, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    switch head {
    case "define-layout": return try layout(name, target, body)
    case "define-modifier": return try modifier(name, target, body)
    case "define-struct": return try record(name, body)
    case "define-environment-key": return try environmentKey(name, body)
    case "define-preference-key": return try preferenceKey(name, body)
    case "define-alignment-id": return try alignment(name, body)
    default: return try style(head, name, target, body)
    }
  }

  /// A type name that is not in use yet.
  mutating func freshType(_ name: String) -> String {
    SwiftName.fresh(SwiftName.type(name), in: &typeNames)
  }

  /// A view as a structure, any other value as a constant or a variable.
  private mutating func value(
    _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    guard let node = body.first else { throw NoCounterpart("an empty definition") }
    if look(node) == .view || look(node) == .color {
      if stateNames.members.contains(name) {
        let property = SwiftName.value(name)
        declarations.append(
          .property(property, attributes: [], type: "some View", block([node])))
        let variable = PrintedVariable(.atom(property), .view)
        globals[name] = variable
        return variable
      }
      let type = freshType(name)
      let content = block([node])
      declarations.append(
        .structure(
          type, conformances: ["View"],
          [.property("body", attributes: [], type: "some View", content)]))
      let variable = PrintedVariable(.call(type), .view)
      globals[name] = variable
      return variable
    }
    let value =
      isOfTracks(node)
      ? TypedExpression(try tracks(node), Self.gridItems) : try typed(node)
    let swiftName = Self.topName(name, "Value")
    let isPlain = value.type == .string || value.type == .truth
    declarations.append(
      .value(
        isAssigned(name) ? "var" : "let", swiftName, type: isPlain ? nil : value.type.name,
        value.code))
    let variable = PrintedVariable(.atom(swiftName), value.type)
    globals[name] = variable
    return variable
  }

  /// A name for a declaration at file scope that neither `body` nor a modifier hides inside a view.
  private static func topName(_ name: String, _ kind: String) -> String {
    let swiftName = SwiftName.value(name)
    if swiftName == "body" { return "bodyPart" }
    let isModifier = Catalogue.declarations(swiftUI: swiftName).contains { $0.kind == .modifier }
    return isModifier ? swiftName + kind : swiftName
  }

  /// Whether another definition assigns to a value at the top level.
  private func isAssigned(_ name: String) -> Bool {
    definitions.contains { other, definition in
      other != name && Assignments.names(in: definition.node).contains(name)
        && !definition.node.binds(name)
    }
  }

  // MARK: - Functions

  private mutating func function(
    _ name: String, _ target: Node, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    try function(name, Array(target.children.dropFirst()), body)
  }

  private mutating func function(
    _ name: String, _ parameters: [Node], _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    if Self.isOfStructure(body) || Self.hasBindings(parameters) {
      return try viewStructure(name, parameters, body)
    }
    let swiftName = Self.topName(name, "View")
    let known = body.first.map { types[TypePlace($0, .result)] } ?? .unknown
    let definition = PrintedDefinition(
      swiftName, .function, result: known == .unknown ? .view : known)
    let variable = PrintedVariable(.atom(swiftName), .unknown, definition)
    // The function may call itself.
    globals[name] = variable
    guard let last = body.last else { throw NoCounterpart("a function without a body") }
    definitionGivesViews = !isAction(last) && look(last) == .view
    let defaults = try read(parameters, into: definition, isMemberwise: false)
    suppose(typesOfUse[name] ?? [], of: definition)
    let isOfViews = isAction(last) ? false : look(last) == .view || isNameOfView(last)
    let outer = assigned
    assigned = Assignments.names(in: body)
    defer { assigned = outer }
    var printed = SwiftFunction(
      name: swiftName, parameters: [], result: "some View", body: [])
    let outerCalls = callsLayouts
    callsLayouts = false
    defer { callsLayouts = outerCalls }
    if isAction(last) {
      printed.body = try variables(of: definition) + actions(body)
      printed.result = nil
      definition.result = .nothing
    } else if isOfViews {
      printed.body = try viewBody(body)
      let hasFunctions = printed.body.contains(where: \.isFunction)
      if !hasFunctions, printed.body.count != 1 || printed.body.contains(where: \.isConditional) {
        printed.attributes = ["@ViewBuilder"]
      }
    } else {
      let (statements, type) = try functionBody(body)
      printed.body = variables(of: definition) + statements.withZero
      printed.result = type.name
      definition.result = type
    }
    if callsLayouts {
      printed.attributes.insert("@MainActor", at: 0)
      definition.callsLayouts = true
    }
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(.function(printed))
    return variable
  }

  /// Notes the types of the first parameters of a function, as its uses tell them.
  func suppose(_ types: [SwiftType], of definition: PrintedDefinition) {
    for (parameter, type) in zip(definition.parameters, types)
    where parameter.variable.type == .unknown && parameter.keyword == nil {
      // A string may be the name of a color, or stand for a view.
      if type == .string {
        parameter.variable.isGivenText = true
        continue
      }
      parameter.variable.type = type
    }
  }

  /// A local variable for each parameter that a function assigns to.
  func variables(of definition: PrintedDefinition) -> [SwiftStatement] {
    definition.parameters.compactMap { parameter in
      guard let name = scopes.last?.first(where: { $0.value === parameter.variable })?.key,
        assigned.contains(name), let text = SwiftLayout.inline(parameter.variable.expression)
      else { return nil }
      return .variable(text, type: nil, parameter.variable.expression)
    }
  }

  /// Whether a node is the name of a color, which counts as a view.
  private func isNameOfView(_ node: Node) -> Bool {
    guard let name = node.symbol else { return false }
    return ColorName.all.contains(name)
  }

  /// The body of a function that makes views: constants and functions, then views.
  mutating func viewBody(_ body: [Node]) throws(NoCounterpart) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    for node in body.dropLast() {
      guard node.head == "define", let target = node.arguments.first else { continue }
      let inner = Array(node.arguments.dropFirst())
      if let name = target.symbol, let value = inner.first {
        if isOfSurroundings(value), let property = try field(value) {
          scopes[scopes.count - 1][name] = PrintedVariable(property.code, property.type)
          continue
        }
        statements += try constant(name, value, at: target)
      } else {
        statements.append(try localFunction(target, inner))
      }
    }
    let views = block(body.suffix(1).map(\.self))
    guard statements.contains(where: \.isFunction) else { return statements + views }
    // A view builder takes no functions, so the view is returned.
    guard views.count == 1, case .expression(let view) = views[0] else {
      throw NoCounterpart("a function inside of one that gives several views")
    }
    return statements + [.returning(view)]
  }

  /// Binds the parameters of a definition, and returns their default values.
  mutating func read(
    _ nodes: [Node], into definition: PrintedDefinition, isMemberwise: Bool
  ) throws(NoCounterpart) -> [SwiftExpression?] {
    var defaults: [SwiftExpression?] = []
    var rest = nodes[...]
    while let node = rest.popFirst() {
      if node.symbol == ".", let last = rest.popFirst(), let name = last.symbol {
        defaults.append(nil)
        definition.parameters.append(remaining(name, last))
        continue
      }
      if let name = node.symbol {
        let variable = bind(name, .unknown, at: node)
        variable.isOpen = true
        let label = isMemberwise ? SwiftLayout.inline(variable.expression) : nil
        definition.parameters.append(
          .init(keyword: nil, label: label, variable: variable, isOptional: false))
        defaults.append(nil)
        continue
      }
      guard let keyword = node.keyword, let target = rest.popFirst() else {
        throw NoCounterpart("a parameter of another form")
      }
      let name = target.symbol ?? target.children.first?.symbol ?? keyword
      let value = target.kind == .list ? target.children.dropFirst().first : nil
      // Calls use the keyword, so it is the Swift name too.
      let label = freshName(SwiftName.isReserved(keyword) ? name : keyword)
      let variable = PrintedVariable(.atom(label), .unknown)
      if let value {
        let printed = try typed(value)
        variable.type = printed.type
        defaults.append(printed.code)
      } else {
        defaults.append(.atom("nil"))
      }
      variable.isOpen = true
      remember(variable, target)
      scopes[scopes.count - 1][name] = variable
      definition.parameters.append(
        .init(
          keyword: keyword, label: label, variable: variable, isOptional: true,
          hasNoDefault: value == nil))
    }
    return defaults
  }

  /// The parameter that takes all remaining arguments.
  private mutating func remaining(_ name: String, _ node: Node) -> PrintedDefinition.Parameter {
    let label = freshName(name)
    let isOfViews = definitionGivesViews
    let variable = PrintedVariable(
      isOfViews ? .call(label) : .atom(label), isOfViews ? .view : .list(.unknown))
    if !isOfViews { remember(variable, node) }
    scopes[scopes.count - 1][name] = variable
    return .init(
      keyword: nil, label: label, variable: variable, isOptional: true, isRest: true)
  }

  /// Writes the parameters of the printed definitions, when all their uses are known.
  mutating func finish() {
    for one in open {
      let pairs = Array(zip(one.definition.parameters, one.defaults))
      switch declarations[one.place] {
      case .function(var function):
        function.parameters = pairs.map { $0.written($1) }
        declarations[one.place] = .function(function)
      case .type(let kind, let name, let conformances, let members):
        let properties = pairs.map { $0.property($1, hasValue: one.initial.isEmpty) }
        var own = members
        if let initializer = one.initializer() { own.insert(initializer, at: members.count - 1) }
        declarations[one.place] = .type(
          kind, name, conformances: one.definition.conformances + conformances, properties + own)
      default: continue
      }
    }
    open = []
  }

  // MARK: Prints calls of the definitions of a program

  /// A call of a function, a layout, a modifier or a structure of the program.
  ///
  /// - Parameter view: the view before the call, in `->`, which becomes the last argument.
  mutating func call(
    _ definition: PrintedDefinition, _ node: Node, also view: SwiftExpression? = nil
  ) throws(NoCounterpart) -> SwiftExpression {
    if definition.kind == .layout || definition.callsLayouts { callsLayouts = true }
    let (given, keywords) = node.sortedArguments
    var ordered = given
    var arguments: [SwiftArgument] = []
    var isThreadOpen = view != nil
    var content: [SwiftStatement]?
    for parameter in definition.parameters {
      if parameter.isRest, parameter.variable.type == .view {
        content = block(ordered)
        if let view { content?.append(.expression(view)) }
      } else if parameter.isRest {
        for node in ordered {
          if parameter.variable.type.element == .unknown {
            parameter.variable.type = .list(try typed(node).type)
          }
          let value = try expression(node, as: parameter.variable.type.element)
          arguments.append(.init(value))
        }
      } else if let keyword = parameter.keyword {
        if parameter.isBinding {
          let value = try keywords[keyword].map { node throws(NoCounterpart) in
            try argument(node, parameter.variable)
          }
          let change = keywords["set-" + keyword]
          let usual = parameter.usual ?? .atom("nil")
          let bound = try binding(value ?? usual, change, parameter.variable.type)
          arguments.append(.init(parameter.label, bound))
          continue
        }
        guard let value = keywords[keyword] else {
          if parameter.hasNoDefault { parameter.variable.type = parameter.variable.type.orNothing }
          continue
        }
        arguments.append(.init(parameter.label, try argument(value, parameter.variable)))
      } else if !ordered.isEmpty {
        let value = ordered.removeFirst()
        arguments.append(.init(parameter.label, try argument(value, parameter.variable)))
      } else if let view, isThreadOpen {
        if parameter.variable.type == .unknown { parameter.variable.type = .view }
        arguments.append(.init(parameter.label, view))
        isThreadOpen = false
      }
    }
    if let content {
      return .call(definition.name, arguments, [SwiftClosure([], content)])
    }
    guard definition.kind == .layout else {
      return .call(definition.name, arguments)
    }
    var views = block(ordered)
    if let view, isThreadOpen { views.append(.expression(view)) }
    let made = SwiftExpression.call(definition.name, arguments, [SwiftClosure([], views)])
    guard let label = keywords["name"] else { return made }
    let text = try expression(label, as: .string)
    return .chain(made, [SwiftModifier("accessibilityIdentifier", SwiftCall([.init(text)]))])
  }

  private mutating func argument(
    _ node: Node, _ variable: PrintedVariable
  ) throws(NoCounterpart) -> SwiftExpression {
    if variable.type == .unknown, !node.isNothing, let look = look(node), look != .unknown {
      variable.type = look == .color ? .view : look
    }
    if variable.type == .unknown, node.quoted != nil { variable.type = .quotedName }
    if variable.type != .view, node.isNothing {
      variable.type = variable.type.orNothing
      return .atom("nil")
    }
    if !variable.type.isKnown {
      let value = try typed(node, wanting: variable.type)
      if let type = variable.type.joined(with: value.type) { variable.type = type }
      return try converted(value, to: variable.type)
    }
    if variable.type.isNumber, guessed(node)?.type != .unknown, look(node) != .string {
      let value = try typed(node, wanting: variable.type)
      if value.type.wrapped != nil, variable.takesNothing {
        variable.type = variable.type.orNothing
      }
      if variable.type == .integer, variable.isOpen, value.type == .number, !value.isWhole,
        !variable.isIndex
      {
        variable.type = .number
      }
      if value.type == .number, !value.isWhole { variable.isFraction = true }
    }
    if variable.type == .quotedName, variable.isOpen, let type = look(node), type == .axes {
      variable.type = .axes
    }
    if variable.type == .string, look(node)?.isNumber == true {
      // The parameter is put into a text.
      if let number = node.number { return .string(NumberText.of(number)) }
      return try typed(node).code.method("formatted")
    }
    return try expression(node, as: variable.type)
  }

  // MARK: Prints `define-struct` as a structure with the same fields

  mutating func record(
    _ name: String, _ fields: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    let type = freshType(name)
    let definition = PrintedDefinition(type, .value, result: .structure(type))
    let variable = PrintedVariable(.atom(type), .unknown, definition)
    globals[name] = variable
    records[type] = definition
    var defaults: [SwiftExpression?] = []
    for field in fields {
      guard let keyword = field.symbol ?? field.head else {
        throw NoCounterpart("a field of another form")
      }
      let label = SwiftName.value(keyword)
      let value = PrintedVariable(.atom(label), .unknown)
      if let node = field.arguments.first, field.kind == .list {
        let printed = try typed(node)
        value.type = printed.type
        defaults.append(printed.code)
      } else {
        defaults.append(nil)
      }
      value.isOpen = true
      remember(value, field)
      definition.parameters.append(
        .init(keyword: keyword, label: label, variable: value, isOptional: true))
    }
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(.structure(type, conformances: [], []))
    return variable
  }
}

extension SwiftStatement {
  /// Whether it is an `if` or a `switch`, which needs a view builder if it makes views.
  var isConditional: Bool {
    switch self {
    case .conditional, .switching: true
    default: false
    }
  }

  /// Whether its only value is nil.
  var isNothing: Bool {
    switch self {
    case .returning(.atom("nil")?), .expression(.atom("nil")): true
    default: false
    }
  }

  /// Whether it is a function inside another one.
  var isFunction: Bool { if case .function = self { true } else { false } }
}
