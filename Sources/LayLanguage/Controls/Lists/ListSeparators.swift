import LayEngine

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
  func separators(of rows: [View]) -> [EdgeSet] {
    var edges = rows.map { _ in EdgeSet() }
    let places = rows.indices.filter { !rows[$0].isSectionPart }
    for (number, place) in places.enumerated() {
      let (isFirst, isLast) = (number == 0, number == places.count - 1)
      let next = isLast ? nil : rows[places[number + 1]]
      if hasLine(below: rows[place], next) { edges[place].insert(.bottom) }
      if isFirst, hasOuterLine(of: rows[place], at: .top) { edges[place].insert(.top) }
    }
    return edges
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

extension Declaration {
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
      return arguments.make(Effect.separator(separator), [arguments.view()])
    }
  }
}
