import LayEngine

extension Declaration {
  static let labeledContent = Declaration(
    .view, "labeled-content",
    parameters: [
      .controlLabel, .keyword("value", .oneOf([.string, .number]), "the value as a text"),
    ],
    rest: .viewsOrTexts("content", "the value: a text, or views in a row"),
    summary: "A title and, at the trailing edge, a value.",
    swiftUI: .view(
      "LabeledContent", ["_ title", "value"], ["_ title", .closure("content")],
      [.closure("content"), .closure("title", label: "label")]),
    // 5 letters, 8 between them, 4 letters.
    examples: """
      (labeled-content "Color" "blue") | ideal | 80 x 20
      (labeled-content "Color" :value "blue") | ideal | 80 x 20
      (labeled-content "Color" (circle)) | 200 x nil | 200 x 20
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.given("value").map {
      View.text(ValueDescription.shown($0), span: arguments.span(of: "value"))
    }
    let content = try arguments.viewsOrTexts()
    if value != nil, !content.isEmpty {
      throw arguments.complaint(.valueAndViews, about: "value")
    }
    return arguments.makeControl(
      .labeledContent, arguments.controlLabel() + (value.map { [$0] } ?? content))
  }
}

extension Control {
  fileprivate static let labeledContent = Control(
    "labeled-content", composition: "labeled content is a row of its title, a spacer and its value",
    styledBy: "labeled-content-style"
  ) { parts, style in
    .setting(Array(parts.prefix(1)), .row(Array(parts.dropFirst())), style)
  }
}

extension Complaint {
  fileprivate static let valueAndViews = Complaint(
    "labeled content has a `:value` or views, not both, as in SwiftUI", hint: "remove one of them")
}
