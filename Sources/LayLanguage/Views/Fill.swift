import LayEngine

extension Declaration {
  static let fill = Declaration(
    .modifier, "fill",
    parameters: [
      .positional("color", .color, "the color")
    ],
    summary: "Fill a shape with a color.",
    swiftUI: ".fill(.red)",
    examples: [Example("(fill orange (circle))", proposing: "20 x 30", gives: "20 x 20")]
  ) { arguments throws(Diagnostic) in
    let color = arguments.required("color", arguments.color("color"))
    return arguments.make(.effect(.foreground(color: color.text)), [arguments.view()])
  }
}
