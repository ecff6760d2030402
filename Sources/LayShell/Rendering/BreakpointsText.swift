import LayEngine
import LayLanguage
import LayTerminal

/// The places at which a structure changes, as text.
struct BreakpointsText {
  private static let mostRows = 200

  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ breakpoints: Breakpoints) -> String {
    let place = RangeText.place(breakpoints.found.line, breakpoints.range)
    let changes = breakpoints.changes
    var lines: [String] = []
    if case .failure(let message)? = breakpoints.found.ranges.first?.answer {
      lines += paragraph("at the beginning there is no answer: \(message)")
    }
    if changes.isEmpty {
      lines.insert(style.paint("the structure does not change \(place)", .green), at: 0)
    } else {
      let count = WrittenFile.count(changes.count, "place")
      lines.insert(style.paint("the structure changes at \(count) \(place)", .strong), at: 0)
      let rows = changes.prefix(Self.mostRows).flatMap(rows)
      lines += Paragraph.definitions(rows, columns: style.columns)
      if changes.count > Self.mostRows { lines.append("  … and more: `--json` prints all") }
    }
    return (lines + paragraph(RangeText.evidence(breakpoints.found.evidence)))
      .joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, indentation: 2)
  }

  private func rows(_ change: Breakpoints.Change) -> [(term: String, meaning: String)] {
    Self.texts(change).map { (Self.place(change), style.visible($0)) }
  }

  /// What changes at a place.
  static func texts(_ change: Breakpoints.Change) -> [String] {
    let views = change.views.map { view in
      let states = StructureWords.change(view)
      let title = StructureWords.title(view.view, in: view.nearestName)
      return "\(title): \(states.before) → \(states.after)"
    }
    return views.isEmpty ? [answers(change)] : views
  }

  /// From which side a place counts: `from 195` has the new structure at 195, `above 312` does not.
  static func place(_ change: Breakpoints.Change) -> String {
    let start = NumberText.of(change.start.length)
    if let last = change.lastBefore { return "between \(NumberText.of(last)) and \(start)" }
    return (change.start.isIncluded ? "from " : "above ") + start
  }

  /// What is said where no view can be told that has changed.
  private static func answers(_ change: Breakpoints.Change) -> String {
    if case .failure(let message) = change.after.answer { return "error: \(message)" }
    if case .failure = change.before.answer { return "there is an answer again" }
    return "other views are shown"
  }
}
