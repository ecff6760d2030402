import LayEngine

/// Containers that put views below a label.
extension Declaration {
  static let allGroups: [Declaration] = [
    .disclosureGroup, .groupBox, .outlineGroup, .table, .tableColumn,
  ]

  static let groupBox = Declaration(
    .container, "group-box",
    parameters: [
      .optionalPositional("title", .string, "the label as a text"),
      .keyword("label", .oneOf([.string, .view]), "the label, as a view or a text"),
    ],
    summary: "A box with a label and views below it, 16 from its edges.",
    swiftUI: .view(
      "GroupBox", ["_ title", .content],
      [.content, .closure("label")],
      ["label", .content]),
    // A headline of 17: 3 letters of 8.5, 21.25 high, both up; inset by 16 on every side: 26 + 32, 22 + 20 + 32.
    examples: #"(group-box "Sum" (text "12")) | ideal | 58 x 74"#
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "title", "label")
    let label = arguments.labelView("label") ?? arguments.labelView("title")
    let hasLabel = label != nil
    let control = Control(
      "group-box",
      sizedComposition: {
        let inset = NumberText.of($0.groupBoxInset)
        return $0.groupBoxLabel == nil
          ? "a group box is a column of its label and its views with \(inset) on every side"
          : "a group box is its label above a box of its views with \(inset) on every side"
      },
      styledBy: "group-box-style", labelCount: hasLabel ? 1 : 0
    ) { parts, style in
      let inset = Insets(.all, style.sizes.groupBoxInset)
      guard hasLabel, !style.hidesLabels else {
        return View.column(Array(parts.dropFirst(hasLabel ? 1 : 0)), .leading).padded(inset)
      }
      let label = parts[0].inFont(style.sizes.groupBoxFont)
      guard let place = style.sizes.groupBoxLabel else {
        return View.column([label] + parts.dropFirst(), .leading).padded(inset)
      }
      return View.column(
        [
          label.padded(Insets(.leading, place.inset)),
          View.column(Array(parts.dropFirst()), .leading).padded(inset),
        ], .leading, spacing: place.spacing)
    }
    return arguments.makeControl(control, (label.map { [$0] } ?? []) + (try arguments.childViews()))
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
      ["_ title", .optionalBinding("isExpanded"), .content],
      [
        .optionalBinding("isExpanded"), .content,
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

  static let outlineGroup = Declaration(
    .view, "outline-group",
    parameters: [
      .positional("data", .list, "the values of the top level"),
      .requiredKeyword("children", .function, "returns the list of a value's children, or nil"),
      .positional("content", .builder, "makes the view of a value"),
      .keyword("id", .any, "what identifies a value"),
      .keyword(
        "is-expanded", .truth, "whether all levels are expanded; SwiftUI expands none",
        default: "false"),
    ],
    summary: "A view for each value, and a `disclosure-group` for a value that has children.",
    swiftUI: .view("OutlineGroup", ["_ data", "id", "children", .closure("content")]),
    // "A" has no children; the group of "B" is closed: two rows of 20.
    examples: """
      (vstack :spacing 0 (outline-group (list "A" "B") :children (fn (x) (when (= x "B") (list \
      "C"))) (fn (x) (text x)))) | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    let outline = Outline(
      children: try arguments.callback("children", passing: ["item"]),
      content: try arguments.callback("content", passing: ["item"]),
      isExpanded: arguments.truth("is-expanded") ?? false, arguments: arguments)
    return arguments.make(Group(), try outline.views(of: arguments.requiredList("data").elements))
  }

  static let tableColumn = Declaration(
    .function, "table-column",
    parameters: [
      .positional("title", .oneOf([.string, .view]), "the header, or a view"),
      .optionalPositional(
        "content", .builder, "makes the cell of a row; without it the cell shows the row's value",
        isKeyword: false),
      .keyword("width", .distance, "the fixed width"),
      .keyword("min", .distance, "the minimum width", default: "0"),
      .keyword("ideal", .distance, "the ideal width"),
      .keyword("max", .length, "the maximum width", default: "inf"),
      .keyword("value", .any, "the value by which rows are sorted"),
      .keyword("alignment", .any, "has no effect here"),
    ],
    summary: "A column of a `table`, with a fixed width, or one between a minimum and a maximum.",
    swiftUI: .view("TableColumn", ["_ title", "value", .closure("content")]),
    examples: #"(type-of (table-column "Name" :width 80)) | column of a table"#
  ) { arguments throws(Diagnostic) in
    let header = arguments.labelView("title") ?? View(EmptyView())
    _ = try arguments.optionalCallback("content", passing: ["row"])
    let width = FlexibleLength(
      minimum: arguments.number("min") ?? 0, ideal: arguments.number("ideal"),
      maximum: arguments.number("max") ?? .infinity)
    return .object(
      TableColumnBox(
        header: header, content: arguments.function("content"), width: width,
        fixedWidth: arguments.number("width")))
  }

  static let table = Declaration(
    .view, "table",
    parameters: [
      .positional("data", .list, "the value of each row"),
      .keyword("of", .any, "has no effect here"),
      .keyword("selection", .any, "the selected rows"),
      .keyword("sort-order", .any, "how rows are sorted"),
    ],
    rest: RestParameter(
      "columns",
      .object(TableColumnBox.self, sample: "(table-column \"Name\" (fn (row) (text row)))"),
      "the columns"),
    summary: "Rows below a header, as large as proposed; columns without a fixed width share the "
      + "rest. Where the horizontal size class is compact, only the first column is shown, without "
      + "a header.",
    swiftUI: .view(
      "Table",
      [
        "_ data", .optionalBinding("selection"), .optionalBinding("sortOrder"), .closure("columns"),
      ],
      ["of", .optionalBinding("selection"), .optionalBinding("sortOrder"), .closure("columns")]),
    examples: """
      (table (list "Ada" "Alan") (table-column "Name" (fn (row) (text row)))) \
      | 300 x 200 | 300 x 200
      """
  ) { arguments throws(Diagnostic) in
    var columns: [TableColumnBox] = []
    for case .object(let object) in arguments.restValues {
      if let column = object as? TableColumnBox { columns.append(column) }
    }
    guard !columns.isEmpty else { throw arguments.complaint(.needsColumns) }
    var cells = columns.map(\.header)
    for element in arguments.requiredList("data").elements {
      try arguments.countTurn()
      for column in columns { cells.append(try arguments.cell(of: element, in: column)) }
    }
    return arguments.makeControl(.table(columns.map(\.frame)), cells)
  }
}

extension Control {
  static let disclosureGroup = Control(
    "disclosure-group",
    sizedComposition: {
      $0.disclosureSign == nil
        ? "a disclosure group is a row of its label, a spacer and a "
          + "sign, and below it, if it is expanded, its views from the leading edge on; in a list these "
          + "are rows of their own, \(ControlSizes.words(\.disclosureIndent)) further in"
        : "a disclosure group is a row of a sign and its label, and right below it, if it is expanded, "
          + "its views in the middle"
    },
    styledBy: "disclosure-group-style",
    rows: { parts, _ in
      let inside = (try? View.elements(of: parts.dropFirst())) ?? []
      return [.disclosureLabel(parts)] + inside.map { $0.indented() }
    }
  ) { parts, style in
    guard let sign = style.sizes.disclosureSign else {
      return .column([.disclosureLabel(parts)] + parts.dropFirst(), .leading)
    }
    let mark = View.fixed((sign.width, 2 * sign.room), .rectangle)
    let row = View.row([mark] + parts.prefix(1), spacing: sign.spacing)
      .padded(Insets(.vertical, sign.room)).filling(alignment: .leadingCenter)
    return parts.count > 1
      ? .column([row, .column(Array(parts.dropFirst()))], spacing: 0) : row
  }

  private static let least = ControlSizes.words(\.tableRowHeight)

  /// A table from one flat list of cells: those of the header, then those of each row.
  ///
  /// - Source: Apple's documentation of Table: in a compact horizontal size class a table has no
  ///   headers and shows its first column only.
  fileprivate static func table(_ columns: [TableColumnFrame]) -> Control {
    Control(
      "table",
      composition: "a table takes what is proposed; its rows are \(least) high at least, the first "
        + "is its header, and the others scroll below it; cells stand in frames as wide as columns; "
        + "where the horizontal size class is compact there is its first column alone, as wide as "
        + "the table, and no header",
      holdsRows: true
    ) { parts, control in
      let isNarrow = control.horizontalSizeClass == .compact
      let shown = isNarrow ? [TableColumnFrame(width: .upToInfinity, fixedWidth: nil)] : columns
      var rows: [View] = []
      var start = 0
      while start + columns.count <= parts.count {
        rows.append(
          .tableRow(shown, parts[start..<start + shown.count], isHeader: start == 0, control.sizes))
        start += columns.count
      }
      let style = StackStyle(alignment: .leading, spacing: 0, isDynamic: true)
      let below = View(
        VerticalStack(style), children: Array(rows.dropFirst()), written: style.written)
      let scroll = View(ScrollView(.vertical), children: [below])
      return View.column(isNarrow ? [scroll] : [rows[0], scroll], .leading, spacing: 0)
        .fillingBoth(ideal: 0, alignment: .topLeading)
    }
  }
}

extension View {
  /// The row with the label of a disclosure group and, at its trailing edge, the disclosure sign.
  fileprivate static func disclosureLabel(_ parts: [View]) -> View {
    .row(parts.prefix(1) + [View(Spacer(minimumLength: nil)), .symbol("chevron.forward")])
  }

  /// Cells side by side, each in the width of its column.
  fileprivate static func tableRow(
    _ columns: [TableColumnFrame], _ cells: ArraySlice<View>, isHeader: Bool, _ sizes: ControlSizes
  ) -> View {
    var insets = sizes.cellInsets
    if isHeader { insets.leading += sizes.tableHeader.inset }
    let framed = zip(columns, cells).map { column, cell -> View in
      let padded = cell.padded(insets)
      if let width = column.fixedWidth {
        return padded.framed(width: width + sizes.tableColumn.room, .leadingCenter)
      }
      let frame = FlexibleFrame(
        width: column.width.in(sizes), height: FlexibleLength(), alignment: .leadingCenter)
      return View(frame, children: [padded], written: frame.written)
    }
    let height = isHeader ? sizes.tableHeader.height : sizes.tableRowHeight
    let row = View.row(framed, spacing: 0)
    let inside = sizes.tableSides == Insets() ? row : row.padded(sizes.tableSides)
    let filled = inside.filling(leastHeight: height, alignment: .leadingCenter)
    guard isHeader, sizes.tableHeader.below > 0 else { return filled }
    return filled.framed(height: height)
      .padded(Insets(top: 0, leading: 0, bottom: sizes.tableHeader.below, trailing: 0))
  }
}

/// Builds the views of an outline group.
private struct Outline {
  let children: Callback
  let content: Callback
  let isExpanded: Bool
  let arguments: Arguments

  func views(of elements: ListElements) throws(Diagnostic) -> [View] {
    try Compiler.checkDepth(at: arguments.span)
    var views: [View] = []
    for element in elements {
      try arguments.countTurn()
      let label = try label(of: element)
      guard case .list(let below) = try children(element), below.elements.count > 0 else {
        views.append(label)
        continue
      }
      let inside = isExpanded ? try self.views(of: below.elements) : []
      views.append(View(Control.disclosureGroup, children: [label] + inside, span: arguments.span))
    }
    return views
  }

  private func label(of element: Value) throws(Diagnostic) -> View {
    let views = try content(element).views(at: arguments.span(of: "content")) {
      "the function of this outline gave \($0) and no view"
    }
    return views.count == 1 ? views[0] : .column(views)
  }
}

/// A column of a table: its header, the function that makes its cells, and its width.
final class TableColumnBox: ObjectBox {
  let header: View
  /// Makes a cell of a row's value; nil for a column that shows the value itself.
  let content: Function?
  let width: FlexibleLength
  /// The width in points if it is fixed.
  let fixedWidth: Double?

  var frame: TableColumnFrame { TableColumnFrame(width: width, fixedWidth: fixedWidth) }

  init(header: View, content: Function?, width: FlexibleLength, fixedWidth: Double?) {
    self.header = header
    self.content = content
    self.width = width
    self.fixedWidth = fixedWidth
  }

  override var kindDescription: String { "a column of a table" }

  override var text: String { "(table-column …)" }

  override func isEqual(to other: ObjectBox) -> Bool { other === self }
}

extension Arguments {
  fileprivate func cell(
    of element: Value, in column: TableColumnBox
  ) throws(Diagnostic) -> View {
    guard let content = column.content else { return .text(ValueDescription.shown(element)) }
    let views = try call(content, [element]).views(at: span) {
      "the function of a column gave \($0) and no view"
    }
    return views.count == 1 ? views[0] : View.column(views)
  }
}

/// The width of a column.
struct TableColumnFrame: Sendable {
  let width: FlexibleLength
  /// In points, if it is fixed.
  let fixedWidth: Double?
}

extension FlexibleLength {
  fileprivate static let upToInfinity = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)

  /// The width of a column with what it has besides.
  fileprivate func `in`(_ sizes: ControlSizes) -> FlexibleLength {
    let (room, usual) = sizes.tableColumn
    guard room > 0 else { return self }
    let least = minimum.flatMap { $0 > 0 ? $0 : nil } ?? min(usual, maximum ?? usual)
    return FlexibleLength(
      minimum: least + room, ideal: ideal.map { $0 + room }, maximum: maximum.map { $0 + room })
  }
}

extension Complaint {
  fileprivate static let needsColumns = Complaint(
    "`table` needs columns", hint: "write `(table data (table-column \"Name\" (fn (row) …)))`")
}
