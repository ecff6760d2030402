import LayEngine
import LayLanguage
import LayTerminal

/// The differences of versions as lines, which are the same wherever they are printed.
///
/// - Rule: of a view the causes are told, the views that show otherwise, and how many others follow.
struct VersionText {
  private static let mostCauses = 10
  private static let mostStates = 5
  private static let mostPaths = 4
  private static let mostCases = 3

  private let words: DifferenceText

  /// - Parameter tellsAll: whether all that differs is told, view by view.
  static func text(_ report: VersionReport, tellsAll: Bool = false) -> String {
    let told = [summary(report)] + report.views.flatMap { lines($0, tellsAll) }
    return told.map { VisibleText.of($0) }.joined(separator: "\n")
  }

  private static func lines(_ view: VersionReport.View, _ tellsAll: Bool) -> [String] {
    let title = "\(view.file): \(view.label)"
    switch view.finding {
    case .gone: return ["- \(title)"]
    case .new: return ["+ \(title)"]
    case .failed(let why): return [title, "  \(why)"]
    case .changed(let comparison):
      let style = Style(columns: .max, isPlain: true)
      let text = VersionText(words: DifferenceText(style: style, lookout: comparison.lookout))
      let causes = VersionCauses(comparison)
      var lines = ["\(title): \(summary(comparison, causes))"]
      let told =
        tellsAll
        ? comparison.rows.map { text.line($0) } : text.lines(causes) + follow(causes.others)
      lines += told.map { "  " + $0 }
      switch comparison.movedAlong {
      case 0: break
      case 1: lines.append("  1 view only moves with the view around it")
      case let count: lines.append("  \(count) views only move with those around them")
      }
      if !comparison.isWhole { lines.append("  there are more views, which were not compared") }
      if !comparison.isExact { lines.append("  not exact: widths were tried, and changes halved") }
      return lines
    }
  }

  // MARK: Summaries

  private static func summary(_ report: VersionReport) -> String {
    func count(_ isCounted: (VersionReport.View.Finding) -> Bool) -> Int {
      report.views.count { isCounted($0.finding) }
    }
    let changed = count { if case .changed = $0 { true } else { false } }
    let parts = [
      (count { if case .new = $0 { true } else { false } }, "new"),
      (count { if case .gone = $0 { true } else { false } }, "gone"),
      (count { if case .failed = $0 { true } else { false } }, "not compared"),
    ]
    let others = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (["\(changed) of \(CountText.of(report.comparedCount, "view")) changed"] + others)
      .joined(separator: ", ")
  }

  /// `12 views in it differ on all widths; the largest move is 32, of Divider at 1.4`.
  private static func summary(_ comparison: VersionComparison, _ told: VersionCauses) -> String {
    let all = told.causes + told.others
    let cases = VersionComparison.Row.union(comparison.rows.map(\.cases))
    let widths = range(cases, atMost: 1)
    var text = all.count == 1 ? "1 view in it differs" : "\(all.count) views in it differ"
    text += " on \(widths)"
    let moves = all.compactMap { change in change.move.map { (change, length($0)) } }
    guard let most = moves.map(\.1).max(), let first = moves.first(where: { $0.1 == most })?.0,
      let row = first.row(.place)
    else { return text }
    return text + "; the largest move is \(NumberText.of(most)), of \(row.key.title)"
      + places([first.path]) + window(row)
  }

  private static func length(_ move: ViewPoint) -> Double { max(abs(move.x), abs(move.y)) }

  // MARK: Causes

  private func lines(_ causes: VersionCauses) -> [String] {
    var groups: [(key: [String], changes: [VersionCauses.Change])] = []
    for change in causes.causes {
      guard let row = change.rows.first else { continue }
      let places = Self.range(row.cases, atMost: Self.mostCases)
      let key = [row.key.title, row.key.words, "\(row.key.kind)", places]
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].changes.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    var told = groups.prefix(Self.mostCauses).flatMap { lines($0.changes) }
    if groups.count > Self.mostCauses {
      told.append("... and \(groups.count - Self.mostCauses) more causes, which --all tells")
    }
    let states = causes.others.compactMap(\.state)
    told += states.prefix(Self.mostStates).map { line($0) }
    if states.count > Self.mostStates {
      let count = CountText.of(states.count - Self.mostStates, "more view")
      told.append("... and \(count) with other lines or candidates, which --all tells")
    }
    return told
  }

  /// A cause in one place with all that differs there but its place, or in several places.
  private func lines(_ changes: [VersionCauses.Change]) -> [String] {
    guard let change = changes.first, let first = change.rows.first else { return [] }
    guard changes.count == 1 else {
      return [line(first, first.key.words.isEmpty ? "" : fact(first), at: changes.map(\.path))]
    }
    var lines: [(row: VersionComparison.Row, facts: [String])] = []
    for row in change.rows where row.key.kind != .changed(.place) || change.rows.count == 1 {
      let same = lines.firstIndex {
        $0.row.cases == row.cases && Self.window($0.row) == Self.window(row)
      }
      if let same { lines[same].facts.append(fact(row)) } else { lines.append((row, [fact(row)])) }
    }
    return lines.map { line($0.row, $0.facts.joined(separator: ", "), at: [change.path]) }
  }

  /// How many views follow, and how far they move.
  private static func follow(_ others: [VersionCauses.Change]) -> [String] {
    let sizes = others.count { $0.row(.size) != nil }
    var parts: [String] = []
    if sizes > 0 {
      parts.append(CountText.of(sizes, "more view") + " change\(sizes == 1 ? "s" : "") in size")
    }
    let moves = others.compactMap(\.move)
    if let least = moves.map(length).min(), let most = moves.map(length).max() {
      let count = parts.isEmpty ? CountText.of(moves.count, "more view") : "\(moves.count)"
      let far = NumberText.of(most)
      parts.append(
        count + " move\(moves.count == 1 ? "s" : "")\(way(moves)) by "
          + (NumberText.of(least) == far ? far : "up to \(far)"))
    }
    return parts.isEmpty ? [] : ["so " + parts.joined(separator: ", ")]
  }

  /// The way that all go: ` down`; empty where they go several ways.
  private static func way(_ moves: [ViewPoint]) -> String {
    let ways = moves.flatMap { move in
      [
        move.x > 0 ? " right" : move.x < 0 ? " left" : nil,
        move.y > 0 ? " down" : move.y < 0 ? " up" : nil,
      ].compactMap(\.self)
    }
    return ways.first.flatMap { first in ways.allSatisfy { $0 == first } ? first : nil } ?? ""
  }

  // MARK: Rows

  /// `text "Tea" at 1.2: place 16, 20 -> 24, 20; all widths`.
  private func line(_ row: VersionComparison.Row) -> String {
    line(row, fact(row), at: [row.key.path])
  }

  private func line(_ row: VersionComparison.Row, _ fact: String, at paths: [[Int]]) -> String {
    let sign = row.key.kind == .gone ? "- " : row.key.kind == .new ? "+ " : ""
    let title = row.key.title.isEmpty ? "" : row.key.title + Self.places(paths)
    let window = fact.isEmpty ? "" : Self.window(row)
    return sign + [title, fact].filter { !$0.isEmpty }.joined(separator: ": ") + window + "; "
      + Self.range(row.cases, atMost: Self.mostCases)
  }

  private func fact(_ row: VersionComparison.Row) -> String {
    let others = row.otherCount == 0 ? "" : " and \(CountText.of(row.otherCount, "other"))"
    guard let change = row.change else { return row.key.words + others }
    return switch row.key.kind {
    case .gone, .new: "\(words.words(.size, of: change)) at \(words.words(.place, of: change))"
    case .changed(.size): "size " + words.words(.size, of: change)
    case .changed(.place): "place " + words.words(.place, of: change)
    case .changed, .failure: row.key.words + others
    }
  }

  /// ` at 1.1.2, 1.1.3 and 2 more`; empty for the root.
  private static func places(_ paths: [[Int]]) -> String {
    guard paths != [[]] else { return "" }
    let shown = paths.prefix(mostPaths).map { ViewPath($0).shown }.joined(separator: ", ")
    let more = paths.count - mostPaths
    return " at \(shown)" + (more > 0 ? " and \(more) more" : "")
  }

  /// The window of the numbers, where it is not the usual one.
  private static func window(_ row: VersionComparison.Row) -> String {
    let usual = VersionComparison.Sample.usual
    guard row.key.words.isEmpty, row.sample != usual else { return "" }
    let parts = [
      row.sample.width == usual.width ? nil : "at \(NumberText.of(row.sample.width))",
      row.sample.textSize == usual.textSize ? nil : "in \(row.sample.textSize.spelling)",
    ]
    return " (\(parts.compactMap(\.self).joined(separator: " ")))"
  }

  /// `all widths; widths 320 to below 343.2 from xxx-large`: sizes of texts with the same widths share them.
  private static func range(_ cases: [VersionComparison.Case], atMost most: Int) -> String {
    var groups: [(sizes: Set<DynamicType>, widths: [WidthRange])] = []
    for next in cases {
      if let known = groups.firstIndex(where: { $0.widths == next.widths }) {
        groups[known].sizes.insert(next.textSize)
      } else {
        groups.append(([next.textSize], next.widths))
      }
    }
    func text(_ sizes: Set<DynamicType>, _ widths: [WidthRange]) -> String {
      [CheckWhere.widths(widths), CheckWhere.sizes(sizes)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    guard groups.count > most else {
      return groups.map { text($0.sizes, $0.widths) }.joined(separator: "; ")
    }
    return text(Set(cases.map(\.textSize)), WidthRange.union(cases.map(\.widths)))
      + ", fewer at some sizes"
  }
}
