import LayEngine

extension Declaration {
  static let foreground = Declaration(
    .modifier, "foreground", aliases: ["foreground-color", "foreground-style"],
    parameters: [
      .positional("color", .viewOrColor, "the color, or a gradient"),
      .optionalPositional("second", .color, "the secondary color", isKeyword: false),
      .optionalPositional("third", .color, "the tertiary color", isKeyword: false),
    ],
    summary: "Draw a view in a color.",
    swiftUI: .method("foregroundStyle", ["_ color", "_ second", "_ third"]).or(
      .method("foregroundColor", ["_ color"])),
    examples: #"(foreground red (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let effect = Effect.foreground(color: arguments.paint("color"))
    return arguments.make(effect, [arguments.view()])
  }
}
