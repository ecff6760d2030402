import LayEngine

extension Declaration {
  static let bold = Declaration(
    .modifier, "bold",
    parameters: [
      .optionalPositional("is-active", .truth, "whether it is bold", default: "true")
    ],
    summary: "Set the texts in a view in bold; in the face `mono` they stay as wide.",
    examples: [Example("(bold (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let change = EnvironmentChange.bold(arguments.truth("is-active") ?? true)
    return arguments.make(change, [arguments.view()])
  }
}
