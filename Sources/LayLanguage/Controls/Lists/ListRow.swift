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
      isPart ? ListMetrics.insets(ofPart: self, style) : listRowInsets ?? metrics.rowInsets
    var content = View(
      Control.listRow(separators), children: [isPart ? inFont(partFont(style)) : linkFilling])
    let accessories = isPart ? [] : rowAccessories
    if !accessories.isEmpty {
      content = .row(
        [content.filling(alignment: .leadingCenter)] + accessories,
        spacing: style.sizes.accessorySpacing)
    }
    if style.isEditing, !isPart { content = editable(content, style) }
    let least =
      isPart ? style.headerLeastHeight : style.rowLeastHeight ?? metrics.rowLeastHeight
    let row = content.padded(insets).filling(leastHeight: least, alignment: .leadingCenter)
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

  /// The row with the label of its link as wide as the row, if the row is a navigation link.
  ///
  /// - Source: measured: iamcgn/swiftui-web, Goldens ios/nav/basic (iOS 26.0).
  private var linkFilling: View {
    guard let child = children.first else { return self }
    if isNavigationLink {
      return containing([child.filling(alignment: .leadingCenter)] + children.dropFirst())
    }
    guard content.role == .modifier, child.isRowLink else { return self }
    return containing([child.linkFilling] + children.dropFirst())
  }

  /// Whether it is a navigation link, in modifiers alone.
  private var isRowLink: Bool {
    var view = self
    while view.content.role == .modifier, let child = view.children.first { view = child }
    return view.isNavigationLink
  }

  /// The font of a header or a footer, unless its view sets another.
  ///
  /// - Source: UIKit's content configurations, which lists follow: `groupedHeader` and the footers
  ///   are `footnote`, `plainHeader` and `sidebarHeader` are `headline`. Text is not uppercased,
  ///   as in all lists since iOS 26.
  private func partFont(_ style: ControlStyle) -> FontStyle {
    if isSectionFooter { return .footnote }
    return switch style.list {
    case .automatic, .grouped, .insetGrouped: style.sizes.headerFont
    case .bordered, .carousel, .elliptical, .inset, .plain, .sidebar: .headline
    }
  }

  private var rowAccessories: [View] {
    var accessories: [View] = []
    if let badge {
      let text = View.text(badge).inOneLine
      accessories.append(text.inColor("secondary"))
    }
    if showsLink { accessories.append(.chevron) }
    return accessories
  }

  /// The chevron of a navigation link, one line high.
  static var chevron: View {
    let sign = View(
      EnvironmentChange.lineLimitRange(lower: nil, upper: 1), children: [.text("›")],
      written: [
        WrittenArgument(nil, .number(1)), WrittenArgument("reserves-space", .truth(false)),
      ])
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
}

extension View {
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
    return arguments.make(Effect.badge(isEmpty ? nil : text), [arguments.view()])
  }
}

extension View {
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
