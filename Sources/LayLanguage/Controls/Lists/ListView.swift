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
      + "`list-style` they are 16 from the edges, and sections are \(ControlSizes.words(\.sectionSpacing)) apart.",
    swiftUI: .view(
      "List", [.closure("children", label: "content")],
      [.binding("selection"), .closure("children", label: "content")]),
    examples: """
      (list-view (text "One") (text "Two")) | 200 x 300 | 200 x 300
      (list-view (text "One")) | ideal | 0 x 0
      """
  ) { arguments throws(Diagnostic) in
    var selectsRows = false
    if case .list? = arguments.value("selection") { selectsRows = true }
    return arguments.makeControl(
      selectsRows ? .selectableList : .listView, try arguments.childViews())
  }

  static let form = Declaration(
    .container, "form",
    summary: "A list of settings: rows that scroll, 16 from the edges, in sections 35 apart.",
    examples: #"(form (section "General" (toggle "Sound"))) | 300 x 300 | 300 x 300"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.form, try arguments.childViews())
  }
}

extension Control {
  fileprivate static let listView = list(selectsRows: false)
  fileprivate static let selectableList = list(selectsRows: true)

  private static func list(selectsRows: Bool) -> Control {
    Control(
      "list-view",
      sizedComposition: { sizes in
        "a list takes what is proposed, 0 where nothing is; its rows stand in a scroll view, "
          + "\(NumberText.of(sizes.listMargin)) from its edges, each with "
          + "\(NumberText.of(sizes.rowInsets.leading)) before and after it and "
          + "\(NumberText.of(sizes.rowLeastHeight)) high at least, and its sections "
          + "\(NumberText.of(sizes.sectionSpacing)) apart; in the style `plain` they keep neither"
      },
      holdsRows: true
    ) { parts, style throws(LayoutFailure) in
      var style = style
      style.selectsRows = selectsRows
      return try .list(parts, style)
    }
  }

  fileprivate static let form = Control(
    "form",
    sizedComposition: { sizes in
      "a form is a list: its rows stand in a scroll view, \(NumberText.of(sizes.listMargin)) from "
        + "its edges, and its sections \(NumberText.of(sizes.sectionSpacing)) apart; in the style "
        + "`columns`, and on a Mac, it is a grid of labels and values"
    },
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
    var sections: [SectionRows] = []
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
      sections.append(SectionRows(section, rows, spacing: spacing(around: section, style)))
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
  private static func sectionsApart(_ sections: [SectionRows], _ style: ControlStyle) -> View {
    let sizes = style.sizes
    let usual = sizes.sectionSpacing
    let hasHeader = sections.first?.hasHeader ?? false
    let aboveFirst = (hasHeader ? sizes.firstHeaderSpacing : nil) ?? usual
    let columns = sections.indices.map { index in
      let above =
        index > 0
        ? sections[index].distance(after: sections[index - 1], sizes)
        : style.isBelowLargeTitle ? 0 : aboveFirst
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

/// The rows of a section, and its distance to others in points.
private struct SectionRows {
  let rows: [View]
  let spacing: Double
  let hasHeader, hasFooter: Bool

  init(_ section: [View], _ rows: [View], spacing: Double) {
    self.rows = rows
    self.spacing = spacing
    hasHeader = section.first.map { $0.isSectionPart && !$0.isSectionFooter } ?? false
    hasFooter = section.last?.isSectionFooter ?? false
  }

  /// The distance to the section before: the smaller one of both, where it is the usual one less
  /// what the header and the footer between them take of it.
  func distance(after other: SectionRows, _ sizes: ControlSizes) -> Double {
    let distance = min(spacing, other.spacing)
    guard distance == sizes.sectionSpacing else { return distance }
    return distance - (hasHeader ? sizes.spacingTakenByHeader : 0)
      - (other.hasFooter ? sizes.spacingTakenByFooter : 0)
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

  var hasSectionsApart: Bool {
    switch self {
    case .automatic, .grouped, .insetGrouped: true
    case .bordered, .carousel, .elliptical, .inset, .plain, .sidebar: false
    }
  }
}

extension SectionSpacing {
  fileprivate func points(_ style: ControlStyle) -> Double {
    switch self {
    case .standard: style.sizes.sectionSpacing
    case .compact: style.sizes.compactSectionSpacing
    case .points(let length): length
    }
  }
}
