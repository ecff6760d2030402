import LayEngine

extension Declaration {
  static let allPresentations: [Declaration] = [
    .alert, .confirmationDialog, .fullScreenCover, .inspector, .inspectorColumnWidth, .popover,
    .presentationCompactAdaptation, .presentationDetents, .presentationSizing, .sheet,
  ]

  static let alert = presentation(
    "alert", [.title, .isPresented, .item, .presenting, .error, .message],
    purpose: "presents an alert over the window",
    summary: "Show an alert in the middle of the window when it is presented: its title, its "
      + "message, and its buttons, two of them side by side.",
    swiftUI: .method(
      "alert",
      [
        "_ title", .binding("isPresented"), "presenting", .closure("content", label: "actions"),
        .closure("message"),
      ],
      [
        .binding("isPresented"), "error", .closure("content", label: "actions"),
        .closure("message"),
      ],
      [.binding("isPresented"), .closure("content")], [.binding("item"), .closure("content")]),
    written: "\"Sure?\" :is-presented false", panel: { style, _ in .alert(style) }
  ) { arguments throws(Diagnostic) in
    let title = arguments.string("title").map { [View.text($0).inFont(.headline)] } ?? []
    return .alert(title, try arguments.message(), try arguments.shownViews())
  }

  static let confirmationDialog = presentation(
    "confirmation-dialog",
    [.title, .isPresented, .titleVisibility, .presenting, .message],
    purpose: "presents a confirmation dialog beside the view",
    summary: "Show a dialog above the view when it is presented: its title, its message, and its "
      + "buttons but for the one that cancels it.",
    swiftUI: .method(
      "confirmationDialog",
      [
        "_ title", .binding("isPresented"), "titleVisibility", "presenting",
        .closure("content", label: "actions"), .closure("message"),
      ]), written: "\"Sure?\" :is-presented false", panel: { style, _ in .dialog(style) }
  ) { arguments throws(Diagnostic) in
    let isHidden = arguments.enumeration("title-visibility") == "hidden"
    let title = isHidden ? nil : arguments.string("title")
    let font = Font(.body, weight: .bold)
    return .dialog(
      title.map { [View.text($0).inFont(font)] } ?? [], try arguments.message(),
      try arguments.shownViews())
  }

  static let fullScreenCover = presentation(
    "full-screen-cover", [.isPresented, .item, .onDismiss],
    purpose: "presents a view that covers the window",
    summary: "Show views over the whole window when they are presented.",
    swiftUI: .method(
      "fullScreenCover", [.binding("isPresented"), "onDismiss", .closure("content")],
      [.binding("item"), "onDismiss", .closure("content")]), written: ":is-presented false",
    panel: { style, _ in .cover(style) }
  ) { arguments throws(Diagnostic) in try .plate(arguments.shownViews(), cornerRadius: 0) }

  static let inspector = presentation(
    "inspector", [.isPresented], purpose: "presents an inspector beside the view",
    summary:
      "Show an inspector when it is presented: in a column at the trailing edge, whose width "
      + "`inspector-column-width` sets, or in a sheet where the horizontal size class is compact.",
    swiftUI: .method("inspector", [.binding("isPresented"), .closure("content")]),
    written: ":is-presented false",
    panel: { style, parts in style.isCompact ? .sheet(style, parts) : .column(parts) }
  ) { arguments throws(Diagnostic) in try .plate(arguments.shownViews(), cornerRadius: 0) }

  static let popover = presentation(
    "popover",
    [
      .isPresented, .item, .keyword("attachment-anchor", .any, "what it is attached to"),
      .keyword("arrow-edge", .enumerationList(EdgeName.all), "the edge with the arrow"),
    ],
    purpose: "presents a popover beside the view",
    summary: "Show views in a popover above or below the view when they are presented; in a sheet "
      + "where the horizontal size class is compact, unless `presentation-compact-adaptation` says "
      + "otherwise.",
    swiftUI: .method(
      "popover", [.binding("isPresented"), "attachmentAnchor", "arrowEdge", .closure("content")],
      [.binding("item"), "attachmentAnchor", "arrowEdge", .closure("content")]),
    written: ":is-presented false",
    panel: { style, parts in
      style.isCompact && !parts.staysPopover ? .sheet(style, parts) : .popover
    }
  ) { arguments throws(Diagnostic) in try .plate(arguments.shownViews(), cornerRadius: 13) }

  static let sheet = presentation(
    "sheet", [.isPresented, .item, .onDismiss], purpose: "presents a sheet over the window",
    summary: "Show views in a sheet over the window when they are presented, at the lowest height "
      + "that their `presentation-detents` give.",
    swiftUI: .method(
      "sheet", [.binding("isPresented"), "onDismiss", .closure("content")],
      [.binding("item"), "onDismiss", .closure("content")]), written: ":is-presented false",
    panel: PresentedPanel.sheet
  ) { arguments throws(Diagnostic) in try .plate(arguments.shownViews(), cornerRadius: 39) }

  static let inspectorColumnWidth = part(
    "inspector-column-width",
    [
      .optionalPositional("width", .distance, "the width of the column"),
      .keyword("min", .distance, "the minimum width"),
      .keyword("ideal", .distance, "the ideal width, which the column has here"),
      .keyword("max", .distance, "the maximum width; it has no effect here"),
    ],
    purpose: "sets the width of the column of an inspector",
    summary: "Set the width of the column of an `inspector`.",
    swiftUI: .method("inspectorColumnWidth", ["_ width"], ["min", "ideal", "max"]),
    written: "200"
  ) { arguments in
    (arguments.number("width") ?? arguments.number("ideal") ?? arguments.number("min"))
      .map { .columnWidth(max($0, 0)) }
  }

  static let presentationCompactAdaptation = part(
    "presentation-compact-adaptation",
    [
      .optionalPositional("adaptation", adaptations, "what is shown where there is little room"),
      .keyword("horizontal", adaptations, "the same where the width is compact"),
      .keyword("vertical", adaptations, "the same where the height is compact"),
    ],
    purpose: "says what a presentation becomes where there is little room",
    summary: "Set whether a popover stays one where the horizontal size class is compact.",
    swiftUI: .method(
      "presentationCompactAdaptation", ["_ adaptation"], ["horizontal", "vertical"]),
    written: "popover"
  ) { arguments in
    let name = arguments.enumeration("adaptation") ?? arguments.enumeration("horizontal")
    return .adaptation(staysPopover: ["none", "popover"].contains(name))
  }

  static let presentationDetents = part(
    "presentation-detents",
    [
      .positional(
        "detents", .oneOf([.enumerationList(["large", "medium"]), .list]),
        "the heights: `medium`, `large`, `(list 'height 300)`, `(list 'fraction 0.3)`, or a list of "
          + "these"),
      .keyword("selection", .any, "the height at which it is"),
    ],
    purpose: "sets the heights at which a sheet rests",
    summary: "Set the heights at which the sheet that presents the view rests.",
    swiftUI: .method("presentationDetents", ["_ detents"], ["_ detents", .binding("selection")]),
    written: "medium"
  ) { arguments in
    let given = arguments.given("detents") ?? .nothing
    return .detents(given.detents, selected: arguments.given("selection")?.detents.first)
  }

  static let presentationSizing = part(
    "presentation-sizing",
    [
      .positional(
        "sizing", .enumeration(["automatic", "fitted", "form", "page"]), "how it is sized")
    ],
    purpose: "sets the size of a sheet in a large window",
    summary: "Set whether the sheet that presents the view is as large as the view.",
    swiftUI: .method("presentationSizing", ["_ sizing"]), written: "fitted"
  ) { .sizing(isFitted: $0.enumeration("sizing") == "fitted") }

  private static let adaptations = ParameterType.enumeration([
    "automatic", "full-screen-cover", "none", "popover", "sheet",
  ])

  /// A modifier that presents views.
  ///
  /// - Parameters:
  ///   - panel: where they stand in the style around the view, with what they say of it themselves.
  ///   - content: the views, made of the arguments.
  private static func presentation(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    purpose: String, summary: String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling?, written: String,
    panel: @escaping @Sendable (ControlStyle, PresentationParts) -> PresentedPanel,
    content: @escaping @Sendable (Arguments) throws(Diagnostic) -> View?
  ) -> Declaration {
    let words = WordsOfView(name, purpose)
    return Declaration(
      .modifier, name, takesUnboundNames: true, parameters: parameters(),
      rest: RestParameter(
        "content", .oneOf([.action, .views]),
        "what is shown; a function that makes it is not called"),
      summary: summary, swiftUI: swiftUI(),
      examples: "(\(name) \(written) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      let presents = arguments.present
      guard presents, let shown = try content(arguments) else {
        let effect = InertEffect(words, presents: presents)
        return arguments.make(Effect.inert(effect), [arguments.view()])
      }
      let presentation = Presentation(words) { style throws(LayoutFailure) in
        panel(style, try PresentationParts(of: shown, style))
      }
      return arguments.make(presentation, [arguments.view(), shown])
    }
  }

  /// A modifier that says something of what presents its view.
  private static func part(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    purpose: String, summary: String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling?, written: String,
    part: @escaping @Sendable (Arguments) -> PresentationPart?
  ) -> Declaration {
    let words = WordsOfView(name, purpose)
    return Declaration(
      .modifier, name, takesUnboundNames: true, parameters: parameters(), summary: summary,
      swiftUI: swiftUI(), examples: "(\(name) \(written) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments in
      arguments.modify(Effect.inert(InertEffect(words, part: part(arguments))))
    }
  }
}

extension Parameter {
  fileprivate static let error = keyword("error", .any, "the error that it reports")
  fileprivate static let isPresented = keyword("is-presented", .any, "whether it is shown")
  fileprivate static let item = keyword("item", .any, "the item that it is about, or nil")
  fileprivate static let message = keyword(
    "message", .oneOf([.action, .views]), "its message; a function that makes it is not called")
  fileprivate static let onDismiss = keyword(
    "on-dismiss", .actionOrValue, "the action when it is dismissed, not performed here")
  fileprivate static let presenting = keyword(
    "presenting", .any, "the item that it is about, or nil")
  fileprivate static let title = optionalPositional("title", .string, "its title")
  fileprivate static let titleVisibility = keyword(
    "title-visibility", .enumeration(["automatic", "hidden", "visible"]),
    "whether its title is shown")
}

extension Arguments {
  /// The views of the message; none where a function would make them.
  fileprivate func message() throws(Diagnostic) -> [View] {
    if case .function? = given("message") { return [] }
    return try views("message").map(\.view)
  }
}

extension Value {
  /// Heights of a sheet: `medium`, `(list 'height 300)`, or a list of such; others are left out.
  fileprivate var detents: [PresentationPart.Detent] {
    switch self {
    case .symbol(let symbol):
      return symbol.name == "large" ? [.large] : symbol.name == "medium" ? [.medium] : []
    case .list(let list):
      let parts = Array(list.elements)
      if parts.count == 2, case .symbol(let kind) = parts[0], case .number(let length) = parts[1] {
        return kind.name == "fraction" ? [.fraction(length)] : [.height(length)]
      }
      return parts.flatMap(\.detents)
    default: return []
    }
  }
}

/// What presented views say themselves of what presents them.
struct PresentationParts {
  private(set) var staysPopover = false
  private(set) var isFitted = false
  private(set) var columnWidth: Double?
  private var detents: [PresentationPart.Detent] = []
  private var selected: PresentationPart.Detent?

  init(of shown: View, _ style: ControlStyle) throws(LayoutFailure) {
    try View.search([shown], style) { view, _ in
      guard case .inert(let effect)? = view.content as? Effect, let part = effect.part else {
        return nil
      }
      switch part {
      case .adaptation(let staysPopover): self.staysPopover = staysPopover
      case .columnWidth(let width): columnWidth = columnWidth ?? width
      case .detents(let detents, let selected):
        if self.detents.isEmpty { (self.detents, self.selected) = (detents, selected) }
      case .sizing(let isFitted): self.isFitted = isFitted
      }
      return nil
    }
  }

  /// The height at which a sheet is: the one that is selected, or the lowest.
  ///
  /// - Source: Apple's documentation of `UISheetPresentationController.selectedDetentIdentifier`.
  func detent(in most: Double) -> PresentationPart.Detent {
    func height(_ detent: PresentationPart.Detent) -> Double {
      switch detent {
      case .fraction(let share): share * most
      case .height(let height): height
      case .large: most
      case .medium: most / 2
      }
    }
    return selected ?? detents.min { height($0) < height($1) } ?? .large
  }
}

extension ControlStyle {
  fileprivate var isCompact: Bool { horizontalSizeClass == .compact }

  /// Whether presented panels were measured on its system.
  fileprivate var isMeasured: Bool { platform == .phone && [.iOS26, .iOS27].contains(system) }
}

extension PresentedPanel {
  /// A sheet.
  ///
  /// - Source: iOS 26.1 on an iPhone 16 and an SE, recorded by openuikit: from 59 and 31 below the top of
  ///   the window, 425 and 351 high at `medium`, at a height of its own 34 more, what is kept free
  ///   below. In windows of other heights `medium` is a guess, and so are sheets of other systems and in
  ///   windows of regular width: 540 x 620 there, as forms of UIKit; on a Mac as large as the content.
  static func sheet(_ style: ControlStyle, _ parts: PresentationParts) -> PresentedPanel {
    if style.platform == .mac || parts.isFitted && !style.isCompact { return .fitted(style) }
    guard style.isCompact else {
      var panel = PresentedPanel()
      (panel.width, panel.height, panel.y) = (.points(540), .points(620), 0.5)
      panel.isGuess = true
      return panel
    }
    var panel = cover(style)
    panel.isGuess = !style.isMeasured
    if style.verticalSizeClass == .compact { return panel }
    let insets = style.windowInsets
    panel.margins.top = max(insets.top, 31)
    panel.insets.top = 0
    let most = (style.windowHeight ?? 759) + insets.top - panel.margins.top
    switch parts.detent(in: most) {
    case .fraction(let share): panel.height = .ofRoom(share)
    case .height(let height): panel.height = .points(height + insets.bottom)
    case .large: break
    // 351 at 667, 425 at 852.
    case .medium:
      panel.height = .ofWindow(0.4, plus: 84.2)
      let window = style.windowHeight.map { $0 + insets.vertical }
      if window != 667, window != 852 { panel.isGuess = true }
    }
    return panel
  }

  /// The whole window.
  static func cover(_ style: ControlStyle) -> PresentedPanel {
    var panel = PresentedPanel()
    panel.insets = style.windowInsets
    return panel
  }

  private static func fitted(_ style: ControlStyle) -> PresentedPanel {
    var panel = PresentedPanel()
    (panel.width, panel.height) = (.content, .content)
    panel.y = style.platform == .mac ? 0 : 0.5
    panel.isGuess = true
    return panel
  }

  /// Beside the view, as large as the content; that its arrow is 13 and that it keeps 10 free is a
  /// guess.
  static var popover: PresentedPanel {
    var panel = PresentedPanel()
    panel.margins = Insets(.all, 10)
    (panel.width, panel.height, panel.distance) = (.content, .content, 13)
    panel.isGuess = true
    return panel
  }

  /// A column at the trailing edge; its usual width is a guess.
  static func column(_ parts: PresentationParts) -> PresentedPanel {
    var panel = PresentedPanel()
    panel.column = parts.columnWidth ?? 270
    panel.isGuess = parts.columnWidth == nil
    return panel
  }

  /// - Source: iOS 26.0 on an iPhone SE, whose window is 375 wide: iamcgn/swiftui-web,
  ///   Docs/elements/iOS.md, "Alert". In other windows its width is a guess.
  static func alert(_ style: ControlStyle) -> PresentedPanel {
    var panel = PresentedPanel()
    (panel.width, panel.height, panel.y) = (.points(299), .content, 0.5)
    panel.isGuess = !style.isMeasured || style.windowWidth != 375
    return panel
  }

  /// - Source: the same, "Confirmation dialog": 238 wide, 14.25 above the view.
  static func dialog(_ style: ControlStyle) -> PresentedPanel {
    var panel = PresentedPanel()
    (panel.width, panel.height, panel.distance) = (.points(238), .content, 14.25)
    panel.isGuess = !style.isMeasured
    return panel
  }
}

// MARK: The views that are shown

extension View {
  /// Views on a plate that fills the panel, its insets too; nil for no views.
  fileprivate static func plate(
    _ views: [View], cornerRadius: Double
  ) throws(Diagnostic) -> View? {
    guard !views.isEmpty else { return nil }
    let screen = (try? View.implicitStack(views)) ?? views[0]
    return screen.fillingBoth().onPlate(cornerRadius)
  }

  private func onPlate(_ cornerRadius: Double) -> View {
    let shape =
      cornerRadius > 0 ? Shape.roundedRectangle(cornerRadius: cornerRadius) : .rectangle
    return View(
      Layer(isBehind: true, ignoresSafeAreaAt: .all),
      children: [self, View(shape).inFill("system-background")])
  }

  /// - Source: iOS 26.0: iamcgn/swiftui-web, Docs/elements/iOS.md, "Alert": texts 28.5 in, 21.5 from the
  ///   top and 10.5 apart; 27 below them buttons of 46.5, 8.5 apart, 13.5 from the sides and 13
  ///   from the end.
  fileprivate static func alert(_ title: [View], _ message: [View], _ actions: [View]) -> View {
    let texts = title + message.map { $0.inFont(.subheadline) }
    let buttons = actions.isEmpty ? [View.text("OK")] : actions.withoutGroups
    let isRow = buttons.count == 2 && buttons.allSatisfy { ($0.content as? Control) != nil }
    let shown = buttons.map { $0.inCapsule(height: 46.5) }
    return panel(
      .column(texts, .leading, spacing: 10.5), distance: 27,
      isRow ? .row(shown, spacing: 8.5) : .column(shown, spacing: 8.5),
      end: 13)
  }

  /// - Source: the same, "Confirmation dialog": the message 4 below the title, buttons of 45.5 19 below
  ///   and 10.5 apart, 13.5 from the sides and the end. What is above the title is as in an alert.
  fileprivate static func dialog(_ title: [View], _ message: [View], _ actions: [View]) -> View {
    let buttons = actions.withoutGroups.filter { !$0.isCancelButton }
    let shown = buttons.map { $0.inCapsule(height: 45.5) }
    return panel(
      .column(title + message, .leading, spacing: 4), distance: 19,
      .column(shown, spacing: 10.5), end: 13.5)
  }

  private static func panel(
    _ texts: View, distance: Double, _ actions: View, end: Double
  ) -> View {
    let sides = Insets(top: 21.5, leading: 28.5, bottom: distance, trailing: 28.5)
    let rows = [
      texts.filling(alignment: .leadingCenter).padded(sides),
      actions.padded(Insets(top: 0, leading: 13.5, bottom: end, trailing: 13.5)),
    ]
    return View.column(rows, spacing: 0).onPlate(34)
  }

  private func inCapsule(height: Double) -> View {
    let button = inOneLine.filling().framed(height: height)
    return View(
      Layer(isBehind: true), children: [button, View(Shape.capsule).inFill("gray")])
  }

  private var isCancelButton: Bool {
    written.contains { $0.keyword == "role" && $0.value == .name("cancel") }
  }
}
