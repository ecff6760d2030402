import LayEngine

extension Parameter {
  /// The range of values of a slider or stepper.
  static let range = Parameter.keyword("in", .list, "the minimum and the maximum value")
  static let step = Parameter.keyword("step", .number, "the distance between two values")
}

extension Declaration {
  static let slider = Declaration(
    .view, "slider",
    parameters: [
      .optionalPositional("value", .number, "the value; does not change the size"), .range, .step,
      .keyword("label", .oneOf([.string, .view]), "the label, which is not shown"),
      .keyword(
        "minimum-value-label", .oneOf([.string, .view]), "the view before the slider, or a text"),
      .keyword(
        "maximum-value-label", .oneOf([.string, .view]), "the view after the slider, or a text"),
    ],
    summary: "A slider as wide as proposed, with a fixed height, between its minimum and maximum "
      + "labels.",
    swiftUI: .view(
      "Slider", [.binding("value"), .range("in"), "step"],
      [
        .binding("value"), .range("in"), "step", .closure("label"), .closure("minimum-value-label"),
        .closure("maximum-value-label"),
      ]),
    examples: """
      (slider) | 200 x 100 | 200 x 31
      (slider 5 :in (list 0 10)) | ideal | 100 x 31
      """
  ) { arguments throws(Diagnostic) in
    let labels = ["minimum-value-label", "maximum-value-label"].map { arguments.labelView($0) }
    let shown = labels.compactMap(\.self)
    guard !shown.isEmpty else { return arguments.makeControl(.slider, []) }
    return arguments.makeControl(.slider(afterLabel: labels[0] != nil), shown)
  }

  static let stepper = Declaration(
    .view, "stepper",
    parameters: [
      .controlLabel, .keyword("value", .number, "the value; does not change the size"), .range,
      .step,
    ],
    summary: "A label and, at the trailing edge, two buttons of 94 x 32 together.",
    swiftUI: .view(
      "Stepper", ["_ title", .binding("value"), .range("in"), "step"],
      [.binding("value"), .range("in"), "step", .closure("title", label: "label")]),
    examples: """
      (stepper "Size" :value 3) | 300 x nil | 300 x 32
      (stepper "Size") | ideal | 134 x 32
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.stepper, arguments.controlLabel())
  }
}

extension Control {
  private static let height = ControlSizes.words(\.sliderHeight)
  private static let idealWidth = ControlSizes.words(\.barIdealWidth)

  fileprivate static let slider = Control(
    "slider",
    composition:
      "a slider is \(height) high and as wide as proposed; \(idealWidth) where nothing is"
  ) { _, style in .bar(height: style.sizes.sliderHeight).inLine(style, as: .slider) }

  /// - Parameter afterLabel: whether the first label is before the slider.
  fileprivate static func slider(afterLabel: Bool) -> Control {
    Control(
      "slider", composition: "a slider with labels is a row of these and what they leave of it",
      labelCount: 0
    ) { parts, style in
      let bar = View.bar(height: style.sizes.sliderHeight)
      return .row(
        Array(parts.prefix(afterLabel ? 1 : 0)) + [bar] + parts.dropFirst(afterLabel ? 1 : 0)
      )
      .inLine(style, as: .slider)
    }
  }

  private static let buttons = ControlSizes.words(\.stepperButtons)

  fileprivate static let stepper = Control(
    "stepper", composition: "a stepper is a row of its label, a spacer and buttons of \(buttons)",
    hasBaselinesAtTop: { _ in true }
  ) { parts, style in
    .setting(parts, .fixed(style.sizes.stepperButtons, .capsule).inLine(style), style)
  }
}
