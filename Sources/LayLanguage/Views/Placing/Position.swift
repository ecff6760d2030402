import LayEngine

extension Declaration {
  static let position = Declaration(
    .modifier, "position",
    parameters: [
      .optionalPositional("point", .point, "where the center is", isKeyword: false),
      .optionalPositional("x", .number, "to the right", default: "0", unit: "points"),
      .optionalPositional("y", .number, "downwards", default: "0", unit: "points"),
    ],
    summary: "Put the center of a view at a point, taking all of the proposed size.",
    swiftUI: .method("position", ["x", "y"], ["_ point"]),
    examples: #"(position :x 20 :y 5 (text "Hi")) | 100 x 50 | 100 x 50"#
  ) { arguments throws(Diagnostic) in
    let given = arguments.object("point", as: PointBox.self)
    let x = arguments.number("x") ?? given?.x ?? 0
    let y = arguments.number("y") ?? given?.y ?? 0
    return arguments.make(Position(x: x, y: y), [arguments.view()])
  }
}
