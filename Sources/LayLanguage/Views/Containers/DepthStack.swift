import LayEngine

extension Declaration {
  static let depthStack = Declaration(
    .container, "zstack",
    parameters: [
      .alignment("the point on which the children align")
    ],
    summary: "Views on top of each other, the last in front.",
    swiftUI: .view("ZStack", ["alignment", .closure("children", label: "content")]),
    examples: #"(zstack (color red) (text "ab")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let content = DepthStack(
      arguments.alignment(), isDynamic: arguments.contentIsDynamic)
    return arguments.make(content, try arguments.childViews())
  }
}
