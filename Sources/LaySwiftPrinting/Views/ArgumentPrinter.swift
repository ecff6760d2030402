import LayLanguage

/// Prints the arguments of calls, by their spelling in SwiftUI.
extension ProgramPrinter {
  mutating func add(
    _ argument: SwiftUIArgument, _ bound: BoundArguments, to call: inout SwiftCall
  ) throws(NoCounterpart) {
    if case .closure = argument.shape { return try addClosure(argument, bound, to: &call) }
    if let value = try value(of: argument, bound) {
      call.arguments.append(SwiftArgument(argument.label, value))
    }
  }

  /// The value of an argument; nil for one that is left out.
  private mutating func value(
    of argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    switch argument.shape {
    case .fixed(let text): return .atom(text)
    case .member(let name, let inner):
      var call = SwiftCall()
      for argument in inner { try add(argument, bound, to: &call) }
      // Only a track such as `.flexible()` is written without arguments.
      if call.arguments.isEmpty, bound.declaration.kind != .track { return nil }
      return .call(.atom("." + name), call)
    case .binding: return try binding(argument, bound)
    case .range:
      guard let node = argument.parameter.flatMap({ bound[$0] }) else { return nil }
      let ends = node.head == "list" ? node.arguments : node.children
      guard ends.count == 2 else { throw NoCounterpart("a range that is worked out") }
      return .binary(
        try expression(ends[0], as: .number), .through, try expression(ends[1], as: .number))
    case .bounds(let upper):
      guard let name = argument.parameter, let low = bound[name] else { return nil }
      let isOptional = look(low) == .optionalNumber
      let first = try expression(low, as: isOptional ? .optionalInteger : .integer)
      guard let high = bound[upper] else { return first }
      // `...2`, which has no start, and `3...`, which has no end.
      if low.isNothing {
        return .unary("...", try expression(high, as: .integer))
      }
      if high.isNothing { return .binary(first, .through, .atom("")) }
      return .binary(first, .through, try expression(high, as: .integer))
    case .angle:
      guard let name = argument.parameter, let node = bound[name] else { return nil }
      return try angle(node)
    case .value, .closure: return try plainValue(of: argument, bound)
    }
  }

  /// `.degrees(45)`.
  private mutating func angle(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let head = node.head, head == "radians" || head == "degrees" {
      return .call(".\(head)", [.init(try expression(node.arguments[0], as: .number))])
    }
    return .call(".degrees", [.init(try expression(node, as: .number))])
  }

  private mutating func plainValue(
    of argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    let declaration = bound.declaration
    guard let name = argument.parameter else {
      // An argument without a parameter is written only if SwiftUI requires it.
      return SwiftUINeeds.argument(declaration.name, argument.label).map { .atom($0) }
    }
    if name == bound.restName, argument.label != nil || declaration.kind == .function {
      return nil
    }
    guard let node = bound[name], let type = declaration.parameter(name)?.type else {
      if declaration.name == "fixed-size" { return bound.given.isEmpty ? nil : .atom("false") }
      return SwiftUINeeds.argument(declaration.name, argument.label).map { .atom($0) }
    }
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: declaration.name)
    defer { enumeration = outer }
    if let word = node.quoted ?? node.symbol, variable(word) == nil,
      let code = SwiftUINeeds.value(declaration.name, name, word)
    {
      return .atom(code)
    }
    if SwiftUINeeds.takesViews.contains(declaration.name), let color = colorName(node) {
      return self.color(color, isView: true)
    }
    if SwiftUINeeds.takesStyles.contains(declaration.name) { noteColor(node) }
    if name.hasSuffix("insets"), look(node) == .number { return try evenInsets(node) }
    // A spacing may be nil in SwiftUI, which then chooses the distance.
    if argument.label?.lowercased().hasSuffix("spacing") == true, type.isOnlyLength,
      declaration.name != "container-relative-frame"
    {
      return try expressionOrNothing(node, as: .number)
    }
    if argument.label == "url" { return .call("URL", [.init("string", try value(node, type))]) }
    if argument.label == "destination", type.isOfText {
      return .atom("URL(string: \(SwiftLayout.inline(try value(node, type)) ?? "\"\""))!")
    }
    if type.isOfText, let number = node.number, !takes(type, node) {
      return .string(NumberText.of(number))
    }
    if type.isOfText, look(node) == .optional(.string) {
      return try expression(node, as: .string)
    }
    if declaration.name == "text", let variable = guessed(node), variable.type == .unknown {
      variable.isShown = true
    }
    // A computed number becomes a string by interpolation.
    if declaration.name == "text", [.number, .integer].contains(look(node)) {
      return .atom(try interpolation([node]))
    }
    return try value(node, type)
  }

  /// A `.constant` binding with the given value; nil if it is left out.
  private mutating func binding(
    _ argument: SwiftUIArgument, _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    guard let name = argument.parameter else { return nil }
    let declaration = bound.declaration
    let parameter = declaration.parameter(name)
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: declaration.name)
    defer { enumeration = outer }
    let value: SwiftExpression
    if let node = bound[name] {
      value = try self.value(node, parameter?.type ?? .any)
    } else {
      switch SwiftUINeeds.binding(declaration.name, name) {
      case .leftOut: return nil
      case .holds(let code): value = .atom(code)
      case .usual: value = .atom(Self.absent(parameter))
      }
    }
    return .call(".constant", [SwiftArgument(value)])
  }

  /// The value of a binding that is not given.
  private static func absent(_ parameter: Parameter?) -> String {
    switch parameter?.type {
    case .truth: return parameter?.defaultText ?? "false"
    case .string: return "\"\""
    case let type? where type.isOfText: return "\"\""
    default: return "0"
    }
  }
}
