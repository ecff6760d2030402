import LayEngine
import LayLanguage

extension RichText: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var found: RunsMeasurement?
    for case .brokeRuns(_, let text) in slice.answering { found = text }
    guard let found else { return section.say(.emptyText) }
    if found.scale < 1 { section.say(.scaledText, [.scale: .length(found.scale)]) }
    section.say(
      .textRuns,
      [
        .width: .length(found.widest), .lines: .count(found.heights.count),
        .heights: .list(found.heights.map { .length($0) }), .spacing: .length(found.lineSpacing),
        .answer: .length(slice.size.height),
      ])
    if let text = slice.tree.textLines(of: slice.view.node, at: slice.proposal) {
      section.say(.textLines, [.lines: .list(text.lines.map { .text($0) })])
    }
    guard found.isCut else { return }
    section.conclude(
      .cut,
      [
        .isByLimit: .truth(found.isCutByLimit), .isByHeight: .truth(found.isCutByHeight),
        .limit: found.limit.map { .count($0) } ?? .length(nil), .room: .length(nil),
      ])
  }
}

extension Text: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var found: TextMeasurement?
    for case .broke(_, let text) in slice.answering { found = text }
    guard let found else { return section.say(.emptyText) }
    if found.scale < 1 { section.say(.scaledText, [.scale: .length(found.scale)]) }
    section.say(
      .textWidth,
      [
        .cells: .count(found.cells), .advance: .length(found.advance),
        .width: .length(found.width),
        .proposed: .length(slice.proposal.width), .answer: .length(slice.size.width),
      ])
    section.say(
      .textHeight,
      [
        .lines: .count(found.lineCount), .lineHeight: .length(found.lineHeight),
        .spacing: .length(found.lineSpacing), .reserved: .count(found.reserved),
        .exact: .length(found.height), .answer: .length(slice.size.height),
      ])
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
}
