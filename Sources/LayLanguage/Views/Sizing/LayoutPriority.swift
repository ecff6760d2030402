import LayEngine

extension Declaration {
  static let layoutPriority = Declaration(
    .modifier, "layout-priority",
    parameters: [
      .positional(
        "priority", .numberOrNaN, "0 where nothing else is said, as nan is; higher is served first")
    ],
    summary: "Let a stack serve a view before or after its neighbours.",
    examples: [
      Example(
        "(hstack :spacing 0 (layout-priority 1 (text \"Hello\")) (text \"World\"))",
        proposing: "60 x nil", gives: "56 x 60")
    ]
  ) { arguments throws(Diagnostic) in
    let priority = arguments.requiredNumber("priority")
    return arguments.make(LayoutPriority(priority.isNaN ? 0 : priority), [arguments.view()])
  }
}

extension LayoutPriority: NamedContent {
  package var name: String { "layout-priority" }
}
