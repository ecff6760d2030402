import LayEngine

extension Declaration {
  static let outlineGroup = Declaration(
    .view, "outline-group",
    parameters: [
      .positional("data", .list, "the values of the top level"),
      .requiredKeyword("children", .function, "returns the list of a value's children, or nil"),
      .positional("content", .builder, "makes the view of a value"),
      .keyword("id", .any, "what identifies a value"),
      .keyword(
        "is-expanded", .truth, "whether all levels are expanded; SwiftUI expands none",
        default: "false"),
    ],
    summary: "A view for each value, and a `disclosure-group` for a value that has children.",
    swiftUI: .view("OutlineGroup", ["_ data", "id", "children", .closure("content")]),
    // "A" has no children; the group of "B" is closed: two rows of 20.
    examples: """
      (vstack :spacing 0 (outline-group (list "A" "B") :children (fn (x) (when (= x "B") (list \
      "C"))) (fn (x) (text x)))) | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    let outline = Outline(
      children: try arguments.callback("children", passing: ["item"]),
      content: try arguments.callback("content", passing: ["item"]),
      isExpanded: arguments.truth("is-expanded") ?? false, arguments: arguments)
    return arguments.make(Group(), try outline.views(of: arguments.requiredList("data").elements))
  }
}

/// Builds the views of an outline group.
private struct Outline {
  let children: Callback
  let content: Callback
  let isExpanded: Bool
  let arguments: Arguments

  func views(of elements: ListElements) throws(Diagnostic) -> [View] {
    try Compiler.checkDepth(at: arguments.span)
    var views: [View] = []
    for element in elements {
      try arguments.countTurn()
      let label = try label(of: element)
      guard case .list(let below) = try children(element), below.elements.count > 0 else {
        views.append(label)
        continue
      }
      let inside = isExpanded ? try self.views(of: below.elements) : []
      views.append(View(Control.disclosureGroup, children: [label] + inside, span: arguments.span))
    }
    return views
  }

  private func label(of element: Value) throws(Diagnostic) -> View {
    let views = try content(element).views(at: arguments.span(of: "content")) {
      "the function of this outline gave \($0) and no view"
    }
    return views.count == 1 ? views[0] : .column(views)
  }
}
