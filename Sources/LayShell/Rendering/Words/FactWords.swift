import LayEngine
import LayLanguage

/// The sentences for facts: the one place that puts what rules did into words.
///
/// A fact that is a table has no sentences; `FactTables` renders it.
enum FactWords {
  /// The sentences of a fact; none for a table.
  static func sentences(_ fact: Fact) -> [String] {
    switch fact.kind {
    case .textLines: textLines(fact.values)
    case .gridGroups: gridGroups(fact.values)
    default:
      [
        leaf(fact.kind, fact.values) ?? modifier(fact.kind, fact.values)
          ?? container(fact.kind, fact.values) ?? grid(fact.kind, fact.values)
          ?? program(fact.kind, fact.values) ?? reason(fact.kind, fact.values)
      ].compactMap(\.self)
    }
  }

  /// The lines of a text; only the first ones of a long text.
  private static func textLines(_ values: FactValues) -> [String] {
    let most = 8
    let lines = values.list(.lines).map { line in
      if case .text(let text) = line { ValueDescription.quoted(text) } else { "" }
    }
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return lines.prefix(most) + rest
  }

  /// The shares of each group of cells; only the first groups of a large grid.
  private static func gridGroups(_ values: FactValues) -> [String] {
    let most = 8
    let groups = values.records(.groups)
    let sentences = groups.prefix(most).enumerated().map { index, group in
      let priority = group.has(.priority) ? ", priority \(group.number(.priority))" : ""
      var shares: [String] = []
      if group.has(.leftWidth) {
        shares.append(
          "width \(group.number(.leftWidth)) / \(group.count(.columns)) = "
            + group.number(.shareWidth))
      }
      if group.has(.leftHeight) {
        shares.append(
          "height \(group.number(.leftHeight)) / \(group.count(.rows)) = "
            + group.number(.shareHeight))
      }
      return "group \(index + 1)\(priority): \(shares.joined(separator: ", "))"
    }
    return sentences + (groups.count > most ? ["and \(groups.count - most) groups more"] : [])
  }
}
