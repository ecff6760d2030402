import LayLanguage

/// Prints toolbars, whose content is views, or items with a placement.
extension ProgramPrinter {
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
    return PrintedView(
      base: .atom(""),
      modifiers: [SwiftModifier("toolbar", SwiftCall([], [SwiftClosure([], body)]))])
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
}
