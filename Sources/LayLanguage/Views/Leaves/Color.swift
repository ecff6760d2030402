import LayEngine

extension Declaration {
  static let color = Declaration(
    .view, "color",
    parameters: [
      .positional("color", .color, "a name, or a string like \"#ff8800\"")
    ],
    summary: "A color that fills what it is given.",
    swiftUI: .value(of: "Color", "color"),
    examples: [Example("(color red)", proposing: "40 x 30", gives: "40 x 30")]
  ) { arguments throws(Diagnostic) in
    let color = arguments.required("color", arguments.color("color"))
    return arguments.make(Color(color.text))
  }
}
