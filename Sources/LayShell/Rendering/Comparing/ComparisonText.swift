import LayEngine
import LayLanguage
import LayTerminal

/// The result of a comparison as text.
struct ComparisonText {
  private static let mostExtents = 20
  private static let mostCells = 20

  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ comparison: Comparison, _ names: (first: String, second: String)) -> String {
    var lines: [String] = []
    if comparison.isUnanswered {
      lines.append(style.paint("no answer \(place(comparison.range))", .red))
    } else if comparison.isEqual {
      lines.append(style.paint("equal \(place(comparison.range))", .green))
    } else {
      lines.append(style.paint("different \(place(comparison.range))", .strong))
      lines += table(comparison, names).lines(style)
      let more = comparison.extents.count - Self.mostExtents
      if more > 0 { lines.append("  … and \(more) more") }
      lines += paragraph(smallest(comparison))
    }
    if let unanswered = comparison.unanswered { lines += paragraph(text(unanswered)) }
    return (lines + paragraph(evidence(comparison))).joined(separator: "\n")
  }

  private func text(_ unanswered: Comparison.Unanswered) -> String {
    let sample = unanswered.sample
    let count = unanswered.count == 1 ? "1 proposal" : "\(unanswered.count) proposals"
    return "neither view has an answer to \(count): at \(ProposalText.of(sample.proposal)), "
      + answer(sample.first)
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, indentation: 2)
  }

  private func place(_ range: ProposalRange) -> String {
    "over \(dimension(range.width)) x \(dimension(range.height))"
  }

  private func dimension(_ dimension: ProposalRange.Dimension) -> String {
    switch dimension {
    case .fixed(let length): ProposalText.length(length)
    case .range(let range): ProposalBounds.text(range)
    }
  }

  private func table(
    _ comparison: Comparison, _ names: (first: String, second: String)
  ) -> TextTable {
    let isOfBoth = comparison.range.width.range != nil && comparison.range.height.range != nil
    let isOfWidth = comparison.range.height.range == nil
    let heading = isOfWidth ? "width" : "height"
    var columns: [(heading: String, side: TextTable.Side)] = [("\(heading)s that differ", .left)]
    if isOfBoth { columns.append(("at widths", .left)) }
    let titles = [names.first, names.second].map { DisplayWidth.cut($0, to: Self.mostCells) }
    columns += [("at", .right), (titles[0], .right), (titles[1], .right)]
    var table = TextTable(columns)
    for extent in comparison.extents.prefix(Self.mostExtents) {
      var row = [TextTable.Cell(stretch(extent.lengths))]
      if let widths = extent.widths { row.append(.init(stretch(widths))) }
      let place = extent.samplePlace
      row.append(.init((place.isIncluded ? "" : "above ") + NumberText.of(place.length)))
      row += [.init(answer(extent.sample.first)), .init(answer(extent.sample.second))]
      table.add(row)
    }
    return table
  }

  /// `10 to below 80`: an end that is not included is marked.
  private func stretch(_ stretch: Comparison.Stretch) -> String {
    let start = NumberText.of(stretch.start.length)
    let end = NumberText.of(stretch.end.length)
    if stretch.start == stretch.end { return start }
    let isIncluded = stretch.end.isIncluded && !ProposalBounds.isBelow(stretch.end.length)
    return (stretch.start.isIncluded ? start : "above \(start)") + " to "
      + (isIncluded ? end : "below \(end)")
  }

  private func smallest(_ comparison: Comparison) -> String {
    guard let extent = comparison.extents.first else { return "" }
    let (start, place, widths) = (extent.lengths.start, extent.samplePlace, extent.widths?.start)
    let isIncluded = start.isIncluded && widths?.isIncluded ?? true
    let smallest = proposal(extent, widths?.length, start.length, comparison.range)
    let tried = proposal(extent, nil, place.length, comparison.range)
    var text = "the smallest proposal that separates them: \(isIncluded ? "" : "just above ")"
    text += smallest
    if place != start || tried != smallest { text += "; at \(tried)" }
    return text + ", \(answer(extent.sample.first)) and \(answer(extent.sample.second))"
  }

  /// - Parameter width: a width to print instead of the sample's, for ranges on both axes.
  private func proposal(
    _ extent: Comparison.Extent, _ width: Double?, _ length: Double, _ range: ProposalRange
  ) -> String {
    let sample = extent.sample.proposal
    return ProposalText.of(
      range.height.range == nil
        ? ProposedViewSize(width: length, height: sample.height)
        : ProposedViewSize(width: width ?? sample.width, height: length))
  }

  private func answer(_ answer: Comparison.Answer) -> String {
    switch answer {
    case .size(let size): ProposalText.of(size)
    case .failure(let message): "error: \(message)"
    }
  }

  private func evidence(_ comparison: Comparison) -> String {
    switch comparison.evidence {
    case .followed(let count):
      return count == 1
        ? "proved: nothing changes in between"
        : "proved, in \(count) pieces between which a layout changes"
    case .followedLines(let count):
      return "followed along \(count) lines, one every \(step(comparison.range)) of the width and "
        + "the height; what lies between them is not proved"
    case .tried(let count):
      var text = "\(count) proposals were tried, every \(step(comparison.range))"
      text += " and between them where an answer changes"
      guard comparison.isEqual else { return text }
      text += "; what lies between is not proved"
      guard let name = comparison.programLayouts.first else { return text }
      return text + ", since `\(name)` is a layout of the program"
    }
  }

  private func step(_ range: ProposalRange) -> String {
    range.step == 1 ? "point" : "\(NumberText.of(range.step)) points"
  }
}
