import LayEngine

extension Declaration {
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
      "Section", ["_ title", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("header"), .closure("footer")],
      ["header", "footer", .closure("children", label: "content")]),
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
}

extension Control {
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
  static func listSections(of views: [View]) throws(LayoutFailure) -> [[View]] {
    let elements = try View.elements(of: views)
    var sections: [[View]] = []
    var isLoose = false
    var next = 0
    for stretch in try stretches(of: views) where stretch.count > 0 {
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
    of views: [View]
  ) throws(LayoutFailure) -> [(count: Int, isSection: Bool)] {
    var stretches: [(count: Int, isSection: Bool)] = []
    var pending = Array(views.reversed())
    while var view = pending.popLast() {
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
