import LayEngine

extension Declaration {
  static let position = Declaration(
    .modifier, "position",
    parameters: [
      .optionalPositional("x", .number, "to the right", default: "0", unit: "points"),
      .optionalPositional("y", .number, "downwards", default: "0", unit: "points"),
    ],
    summary: "Put the centre of a view at a point, taking all the room there is.",
    swiftUI: ".position(x: 5, y: 0)",
    examples: [
      Example("(position :x 20 :y 5 (text \"Hi\"))", proposing: "100 x 50", gives: "100 x 50")
    ]
  ) { arguments throws(Diagnostic) in
    let x = arguments.number("x") ?? 0
    return arguments.make(.position(x: x, y: arguments.number("y") ?? 0), [arguments.view()])
  }
}
