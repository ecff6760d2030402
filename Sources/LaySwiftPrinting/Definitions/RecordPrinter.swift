import LayLanguage

/// Prints `define-struct` as a structure with the same fields.
extension ProgramPrinter {
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
