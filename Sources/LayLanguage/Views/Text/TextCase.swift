import LayEngine

extension Declaration {
  static let textCase = Declaration(
    .modifier, "text-case",
    parameters: [
      .positional(
        "letters", .oneOf([.enumeration(["uppercase", "lowercase"]), .nothing]),
        "the case; nil leaves the text as written")
    ],
    summary: "Show the texts in a view in uppercase or lowercase letters, which may be more: "
      + "ß becomes SS.",
    examples: """
      (text-case uppercase (text "Hi")) | ideal | 16 x 20
      (text-case uppercase (text "Maß")) | ideal | 32 x 20
      """
  ) { arguments throws(Diagnostic) in
    let letterCase: LetterCase? =
      switch arguments.enumeration("letters") {
      case "uppercase": .uppercase
      case "lowercase": .lowercase
      default: nil
      }
    return arguments.make(EnvironmentChange.textCase(letterCase), [arguments.view()])
  }
}
