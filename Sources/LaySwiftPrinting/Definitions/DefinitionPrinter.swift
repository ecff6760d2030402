import LayLanguage

/// What a program defines at the top.
extension ProgramPrinter {
  /// Prints a definition before what is printed next; nil for what has no counterpart.
  mutating func define(_ name: String, _ node: Node) -> PrintedVariable? {
    do throws(NoCounterpart) {
      return try atTop { printer throws(NoCounterpart) in
        guard let target = node.arguments.first else { throw NoCounterpart("an empty definition") }
        let body = Array(node.arguments.dropFirst())
        if node.head == "define-layout" { return try printer.layout(name, target, body) }
        if target.kind == .list { return try printer.function(name, target, body) }
        if let (parameters, inner) = body.first?.function {
          return try printer.function(name, parameters, inner)
        }
        return try printer.value(name, body)
      }
    } catch {
      omissions.append("`\(name)`: \(error.message)")
      declarations.append(.comment("Left out: `\(name)`; \(error.message)."))
      return nil
    }
  }

  /// A name of a type that nothing else has.
  mutating func freshType(_ name: String) -> String {
    let wanted = SwiftName.type(name)
    var candidate = wanted
    var number = 2
    while !typeNames.insert(candidate).inserted {
      candidate = "\(wanted)\(number)"
      number += 1
    }
    return candidate
  }

  /// A view as a structure, anything else as a constant.
  private mutating func value(
    _ name: String, _ body: [Node]
  ) throws(NoCounterpart) -> PrintedVariable {
    guard let node = body.first else { throw NoCounterpart("an empty definition") }
    if look(node) == .view || look(node) == .color {
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
    let value = try typed(node)
    let swiftName = SwiftName.value(name)
    let isPlain = value.type == .string || value.type == .truth
    declarations.append(
      .value("let", swiftName, type: isPlain ? nil : value.type.name, value.code))
    let variable = PrintedVariable(.atom(swiftName), value.type)
    globals[name] = variable
    return variable
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
    let swiftName = SwiftName.value(name)
    let definition = PrintedDefinition(swiftName, isLayout: false, result: .view)
    let variable = PrintedVariable(.atom(swiftName), .unknown, definition)
    // It may call itself.
    globals[name] = variable
    let defaults = try read(parameters, into: definition, isMemberwise: false)
    guard let last = body.last else { throw NoCounterpart("a function without a body") }
    let isOfViews = look(last) == .view || isNameOfView(last)
    var printed = SwiftFunction(
      name: swiftName, parameters: [], result: "some View", body: [])
    if isOfViews {
      printed.body = try viewBody(body)
      if printed.body.count != 1 || printed.body.contains(where: \.isConditional) {
        printed.attributes = ["@ViewBuilder"]
      }
    } else {
      let (statements, type) = try functionBody(body)
      printed.body = statements
      printed.result = type.name
      definition.result = type
    }
    open.append(OpenDefinition(definition, defaults, at: declarations.count))
    declarations.append(.function(printed))
    return variable
  }

  /// A name that is used as a view by what stands around it is one.
  private func isNameOfView(_ node: Node) -> Bool {
    guard let name = node.symbol else { return false }
    return ColorName.all.contains(name)
  }

  /// Constants and, at the end, views.
  private mutating func viewBody(_ body: [Node]) throws(NoCounterpart) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    for node in body.dropLast() {
      guard node.head == "define", let name = node.arguments.first?.symbol,
        let value = node.arguments.dropFirst().first
      else { continue }
      statements.append(try constant(name, value))
    }
    return statements + block(body.suffix(1).map(\.self))
  }

  /// Binds the parameters of a function or a layout; gives their defaults.
  mutating func read(
    _ nodes: [Node], into definition: PrintedDefinition, isMemberwise: Bool
  ) throws(NoCounterpart) -> [SwiftExpression?] {
    var defaults: [SwiftExpression?] = []
    var rest = nodes[...]
    while let node = rest.popFirst() {
      if node.symbol == "." { throw NoCounterpart("any number of arguments") }
      if let name = node.symbol {
        let variable = bind(name, .unknown)
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
      // The keyword is what stands in calls, so it is the name in Swift too.
      let label = freshName(keyword)
      let variable = PrintedVariable(.atom(label), .unknown)
      if let value {
        let printed = try typed(value)
        variable.type = printed.type
        defaults.append(printed.code)
      } else {
        variable.type = .optionalNumber
        defaults.append(.atom("nil"))
      }
      scopes[scopes.count - 1][name] = variable
      definition.parameters.append(
        .init(keyword: keyword, label: label, variable: variable, isOptional: true))
    }
    return defaults
  }

  /// Writes the parameters of functions and layouts, when all uses of them are known.
  mutating func finish() {
    for one in open {
      let pairs = Array(zip(one.definition.parameters, one.defaults))
      switch declarations[one.place] {
      case .function(var function):
        function.parameters = pairs.map { written($0, $1) }
        declarations[one.place] = .function(function)
      case .type(let kind, let name, let conformances, let members):
        let properties = pairs.map { parameter, value -> SwiftDeclaration in
          let isAbsent = value.flatMap(SwiftLayout.inline) == "nil"
          return .value(
            "var", SwiftLayout.inline(parameter.variable.expression) ?? "value",
            type: parameter.variable.type.name, isAbsent ? nil : value)
        }
        declarations[one.place] = .type(
          kind, name, conformances: conformances, properties + members)
      default: continue
      }
    }
    open = []
  }

  private func written(
    _ parameter: PrintedDefinition.Parameter, _ value: SwiftExpression?
  ) -> String {
    let name = SwiftLayout.inline(parameter.variable.expression) ?? "value"
    let head = parameter.label == nil ? "_ \(name)" : name
    let text = "\(head): \(parameter.variable.type.name)"
    return value.flatMap(SwiftLayout.inline).map { "\(text) = \($0)" } ?? text
  }

  // MARK: - Calls

  /// A call of a function or a layout of the program.
  ///
  /// - Parameter view: the view before the call, in `->`, which is its last argument.
  mutating func call(
    _ definition: PrintedDefinition, _ node: Node, also view: SwiftExpression? = nil
  ) throws(NoCounterpart) -> SwiftExpression {
    var ordered: [Node] = []
    var keywords: [String: Node] = [:]
    var waiting: String?
    for part in node.arguments {
      if let keyword = waiting {
        keywords[keyword] = part
        waiting = nil
      } else if let keyword = part.keyword {
        waiting = keyword
      } else {
        ordered.append(part)
      }
    }
    var arguments: [SwiftArgument] = []
    var isThreadOpen = view != nil
    for parameter in definition.parameters {
      if let keyword = parameter.keyword {
        guard let value = keywords[keyword] else { continue }
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
    guard definition.isLayout else {
      return .call(definition.name, arguments)
    }
    var content = block(ordered)
    if let view, isThreadOpen { content.append(.expression(view)) }
    let made = SwiftExpression.call(definition.name, arguments, [SwiftClosure([], content)])
    guard let label = keywords["name"] else { return made }
    let text = try expression(label, as: .string)
    return .chain(made, [SwiftModifier("accessibilityIdentifier", SwiftCall([.init(text)]))])
  }

  private mutating func argument(
    _ node: Node, _ variable: PrintedVariable
  ) throws(NoCounterpart) -> SwiftExpression {
    if variable.type == .unknown, let look = look(node), look != .unknown {
      variable.type = look == .color ? .view : look
    }
    if variable.type == .unknown { return try typed(node).code }
    if node.isNothing {
      if variable.type == .number { variable.type = .optionalNumber }
      if variable.type == .integer { variable.type = .optionalInteger }
      return .atom("nil")
    }
    if variable.type == .optionalNumber, !node.isNothing {
      return try expression(node, as: .number)
    }
    return try expression(node, as: variable.type)
  }
}

extension SwiftStatement {
  /// Whether it is a choice of views, which needs a builder.
  var isConditional: Bool { if case .conditional = self { true } else { false } }
}
