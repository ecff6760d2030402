import LayEngine

extension Declaration {
  static let relativeProposed = Declaration(
    .modifier, "relative-proposed",
    parameters: [
      .keyword("width", .number, "the fraction of the width that is proposed", default: "1"),
      .keyword("height", .number, "the fraction of the height that is proposed", default: "1"),
    ],
    summary: "Propose a fraction of the proposed size to a view.",
    swiftUI: .ours,
    examples: "(relative-proposed :width 0.8 (rectangle)) | 500 x 20 | 400 x 20"
  ) { arguments throws(Diagnostic) in
    let width = arguments.number("width") ?? 1
    let height = arguments.number("height") ?? 1
    return arguments.make(RelativeProposed(width: width, height: height), [arguments.view()])
  }
}
