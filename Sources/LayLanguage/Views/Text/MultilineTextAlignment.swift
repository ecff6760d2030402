import LayEngine

extension Declaration {
  static let multilineTextAlignment = Declaration(
    .modifier, "multiline-text-alignment",
    parameters: [
      .positional(
        "alignment", .enumeration(AlignmentName.horizontal), "how the shorter lines align")
    ],
    summary: "Align the lines of each text in a view with one another; sizes do not change.",
    examples: #"(multiline-text-alignment center (text "a\nbcd")) | ideal | 24 x 40"#
  ) { arguments throws(Diagnostic) in
    let alignment: TextAlignment =
      switch arguments.enumeration("alignment") {
      case "center": .center
      case "trailing": .trailing
      default: .leading
      }
    let change = EnvironmentChange.multilineTextAlignment(alignment)
    return arguments.make(change, [arguments.view()])
  }
}
