import LayEngine

extension Declaration {
  static let layoutPriority = Declaration(
    .modifier, "layout-priority",
    parameters: [
      .positional(
        "priority", .numberOrNaN, "higher is served first; 0 if not set, and nan counts as 0")
    ],
    summary: "Let a stack offer space to a view before or after the other views.",
    examples: """
      (hstack :spacing 0 (layout-priority 1 (text "Hello")) (text "World")) | 60 x nil | 56 x 60
      """
  ) { arguments throws(Diagnostic) in
    let priority = arguments.requiredNumber("priority")
    return arguments.make(LayoutPriority(priority.isNaN ? 0 : priority), [arguments.view()])
  }
}
