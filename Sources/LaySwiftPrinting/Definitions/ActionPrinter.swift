import LayLanguage

/// Prints the actions to run when a view appears, or when a value, a geometry or what a scroll view
/// shows changes.
extension ProgramPrinter {
  /// `.onAppear { isThere = true }`; nil without an action.
  mutating func appearance(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let perform = bound["perform"] else { return nil }
    let closure = try action(perform, .unknown)
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier("onAppear", SwiftCall([], [closure]))])
  }

  /// `.onChange(of: count) { old, new in isMany = new > 3 }`; nil without an action.
  mutating func change(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let of = bound["of"], let perform = bound["perform"] else { return nil }
    let value = try typed(of)
    var arguments = [SwiftArgument("of", value.code)]
    if let initial = bound["initial"] {
      arguments.append(.init("initial", try expression(initial, as: .truth)))
    }
    var closure = try action(perform, value.type)
    // The closure of `onChange` takes two parameters or none.
    if closure.parameters.count == 1 { closure.parameters.insert("_", at: 0) }
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier("onChange", SwiftCall(arguments, [closure]))])
  }

  /// `.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }`.
  ///
  /// - Parameter geometry: the type of the geometry that the value is made from.
  mutating func geometryChange(
    _ bound: BoundArguments, of geometry: SwiftType = .geometry
  ) throws(NoCounterpart) -> PrintedView {
    guard let of = bound["of"], let action = bound["action"] else {
      throw NoCounterpart("a change that nothing is done about")
    }
    var (value, type) = try closure(of, [geometry])
    if type == .unknown { type = .number }
    if value.parameters.isEmpty, case .expression(let code)? = value.body.first,
      case .member(.atom("$0"), let name) = code, ["width", "height"].contains(name)
    {
      value.body = [.expression(.member(.member(.atom("$0"), "size"), name))]
    }
    var change = try self.action(action, type)
    if geometry == .scrollGeometry { change.takeOldValue() }
    change.label = "action"
    let arguments = [SwiftArgument("for", .member(.atom(type.name), "self"))]
    let name = SwiftUISpelling.camelCase(bound.declaration.name)
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier(name, SwiftCall(arguments, [value, change]))])
  }

  /// `.onScrollPhaseChange { old, new in isMoving = new != .idle }`,
  /// `.onScrollVisibilityChange(threshold: 0.2) { isSeen = $0 }`.
  mutating func scrollChange(
    _ bound: BoundArguments, _ type: SwiftType
  ) throws(NoCounterpart) -> PrintedView {
    guard let action = bound["action"], (action.function?.parameters.count ?? 0) < 3 else {
      throw NoCounterpart("an action that reads the context of a scroll phase")
    }
    let threshold = try bound["threshold"].map { node throws(NoCounterpart) in
      SwiftArgument("threshold", try expression(node, as: .number))
    }
    let call = SwiftCall(threshold.map { [$0] } ?? [], [try self.action(action, type)])
    let name = SwiftUISpelling.camelCase(bound.declaration.name)
    return PrintedView(base: .atom(""), modifiers: [SwiftModifier(name, call)])
  }

  /// An action as a closure; each of its parameters has the given type.
  mutating func action(
    _ node: Node, _ type: SwiftType
  ) throws(NoCounterpart) -> SwiftClosure {
    if let bound = node.symbol.flatMap({ variable($0) })?.changed {
      return SwiftClosure([], [.assignment(bound.expression, "=", .atom("$0"))])
    }
    guard let (parameters, body) = node.function else {
      throw NoCounterpart("what is done by a function that is given by its name")
    }
    return try within { printer throws(NoCounterpart) in
      let outer = printer.assigned
      printer.assigned = outer.union(Assignments.names(in: body))
      defer { printer.assigned = outer }
      var names: [String] = []
      for parameter in parameters { names.append(try printer.bind(pattern: parameter, type)) }
      return SwiftClosure(names, try printer.actions(body))
    }
  }
}

extension SwiftClosure {
  /// Lets a closure that takes a new value take the old one before it.
  fileprivate mutating func takeOldValue() {
    if parameters.count == 1 { parameters.insert("_", at: 0) }
    if parameters.isEmpty, case .assignment(let target, let sign, .atom("$0"))? = body.first {
      body = [.assignment(target, sign, .atom("$1"))]
    }
  }
}
