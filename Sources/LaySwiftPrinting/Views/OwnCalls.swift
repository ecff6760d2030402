import LayLanguage

/// Prints views and modifiers whose Swift form a list of arguments cannot describe.
extension ProgramPrinter {
  /// A call in a form of its own; nil for one that follows the spelling of its declaration.
  mutating func ownCall(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    let name = bound.declaration.name
    if let reason = SwiftUINeeds.obstacle(name) ?? InterfaceNeeds.obstacle(bound) {
      throw NoCounterpart(reason)
    }
    if let whole = SwiftUINeeds.whole(name) {
      let type = whole.prefix { $0.isLetter }
      note(useOf: String(type))
      return PrintedView(base: .atom(whole))
    }
    if let keyed = try keyedCall(bound) { return keyed }
    switch name {
    case "text" where !bound.rest.isEmpty || bound["string"].map { look($0) == .view } == true:
      return try runs(bound)
    case "clip-shape", "background", "overlay": return try shaped(bound)
    case "async-image" where bound["content"] == nil && bound["placeholder"] != nil:
      return try asyncImage(bound)
    case "animation": return modifier("animation", try animation(bound))
    case "any-view", "equatable-view": return try wrapped(bound)
    case "bar-mark", "area-mark", "line-mark", "point-mark", "rectangle-mark", "rule-mark",
      "sector-mark":
      throw NoCounterpart("what a chart shows is not printed")
    case "chart":
      note(useOf: "Chart")
      let comments = bound.rest.isEmpty ? [] : ["Left out: what it shows, which no layout follows."]
      return PrintedView(base: .call("Chart", [], [SwiftClosure([], [])]), comments: comments)
    case "content-unavailable-view": return try unavailable(bound)
    case "environment-reader": return try reader(bound)
    case "labeled-content": return try labeledContent(bound)
    case "help-link" where bound.given.isEmpty:
      return PrintedView(base: .call("HelpLink", [], [SwiftClosure([], [])]))
    case "list-view" where bound["selection"] != nil: return try list(bound)
    case "outline-group" where bound["children"]?.symbol.map { variable($0) != nil } == true:
      throw NoCounterpart("its children are found by a key path in Swift")
    case "picker": return try picker(bound)
    case "rectangle": return try roundedRectangle(bound)
    case "rotation-3d-effect": return try rotation(bound)
    case "section": return try section(bound)
    case "share-link" where bound["item"]?.number != nil:
      throw NoCounterpart("what is shared is no number")
    case "symbol-effect":
      let effect = bound["effect"].flatMap { $0.quoted ?? $0.symbol } ?? "pulse"
      return modifier("symbolEffect", [.init(.atom("." + Self.member(effect)))])
    case "tab": return try tab(bound)
    case "table": throw NoCounterpart("its rows are `Identifiable` values in Swift")
    case "label": return try label(bound)
    case "tab-item": return try tabItem(bound)
    case "toolbar": return try toolbar(bound)
    case "toolbar-item" where bound.rest.count > 1: return try toolbarGroup(bound)
    case "any-layout", "grid-layout", "hstack-layout", "vstack-layout", "zstack-layout":
      callsLayouts = true
      return nil
    case "transform-effect": return modifier("transformEffect", [.init(try matrix(bound))])
    case "transition": return modifier("transition", [.init(try transition(bound))])
    default: return nil
    }
  }

  func modifier(_ name: String, _ arguments: [SwiftArgument]) -> PrintedView {
    PrintedView(base: .atom(""), modifiers: [SwiftModifier(name, SwiftCall(arguments))])
  }

  // MARK: - Views

  /// `List(selection: .constant(Set(chosen))) { … }`; what selects one row at most is left out, since
  /// no layout shows it.
  private mutating func list(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    var chosen: SwiftExpression?
    if let node = bound["selection"] {
      let value = try typed(node)
      if node.head == "list", node.arguments.isEmpty {
        chosen = .call("Set<String>")
      } else if case .list = value.type {
        chosen = .call("Set", [.init(value.code)])
      }
    }
    let selection = chosen.map { SwiftArgument("selection", .call(".constant", [.init($0)])) }
    let content = SwiftClosure([], block(bound.rest))
    return PrintedView(base: .call("List", selection.map { [$0] } ?? [], [content]))
  }

  /// `AnyView(Text("Hi"))`.
  private mutating func wrapped(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    let content: SwiftExpression
    if bound.rest.count == 1 {
      content = try viewExpression(bound.rest[0])
    } else {
      content = .call("Group", [], [SwiftClosure([], block(bound.rest))])
    }
    guard bound.declaration.name == "equatable-view" else {
      return PrintedView(base: .call("AnyView", [.init(content)]))
    }
    // Only `Equatable` views can be compared.
    if case .call(.atom("Text"), _) = content {
      return PrintedView(base: .call("EquatableView", [.init("content", content)]))
    }
    return PrintedView(
      base: .call("Group", [], [SwiftClosure([], block(bound.rest))]),
      comments: ["Left out: `equatable-view`; its view is to be `Equatable` in Swift."])
  }

  /// A tab without an image, whose title is in a closure; nil for any other tab.
  private mutating func tab(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"], look(title) == .string, bound["system-image"] == nil,
      bound["image"] == nil
    else { return nil }
    var arguments: [SwiftArgument] = []
    if let node = bound["value"] { arguments.append(.init("value", try typed(node).code)) }
    if let role = bound["role"]?.symbol {
      arguments.append(.init("role", .atom("." + Self.member(role))))
    }
    // `lay` does not lay out a label that is a view.
    isPartial = true
    let label = SwiftExpression.call("Text", [.init(try expression(title, as: .string))])
    let closures = [
      SwiftClosure([], block(bound.rest)), SwiftClosure([], [.expression(label)], label: "label"),
    ]
    return PrintedView(base: .call("Tab", arguments, closures))
  }

  /// A label with a view as its title, or without an icon; nil for what follows its spelling.
  ///
  /// A view as the title gives `Label { … } icon: { Image(systemName: "star") }`.
  private mutating func label(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"] else { return nil }
    if look(title) == .string, bound["system-image"] == nil, bound["icon"] == nil {
      // A label without an icon is its title, in every style.
      return PrintedView(base: .call("Text", [.init(try expression(title, as: .string))]))
    }
    guard look(title) == .view, let name = bound["system-image"] else { return nil }
    let symbol = try expression(name, as: .string)
    if title.head == "text", title.arguments.count == 1, look(title.arguments[0]) != .view {
      let text = try expression(title.arguments[0], as: .string)
      return PrintedView(base: .call("Label", [.init(text), .init("systemImage", symbol)]))
    }
    let image = SwiftExpression.call("Image", [.init("systemName", symbol)])
    let closures = [
      SwiftClosure([], block([title])), SwiftClosure([], [.expression(image)], label: "icon"),
    ]
    return PrintedView(base: .call("Label", [], closures))
  }

  /// `.tabItem { Label("Home", systemImage: "house") }`; nil without an image.
  private mutating func tabItem(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"], let image = bound["system-image"] else { return nil }
    let label = SwiftExpression.call(
      "Label",
      [
        .init(try expression(title, as: .string)),
        .init("systemImage", try expression(image, as: .string)),
      ])
    let closure = SwiftClosure([], [.expression(label)])
    return PrintedView(
      base: .atom(""), modifiers: [SwiftModifier("tabItem", SwiftCall([], [closure]))])
  }

  /// `AsyncImage(url: address) { image in image } placeholder: { … }`: SwiftUI wants both closures.
  private mutating func asyncImage(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let placeholder = bound["placeholder"], bound["width"] == nil, bound["height"] == nil
    else { return nil }
    let address = try bound["url"].map { node throws(NoCounterpart) in
      try expression(node, as: .string)
    }
    let url = address.map { SwiftExpression.call("URL", [.init("string", $0)]) } ?? .atom("nil")
    let closures = [
      SwiftClosure(["image"], [.expression(.atom("image"))]),
      SwiftClosure([], block([placeholder]), label: "placeholder"),
    ]
    return PrintedView(base: .call("AsyncImage", [.init("url", url)], closures))
  }

  private mutating func roundedRectangle(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView? {
    guard let radius = bound["corner-radius"] else { return nil }
    var arguments = [SwiftArgument("cornerRadius", try expression(radius, as: .number))]
    if let style = bound["style"]?.symbol {
      arguments.append(.init("style", .atom("." + Self.member(style))))
    }
    return PrintedView(base: .call("RoundedRectangle", arguments))
  }

  // MARK: - Modifiers

  /// `.easeInOut(duration: 0.3), value: n`.
  private mutating func animation(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> [SwiftArgument] {
    let curve = bound["animation"].flatMap { $0.quoted ?? $0.symbol } ?? "default"
    var animation = SwiftExpression.atom("." + Self.member(curve))
    if let duration = bound["duration"], curve != "default" {
      let length = SwiftArgument("duration", try expression(duration, as: .number))
      animation = .call("." + Self.member(curve), [length])
    }
    guard let value = bound["value"] else { return [.init(animation)] }
    return [.init(animation), .init("value", try typed(value).code)]
  }

  /// `.move(edge: .leading)`.
  private mutating func transition(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression {
    let name = bound["transition"].flatMap { $0.quoted ?? $0.symbol } ?? "opacity"
    let edge = SwiftExpression.atom(
      "." + Self.member(bound["edge"].flatMap { $0.quoted ?? $0.symbol } ?? "leading"))
    switch name {
    case "move": return .call(".move", [.init("edge", edge)])
    case "push": return .call(".push", [.init("from", edge)])
    default: return .atom("." + Self.member(name))
    }
  }

  /// `.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))`.
  private mutating func rotation(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    guard let angle = bound["angle"] else { throw NoCounterpart("a rotation without an angle") }
    var parts: [SwiftExpression] = [.atom("0"), .atom("0"), .atom("1")]
    if let axis = bound["axis"] {
      guard axis.head == "list", axis.arguments.count == 3 else {
        throw NoCounterpart("an axis that is worked out")
      }
      parts = []
      for part in axis.arguments { parts.append(try expression(part, as: .number)) }
    }
    let axis = SwiftExpression.tuple(zip(["x", "y", "z"], parts).map { SwiftArgument($0, $1) })
    var arguments: [SwiftArgument] = [
      .init(.call(".degrees", [.init(try expression(angle, as: .number))])), .init("axis", axis),
    ]
    if let anchor = bound["anchor"], let type = bound.declaration.parameter("anchor")?.type {
      arguments.append(.init("anchor", try value(anchor, type)))
    }
    for (label, name) in [("anchorZ", "anchor-z"), ("perspective", "perspective")] {
      guard let node = bound[name] else { continue }
      arguments.append(.init(label, try expression(node, as: .number)))
    }
    return modifier("rotation3DEffect", arguments)
  }

  /// `CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 5)`.
  private mutating func matrix(_ bound: BoundArguments) throws(NoCounterpart) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    for name in ["a", "b", "c", "d", "tx", "ty"] {
      let usual = SwiftExpression.atom(name == "a" || name == "d" ? "1" : "0")
      let value = try bound[name].map { node throws(NoCounterpart) in
        try expression(node, as: .number)
      }
      arguments.append(.init(name, value ?? usual))
    }
    return .call("CGAffineTransform", arguments)
  }
}
