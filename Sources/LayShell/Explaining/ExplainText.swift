import LayEngine
import LayLanguage

extension Text: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var found: TextMeasurement?
    for case .broke(_, let text) in slice.answering { found = text }
    guard let found else { return section.say(.emptyText) }
    if found.scale < 1 { section.say(.scaledText, [.scale: .length(found.scale)]) }
    if let heights = found.lineHeights {
      section.say(
        .textRuns,
        [
          .width: .length(found.width), .blank: .length(found.blankWidth),
          .lines: .count(found.lineCount), .heights: .list(heights.map { .length($0) }),
          .spacing: .length(found.lineSpacing), .answer: .length(slice.size.height),
        ])
    } else {
      explainOneFont(found, slice, in: &section)
    }
    if let text = slice.tree.textLines(of: slice.view.node, at: slice.proposal) {
      section.say(.textLines, [.lines: .list(text.lines.map { .text($0) })])
    }
    guard found.isCut else { return }
    section.conclude(
      .cut,
      [
        .isByLimit: .truth(found.isCutByLimit), .isByHeight: .truth(found.isCutByHeight),
        .limit: found.limit.map { .count($0) } ?? .length(nil),
        .room: found.room.map { .count($0) } ?? .length(nil),
      ])
  }

  private func explainOneFont(
    _ found: TextMeasurement, _ slice: TraceSlice, in section: inout ExplanationSection
  ) {
    section.say(
      .textWidth,
      [
        .cells: .count(found.cells), .blanks: .count(found.blankCells),
        .advance: .length(found.advance), .width: .length(found.width),
        .proposed: .length(slice.proposal.width), .answer: .length(slice.size.width),
      ])
    section.say(
      .textHeight,
      [
        .lines: .count(found.lineCount), .lineHeight: .length(found.lineHeight),
        .spacing: .length(found.lineSpacing), .reserved: .count(found.reserved),
        .exact: .length(found.height), .answer: .length(slice.size.height),
      ])
  }
}
