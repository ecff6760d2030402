import LayLanguage

/// Calls of what a program defines.
extension ProgramPrinter {
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
    guard definition.kind == .layout else {
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
    if variable.type == .string, look(node)?.isNumber == true {
      // It is put into a text there.
      if let number = node.number { return .string(NumberText.of(number)) }
      return try typed(node).code.method("formatted")
    }
    if variable.type == .optionalNumber, !node.isNothing {
      return try expression(node, as: .number)
    }
    return try expression(node, as: variable.type)
  }
}
