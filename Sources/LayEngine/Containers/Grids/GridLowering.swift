extension Grid {
  /// Lowers a grid: which cell is in which row and columns, and how far apart lines are.
  ///
  /// - Source: layout-rules 5.4.
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let rows = try lowering.gridRows(of: use.view.children)
    let children = try lowering.lowerAll(
      rows.flatMap(\.cells), lowering.oriented(use.environment, along: nil))
    guard !children.isEmpty else {
      return lowering.finish(use.id, Grid.rule, NodeTraits(spacing: .zero))
    }
    var table = GridTable(style)
    var next = 0
    for row in rows {
      let cells = children[next..<next + row.cells.count]
      table.add(row, cells.map { lowering.gridChild($0) })
      next += cells.count
    }
    table.finish()
    let start = lowering.keep(table.parameters)
    for line in table.columns { _ = lowering.keep(line) }
    for line in table.rows { _ = lowering.keep(line) }
    for cell in table.cells { _ = lowering.keep(cell) }
    var result = lowering.mergedTraits(of: children)
    result.spacing = lowering.spacings.intern(table.spacing)
    lowering.finish(use.id, Grid.rule, children: children, parameters: start, result)
  }
}

extension Lowering {
  fileprivate func gridChild(_ id: NodeID) -> GridTable.Child {
    let traits = traits(of: id)
    return GridTable.Child(
      spacing: spacings[traits.spacing], priority: traits.priority,
      cell: gridCells[Int(traits.gridCell)])
  }
}

/// The content of one row of a grid: the cells of a `grid-row`, or a view that spans all columns.
struct GridRowContent {
  /// nil for the grid's alignment, as for a view that is in no `grid-row`.
  var alignment: AlignmentGuide?
  var isGridRow: Bool
  var cells: [View]
}

extension Lowering {
  /// The rows that some views form in a grid.
  ///
  /// Groups are their content, modifiers around rows modify each cell, and the views in a
  /// `grid-row` are in that row, even if they are in a nested `grid-row`.
  fileprivate mutating func gridRows(
    of views: [View]
  ) throws(LayoutFailure) -> [GridRowContent] {
    var rows: [GridRowContent] = []
    for view in views {
      try checkRoom(view)
      var modifiers: [View] = []
      var content = view
      while content.content.role == .modifier, let child = content.children.first {
        modifiers.append(content)
        content = child
      }
      var inner: [GridRowContent]
      switch content.content.role {
      case .group:
        let children = content.children.map { $0.underName(content.name) }
        if let row = content.content as? GridRow {
          let cells = try elements(of: children)
          inner =
            cells.isEmpty
            ? [] : [GridRowContent(alignment: row.alignment, isGridRow: true, cells: cells)]
        } else {
          inner = try gridRows(of: children)
        }
      case .nothing: continue
      case .element, .modifier:
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
  /// Wraps each cell in modifiers, which are given with the outermost first.
  fileprivate mutating func modify(by modifiers: [View]) {
    for modifier in modifiers.reversed() {
      cells = cells.map { modifier.containing([$0] + modifier.children.dropFirst()) }
    }
  }
}
