import LayLanguage

/// Prints arguments that SwiftUI wants as a shape or a style, or replaces them by views.
extension ProgramPrinter {
  /// `clip-shape`, and a background or an overlay in a shape or with edges at which it ignores the
  /// safe area; nil for what follows its spelling.
  ///
  /// A view in place of a shape becomes a `mask`, and content that is no style a view that is
  /// clipped, or ignores the safe area.
  mutating func shaped(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    let name = bound.declaration.name
    if name == "clip-shape" {
      guard let node = bound["shape"] else { return nil }
      guard let shape = try shape(node) else { return mask(by: node) }
      return modifier("clipShape", [SwiftArgument(shape)] + (try fill(bound)))
    }
    let (node, edges) = (bound["in"], try ignoredEdges(bound))
    guard let content = bound["content"], node != nil || edges != nil else { return nil }
    let shape = try node.flatMap { node throws(NoCounterpart) in try self.shape(node) }
    if let style = try style(content), bound["alignment"] == nil {
      if let edges, node == nil {
        return modifier(
          name, [SwiftArgument(style), SwiftArgument("ignoresSafeAreaEdges", edges)])
      }
      if let shape, edges == nil {
        return modifier(name, [SwiftArgument(style), SwiftArgument("in", shape)])
      }
    }
    var view: PrintedView
    if let printed = try printedView(content) {
      view = printed
    } else {
      view = PrintedView(base: try viewExpression(content))
    }
    if let node {
      let cut = shape.map { SwiftModifier("clipShape", SwiftCall([SwiftArgument($0)])) }
      view.modifiers.append(cut ?? mask(by: node).modifiers[0])
    }
    if let edges {
      view.modifiers.append(
        SwiftModifier("ignoresSafeArea", SwiftCall([SwiftArgument("edges", edges)])))
    }
    var arguments: [SwiftArgument] = []
    if let alignment = bound["alignment"], let type = bound.declaration.parameter("alignment")?.type
    {
      arguments.append(.init("alignment", try value(alignment, type)))
    }
    return modifier(name, arguments, SwiftClosure([], [.expression(view.expression)]))
  }

  /// The edges at which a background or an overlay ignores the safe area; nil if none are given.
  private mutating func ignoredEdges(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression? {
    let name = "ignores-safe-area-edges"
    guard let node = bound[name], let type = bound.declaration.parameter(name)?.type else {
      return nil
    }
    if node.word == "none" { return .array([]) }
    let outer = enumeration
    enumeration = EnumerationTypes.name(of: name, in: bound.declaration.name)
    defer { enumeration = outer }
    return try value(node, type)
  }

  private mutating func fill(_ bound: BoundArguments) throws(NoCounterpart) -> [SwiftArgument] {
    guard let word = bound["style"]?.word else { return [] }
    guard let code = SwiftUINeeds.value("fill", "style", word) else {
      throw NoCounterpart("a `FillStyle` that is worked out")
    }
    return [.init("style", .atom(code))]
  }

  private mutating func mask(by node: Node) -> PrintedView {
    modifier("mask", [], SwiftClosure([], block([node])))
  }

  /// A shape without its name for queries; nil for any other view.
  private mutating func shape(_ node: Node) throws(NoCounterpart) -> SwiftExpression? {
    guard look(node) == .view, var view = try printedView(node), let name = view.baseName,
      ModifierOwner.shapeTypes.contains(name)
    else { return nil }
    view.modifiers.removeAll { $0.name == "accessibilityIdentifier" }
    return view.modifiers.allSatisfy { ModifierOwner.keepShape.contains($0.name) }
      ? view.expression : nil
  }

  /// A color, a material or a gradient; nil for any other view.
  private mutating func style(_ node: Node) throws(NoCounterpart) -> SwiftExpression? {
    if let name = colorName(node) { return .color(name) }
    if let string = node.string { return .color(string) }
    if look(node) == .color { return try typed(node).code }
    if node.head == "if", node.arguments.count == 3, colorName(node.arguments[1]) != nil,
      colorName(node.arguments[2]) != nil
    {
      return try colorValue(node)
    }
    guard let view = try printedView(node), view.modifiers.isEmpty,
      view.baseName?.hasSuffix("Gradient") == true
    else { return nil }
    return view.expression
  }

  // MARK: - Texts

  /// Whether a view is still a `Text` after its modifiers, so that it can be added to another one.
  func isText(_ view: PrintedView) -> Bool {
    view.baseName == "Text" && view.modifiers.allSatisfy { Self.keepText.contains($0.name) }
  }

  private static let keepText: Set<String> = [
    "baselineOffset", "bold", "font", "fontDesign", "fontWeight", "foregroundStyle", "italic",
    "kerning", "monospaced", "monospacedDigit", "strikethrough", "tracking", "underline",
  ]

  /// A text of several parts: `Text("to ") + Text("me").font(.title)`.
  mutating func runs(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    var sum: SwiftExpression?
    for node in (bound["string"].map { [$0] } ?? []) + bound.rest {
      var run: SwiftExpression
      if look(node) == .view {
        guard let view = try printedView(node) else {
          throw NoCounterpart("a text of texts that are worked out")
        }
        switch view.base {
        case .call(.atom("Image"), _) where view.modifiers.isEmpty:
          run = .call("Text", [.init(view.expression)])
        case .binary where view.modifiers.isEmpty: run = view.base
        default:
          guard isText(view) else {
            throw NoCounterpart("a text of what is no `Text` in Swift any more")
          }
          run = view.expression
        }
      } else if let number = node.number {
        run = .call("Text", [.init(.string(NumberText.of(number)))])
      } else {
        run = .call("Text", [.init(try expression(node, as: .string))])
      }
      sum = sum.map { .binary($0, .adding, run) } ?? run
    }
    return PrintedView(base: sum ?? .call("Text", [.init(.string(""))]))
  }

  // MARK: Prints modifiers whose keys are key paths or types in Swift, and those with actions

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
      return modifier("transformPreference", [.init(key.code)], closure)
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
      return modifier("onPreferenceChange", [.init(key.code)], try action(node, key.type))
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
    return modifier("visualEffect", [], closure)
  }

  private static let visualEffects: Set<String> = [
    "blur", "brightness", "contrast", "grayscale", "hueRotation", "offset", "opacity",
    "rotationEffect", "saturation", "scaleEffect",
  ]

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
    return modifier(SwiftUISpelling.camelCase(bound.declaration.name), arguments, closure)
  }

  // MARK: - The environment

  /// `.environment(\.layoutDirection, .rightToLeft)`.
  private mutating func environmentCall(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    guard let name = bound["key"]?.word else {
      throw NoCounterpart("a key that is worked out")
    }
    let node = bound["value"]
    if let variable = variable(name), case .key(let type) = variable.type {
      let value = try given(node, as: type)
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
      if let word = node?.word, variable(word) == nil {
        let short = ["ltr": "left-to-right", "rtl": "right-to-left"]
        value = .implicit(short[word] ?? word)
      } else {
        value = try node.map { node throws(NoCounterpart) in try typed(node).code } ?? .atom("nil")
      }
    }
    let path = SwiftExpression.atom("\\." + SwiftUISpelling.camelCase(name))
    return modifier("environment", [.init(path), .init(value)])
  }

  // MARK: Prints the actions to run when a view appears, or when a value, a geometry or what a scroll view
  // shows changes.

  /// `.onAppear { isThere = true }`; nil without an action.
  mutating func appearance(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let perform = bound["perform"] else { return nil }
    return modifier("onAppear", [], try action(perform, .unknown))
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
    return modifier("onChange", arguments, closure)
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
    let name = SwiftUISpelling.camelCase(bound.declaration.name)
    return modifier(name, [.init("for", .member(.atom(type.name), "self"))], value, change)
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
    let name = SwiftUISpelling.camelCase(bound.declaration.name)
    return modifier(name, threshold.map { [$0] } ?? [], try self.action(action, type))
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
