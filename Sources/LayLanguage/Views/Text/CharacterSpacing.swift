import LayEngine

/// `kerning tracking`: modifiers that make characters wider or narrower.
extension Declaration {
  static let kerning = Declaration(
    .modifier, "kerning",
    parameters: [
      .positional("points", .number, "the space added to each character", unit: "points")
    ],
    summary: "Make the characters of the texts in a view wider, including the last of a line.",
    examples: [
      // Five characters of 8 + 2.
      Example("(kerning 2 (text \"Hello\"))", proposing: "ideal", gives: "50 x 20")
    ]
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
    examples: [
      Example("(tracking 2 (text \"Hello\"))", proposing: "ideal", gives: "50 x 20"),
      // 10 for each character: "Hello" and "World" do not fit beside each other in 100.
      Example("(tracking 2 (text \"Hello World\"))", proposing: "100 x nil", gives: "60 x 40"),
    ]
  ) { arguments throws(Diagnostic) in
    let change = EnvironmentChange.tracking(arguments.requiredNumber("points"))
    return arguments.make(change, [arguments.view()])
  }
}
