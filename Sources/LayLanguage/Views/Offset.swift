import LayEngine

extension Declaration {
  static let offset = Declaration(
    .modifier, "offset",
    parameters: [
      .optionalPositional("x", .number, "to the right", default: "0", unit: "points"),
      .optionalPositional("y", .number, "downwards", default: "0", unit: "points"),
    ],
    summary: "Draw a view elsewhere, without any effect on layout.",
    swiftUI: ".offset(x: 5, y: 0)",
    examples: [
      Example("(offset :x 20 :y 5 (text \"Hi\"))", proposing: "100 x 50", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let x = arguments.number("x") ?? 0
    return arguments.make(.offset(x: x, y: arguments.number("y") ?? 0), [arguments.view()])
  }
}
