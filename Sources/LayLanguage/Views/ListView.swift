import LayEngine

extension Declaration {
  static let listView = Declaration(
    .container, "list-view",
    summary: "Rows that scroll, in all the room there is; 0 where none is proposed.",
    swiftUI: "List { }",
    examples: [
      Example(
        "(list-view (text \"One\") (text \"Two\"))", proposing: "200 x 300", gives: "200 x 300"),
      Example("(list-view (text \"One\"))", proposing: "ideal", gives: "0 x 0"),
    ]
  ) { arguments throws(Diagnostic) in
    let rows = try arguments.children().map(\.view)
    return .view(.control(.listView, rows, span: arguments.span))
  }
}
