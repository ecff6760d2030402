import LayEngine

/// `kerning tracking`: modifiers that make characters wider or narrower.
extension Declaration {
  static let kerning = Declaration(
    .modifier, "kerning",
    parameters: [
      .positional("points", .number, "the space added to each character", unit: "points")
    ],
    summary: "Make the characters of the texts in a view wider, including the last of a line.",
    // Five characters of 8 + 2.
    examples: #"(kerning 2 (text "Hello")) | ideal | 50 x 20"#
  ) { arguments throws(Diagnostic) in
    let change = EnvironmentChange.kerning(arguments.requiredNumber("points"))
    return arguments.make(change, [arguments.view()])
  }

  static let tracking = Declaration(
    .modifier, "tracking",
    parameters: [
      .positional("points", .number, "the space added to each character", unit: "points")
    ],
    summary: "The same as `kerning`, which it replaces unless it is 0.",
    // 10 for each character: "Hello" and "World" do not fit beside each other in 100.
    examples: """
      (tracking 2 (text "Hello")) | ideal | 50 x 20
      (tracking 2 (text "Hello World")) | 100 x nil | 60 x 40
      """
  ) { arguments throws(Diagnostic) in
    let change = EnvironmentChange.tracking(arguments.requiredNumber("points"))
    return arguments.make(change, [arguments.view()])
  }
}
