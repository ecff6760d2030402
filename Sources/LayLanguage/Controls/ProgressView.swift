import LayEngine

extension Declaration {
  static let progressView = Declaration(
    .view, "progress-view",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
      .optionalPositional("value", .number, "the completed part of the total"),
      .keyword("total", .number, "the value at which it is complete", default: "1"),
    ],
    summary: "A bar as wide as proposed, or a spinner if there is no value; `progress-view-style` "
      + "chooses one of them.",
    swiftUI: .view(
      "ProgressView", ["_ title", "value", "total"],
      ["value", "total", .closure("title", label: "label")]),
    examples: """
      (progress-view 0.5) | 200 x 100 | 200 x 4
      (progress-view :value 5 :total 10) | 200 x 100 | 200 x 4
      (progress-view) | 200 x 100 | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let control: Control = arguments.number("value") == nil ? .endlessProgress : .progress
    return arguments.makeControl(control, arguments.controlLabel())
  }
}

extension Control {
  private static let height = ControlSizes.words(\.progressBarHeight)
  private static let size = ControlSizes.words(\.spinner)

  fileprivate static let progress = Control(
    "progress-view",
    composition: "a progress view is a bar \(height) high, as wide as proposed, below its label; "
      + "in the style `circular` a spinner of \(size) above it", styledBy: "progress-view-style"
  ) { parts, style in style.progress == .circular ? .spinner(parts, style) : .bar(parts, style) }

  fileprivate static let endlessProgress = Control(
    "progress-view",
    composition: "a progress view without a value is a spinner of \(size), above its label; in the "
      + "style `linear` a bar \(height) high below it", styledBy: "progress-view-style"
  ) { parts, style in style.progress == .linear ? .bar(parts, style) : .spinner(parts, style) }
}

/// The two forms of progress views; both alone without a label or where labels are hidden.
///
/// - Source: layout-rules 2.9.
extension View {
  fileprivate static func bar(_ label: [View], _ style: ControlStyle) -> View {
    let bar = View.bar(height: style.sizes.progressBarHeight)
    return label.isEmpty || style.hidesLabels
      ? bar : .column(label + [bar], .leading, spacing: style.sizes.progressBarSpacing)
  }

  fileprivate static func spinner(_ label: [View], _ style: ControlStyle) -> View {
    let spinner = View.fixed(style.sizes.spinner, .ellipse)
    return label.isEmpty || style.hidesLabels ? spinner : .column([spinner] + label)
  }
}
