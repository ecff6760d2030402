import LayEngine

extension Declaration {
  static let border = Declaration(
    .modifier, "border",
    parameters: [
      .optionalPositional("color", .color, "its color", default: "primary"),
      .keyword("width", .length, "its width", default: "1", unit: "points"),
    ],
    summary: "Draw a line along the inside of the edges of a view.",
    examples: #"(border red (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let color = arguments.color("color")?.text ?? "primary"
    let effect = Effect.border(color: color, width: arguments.number("width") ?? 1)
    return arguments.make(effect, [arguments.view()])
  }
}
