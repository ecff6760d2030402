import LayEngine

extension Declaration {
  static let listView = Declaration(
    .container, "list-view",
    parameters: [
      .keyword(
        "selection", .any,
        "the selected rows; with a list of them, rows in edit mode have a sign "
          + "to select them")
    ],
    summary: "Rows that scroll, as large as proposed; 0 where nothing is proposed. Without a "
      + "`list-style` they are 16 from the edges, and sections are 35 apart.",
    swiftUI: .view(
      "List", [.closure("children", label: "content")],
      [.binding("selection"), .closure("children", label: "content")]),
    examples: [
      Example(
        "(list-view (text \"One\") (text \"Two\"))", proposing: "200 x 300", gives: "200 x 300"),
      Example("(list-view (text \"One\"))", proposing: "ideal", gives: "0 x 0"),
    ]
  ) { arguments throws(Diagnostic) in
    var selectsRows = false
    if case .list? = arguments.value("selection") { selectsRows = true }
    return arguments.makeControl(
      selectsRows ? .selectableList : .listView, try arguments.childViews())
  }

  static let form = Declaration(
    .container, "form",
    summary: "A list of settings: rows that scroll, 16 from the edges, in sections 35 apart.",
    examples: [
      Example(
        "(form (section \"General\" (toggle \"Sound\")))", proposing: "300 x 300",
        gives: "300 x 300")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.form, try arguments.childViews())
  }
}

extension Control {
  private static let margin = NumberText.of(ControlMetrics.listMargin)
  private static let inset = NumberText.of(ControlMetrics.rowInsets.leading)
  private static let least = NumberText.of(ControlMetrics.rowLeastHeight)
  private static let distance = NumberText.of(ControlMetrics.sectionSpacing)

  fileprivate static let listView = list(selectsRows: false)
  fileprivate static let selectableList = list(selectsRows: true)

  private static func list(selectsRows: Bool) -> Control {
    Control(
      "list-view",
      composition: "a list takes what is proposed, 0 where nothing is; its rows stand in a scroll "
        + "view, \(margin) from its edges, each with \(inset) before and after it and \(least) high "
        + "at least, and its sections \(distance) apart; in the style `plain` they keep neither",
      holdsRows: true
    ) { parts, style throws(LayoutFailure) in
      var style = style
      style.selectsRows = selectsRows
      return try .list(parts, style)
    }
  }

  fileprivate static let form = Control(
    "form",
    composition: "a form is a list: its rows stand in a scroll view, \(margin) from its edges, and "
      + "its sections \(distance) apart; in the style `columns`, and on a Mac, it is a grid of labels "
      + "and values",
    holdsRows: true
  ) { parts, style throws(LayoutFailure) in
    let isMac = style.platform == .mac && style.form == .automatic
    return style.form == .columns || isMac
      ? try .formColumns(parts, style) : try .list(parts, style, isForm: true)
  }
}

extension View {
  /// The sections of a list in a scroll view that takes the proposed size.
  ///
  /// - Source: layout-rules 2.9.
  static func list(
    _ views: [View], _ style: ControlStyle, isForm: Bool = false
  ) throws(LayoutFailure) -> View {
    let style = style.listStyled(isForm: isForm)
    let usual = style.list.hasMargin ? ListMetrics(style).margin : 0
    var sections: [(rows: [View], spacing: Double)] = []
    for section in try View.listSections(of: views) {
      var rows = rowColumn(section.flatMap { $0.rowsInList(style) }, style)
      let margins = sectionMargins(around: section, style)
      if margins != SectionMargins() {
        let (leading, trailing) = (margins.leading ?? usual, margins.trailing ?? usual)
        // Where a section's margins differ from the list's, its rows are inset by the difference.
        let insets = Insets(
          top: 0, leading: leading - usual, bottom: 0, trailing: trailing - usual)
        rows = rows.map { $0.padded(insets) }
      }
      sections.append((rows: rows, spacing: spacing(around: section, style)))
    }
    var content: View
    if style.list.hasSectionsApart {
      content = sectionsApart(sections, style)
    } else {
      content = column(sections.flatMap(\.rows))
    }
    if usual > 0 { content = content.padded(Insets(.horizontal, usual)) }
    return View(ScrollView(.vertical), children: [content])
      .fillingBoth(ideal: 0, alignment: .topLeading)
  }

  /// The column of sections: between two of them the smaller of their distances, above the first and
  /// below the last the usual one, but none below a large title.
  private static func sectionsApart(
    _ sections: [(rows: [View], spacing: Double)], _ style: ControlStyle
  ) -> View {
    let usual = ListMetrics(style).sectionSpacing
    let first = style.isBelowLargeTitle ? 0 : usual
    let columns = sections.indices.map { index in
      let own = sections[index].spacing
      let above = index == 0 ? first : min(own, sections[index - 1].spacing)
      let below = index == sections.count - 1 ? usual : 0
      let insets = Insets(top: above, bottom: below)
      let rows = column(sections[index].rows)
      return insets == Insets() ? rows : rows.padded(insets)
    }
    return columns.count == 1 ? columns[0] : column(columns)
  }

  /// The rows of a section, with the style's row spacing between rows that are no header or footer.
  private static func rowColumn(_ rows: [View], _ style: ControlStyle) -> [View] {
    let separators = style.separators(of: rows)
    let last = rows.lastIndex { !$0.isSectionPart }
    return rows.enumerated().map { index, row in
      let made = row.asRow(style, separators: separators[index])
      guard style.rowSpacing > 0, !row.isSectionPart, index != last else { return made }
      return made.padded(Insets(top: 0, leading: 0, bottom: style.rowSpacing, trailing: 0))
    }
  }

  private static func column(_ rows: [View]) -> View {
    let style = StackStyle(alignment: .leading, spacing: 0, isDynamic: true)
    return View(VerticalStack(style), children: rows, written: style.written)
  }

  /// The distance that a modifier of the section sets, or else the one that the list sets.
  private static func spacing(around section: [View], _ style: ControlStyle) -> Double {
    for case .sectionSpacing(let spacing) in section.first?.controlChanges ?? [] {
      return spacing.points(style)
    }
    return style.sectionSpacing.points(style)
  }

  /// The margins that modifiers of the section set, or else those that the list sets.
  private static func sectionMargins(
    around section: [View], _ style: ControlStyle
  ) -> SectionMargins {
    var margins = SectionMargins()
    for case .sectionMargins(let own) in section.first?.controlChanges ?? [] {
      margins = margins.over(own)
    }
    return margins.over(style.sectionMargins)
  }

  /// The control style changes that an element's modifiers make, the innermost first.
  private var controlChanges: [ControlStyleChange] {
    var changes: [ControlStyleChange] = []
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case EnvironmentChange.controls(let change)? = view.content as? EnvironmentChange {
        changes.append(change)
      }
      view = child
    }
    return changes.reversed()
  }
}

extension ControlStyle.List {
  /// Whether the rows have margins to the edges of the list.
  fileprivate var hasMargin: Bool {
    switch self {
    case .automatic, .inset, .insetGrouped, .sidebar: true
    case .bordered, .carousel, .elliptical, .grouped, .plain: false
    }
  }

  fileprivate var hasSectionsApart: Bool {
    switch self {
    case .automatic, .grouped, .insetGrouped: true
    case .bordered, .carousel, .elliptical, .inset, .plain, .sidebar: false
    }
  }
}

extension SectionSpacing {
  fileprivate func points(_ style: ControlStyle) -> Double {
    switch self {
    case .standard: ListMetrics(style).sectionSpacing
    case .compact: ControlMetrics.compactSectionSpacing
    case .points(let length): length
    }
  }
}
