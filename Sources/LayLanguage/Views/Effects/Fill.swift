import LayEngine

extension Declaration {
  static let fill = Declaration(
    .modifier, "fill",
    parameters: [
      .positional("color", .viewOrColor, "the color, or a gradient"),
      .keyword("style", .enumeration(["even-odd", "non-zero"]), "what counts as inside"),
    ],
    summary: "Fill a shape with a color.",
    swiftUI: .method("fill", ["_ color", "style"]),
    examples: "(fill orange (circle)) | 20 x 30 | 20 x 20"
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.fill(color: arguments.paint("color")), [arguments.view()])
  }
}
