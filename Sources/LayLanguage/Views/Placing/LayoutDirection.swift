import LayEngine

extension Declaration {
  static let layoutDirection = Declaration(
    .modifier, "layout-direction",
    parameters: [
      .positional(
        "direction", .enumeration(["left-to-right", "right-to-left", "ltr", "rtl"]),
        "the direction of rows")
    ],
    summary: "Lay a view out from left to right or from right to left.",
    swiftUI: .method("environment", [.fixed("\\.layoutDirection"), "_ direction"]),
    examples: """
      (layout-direction right-to-left (padding leading 4 (text "Hi"))) | ideal | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("direction", arguments.enumeration("direction"))
    let direction: LayoutDirection =
      name == "rtl" ? .rightToLeft : LayoutDirection(spelling: name) ?? .leftToRight
    return arguments.make(EnvironmentChange.layoutDirection(direction), [arguments.view()])
  }
}
