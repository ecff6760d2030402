import LayEngine

extension Declaration {
  static let listView = Declaration(
    .container, "list-view",
    summary: "Rows that scroll, in all the room there is; 0 where none is proposed.",
    swiftUI: "List { }",
    examples: [
      Example(
        "(list-view (text \"One\") (text \"Two\"))", proposing: "200 x 300", gives: "200 x 300"),
      Example("(list-view (text \"One\"))", proposing: "ideal", gives: "0 x 0"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.listView, try arguments.children().map(\.view))
  }

  static let form = Declaration(
    .container, "form",
    summary: "A list of settings: rows that scroll, 16 from the edges.",
    swiftUI: "Form { }",
    examples: [
      Example(
        "(form (section \"General\" (toggle \"Sound\")))", proposing: "300 x 300",
        gives: "300 x 300")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.form, try arguments.children().map(\.view))
  }

  static let section = Declaration(
    .container, "section",
    parameters: [
      .optionalPositional("title", .string, "the header as a text"),
      .keyword("header", .oneOf([.string, .view]), "the view before the others, or a text"),
      .keyword("footer", .oneOf([.string, .view]), "the view after the others, or a text"),
    ],
    summary: "Views with a header and a footer: in a list rows, elsewhere views in the place of "
      + "the section.",
    swiftUI: "Section(\"title\") { }, Section { } header: { } footer: { }",
    examples: [
      Example(
        "(vstack (section \"A\" (text \"one\") (text \"two\")))", proposing: "ideal",
        gives: "24 x 60")
    ]
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "title", "header")
    let header = arguments.labelView("header") ?? arguments.labelView("title")
    let content = try arguments.children().map(\.view)
    let footer = arguments.labelView("footer")
    func part(_ view: View?, _ control: Control) -> [View] {
      view.map { [View(control, children: [$0], span: $0.span)] } ?? []
    }
    return arguments.make(
      Group(), part(header, .sectionHeader) + content + part(footer, .sectionFooter))
  }
}

extension Control {
  private static let margin = NumberText.of(ControlMetrics.rowInsets.leading)
  private static let least = NumberText.of(ControlMetrics.rowLeastHeight)

  fileprivate static let listView = Control(
    "list-view",
    composition: "a list takes what is proposed, 0 where nothing is; its rows stand in a scroll "
      + "view, each with \(margin) before and after it and \(least) high at least",
    hasTitle: false, holdsRows: true
  ) { parts, style throws(LayoutFailure) in
    let isInset = style.list == .inset || style.list == .insetGrouped
    return try .list(parts, margin: isInset ? ControlMetrics.insetListMargin : 0)
  }

  fileprivate static let form = Control(
    "form",
    composition: "a form is a list whose rows keep "
      + "\(NumberText.of(ControlMetrics.insetListMargin)) from its edges; in the styles `grouped` "
      + "and `plain` they keep nothing",
    hasTitle: false, holdsRows: true
  ) { parts, style throws(LayoutFailure) in
    let isInset = [.automatic, .inset, .insetGrouped].contains(style.list)
    return try .list(parts, margin: isInset ? ControlMetrics.insetListMargin : 0)
  }

  fileprivate static let sectionHeader = sectionPart("section-header")
  fileprivate static let sectionFooter = sectionPart("section-footer")

  private static func sectionPart(_ name: String) -> Control {
    Control(
      name, composition: "it is its view; in a list, in a row that may be lower than others",
      isSeenThrough: true
    ) { parts, _ throws(LayoutFailure) in try .implicitStack(parts) }
  }

  fileprivate var isSectionPart: Bool {
    self === Control.sectionHeader || self === Control.sectionFooter
  }
}

extension View {
  /// Rows across the whole width in a scroll view that takes what is proposed.
  ///
  /// - Parameter margin: between the edges and the rows.
  fileprivate static func list(_ views: [View], margin: Double) throws(LayoutFailure) -> View {
    let rows = try View.elements(of: views).map(\.asRow)
    let style = StackStyle(alignment: .leading, spacing: 0, isDynamic: true)
    var column = View(VerticalStack(style), children: rows)
    if margin != 0 { column = column.padded(Insets(.horizontal, margin)) }
    return View(ScrollView(.vertical), children: [column])
      .fillingBoth(ideal: 0, alignment: .topLeading)
  }

  private var asRow: View {
    let isPart = isSectionPart
    let insets = isPart ? ControlMetrics.headerInsets : listRowInsets ?? ControlMetrics.rowInsets
    return padded(insets)
      .filling(
        leastHeight: isPart ? nil : ControlMetrics.rowLeastHeight, alignment: .leadingCenter)
  }

  /// Whether it is a header or a footer, be it modified: a modifier of a section modifies each of
  /// its elements.
  private var isSectionPart: Bool {
    var view = self
    while true {
      if let control = view.content as? Control { return control.isSectionPart }
      switch view.content.role {
      case .modifier: break
      case .group where view.children.count == 1: break
      case .element, .group, .nothing: return false
      }
      guard let child = view.children.first else { return false }
      view = child
    }
  }
}
