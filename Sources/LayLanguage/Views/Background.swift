import LayEngine

extension Declaration {
  static let background = Declaration(
    .modifier, "background",
    parameters: [
      .positional("content", .oneOf([.viewOrColor, .views]), "views or a color"),
      .alignment("the point that content and view share"),
    ],
    summary: "Lay content under a view, at its size.",
    swiftUI: ".background(alignment: .center) { }",
    examples: [
      Example("(background (color red) (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    return arguments.make(.background(arguments.alignment()), [arguments.view()] + content)
  }
}
