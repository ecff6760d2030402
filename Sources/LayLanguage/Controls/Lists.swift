import LayEngine

extension Declaration {
  static let allLists: [Declaration] = [
    .form, .formStyle, .listRowSpacing, .listSectionMargins, .listSectionSpacing, .listView,
    .section,
  ]

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
      "List", [.content],
      [.optionalBinding("selection"), .content]),
    examples: """
      (list-view (text "One") (text "Two")) | 200 x 300 | 200 x 300
      (list-view (text "One")) | ideal | 0 x 0
      """
  ) { arguments throws(Diagnostic) in
    let list: Control =
      switch arguments.value("selection") {
      case .list(let chosen): chosen.elements.isEmpty ? .selectableList : .listWithChosenRows
      case .nothing, nil: .listView
      case .some: .listWithChosenRow
      }
    return arguments.makeControl(list, try arguments.childViews())
  }

  static let form = Declaration(
    .container, "form",
    summary: "A list of settings: rows that scroll, 16 from the edges, in sections 35 apart.",
    examples: #"(form (section "General" (toggle "Sound"))) | 300 x 300 | 300 x 300"#
  ) { arguments throws(Diagnostic) in arguments.makeControl(.form, try arguments.childViews()) }
}

extension Control {
  fileprivate static let listView = list(selectsRows: false)
  fileprivate static let selectableList = list(selectsRows: true)
  fileprivate static let listWithChosenRow = list(selectsRows: false)
  fileprivate static let listWithChosenRows = list(selectsRows: true)

  /// Whether it is a list of which a row is chosen.
  var hasChosenRow: Bool {
    self === Control.listWithChosenRow || self === Control.listWithChosenRows
  }

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

  /// The label of a row of a form with columns, whose distances are those of the control beside it.
  fileprivate static let formLabel = Control(
    "form-label", composition: "it is the label of a row, which keeps no distance above and below",
    distance: { _ in .own(0) }
  ) { parts, _ in parts[0] }

  fileprivate static let sectionHeader = sectionPart("section-header")
  fileprivate static let sectionFooter = sectionPart("section-footer")

  private static func sectionPart(_ name: String) -> Control {
    Control(
      name, composition: "it is its view; in a list, in a row that may be lower than others",
      isSeenThrough: true, isSectionPart: true
    ) { parts, _ throws(LayoutFailure) in try .implicitStack(parts) }
  }
}

extension View {
  /// The sections of a list in a scroll view that takes the proposed size.
  ///
  /// - Rule: where nothing is proposed a list is 0 long; a form on a Mac is as large as its rows.
  /// - Source: layout-rules 2.9; that of a form is our own choice: forms of settings on a Mac have a `fixedSize`.
  static func list(
    _ views: [View], _ style: ControlStyle, isForm: Bool = false
  ) throws(LayoutFailure) -> View {
    let style = style.listStyled(isForm: isForm)
    let usual = style.list.hasMargin ? ListMetrics(style).margin : 0
    var sections: [SectionRows] = []
    for section in try View.listSections(of: views, style) {
      try style.checkWork(sections.flatMap(\.rows))
      let elements = try style.map(section) { $0.rowsInList(style) }
      var rows = try rowColumn(Array(elements.joined()), style)
      let inside = section.first?.styleInside(style) ?? style
      let margins = inside.sectionMargins
      if margins != SectionMargins() {
        let (leading, trailing) = (margins.leading ?? usual, margins.trailing ?? usual)
        // Where a section's margins differ from the list's, its rows are inset by the difference.
        let insets = Insets(top: 0, leading: leading - usual, bottom: 0, trailing: trailing - usual)
        rows = try style.map(rows) { $0.padded(insets) }
      }
      sections.append(SectionRows(section, rows, spacing: inside.sectionSpacing.points(style)))
    }
    var content: View
    if style.separatesSections {
      content = try sectionsApart(sections, style)
    } else {
      content = column(sections.flatMap(\.rows))
      if let top = style.sizes.listTop[style.list] { content = content.padded(Insets(.top, top)) }
    }
    if usual > 0 { content = content.padded(Insets(.horizontal, usual)) }
    // On a Mac a form that keeps its size is as large as its rows.
    let ideal = isForm && style.platform == .mac ? nil : 0.0
    return View(ScrollView(.vertical), children: [content])
      .fillingBoth(ideal: ideal, alignment: .topLeading)
  }

  /// The column of sections: between two of them the smaller of their distances, above the first and
  /// below the last the usual one, but none below a large title.
  private static func sectionsApart(
    _ sections: [SectionRows], _ style: ControlStyle
  ) throws(LayoutFailure) -> View {
    let sizes = style.sizes
    let group = style.group
    let usual = group?.top ?? sizes.listTop[style.list] ?? style.sectionDistance
    let hasHeader = sections.first?.hasHeader ?? false
    let aboveFirst =
      (hasHeader ? group?.firstHeader ?? sizes.firstHeaderSpacing : nil) ?? usual
    let columns = try style.map(sections.indices) { index in
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
  private static func rowColumn(
    _ rows: [View], _ style: ControlStyle
  ) throws(LayoutFailure) -> [View] {
    let separators = try style.separators(of: rows)
    let last = rows.lastIndex { !$0.isSectionPart }
    let between = style.rowSpacing + ListMetrics(style).line
    return try style.map(rows.enumerated()) { index, row in
      let made = row.asRow(style, separators: separators[index])
      guard between > 0, !row.isSectionPart, index != last else { return made }
      return made.padded(Insets(top: 0, leading: 0, bottom: between, trailing: 0))
    }
  }

  private static func column(_ rows: [View]) -> View {
    let style = StackStyle(alignment: .leading, spacing: 0, isDynamic: true)
    return View(VerticalStack(style), children: rows, written: style.written)
  }

  /// The style inside of an element's modifiers.
  private func styleInside(_ style: ControlStyle) -> ControlStyle {
    var (view, style) = (self, style)
    while view.content.role == .modifier, let child = view.children.first {
      _ = style.takeChange(of: view.content)
      view = child
    }
    return style
  }

  var isSectionStart: Bool { content is SectionStart }

  /// Whether the view is a header or footer of a section, possibly inside modifiers.
  ///
  /// They can be inside modifiers because a modifier of a section modifies each of its elements.
  var isSectionPart: Bool { onlyControl?.isSectionPart ?? false }

  /// Whether the view is a footer of a section, possibly inside modifiers.
  var isSectionFooter: Bool { onlyControl.map { $0 === Control.sectionFooter } ?? false }

  /// The control that the view is inside its modifiers; nil for other views.
  private var onlyControl: Control? {
    var view = self
    while true {
      if let control = view.content as? Control { return control }
      switch view.content.role {
      case .modifier: break
      case .group where view.children.count == 1: break
      case .element, .group, .nothing: return nil
      }
      guard let child = view.children.first else { return nil }
      view = child
    }
  }

  /// The elements of a list by section; consecutive views outside of sections form a section too.
  static func listSections(
    of views: [View], _ style: ControlStyle
  ) throws(LayoutFailure) -> [[View]] {
    let views = try views.map { view throws(LayoutFailure) in try view.withReadersMade(in: style) }
    let elements = try View.elements(of: views)
    var sections: [[View]] = []
    var isLoose = false
    var next = 0
    for stretch in try stretches(of: views, style) where stretch.count > 0 {
      let rows = elements[next..<next + stretch.count]
      next += stretch.count
      if isLoose, !stretch.isSection {
        sections[sections.count - 1] += rows
      } else {
        sections.append(Array(rows))
      }
      isLoose = !stretch.isSection
    }
    return sections
  }

  /// The number of elements of each section, and of each view outside of sections, in order.
  ///
  /// A modifier does not change the number of elements of its view.
  private static func stretches(
    of views: [View], _ style: ControlStyle
  ) throws(LayoutFailure) -> [(count: Int, isSection: Bool)] {
    var stretches: [(count: Int, isSection: Bool)] = []
    var pending = Array(views.reversed())
    while var view = pending.popLast() {
      if stretches.count & 0xFF == 0 { try style.checkWork() }
      while view.content.role == .modifier, let child = view.children.first { view = child }
      let isGroup = view.content.role == .group
      if isGroup, view.children.first?.isSectionStart != true {
        pending.append(contentsOf: view.children.reversed())
      } else {
        stretches.append((try View.elements(of: [view]).count, isGroup))
      }
    }
    return stretches
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
    case .standard: style.sectionDistance
    case .compact: style.sizes.compactSectionSpacing
    case .points(let length): length
    }
  }
}

/// The lengths of a list in its style, in points.
struct ListMetrics {
  let rowInsets: Insets
  let rowLeastHeight: Double
  /// The margin between the edges of the list and its rows, in list styles that have one.
  let margin: Double
  /// The line between two rows, where it takes room.
  let line: Double

  /// - Rule: on Plus and Max phones the margins of lists and of their rows are 20.
  init(_ style: ControlStyle) {
    let sizes = style.sizes
    let isGroup = style.list == .grouped || style.list == .insetGrouped
    var insets = isGroup ? sizes.groupedRowInsets : sizes.rowInsets
    let own =
      style.list == .plain
      ? sizes.plainRowInset : style.list == .bordered ? sizes.borderedRowInset : nil
    if let own { (insets.leading, insets.trailing) = (own, own) }
    let screen = style.screenMargin
    if screen > sizes.listMargin { (insets.leading, insets.trailing) = (screen, screen) }
    margin = style.group?.margin ?? screen
    rowInsets = insets
    let sidebar = style.list == .sidebar ? sizes.sidebarRowLeastHeight : nil
    rowLeastHeight = isGroup ? sizes.groupedRowLeastHeight : sidebar ?? sizes.rowLeastHeight
    line = isGroup ? sizes.groupedLine : 0
  }

  /// The insets of a row that may set its own.
  func insets(ofRow own: Insets?, _ sizes: ControlSizes) -> Insets {
    guard var insets = own else { return rowInsets }
    guard sizes.addsRowInsets else { return insets }
    insets.leading += rowInsets.leading
    insets.trailing = max(insets.trailing, rowInsets.trailing)
    return insets
  }

  /// Around the header or the footer of a section.
  static func insets(ofPart part: View, _ style: ControlStyle) -> Insets {
    let isApart = style.list.hasSectionsApart
    var insets =
      part.isSectionFooter
      ? (isApart ? style.sizes.footerInsets : style.sizes.plainFooterInsets)
      : isApart ? style.sizes.headerInsets : style.sizes.plainHeaderInsets
    let margin = style.screenMargin
    if margin > style.sizes.listMargin { (insets.leading, insets.trailing) = (margin, margin) }
    return insets
  }
}

extension ControlStyle {
  /// What groups of rows have that differs from other lists; nil in other lists.
  fileprivate var group: (margin: Double, spacing: Double, top: Double, firstHeader: Double)? {
    list == .grouped || list == .insetGrouped ? sizes.group : nil
  }

  /// Between two sections of a list, in points.
  fileprivate var sectionDistance: Double { group?.spacing ?? sizes.sectionSpacing }

  /// Whether there is room between the sections of a list.
  fileprivate var separatesSections: Bool {
    list.hasSectionsApart || list == .inset && sizes.separatesInsetSections
  }

  /// The style with `automatic` replaced by the list style that it means on a Mac.
  ///
  /// This is `inset` for a list and `insetGrouped` for a form. On other platforms `automatic`
  /// stays.
  func listStyled(isForm: Bool) -> ControlStyle {
    guard list == .automatic, platform == .mac else { return self }
    var style = self
    style.list = isForm ? .insetGrouped : .inset
    return style
  }
}

/// Modifiers that set the distances of sections in lists.
extension Declaration {
  static let listSectionSpacing = Declaration(
    .modifier, "list-section-spacing",
    parameters: [
      .positional(
        "spacing", .oneOf([.enumeration(["compact", "default"]), .length]),
        "the distance in points, `compact` for 20, or `default` for 35", isKeyword: true)
    ],
    summary: "Set the spacing between sections of lists and forms; between two sections the "
      + "smaller one counts. In the styles `plain`, `inset`, `sidebar` and `bordered` they touch.",
    swiftUI: .method("listSectionSpacing", ["_ spacing"]),
    examples: #"(list-section-spacing compact (list-view (text "One"))) | 200 x 300 | 200 x 300"#
  ) { arguments throws(Diagnostic) in
    let spacing: SectionSpacing =
      switch arguments.enumeration("spacing") {
      case "compact": .compact
      case "default": .standard
      default: .points(max(arguments.number("spacing") ?? 0, 0))
      }
    return arguments.style(\.sectionSpacing, spacing)
  }

  static let listSectionMargins = Declaration(
    .modifier, "list-section-margins",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .positional("length", .lengthOrNil, "the margin; nil for the default", isKeyword: true),
    ],
    summary: "Set the leading and trailing margins of sections in lists and forms, by default 16 "
      + "in `automatic`, `sidebar` and inset styles and 0 in others; `list-section-spacing` sets "
      + "the distances above and below.",
    swiftUI: .method("listSectionMargins", ["_ edges", "_ length"], ["_ length"]),
    examples: """
      (list-section-margins horizontal 40 (list-view (text "One"))) | 200 x 300 | 200 x 300
      """
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let length = arguments.number("length").flatMap { $0.isFinite ? max($0, 0) : nil }
    let margins = SectionMargins(
      leading: edges.contains(.leading) ? length : nil,
      trailing: edges.contains(.trailing) ? length : nil)
    return arguments.style(\.sectionMargins, margins)
  }

  static let section = Declaration(
    .container, "section",
    parameters: [
      .optionalPositional("title", .string, "the header as a text"),
      .keyword("header", .oneOf([.string, .view]), "the header, as a view or a text"),
      .keyword("footer", .oneOf([.string, .view]), "the footer, as a view or a text"),
    ],
    summary: "Views with a header and a footer: rows in a list; elsewhere they are laid out as in "
      + "a `group`.",
    swiftUI: .view(
      "Section", ["_ title", .content],
      [.content, .closure("header"), .closure("footer")],
      ["header", "footer", .content]),
    examples: #"(vstack (section "A" (text "one") (text "two"))) | ideal | 24 x 60"#
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "title", "header")
    let header = arguments.labelView("header") ?? arguments.labelView("title")
    let content = try arguments.childViews()
    let footer = arguments.labelView("footer")
    func part(_ view: View?, _ control: Control) -> [View] {
      view.map { view in
        let written = view.content is Text ? view.written : []
        return [View(control, children: [view], written: written, span: view.span)]
      } ?? []
    }
    return arguments.make(
      Group(),
      [View(SectionStart())] + part(header, .sectionHeader) + content + part(footer, .sectionFooter)
    )
  }

  static let formStyle = Declaration(
    .modifier, "form-style",
    parameters: [
      .positional("style", .enumeration(ControlStyle.Form.spellings), "the style", isKeyword: true)
    ],
    summary: "Set the style of forms: `columns` has labels in one column and values in the other, "
      + "and does not scroll; `grouped` is a list, on a Mac as large as its rows where nothing is "
      + "proposed. On a Mac the default is `columns`.",
    swiftUI: .method("formStyle", ["_ style"]),
    // 4 letters, 8 between the columns, 3 letters; in a row of its own height.
    examples: #"(form-style columns (form (labeled-content "Name" "Ada"))) | nil x nil | 64 x 20"#
  ) { arguments throws(Diagnostic) in
    let style = arguments.enumeration("style").flatMap { ControlStyle.Form(spelling: $0) }
    return arguments.style(\.form, style ?? .automatic)
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
    arguments.style(\.rowSpacing, max(arguments.number("spacing") ?? 0, 0))
  }
}

/// A form as a Mac shows it: labels in one column, values in the other.
extension View {
  /// - Rule: a grid of two columns, labels at the trailing edge of the first, values at the leading
  ///   edge of the second. Views without a label are in the second column, headers span both. The
  ///   form does not scroll; its height is that of its rows. On a Mac it is as wide as they are, and
  ///   the distance of two rows is that of their controls; without a label there is one column.
  /// - Source: Apple's documentation of FormStyle.columns, and iamcgn/swiftui-web, Docs/elements/Form.md,
  ///   on macOS 26.2; the distances on other systems are our own choice.
  static func formColumns(
    _ views: [View], _ style: ControlStyle
  ) throws(LayoutFailure) -> View {
    let grid = GridStyle(
      alignment: Alignment(.leading, .firstTextBaseline),
      horizontalSpacing: style.sizes.formColumnSpacing, verticalSpacing: style.sizes.formRowSpacing)
    let elements = try View.elements(
      of: views.map { view throws(LayoutFailure) in try view.withReadersMade(in: style) })
    let isMac = style.platform == .mac
    if isMac,
      !elements.contains(where: { !$0.isSectionPart && $0.labelAndValue(style).label != nil })
    {
      return .column(elements, .leading)
    }
    let rows = try style.map(elements) { $0.formRow(style) }
    let form = View(Grid(grid), children: rows)
    return isMac ? form : form.filling()
  }

  private func formRow(_ style: ControlStyle) -> View {
    if isSectionPart { return self }
    let (label, value) = labelAndValue(style)
    let shown = View(Control.formLabel, children: [label ?? View.noLabel])
    let first = View(GridCellAttribute.gridColumnAlignment(.trailing), children: [shown])
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
    case "slider" where control.labelCount == 0: return (nil, self)
    case "color-picker", "date-picker", "labeled-content", "picker", "slider", "stepper":
      let hidden = View(EnvironmentChange.controls(.labelsHidden), children: [view])
      return (modified(label), modified(hidden))
    case "secure-field", "text-field": return (modified(label), self)
    case "toggle" where style.sizes.toggleBox == nil:
      let box = View.fixed(style.sizes.checkbox, .roundedRectangle(cornerRadius: 3))
      return (nil, modified(.row([box, label])))
    default: return (nil, self)
    }
  }
}
