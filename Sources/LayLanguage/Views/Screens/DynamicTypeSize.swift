import LayEngine

extension Declaration {
  static let dynamicTypeSize = Declaration(
    .modifier, "dynamic-type-size",
    parameters: [
      .positional(
        "size", .enumeration(DynamicType.spellings), "the size setting for texts",
        isKeyword: true)
    ],
    summary: "Set the Dynamic Type size of texts: named fonts follow Apple's table, `body` a point "
      + "below it at every setting. `set dynamic-type` sets it for all views.",
    swiftUI: .method("dynamicTypeSize", ["_ size"]),
    examples: """
      (dynamic-type-size xxx-large (text "Hi")) | ideal | 22 x 28
      (dynamic-type-size accessibility1 (font caption (text "Hi"))) | ideal | 22 x 28
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("size", arguments.enumeration("size"))
    let setting = arguments.required("size", DynamicType(spelling: name))
    return arguments.make(EnvironmentChange.dynamicType(setting), [arguments.view()])
  }
}
