import LayLanguage

/// Prints calls of the definitions of a program.
extension ProgramPrinter {
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
}
