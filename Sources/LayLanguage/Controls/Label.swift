import LayEngine

extension Declaration {
  static let label = Declaration(
    .view, "label",
    parameters: [
      .controlLabel,
      .optionalPositional("icon", .view, "the view before it"),
      .systemImage,
    ],
    summary: "An icon and a title in a row; which of them, `label-style` says.",
    swiftUI: .view("Label", ["_ title", "systemImage"], [.closure("title"), .closure("icon")]),
    examples: [
      Example("(label \"Hi\" :system-image \"heart\")", proposing: "ideal", gives: "44 x 20"),
      Example("(label (text \"Hi\") (circle))", proposing: "ideal", gives: "34 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "icon", "system-image")
    guard let icon = arguments.view("icon") else {
      return arguments.makeControl(.label, arguments.labelWithSymbol())
    }
    return arguments.makeControl(.label, arguments.controlLabel() + [icon])
  }
}

extension Control {
  static let label = Control(
    "label", composition: "a label is a row of its icon and its title", isSeenThrough: true,
    styledBy: "label-style"
  ) { parts, style in .label(parts, style) }
}
