import LayEngine

/// Containers that put views below a label.
extension Declaration {
  static let groupBox = Declaration(
    .container, "group-box",
    parameters: [
      .optionalPositional("title", .string, "the label as a text"),
      .keyword("label", .oneOf([.string, .view]), "the label, as a view or a text"),
    ],
    summary: "A box with a label and views below it, 16 from its edges.",
    swiftUI: .view(
      "GroupBox", ["_ title", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("label")],
      ["label", .closure("children", label: "content")]),
    // Two lines, one right below the other, inset by 16 on every side: 24 + 32, 40 + 32.
    examples: #"(group-box "Sum" (text "12")) | ideal | 56 x 72"#
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "title", "label")
    let label = arguments.labelView("label") ?? arguments.labelView("title")
    let hasLabel = label != nil
    let control = Control(
      "group-box",
      composition: "a group box is a column of its label and its views with "
        + "\(ControlSizes.words(\.groupBoxInset)) on every side",
      styledBy: "group-box-style", labelCount: hasLabel ? 1 : 0
    ) { parts, style in
      let shown = hasLabel && style.hidesLabels ? Array(parts.dropFirst()) : parts
      return View.column(shown, .leading).padded(Insets(.all, style.sizes.groupBoxInset))
    }
    return arguments.makeControl(
      control, (label.map { [$0] } ?? []) + (try arguments.childViews()))
  }

  static let disclosureGroup = Declaration(
    .container, "disclosure-group",
    parameters: [
      .controlLabel,
      .keyword(
        "is-expanded", .truth, "whether the views below the label are shown", default: "false"),
    ],
    summary: "A label with a chevron at the trailing edge and, if it is expanded, views below it.",
    swiftUI: .view(
      "DisclosureGroup",
      ["_ title", .binding("isExpanded"), .closure("children", label: "content")],
      [
        .binding("isExpanded"), .closure("children", label: "content"),
        .closure("title", label: "label"),
      ]),
    examples: """
      (disclosure-group "More" (text "One")) | 200 x nil | 200 x 20
      (disclosure-group "More" :is-expanded true (text "One")) | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    let content = try arguments.childViews()
    let isExpanded = arguments.truth("is-expanded") ?? false
    return arguments.makeControl(
      .disclosureGroup, arguments.controlLabel() + (isExpanded ? content : []))
  }
}

extension Control {
  static let disclosureGroup = Control(
    "disclosure-group",
    composition: "a disclosure group is a row of its label, a spacer and a "
      + "sign, and below it, if it is expanded, its views from the leading edge on; in a list these "
      + "are rows of their own, \(ControlSizes.words(\.disclosureIndent)) further in",
    styledBy: "disclosure-group-style",
    rows: { parts, _ in
      let inside = (try? View.elements(of: parts.dropFirst())) ?? []
      return [.disclosureLabel(parts)] + inside.map { $0.indented() }
    }
  ) { parts, _ in .column([.disclosureLabel(parts)] + parts.dropFirst(), .leading) }
}

extension View {
  /// The row with the label of a disclosure group and, at its trailing edge, the disclosure sign.
  fileprivate static func disclosureLabel(_ parts: [View]) -> View {
    .row(parts.prefix(1) + [View(Spacer(minimumLength: nil)), .symbol("chevron.forward")])
  }
}
