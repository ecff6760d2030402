import LayEngine

extension Declaration {
  static let background = Declaration(
    .modifier, "background",
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .alignment("the point that content and view share"),
      .inShape,
    ],
    summary: "Lay content under a view, at its size.",
    swiftUI: ".background(alignment: .center) { }, .background(.red, in: Capsule())",
    examples: [
      Example("(background (color red) (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"),
      Example("(background red :in (capsule) (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    return arguments.make(Background(arguments.alignment()), [arguments.view()] + content)
  }
}
