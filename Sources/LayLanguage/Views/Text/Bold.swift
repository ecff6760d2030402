import LayEngine

extension Declaration {
  static let bold = Declaration(
    .modifier, "bold",
    parameters: [
      .optionalPositional("is-active", .truth, "whether the texts are bold", default: "true")
    ],
    summary: "Make the texts in a view bold; in the typeface `mono`, their width stays the same.",
    examples: #"(bold (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let change = EnvironmentChange.bold(arguments.truth("is-active") ?? true)
    return arguments.make(change, [arguments.view()])
  }
}
