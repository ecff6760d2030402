import LayEngine

extension Declaration {
  static let foreground = Declaration(
    .modifier, "foreground", aliases: ["foreground-style"],
    parameters: [
      .positional("color", .color, "the color")
    ],
    summary: "Draw a view in a color.",
    swiftUI: ".foregroundStyle(.red)",
    examples: [
      Example("(foreground red (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let color = arguments.required("color", arguments.color("color"))
    return arguments.make(.effect(.foreground(color: color.text)), [arguments.view()])
  }
}
