import LayEngine

extension Declaration {
  static let offset = Declaration(
    .modifier, "offset",
    parameters: [
      .optionalPositional("translation", .size, "to the right and downwards", isKeyword: false),
      .optionalPositional("x", .number, "to the right", default: "0", unit: "points"),
      .optionalPositional("y", .number, "downwards", default: "0", unit: "points"),
    ],
    summary: "Draw a view at an offset, without any effect on layout.",
    swiftUI: .method("offset", ["x", "y"], ["_ translation"]),
    examples: #"(offset :x 20 :y 5 (text "Hi")) | 100 x 50 | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let given = arguments.object("translation", as: SizeBox.self)
    let x = arguments.number("x") ?? given?.width ?? 0
    let y = arguments.number("y") ?? given?.height ?? 0
    let view = arguments.view()
    // An offset of a shape is a shape in SwiftUI.
    if view.isCircle { return arguments.make(ChangedShape(.offset(x: x, y: y)), [view]) }
    return arguments.make(Offset(x: x, y: y), [view])
  }
}
