import LayEngine

/// A form as a Mac shows it: labels in one column, values in the other.
extension View {
  /// - Rule: a grid of two columns, labels at the trailing edge of the first, values at the leading
  ///   edge of the second. Views without a label are in the second column, headers span both. The
  ///   form does not scroll; its height is that of its rows.
  /// - Source: Apple's documentation of FormStyle.columns; the distances are our own choice.
  static func formColumns(
    _ views: [View], _ style: ControlStyle
  ) throws(LayoutFailure) -> View {
    let grid = GridStyle(
      alignment: Alignment(.leading, .firstTextBaseline),
      horizontalSpacing: style.sizes.formColumnSpacing,
      verticalSpacing: style.sizes.formRowSpacing)
    let rows = try View.elements(of: views).map { $0.formRow(style) }
    return View(Grid(grid), children: rows).filling()
  }

  private func formRow(_ style: ControlStyle) -> View {
    if isSectionPart { return self }
    let (label, value) = labelAndValue(style)
    let first = View(
      GridCellAttribute.columnAlignment(.trailing), children: [label ?? View.noLabel])
    return View(GridRow(), children: [first, value])
  }

  /// The empty first cell of a row without a label.
  private static var noLabel: View { View(Shape.rectangle).framed(width: 0, height: 0) }

  /// The label of a control and the control without it, each inside the control's modifiers.
  private func labelAndValue(_ style: ControlStyle) -> (label: View?, value: View) {
    var around: [View] = []
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      around.append(view)
      view = child
    }
    guard let control = view.content as? Control, let label = view.children.first,
      !style.hidesLabels
    else { return (nil, self) }
    func modified(_ view: View) -> View {
      around.reversed().reduce(view) { $1.containing([$0] + $1.children.dropFirst()) }
    }
    switch control.name {
    case "date-picker", "labeled-content", "picker", "stepper":
      let hidden = View(EnvironmentChange.controls(.labelsHidden), children: [view])
      return (modified(label), modified(hidden))
    case "secure-field", "text-field": return (modified(label), self)
    case "toggle":
      let box = View.fixed(style.sizes.checkbox, .roundedRectangle(cornerRadius: 3))
      return (nil, modified(.row([box, label])))
    default: return (nil, self)
    }
  }
}

extension Declaration {
  static let formStyle = Declaration(
    .modifier, "form-style",
    parameters: [
      .positional(
        "style", .enumeration(ControlStyle.Form.spellings), "the style",
        isKeyword: true)
    ],
    summary: "Set the style of forms: `columns` has labels in one column and values in the other, "
      + "and does not scroll; `grouped` is a list. On a Mac the default is `columns`.",
    swiftUI: .method("formStyle", ["_ style"]),
    // 4 letters, 8 between the columns, 3 letters; in a row of its own height.
    examples: #"(form-style columns (form (labeled-content "Name" "Ada"))) | nil x nil | 64 x 20"#
  ) { arguments throws(Diagnostic) in
    let style = arguments.enumeration("style").flatMap { ControlStyle.Form(spelling: $0) }
    return arguments.make(
      EnvironmentChange.controls(.form(style ?? .automatic)), [arguments.view()])
  }

  static let listRowSpacing = Declaration(
    .modifier, "list-row-spacing",
    parameters: [
      .positional("spacing", .oneOf([.distance, .nothing]), "the spacing between rows, in points")
    ],
    summary: "Set the spacing between rows of a list; by default 0.",
    examples: """
      (list-row-spacing 8 (list-view (text "One") (text "Two"))) | 200 x 300 | 200 x 300
      """
  ) { arguments throws(Diagnostic) in
    let spacing = max(arguments.number("spacing") ?? 0, 0)
    return arguments.make(EnvironmentChange.controls(.rowSpacing(spacing)), [arguments.view()])
  }
}
