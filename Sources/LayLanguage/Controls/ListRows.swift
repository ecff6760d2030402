import LayEngine

extension View {
  /// A row of a list: the element and, at its trailing edge, its badge and the chevron of its link.
  ///
  /// - Parameter separators: the edges of the row that have a separator line.
  /// - Source: layout-rules 2.9.
  func asRow(_ style: ControlStyle, separators: EdgeSet = []) -> View {
    let isPart = isSectionPart
    let metrics = ListMetrics(style)
    let insets =
      isPart
      ? ListMetrics.insets(ofPart: self, style)
      : metrics.insets(ofRow: listRowInsets, style.sizes)
    let accessories = isPart ? [] : rowAccessories(style)
    let isLink = isRowLink
    let inside = isPart ? inPartFont(style) : linkFilling(accessories, style)
    var content = View(Control.listRow(separators), children: [inside])
    if !accessories.isEmpty, !isLink {
      content = .row(
        [content.filling(alignment: .leadingCenter)] + accessories,
        spacing: style.sizes.accessorySpacing)
    }
    if style.isEditing, !isPart { content = editable(content, style) }
    let least = isPart ? style.headerLeastHeight : style.rowLeastHeight ?? metrics.rowLeastHeight
    let isAtEnd = isSectionFooter && style.sizes.endsFooters && style.list.hasSectionsApart
    let row = content.padded(insets).filling(
      leastHeight: least, alignment: isAtEnd ? .trailingCenter : .leadingCenter)
    let buttons = isPart ? [] : style.swiped.map { swipeActions(at: $0) } ?? []
    return buttons.isEmpty ? row : .swiped(row, buttons, style)
  }

  /// The content of a row in edit mode, after a delete or selection sign and before a handle.
  ///
  /// - Rule: rows inside `on-delete` have the delete sign, rows inside `on-move` the handle; rows
  ///   inside neither have the selection sign if the list selects several rows. `delete-disabled`
  ///   and `move-disabled` remove theirs.
  /// - Source: measured: iamcgn/swiftui-web, Goldens ios/list/editing (iOS 26.0).
  private func editable(_ content: View, _ style: ControlStyle) -> View {
    let (deletes, moves) = (hasRowModifier("on-delete"), hasRowModifier("on-move"))
    var views = [content.filling(alignment: .leadingCenter)]
    if deletes ? !hasRowModifier("delete-disabled") : !moves && style.selectsRows {
      views.insert(.fixed(style.sizes.editSign, .ellipse), at: 0)
    }
    if moves, !hasRowModifier("move-disabled") {
      views.append(.fixed(style.sizes.moveHandle, .rectangle))
    }
    return views.count == 1 ? content : .row(views, spacing: style.sizes.editSpacing)
  }

  /// The row with its link as wide as the row, badge and chevron in it, if it is a navigation link.
  ///
  /// - Source: measured: iamcgn/swiftui-web, Goldens ios/nav/basic (iOS 26.0).
  private func linkFilling(_ accessories: [View], _ style: ControlStyle) -> View {
    guard let child = children.first else { return self }
    if isNavigationLink {
      let label = View.row(
        [child.filling(alignment: .leadingCenter)] + accessories,
        spacing: style.sizes.accessorySpacing)
      return containing([label] + children.dropFirst())
    }
    guard content.role == .modifier, child.isRowLink else { return self }
    return containing([child.linkFilling(accessories, style)] + children.dropFirst())
  }

  /// Whether it is a navigation link, in modifiers alone.
  private var isRowLink: Bool {
    var view = self
    while view.content.role == .modifier, let child = view.children.first { view = child }
    return view.isNavigationLink
  }

  /// A header or a footer in its font, unless its view sets another.
  ///
  /// - Source: UIKit's content configurations, which lists follow: `groupedHeader` and the footers
  ///   are `footnote`, `plainHeader` and `sidebarHeader` are `headline`. `groupedHeader` is in
  ///   capitals up to iOS 18. Those of later systems are in `SystemSizes.swift`.
  private func inPartFont(_ style: ControlStyle) -> View {
    let (sizes, isGroup) = (style.sizes, style.list.hasSectionsApart)
    if isSectionFooter { return inFont(isGroup ? sizes.footerFont : sizes.plainFooterFont) }
    guard isGroup else { return inFont(sizes.plainHeaderFont) }
    return View(
      EnvironmentChange.headerStyle(
        sizes.headerFont, sizes.capitalizesHeaders ? .uppercase : nil),
      children: [self], written: sizes.headerFont.written)
  }

  private func rowAccessories(_ style: ControlStyle) -> [View] {
    var accessories: [View] = []
    if let badge {
      let text = View.text(badge).inOneLine
      accessories.append(text.inColor("secondary"))
    }
    if style.sizes.marksLinks, showsLink { accessories.append(.chevron) }
    return accessories
  }

  /// The chevron of a navigation link, one line high.
  static var chevron: View {
    let sign = View(
      EnvironmentChange.lineLimitRange(lower: nil, upper: 1), children: [.text("›")],
      written: [WrittenArgument(nil, .number(1)), WrittenArgument("reserves-space", .truth(false))])
    return sign.framed(width: ControlSizes.usual.chevronWidth)
  }

  /// The text of a row's badge; nil for a row without one.
  ///
  /// As with `listRowInsets`, the modifier is found among the row's modifiers, and also inside a
  /// link.
  private var badge: String? {
    var badge: String?
    var view = self
    while let child = view.children.first {
      if case Effect.badge(let text)? = view.content as? Effect {
        badge = text
      } else if view.content.role != .modifier, !view.isNavigationLink {
        return badge
      }
      view = child
    }
    return badge
  }

  /// Whether the view shows a navigation link, not counting links inside scroll views.
  private var showsLink: Bool {
    var pending = [self]
    var seen: Set<ObjectIdentifier> = []
    while let view = pending.popLast() {
      if view.isNavigationLink { return true }
      if view.hidesLinks { continue }
      // Views can be shared, so the number of paths can be exponential; each view is visited once.
      for child in view.children where seen.insert(ObjectIdentifier(child)).inserted {
        pending.append(child)
      }
    }
    return false
  }

  fileprivate var isNavigationLink: Bool {
    (content as? Control).map { $0 === Control.navigationLink } ?? false
  }

  /// Whether links in the view are invisible, or belong to rows or to a scroll view of its own.
  fileprivate var hidesLinks: Bool {
    switch content {
    case let control as Control: control.holdsRows
    case let effect as Effect: effect == .hidden || effect == .opacity(0)
    default: content is ScrollView
    }
  }

  /// Whether a modifier of a name is around the row, before any container.
  fileprivate func hasRowModifier(_ name: String) -> Bool {
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if view.content.name == name { return true }
      view = child
    }
    return false
  }
}

extension Control {
  /// The content of a row with separator lines at some of its edges.
  fileprivate static func listRow(_ separators: EdgeSet) -> Control {
    switch separators {
    case .bottom: lined
    case .top: linedAbove
    case .vertical: linedTwice
    default: unlined
    }
  }

  private static let unlined = listRow(lines: [])
  private static let lined = listRow(lines: .bottom)
  private static let linedAbove = listRow(lines: .top)
  private static let linedTwice = listRow(lines: .vertical)

  private static func listRow(lines: EdgeSet) -> Control {
    Control(
      "list-row",
      composition: "it is the content of a row; where its lines are, the row does not ask",
      isSeenThrough: true, separators: lines
    ) { parts, _ throws(LayoutFailure) in try .implicitStack(parts) }
  }
}

extension Declaration {
  static let allListRows: [Declaration] = [
    .badge, .listRowSeparator, .listSectionSeparator, .swipeActions,
  ]

  static let badge = Declaration(
    .modifier, "badge",
    parameters: [
      .positional("count", .oneOf([.number, .string, .nothing]), "the number or the word")
    ],
    summary: "Show a number or a word at the trailing edge of a list row, 8 after its content; 0 "
      + "and nil show nothing. Elsewhere it takes no space.",
    examples: """
      (badge 3 (text "Hi")) | ideal | 16 x 20
      (list-view (badge 3 (text "Inbox"))) | 200 x 300 | 200 x 300
      """
  ) { arguments throws(Diagnostic) in
    let text: String? =
      switch arguments.value("count") {
      case .number(0), .nothing, nil: nil
      case .some(let value): ValueDescription.shown(value)
      }
    let isEmpty = text?.isEmpty ?? true
    return arguments.modify(Effect.badge(isEmpty ? nil : text))
  }

  static let listRowSeparator = separator(
    "list-row-separator",
    summary: "Show or hide the separator lines above and below a row of a list. A line begins at "
      + "the first text of the row and ends at its trailing edge, unless an `alignment-guide` for "
      + "`list-row-separator-leading` or `list-row-separator-trailing` moves an end; it takes no "
      + "space. Pictures show it, and `explain` mentions it for the row.",
    isOfSection: false)

  static let listSectionSeparator = separator(
    "list-section-separator",
    summary: "Show or hide the separator lines above and below a section of a list, which the "
      + "styles `plain` and `inset` have; they take no space.",
    isOfSection: true)

  private static func separator(
    _ name: String, summary: String, isOfSection: Bool
  ) -> Declaration {
    Declaration(
      .modifier, name,
      parameters: [
        .positional(
          "visibility", .enumeration(["automatic", "hidden", "visible"]),
          "whether the line is shown"),
        .keyword(
          "edges", .enumerationList(["all", "top", "bottom"]), "at which edges", default: "all"),
      ],
      summary: summary,
      swiftUI: .method(SwiftUISpelling.camelCase(name), ["_ visibility", "edges"]),
      examples: """
        (\(name) hidden (text "Hi")) | ideal | 16 x 20
        """
    ) { arguments throws(Diagnostic) in
      let visibility = arguments.enumeration("visibility")
      let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .vertical
      let separator = ListSeparator(
        isOfSection: isOfSection,
        isHidden: visibility == "automatic" ? nil : visibility == "hidden",
        edges: edges.intersection(.vertical))
      return arguments.modify(Effect.separator(separator))
    }
  }

  static let swipeActions = Declaration(
    .modifier, "swipe-actions",
    parameters: [
      .keyword(
        "edge", .enumeration(SwipeEdge.spellings), "the edge of the buttons", default: "trailing"),
      .keyword(
        "allows-full-swipe", .truth, "whether a full swipe performs the first action",
        default: "true"),
    ],
    rest: RestParameter(
      "content", .oneOf([.action, .views]),
      "the buttons shown when the row is swiped, the first one at the edge"),
    summary: "Give a row of a list buttons that are shown when it is swiped; `set swiped trailing` "
      + "or `set swiped leading` shows rows swiped. All buttons are as wide as the widest needs, "
      + "at least 74.",
    swiftUI: .method("swipeActions", ["edge", "allowsFullSwipe", .closure("content")]),
    examples: """
      (swipe-actions (button "Delete") (text "Hi")) | ideal | 16 x 20
      (list-view (swipe-actions (button "Delete") (text "Hi"))) | 200 x 300 | 200 x 300
      """
  ) { arguments throws(Diagnostic) in
    let edge = arguments.enumeration("edge").flatMap { SwipeEdge(spelling: $0) } ?? .trailing
    return arguments.make(
      Effect.swipeActions(edge), [arguments.view()] + (try arguments.shownViews()))
  }
}

/// Elements that make several rows of a list.
extension View {
  /// The rows that an element of a list makes, mostly one.
  ///
  /// A disclosure group makes rows of its label and its content, an `inline` picker of its options.
  ///
  /// Modifiers of the element apply to each row.
  func rowsInList(_ style: ControlStyle) -> [View] {
    var rows: [View] = []
    var pending = [self]
    while let view = pending.popLast() {
      guard let parts = view.partsInList(style) else {
        rows.append(view)
        continue
      }
      pending.append(contentsOf: parts.reversed())
    }
    return rows
  }

  /// The rows of a control that makes several, each inside its modifiers; nil for other views.
  private func partsInList(_ style: ControlStyle) -> [View]? {
    var around: [View] = []
    var style = style
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case .controls(let change)? = view.content as? EnvironmentChange {
        change.apply(&style)
      }
      around.append(view)
      view = child
    }
    guard let control = view.content as? Control, let rows = control.rows?(view.children, style)
    else { return nil }
    return rows.map { row in
      around.reversed().reduce(row) { inside, modifier in
        modifier.containing([inside] + modifier.children.dropFirst())
      }
    }
  }

  /// Indents the view by one level of disclosure.
  func indented() -> View {
    padded(Insets(top: 0, leading: ControlSizes.usual.disclosureIndent, bottom: 0, trailing: 0))
  }

  /// A row with the buttons that are seen when it is swiped.
  static func swiped(_ row: View, _ buttons: [View], _ style: ControlStyle) -> View {
    let edge = style.swiped ?? .trailing
    let shown = buttons.withoutGroups.map { $0.fillingBoth() }
    return View(Custom(SwipedRow(edge)), children: [row] + shown)
  }
}

/// Where lists have separator lines.
extension ControlStyle {
  /// The edges with a separator, for each row of a section; headers and footers have none.
  ///
  /// - Rule: there is a line below each row but the last; `plain` and `inset` lists also have one
  ///   above the first and below the last row, which `list-section-separator` can hide too. There
  ///   is no line between two rows if one of them hides it at that edge. Rows with spacing between
  ///   them, lists in the styles `bordered`, `carousel`, `elliptical` and `sidebar`, and lists on a
  ///   watch or a television have lines only where a modifier asks for them.
  /// - Source: Apple's documentation of `listRowSeparator` and `listSectionSeparator`: the list
  ///   style has the last word and typically shows none at the top edge. Which styles close a
  ///   section with lines is our own choice.
  func separators(of rows: [View]) throws(LayoutFailure) -> [EdgeSet] {
    let isRow = try map(rows) { !$0.isSectionPart }
    let first = isRow.firstIndex(of: true)
    // From the last row to the first, so that the next one is known.
    var next: View?
    return try map(zip(rows, isRow).enumerated().reversed()) { index, element in
      let (row, isRow) = element
      guard isRow else { return [] }
      var edges = EdgeSet()
      if hasLine(below: row, next) { edges.insert(.bottom) }
      if index == first, hasOuterLine(of: row, at: .top) { edges.insert(.top) }
      next = row
      return edges
    }.reversed()
  }

  private func hasLine(below row: View, _ next: View?) -> Bool {
    guard let next else { return hasOuterLine(of: row, at: .bottom) }
    let wishes = [row.hidesSeparator(at: .bottom), next.hidesSeparator(at: .top)].compactMap(\.self)
    return wishes.isEmpty ? hasLines : !wishes.contains(true)
  }

  /// Whether there is a line above the first row or below the last row of a section.
  private func hasOuterLine(of row: View, at edge: EdgeSet) -> Bool {
    if let isHidden = row.hidesSeparator(at: edge) { return !isHidden && closesSections }
    if let isHidden = row.hidesSeparator(at: edge, ofSection: true) {
      return !isHidden && closesSections
    }
    return hasLines && closesSections
  }

  private var hasLines: Bool {
    guard rowSpacing == 0, platform != .watch, platform != .television else { return false }
    return switch list {
    case .automatic, .grouped, .inset, .insetGrouped, .plain: true
    case .bordered, .carousel, .elliptical, .sidebar: false
    }
  }

  private var closesSections: Bool { list == .plain || list == .inset }
}

/// A row of a list, swiped so that its action buttons show.
package final class SwipedRow: CustomLayout {
  /// - Rule: the row has the size it has without buttons and is moved aside by their total width.
  ///   The buttons are as high as the row; each is as wide as the widest label with its insets, or
  ///   the least width. The first button is at the edge.
  /// - Source: reconstructions of UIKit's swiped cells, all after one: 74 at least, 8 on either
  ///   side.
  private let edge: SwipeEdge

  /// The layout's description, as a sentence for `explain`.
  package static let composition =
    "it is a row that is swiped: as large as without its buttons, and moved by what they take; all of "
    + "them are as wide as the widest needs with \(ControlSizes.words(\.swipeButtonInset)) on "
    + "either side, \(ControlSizes.words(\.swipeButtonWidth)) at least"

  init(_ edge: SwipeEdge) { self.edge = edge }

  package var name: String { "swiped-row" }
  package var keepsCache: Bool { false }
  package var hasGuides: Bool { false }

  package func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> ViewSize {
    subviews.size(of: 0, proposal)
  }

  package func spacing(_ subviews: LayoutSubviews) -> EdgeDistances? { nil }

  package func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double? { nil }

  package func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    var width = ControlSizes.usual.swipeButtonWidth
    for index in 1..<max(subviews.count, 1) {
      let label = subviews.size(of: index, .ideal).width
      width = max(width, label + 2 * ControlSizes.usual.swipeButtonInset)
    }
    let isTrailing = edge == .trailing
    let shift = Double(subviews.count - 1) * width
    let center = ViewPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    subviews.place(
      0, at: ViewPoint(x: center.x + (isTrailing ? -shift : shift), y: center.y),
      anchor: UnitPoint(x: 0.5, y: 0.5),
      proposal: ProposedViewSize(width: bounds.size.width, height: proposal.height))
    for index in 1..<max(subviews.count, 1) {
      let inward = (Double(index) - 0.5) * width
      let x = isTrailing ? bounds.maxX - inward : bounds.origin.x + inward
      subviews.place(
        index, at: ViewPoint(x: x, y: center.y), anchor: UnitPoint(x: 0.5, y: 0.5),
        proposal: ProposedViewSize(width: width, height: bounds.size.height))
    }
  }
}
