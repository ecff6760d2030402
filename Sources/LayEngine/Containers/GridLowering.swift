extension Lowering {
  /// Lowers a grid: which cell is in which row and columns, and how far apart lines are.
  ///
  /// - Source: layout-rules 5.4.
  mutating func grid(
    _ view: View, _ style: GridStyle, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let rows = try gridRows(of: view.children)
    let children = try lowerAll(rows.flatMap(\.cells), oriented(environment, along: nil))
    guard !children.isEmpty else { return finish(id, .grid, NodeTraits(spacing: .zero)) }
    var table = GridTable(style)
    var next = 0
    for row in rows {
      let cells = children[next..<next + row.cells.count]
      table.add(row, cells.map(gridChild))
      next += cells.count
    }
    table.finish()
    let start = keep(table.parameters)
    for line in table.columns { _ = keep(line) }
    for line in table.rows { _ = keep(line) }
    for cell in table.cells { _ = keep(cell) }
    var result = mergedTraits(of: children)
    result.spacing = table.spacing
    finish(id, .grid, children: children, parameters: start, result)
  }
}

extension Lowering {
  private func gridChild(_ id: NodeID) -> GridTable.Child {
    let traits = traits(of: id)
    return GridTable.Child(
      spacing: traits.spacing, priority: traits.priority, cell: gridCells[Int(traits.gridCell)])
  }
}

/// What a grid has in one row: the cells of a `grid-row`, or a view that spans all columns.
struct GridRowContent {
  /// Nil for a view that is in no `grid-row`.
  var alignment: AlignmentGuide?
  var isGridRow: Bool
  var cells: [View]
}

extension Lowering {
  /// The rows that some views are in a grid.
  ///
  /// Groups are their content, modifiers around rows modify each cell, and what stands in a
  /// `grid-row` is in that row, be it in a further `grid-row`.
  private mutating func gridRows(
    of views: [View]
  ) throws(LayoutFailure) -> [GridRowContent] {
    var rows: [GridRowContent] = []
    for view in views {
      try goOn(view)
      var modifiers: [View] = []
      var content = view
      while content.kind.modifiesElements, let child = content.children.first {
        modifiers.append(content)
        content = child
      }
      var inner: [GridRowContent]
      switch content.kind {
      case .gridRow(let alignment):
        let cells = try elements(of: content.children.map { $0.underName(content.name) })
        inner =
          cells.isEmpty
          ? [] : [GridRowContent(alignment: alignment, isGridRow: true, cells: cells)]
      case .group:
        inner = try gridRows(of: content.children.map { $0.underName(content.name) })
      case .emptyView: continue
      default:
        rows.append(GridRowContent(alignment: nil, isGridRow: false, cells: [view]))
        continue
      }
      for index in inner.indices { inner[index].modify(by: modifiers) }
      rows.append(contentsOf: inner)
    }
    return rows
  }
}

extension GridRowContent {
  /// Puts each cell into modifiers, of which the outermost comes first.
  fileprivate mutating func modify(by modifiers: [View]) {
    for modifier in modifiers.reversed() {
      cells = cells.map { cell in
        View(
          modifier.kind, children: [cell] + modifier.children.dropFirst(), name: modifier.name,
          span: modifier.span)
      }
    }
  }
}

extension ViewKind {
  /// Whether it modifies each element of a list, so that of nothing it makes nothing.
  package var modifiesElements: Bool {
    switch self {
    case .emptyView, .group, .gridRow: false
    default: multiplicity(of: []) == .none
    }
  }
}
