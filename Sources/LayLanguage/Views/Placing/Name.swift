import LayEngine

extension Declaration {
  static let name = Declaration(
    .modifier, "name",
    parameters: [
      .positional("label", .string, "the label")
    ],
    summary: "Label a view for queries and drawings; the label adds no view.",
    swiftUI: .method("accessibilityIdentifier", ["_ label"]),
    examples: #"(name "greeting" (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    .view(arguments.view().named(arguments.requiredString("label")))
  }
}
