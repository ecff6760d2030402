import LayEngine

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

extension Declaration {
  static let tableColumn = Declaration(
    .function, "table-column",
    parameters: [
      .positional("title", .oneOf([.string, .view]), "the header, or a view"),
      .optionalPositional(
        "content", .builder, "makes the cell of a row; without it the cell shows the row's value",
        isKeyword: false),
      .keyword("width", .distance, "the fixed width", unit: "points"),
      .keyword("min", .distance, "the minimum width", default: "0", unit: "points"),
      .keyword("ideal", .distance, "the ideal width", unit: "points"),
      .keyword("max", .length, "the maximum width", default: "inf", unit: "points"),
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
      "Table", ["_ data", .binding("selection"), .binding("sortOrder"), .closure("columns")],
      ["of", .binding("selection"), .binding("sortOrder"), .closure("columns")]),
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

extension View {
  /// Cells side by side, each in the width of its column.
  fileprivate static func tableRow(
    _ columns: [TableColumnFrame], _ cells: ArraySlice<View>
  ) -> View {
    let framed = zip(columns, cells).map { column, cell -> View in
      let padded = cell.padded(ControlSizes.usual.cellInsets)
      if let width = column.fixedWidth { return padded.framed(width: width, .leadingCenter) }
      let frame = FlexibleFrame(
        width: column.width, height: FlexibleLength(), alignment: .leadingCenter)
      return View(frame, children: [padded], written: frame.written)
    }
    return row(framed, spacing: 0)
      .filling(leastHeight: ControlSizes.usual.tableRowHeight, alignment: .leadingCenter)
  }
}

/// The width of a column.
struct TableColumnFrame: Sendable {
  let width: FlexibleLength
  /// In points, if it is fixed.
  let fixedWidth: Double?
}

extension Control {
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
      let shown =
        isNarrow ? [TableColumnFrame(width: .upToInfinity, fixedWidth: nil)] : columns
      var rows: [View] = []
      var start = 0
      while start + columns.count <= parts.count {
        rows.append(.tableRow(shown, parts[start..<start + shown.count]))
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

extension FlexibleLength {
  fileprivate static let upToInfinity = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)
}

extension Complaint {
  fileprivate static let needsColumns = Complaint(
    "`table` needs columns", hint: "write `(table data (table-column \"Name\" (fn (row) …)))`")
}
