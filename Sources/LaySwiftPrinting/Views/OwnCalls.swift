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
      let effect = bound["effect"]?.word ?? "pulse"
      return modifier("symbolEffect", [.init(.implicit(effect))])
    case "symbol-variant": return symbolVariants(bound)
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

  /// A modifier, without the view that it is called on.
  func modifier(
    _ name: String, _ arguments: [SwiftArgument] = [], _ closures: SwiftClosure...
  ) -> PrintedView {
    PrintedView(base: .atom(""), modifiers: [SwiftModifier(name, SwiftCall(arguments, closures))])
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
      arguments.append(.init("role", .implicit(role)))
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
    return modifier("tabItem", [], SwiftClosure([], [.expression(label)]))
  }

  /// `AsyncImage(url: address) { image in image } placeholder: { … }`: SwiftUI wants both closures.
  private mutating func asyncImage(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let placeholder = bound["placeholder"], bound["width"] == nil, bound["height"] == nil
    else { return nil }
    let address = try given(bound["url"], as: .string)
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
      arguments.append(.init("style", .implicit(style)))
    }
    return PrintedView(base: .call("RoundedRectangle", arguments))
  }

  // MARK: - Modifiers

  /// `.easeInOut(duration: 0.3), value: n`.
  private mutating func animation(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> [SwiftArgument] {
    let curve = bound["animation"]?.word ?? "default"
    var animation = SwiftExpression.implicit(curve)
    if let duration = bound["duration"], curve != "default" {
      let length = SwiftArgument("duration", try expression(duration, as: .number))
      animation = .call("." + SwiftUISpelling.camelCase(curve), [length])
    }
    guard let value = bound["value"] else { return [.init(animation)] }
    return [.init(animation), .init("value", try typed(value).code)]
  }

  /// `.move(edge: .leading)`.
  private mutating func transition(
    _ bound: BoundArguments
  ) throws(NoCounterpart) -> SwiftExpression {
    let name = bound["transition"]?.word ?? "opacity"
    let edge = SwiftExpression.implicit(bound["edge"]?.word ?? "leading")
    switch name {
    case "move": return .call(".move", [.init("edge", edge)])
    case "push": return .call(".push", [.init("from", edge)])
    default: return .implicit(name)
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
      let value = try given(bound[name], as: .number)
      arguments.append(.init(name, value ?? usual))
    }
    return .call("CGAffineTransform", arguments)
  }

  /// `.symbolVariant(.circle.fill)`: several variants are one value; nil for one variant.
  private func symbolVariants(_ bound: BoundArguments) -> PrintedView? {
    guard let node = bound["variant"], node.quoted == nil, node.symbol == nil else { return nil }
    let parts = node.head == "list" ? node.arguments : node.children
    let names = parts.compactMap(\.word)
    guard !names.isEmpty, names.count == parts.count else { return nil }
    return modifier("symbolVariant", [.init(.atom(names.map { "." + $0 }.joined()))])
  }

  // MARK: Prints pickers, whose options SwiftUI tells apart by their tags

  /// `Picker("Size", selection: .constant("small")) { Text("small").tag("small") }`.
  mutating func picker(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"] else { return nil }
    let options = bound.rest
    let selection = SwiftArgument(
      "selection", .call(".constant", [.init(try chosen(bound["selection"], of: options))]))
    var body: [SwiftStatement] = []
    for option in options {
      guard let text = option.string ?? option.number.map(NumberText.of) else {
        body += block([option])
        continue
      }
      let tag = SwiftModifier("tag", SwiftCall([.init(.string(text))]))
      body.append(.expression(.chain(.call("Text", [.init(.string(text))]), [tag])))
    }
    let content = SwiftClosure([], body)
    var view: PrintedView
    if look(title) == .string {
      let text = SwiftArgument(try expression(title, as: .string))
      view = PrintedView(base: .call("Picker", [text, selection], [content]))
    } else {
      let label = SwiftClosure([], block([title]), label: "label")
      view = PrintedView(base: .call("Picker", [selection], [content, label]))
    }
    if let style = bound["style"]?.word {
      view.modifiers.append(SwiftModifier("pickerStyle", SwiftCall([.init(.implicit(style))])))
    }
    return view
  }

  /// The tag of the chosen option: the given selection, or the tag of the first option.
  private mutating func chosen(
    _ node: Node?, of options: [Node]
  ) throws(NoCounterpart) -> SwiftExpression {
    if let number = node?.number, let place = Int(exactly: number),
      options.indices.contains(place - 1), let tag = tag(of: options[place - 1])
    {
      return tag
    }
    if let name = node?.quoted { return .string(name) }
    if let node, !node.isNothing { return try typed(node).code }
    return options.first.flatMap { tag(of: $0) } ?? .atom("1")
  }

  /// The tag of an option; nil if it is no literal.
  private func tag(of option: Node) -> SwiftExpression? {
    if let text = option.string ?? option.number.map(NumberText.of) { return .string(text) }
    var node = option
    if node.head == "->" { node = node.arguments.last { $0.head == "tag" } ?? node }
    guard node.head == "tag", let value = node.arguments.first else { return nil }
    return value.string.map { .string($0) } ?? value.number.map { .number($0) }
  }

  // MARK: Prints toolbars, whose content is views, or items with a placement

  /// `.toolbar { … }` with views and items; nil if it has only views, or only items.
  mutating func toolbar(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    let items = bound.rest.map { isToolbarItem($0) }
    guard items.contains(true), items.contains(false) else { return nil }
    // A builder of items takes no views.
    var body: [SwiftStatement] = []
    for (node, isItem) in zip(bound.rest, items) where !node.isNothing {
      let views = block([node])
      body += isItem ? views : [.expression(.call("ToolbarItem", [], [SwiftClosure([], views)]))]
    }
    return modifier("toolbar", [], SwiftClosure([], body))
  }

  /// Several views with one placement, as a `ToolbarItemGroup`.
  mutating func toolbarGroup(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    var arguments: [SwiftArgument] = []
    if let node = bound["placement"], let type = bound.declaration.parameter("placement")?.type {
      arguments.append(.init("placement", try value(node, type)))
    }
    return PrintedView(
      base: .call("ToolbarItemGroup", arguments, [SwiftClosure([], block(bound.rest))]))
  }

  /// Whether a part of a toolbar is an item, also inside other forms.
  private func isToolbarItem(_ node: Node) -> Bool {
    switch node.head {
    case "toolbar-item", "toolbar-item-group", "toolbar-spacer": true
    case "->": node.arguments.first.map { isToolbarItem($0) } ?? false
    case "if", "when", "unless", "cond", "begin", "group", "name":
      node.arguments.contains { isToolbarItem($0) || $0.children.contains { isToolbarItem($0) } }
    default: false
    }
  }

  // MARK: Prints `content-unavailable-view`

  /// `ContentUnavailableView("No Mail", systemImage: "tray")`.
  mutating func unavailable(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView {
    let type = "ContentUnavailableView"
    guard let title = bound["title"], title.symbol != "search" else {
      let search = SwiftExpression.member(.atom(type), "search")
      guard let text = bound["text"] else { return PrintedView(base: search) }
      let argument = SwiftArgument("text", try expression(text, as: .string))
      return PrintedView(base: .call(search, SwiftCall([argument])))
    }
    var picture: SwiftArgument?
    for (label, name) in [("systemImage", "system-image"), ("image", "image")] {
      guard let node = bound[name], picture == nil else { continue }
      picture = SwiftArgument(label, try expression(node, as: .string))
    }
    let text = try look(title) == .string ? expression(title, as: .string) : nil
    let description = try bound["description"].map { node throws(NoCounterpart) in
      try textOrView(node)
    }
    if let text, let picture, bound.rest.isEmpty, description?.isText != false {
      let further = description.map { [SwiftArgument("description", $0)] } ?? []
      return PrintedView(base: .call(type, [.init(text), picture] + further))
    }
    let label: SwiftExpression
    if let text {
      label = .call(
        picture == nil ? "Text" : "Label", [.init(text)] + (picture.map { [$0] } ?? []))
    } else if let picture {
      let image = SwiftExpression.call(
        "Image", [.init(picture.label == "image" ? nil : "systemName", picture.value)])
      label = .call(
        "Label", [],
        [SwiftClosure([], block([title])), SwiftClosure([], [.expression(image)], label: "icon")])
    } else {
      label = try viewExpression(title)
    }
    var closures = [SwiftClosure([], [.expression(label)])]
    if let description {
      closures.append(SwiftClosure([], [.expression(description)], label: "description"))
    }
    if !bound.rest.isEmpty {
      closures.append(SwiftClosure([], block(bound.rest), label: "actions"))
    }
    return PrintedView(base: .call(type, [], closures))
  }

  private mutating func textOrView(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard look(node) == .string else { return try viewExpression(node) }
    return .call("Text", [.init(try expression(node, as: .string))])
  }

  // MARK: Prints rows and sections of lists and forms, and the tracks of grids

  /// `.onDelete { _ in }` and `.onMove { _, _ in }`, which only a `ForEach` has.
  func edited(_ view: PrintedView, _ bound: BoundArguments) -> PrintedView {
    var view = view
    if !view.isLoop {
      let content = [SwiftStatement.expression(view.expression)]
      let one = SwiftExpression.binary(.atom("0"), .upTo, .atom("1"))
      view = PrintedView(
        base: .call(
          "ForEach", [.init(one), .init("id", .atom("\\.self"))], [SwiftClosure(["_"], content)]),
        comments: view.comments)
    }
    let isMove = bound.declaration.name == "on-move"
    let closure = SwiftClosure(isMove ? ["_", "_"] : ["_"], [])
    view.modifiers.append(
      SwiftModifier(isMove ? "onMove" : "onDelete", SwiftCall([], [closure])))
    return view
  }

  /// `Section { … } header: { … } footer: { … }`; nil without a footer.
  mutating func section(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let footer = bound["footer"] else { return nil }
    let header = try (bound["header"] ?? bound["title"]).map { node throws(NoCounterpart) in
      try labelled(node)
    }
    var closures = [SwiftClosure([], block(bound.rest))]
    if let header { closures.append(SwiftClosure([], header, label: "header")) }
    closures.append(SwiftClosure([], try labelled(footer), label: "footer"))
    return PrintedView(base: .call("Section", [], closures))
  }

  /// `LabeledContent("Total", value: "5")`; nil for content that is a view.
  mutating func labeledContent(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"], look(title) == .string, bound["value"] == nil,
      bound.rest.count == 1, [.string, .optional(.string)].contains(look(bound.rest[0]))
    else { return nil }
    return PrintedView(
      base: .call(
        "LabeledContent",
        [
          .init(try expression(title, as: .string)),
          .init("value", try expression(bound.rest[0], as: .string)),
        ]))
  }

  /// A string as a `Text`, or a view.
  private mutating func labelled(_ node: Node) throws(NoCounterpart) -> [SwiftStatement] {
    guard look(node) == .string else { return block([node]) }
    return [.expression(.call("Text", [.init(try expression(node, as: .string))]))]
  }

  // MARK: - Tracks

  /// `[GridItem(.fixed(50)), GridItem(.flexible())]`, or one track repeated.
  mutating func tracks(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    if let name = node.symbol, let variable = variable(name) {
      if variable.type == .unknown { variable.type = Self.gridItems }
      guard variable.type == Self.gridItems else { throw NoCounterpart("`\(name)` are no tracks") }
      return variable.expression
    }
    if node.head == "for" { return try repeatedTrack(node) }
    let parts = node.head == "list" ? node.arguments : node.children
    var items: [SwiftExpression] = []
    for part in parts { items.append(try track(part)) }
    return .array(items)
  }

  static let gridItems = SwiftType.list(.enumeration("GridItem"))

  /// Whether a node is a list of tracks.
  func isOfTracks(_ node: Node) -> Bool {
    guard node.head == "list" || node.head == "for" else { return false }
    let parts = node.head == "list" ? node.arguments : Array(node.arguments.suffix(1))
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.head.flatMap { Catalogue.declaration(named: $0) }?.kind == .track
      }
  }

  private mutating func track(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard let head = node.head, let declaration = Catalogue.declaration(named: head),
      declaration.kind == .track
    else { throw NoCounterpart("tracks that are worked out") }
    return try call(try bound(declaration, node.arguments)).base
  }

  /// `(for (i 0 3) (flexible))` as `Array(repeating: GridItem(.flexible()), count: 3)`.
  private mutating func repeatedTrack(_ node: Node) throws(NoCounterpart) -> SwiftExpression {
    guard node.arguments.count == 2, let header = node.arguments.first, header.children.count == 3,
      let name = header.children[0].symbol, header.children[1].number == 0,
      !node.arguments[1].mentions(name)
    else { throw NoCounterpart("tracks that are worked out") }
    let count = try expression(header.children[2], as: .integer)
    return .call(
      "Array",
      [.init("repeating", try track(node.arguments[1])), .init("count", count)])
  }

  // MARK: Prints `relative-proposed`, which SwiftUI lacks, as a layout that scales the proposal

  /// A view inside the layout.
  mutating func relativeProposed(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    let type = defineRelativeProposed()
    callsLayouts = true
    var arguments: [SwiftArgument] = []
    for side in ["width", "height"] {
      guard let node = bound[side] else { continue }
      arguments.append(.init(side, try expression(node, as: .number)))
    }
    var content = SwiftClosure([], [.expression(view.expression)])
    // Several views are stacked vertically.
    if view.modifiers.isEmpty, case .call(.atom("Group"), let call) = view.base {
      content.body = [.expression(.call("VStack", [], call.closures))]
    }
    return PrintedView(base: .call(type, arguments, [content]), comments: view.comments)
  }

  /// Declares the layout at its first use, and returns the name of its type.
  private mutating func defineRelativeProposed() -> String {
    let name = "relative proposed"
    if let known = globals[name]?.definition { return known.name }
    let definition = PrintedDefinition(freshType("relative-proposed"), .layout, result: .view)
    globals[name] = PrintedVariable(.atom(definition.name), .unknown, definition)
    let text = """
      struct \(definition.name): Layout {
        var width: CGFloat = 1
        var height: CGFloat = 1

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) \
      -> CGSize {
          subviews[0].sizeThatFits(scaled(proposal))
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: scaled(proposal))
        }

        private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
          ProposedViewSize(
            width: proposal.width.map { $0 * width }, height: proposal.height.map { $0 * height })
        }
      }
      """
    declarations.append(
      .source(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
    return definition.name
  }
}

extension SwiftExpression {
  fileprivate var isText: Bool { if case .call(.atom("Text"), _) = self { true } else { false } }
}
