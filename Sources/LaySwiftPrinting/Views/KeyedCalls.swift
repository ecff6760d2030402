import LayLanguage

/// Prints modifiers whose keys are key paths or types in Swift, and those with actions.
extension ProgramPrinter {
  mutating func keyedCall(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    switch bound.declaration.name {
    case "environment": return try environmentCall(bound)
    case "layout-value":
      guard let name = bound["key"]?.quoted, let node = bound["value"] else { return nil }
      let value = try typed(node)
      let key = layoutKey(name, value, isDefault: false)
      return modifier("layoutValue", [.init("key", key.expression), .init("value", value.code)])
    case "preference":
      let key = try preferenceKey(of: bound)
      guard let node = bound["value"] else { return nil }
      let value = try expression(node, as: key.type)
      return modifier("preference", [.init("key", key.code), .init("value", value)])
    case "transform-preference":
      let key = try preferenceKey(of: bound)
      guard let (parameters, body) = bound["callback"]?.function, body.count == 1 else {
        throw NoCounterpart("a change by a function of another form")
      }
      let closure = try within { printer throws(NoCounterpart) in
        let value = printer.bind(
          parameters.first?.symbol ?? "value", key.type, at: nil)
        let changed = try printer.expression(body[0], as: key.type)
        let name = SwiftLayout.inline(value.expression) ?? "value"
        if case .binary(.atom(name), let sign, let change) = changed, sign == .adding {
          return SwiftClosure([name], [.assignment(value.expression, "+=", change)])
        }
        return SwiftClosure([name], [.assignment(value.expression, "=", changed)])
      }
      return keyed("transformPreference", key.code, closure)
    case "overlay-preference-value", "background-preference-value":
      return try layer(bound)
    case "visual-effect": return try visualEffect(bound)
    case "on-appear": return try appearance(bound)
    case "on-change": return try change(bound)
    case "on-geometry-change": return try geometryChange(bound)
    case "on-scroll-geometry-change": return try geometryChange(bound, of: .scrollGeometry)
    case "on-scroll-phase-change": return try scrollChange(bound, .enumeration("ScrollPhase"))
    case "on-scroll-visibility-change": return try scrollChange(bound, .truth)
    case "on-preference-change":
      let key = try preferenceKey(of: bound)
      guard let node = bound["perform"] else { return nil }
      return keyed("onPreferenceChange", key.code, try action(node, key.type))
    case "anchor-preference", "transform-anchor-preference":
      throw NoCounterpart("an `Anchor` is resolved by a `GeometryProxy` in Swift")
    default: return nil
    }
  }

  /// `.visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }`.
  private mutating func visualEffect(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard let (parameters, body) = bound["effect"]?.function, parameters.count == 2,
      body.count == 1, let names = parameters.map(\.symbol) as? [String]
    else { throw NoCounterpart("an effect by a function of another form") }
    let closure = try within { printer throws(NoCounterpart) in
      let content = printer.bind(names[0], .view, at: nil)
      let geometry = printer.bind(names[1], .geometry, at: nil)
      guard let view = try printer.printedView(body[0]),
        view.modifiers.allSatisfy({ Self.visualEffects.contains($0.name) })
      else { throw NoCounterpart("what it does is no `VisualEffect` in Swift") }
      let given = [content, geometry].map { SwiftLayout.inline($0.expression) ?? "_" }
      return SwiftClosure(given, [.expression(view.expression)])
    }
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier("visualEffect", SwiftCall([], [closure]))])
  }

  private static let visualEffects: Set<String> = [
    "blur", "brightness", "contrast", "grayscale", "hueRotation", "offset", "opacity",
    "rotationEffect", "saturation", "scaleEffect",
  ]

  private func keyed(
    _ name: String, _ key: SwiftExpression, _ closure: SwiftClosure
  ) -> PrintedView {
    let call = SwiftCall([SwiftArgument(key)], [closure])
    return PrintedView(base: .atom(""), modifiers: [SwiftModifier(name, call)])
  }

  /// The key of a modifier, with the type of its values.
  private mutating func preferenceKey(
    of bound: BoundArguments
  ) throws(NoCounterpart) -> TypedExpression {
    guard let name = bound["key"]?.symbol, let variable = variable(name),
      case .key(let type) = variable.type
    else { throw NoCounterpart("its key has no counterpart") }
    return TypedExpression(variable.expression, type)
  }

  private mutating func layer(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    let key = try preferenceKey(of: bound)
    guard let (parameters, body) = bound["transform"]?.function else {
      throw NoCounterpart("content by a function that is given by its name")
    }
    let closure = try within { printer throws(NoCounterpart) in
      let value = printer.bind(parameters.first?.symbol ?? "value", key.type, at: nil)
      return SwiftClosure(
        [SwiftLayout.inline(value.expression) ?? "value"], printer.block(body))
    }
    var arguments = [SwiftArgument(key.code)]
    if let node = bound["alignment"], let type = bound.declaration.parameter("alignment")?.type {
      arguments.append(.init("alignment", try value(node, type)))
    }
    let name = SwiftUISpelling.camelCase(bound.declaration.name)
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier(name, SwiftCall(arguments, [closure]))])
  }

  // MARK: - The environment

  /// `.environment(\.layoutDirection, .rightToLeft)`.
  private mutating func environmentCall(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard let name = bound["key"].flatMap({ $0.quoted ?? $0.symbol }) else {
      throw NoCounterpart("a key that is worked out")
    }
    let node = bound["value"]
    if let variable = variable(name), case .key(let type) = variable.type {
      let value = try node.map { node throws(NoCounterpart) in try expression(node, as: type) }
      return modifier(
        "environment", [.init(variable.expression), .init(value ?? .atom("nil"))])
    }
    let value: SwiftExpression
    switch name {
    case "calendar", "locale", "time-zone": throw NoCounterpart("its value is a type of Foundation")
    case "edit-mode":
      value = .call(".constant", [.init(.atom("." + (node?.symbol ?? "inactive")))])
    case "line-limit":
      value =
        try node.map { node throws(NoCounterpart) in
          node.isNothing ? .atom("nil") : try expression(node, as: .integer)
        } ?? .atom("nil")
    default:
      if let word = node.flatMap({ $0.quoted ?? $0.symbol }), variable(word) == nil {
        let short = ["ltr": "left-to-right", "rtl": "right-to-left"]
        value = .atom("." + Self.member(short[word] ?? word))
      } else {
        value = try node.map { node throws(NoCounterpart) in try typed(node).code } ?? .atom("nil")
      }
    }
    let path = SwiftExpression.atom("\\." + SwiftUISpelling.camelCase(name))
    return modifier("environment", [.init(path), .init(value)])
  }
}
