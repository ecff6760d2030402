import LayEngine

extension Declaration {
  static let truncationMode = Declaration(
    .modifier, "truncation-mode",
    parameters: [
      .positional(
        "mode", .enumeration(["head", "middle", "tail"]), "where a text that does not fit is cut")
    ],
    summary: "Set where the texts in a view are truncated.",
    examples: """
      (-> (text "alpha beta gamma") (truncation-mode middle) (line-limit 1)) | 100 x nil | 88 x 20
      (-> (text "alpha beta gamma") (truncation-mode head) (line-limit 1)) | 100 x nil | 88 x 20
      """
  ) { arguments throws(Diagnostic) in
    let mode: TruncationMode =
      switch arguments.enumeration("mode") {
      case "head": .head
      case "middle": .middle
      default: .tail
      }
    return arguments.make(EnvironmentChange.truncationMode(mode), [arguments.view()])
  }
}
