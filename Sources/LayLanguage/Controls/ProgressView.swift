import LayEngine

extension Declaration {
  static let progressView = Declaration(
    .view, "progress-view",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
      .optionalPositional("value", .number, "the completed part of the total"),
      .keyword("total", .number, "the value at which it is complete", default: "1"),
    ],
    summary: "A bar as wide as proposed, or a spinner if there is no value.",
    swiftUI: .view(
      "ProgressView", ["_ title", "value", "total"],
      ["value", "total", .closure("title", label: "label")]),
    examples: [
      Example("(progress-view 0.5)", proposing: "200 x 100", gives: "200 x 4"),
      Example("(progress-view :value 5 :total 10)", proposing: "200 x 100", gives: "200 x 4"),
      Example("(progress-view)", proposing: "200 x 100", gives: "20 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    let control: Control = arguments.number("value") == nil ? .spinner : .progressBar
    return arguments.makeControl(control, arguments.controlLabel())
  }
}

extension Control {
  private static let height = NumberText.of(ControlMetrics.progressBarHeight)

  fileprivate static let progressBar = Control(
    "progress-view", composition: "a progress view is a bar \(height) high, as wide as proposed",
    styledBy: "progress-view-style"
  ) { parts, style in
    .labeled(parts, .bar(height: ControlMetrics.progressBarHeight), .leading, style)
  }

  private static let size = ControlMetrics.text(ControlMetrics.spinner)

  fileprivate static let spinner = Control(
    "progress-view", composition: "a progress view without a value is a spinner of \(size)",
    styledBy: "progress-view-style"
  ) { parts, style in
    .labeled(parts, .fixed(ControlMetrics.spinner, .ellipse), nil, style)
  }
}

extension View {
  /// A view below its label; the view alone without a label or where labels are hidden.
  fileprivate static func labeled(
    _ label: [View], _ view: View, _ guide: AlignmentGuide?, _ style: ControlStyle
  ) -> View {
    label.isEmpty || style.hidesLabels ? view : .column(label + [view], guide)
  }
}
