import LayEngine

extension Declaration {
  static let colorPicker = Declaration(
    .view, "color-picker",
    parameters: [
      .controlLabel, .keyword("selection", .any, "the selected color"),
      .keyword("supports-opacity", .truth, "whether the color may be transparent", default: "true"),
    ],
    summary: "A label and, at the trailing edge, a circle of 28 x 28.",
    swiftUI: .view(
      "ColorPicker", ["_ title", .binding("selection"), "supportsOpacity"],
      [.binding("selection"), "supportsOpacity", .closure("title", label: "label")]),
    // 3 letters, a spacer of 8, the circle.
    examples: """
      (color-picker "Ink") | 300 x nil | 300 x 28
      (color-picker "Ink" :selection red) | ideal | 60 x 28
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.colorPicker, arguments.controlLabel())
  }

  static let multiDatePicker = Declaration(
    .view, "multi-date-picker",
    parameters: [
      .controlLabel, .keyword("selection", .any, "the selected dates"),
      .keyword("in", .any, "the dates that can be selected"),
    ],
    summary: "A calendar 320 high for selecting several dates; it shows no label.",
    swiftUI: .view(
      "MultiDatePicker", ["_ title", .binding("selection"), "in"],
      [.binding("selection"), "in", .closure("title", label: "label")]),
    examples: """
      (multi-date-picker "Dates") | 360 x 500 | 360 x 320
      (multi-date-picker "Dates") | ideal | 320 x 320
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.multiDatePicker, arguments.controlLabel())
  }
}

extension Control {
  private static let well = ControlSizes.words(\.colorWell)

  fileprivate static let colorPicker = Control(
    "color-picker",
    composition: "a color picker is a row of its label, a spacer and a circle of "
      + well
  ) { parts, style in
    .setting(parts, .fixed(style.sizes.colorWell, .ellipse).inLine(style), style)
  }

  private static let height = NumberText.of(ControlSizes.usual.calendar.height)

  fileprivate static let multiDatePicker = Control(
    "multi-date-picker",
    composition: "it is a calendar \(height) high and as wide as proposed"
  ) { _, _ in
    .bar(ControlSizes.usual.calendar)
  }
}
