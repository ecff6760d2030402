import LayEngine

extension Declaration {
  static let label = Declaration(
    .view, "label",
    parameters: [
      .controlLabel,
      .optionalPositional("icon", .view, "the view before the title"),
      .systemImage,
    ],
    summary: "An icon and a title in a row; `label-style` sets which of them are shown.",
    swiftUI: .view("Label", ["_ title", "systemImage"], [.closure("title"), .closure("icon")]),
    examples: """
      (label "Hi" :system-image "heart") | ideal | 44 x 20
      (label (text "Hi") (circle)) | ideal | 34 x 20
      """
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "icon", "system-image")
    guard let icon = arguments.view("icon") else {
      return arguments.makeControl(.label, arguments.labelWithSymbol())
    }
    return arguments.makeControl(.label, arguments.controlLabel() + [icon])
  }
}

extension Declaration {
  static let labelIconToTitleSpacing = labelLength(
    "label-icon-to-title-spacing",
    summary: "Set the spacing between the icon and the title of labels; by default that of an "
      + "`hstack`.", gives: "38 x 20"
  ) { .labelSpacing($0) }

  static let labelReservedIconWidth = labelLength(
    "label-reserved-icon-width",
    summary: "Set the width reserved for the icon of labels, which is centered in it; by default "
      + "the icon's own width.", gives: "26 x 20"
  ) { .labelIconWidth($0) }

  private static func labelLength(
    _ name: String, summary: String, gives: String,
    change: @escaping @Sendable (Double) -> ControlStyleChange
  ) -> Declaration {
    Declaration(
      .modifier, name,
      parameters: [.positional("value", .length, "the length", unit: "points")],
      summary: summary,
      examples: """
        (\(name) 2 (label "Hi" :system-image "heart")) | ideal | \(gives)
        """
    ) { arguments throws(Diagnostic) in
      let length = max(arguments.requiredNumber("value"), 0)
      return arguments.make(
        EnvironmentChange.controls(change(length.isFinite ? length : 0)), [arguments.view()])
    }
  }
}

extension Control {
  static let label = Control(
    "label", composition: "a label is a row of its icon and its title", isSeenThrough: true,
    styledBy: "label-style"
  ) { parts, style in .label(parts, style) }
}
