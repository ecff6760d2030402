import LayEngine
import LayLanguage

/// What came of a comparison, as text.
struct ComparisonText {
  private static let mostExtents = 20
  private static let mostCells = 20

  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ comparison: Comparison, _ names: (first: String, second: String)) -> String {
    var lines: [String] = []
    if comparison.isEqual {
      lines.append(style.paint("equal \(place(comparison.range))", .green))
    } else {
      lines.append(style.paint("different \(place(comparison.range))", .strong))
      lines += table(comparison, names).lines(style)
      let more = comparison.extents.count - Self.mostExtents
      if more > 0 { lines.append("  … and \(more) more") }
      lines += paragraph(smallest(comparison))
    }
    return (lines + paragraph(tried(comparison))).joined(separator: "\n")
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
    case .range(let range):
      "\(NumberText.of(range.lowerBound))..\(NumberText.of(range.upperBound))"
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
    columns += [("at first", .right), (titles[0], .right), (titles[1], .right)]
    var table = TextTable(columns)
    for extent in comparison.extents.prefix(Self.mostExtents) {
      var row = [TextTable.Cell(self.extent(extent))]
      if let widths = extent.widths {
        let ends = [widths.lowerBound, widths.upperBound].map(NumberText.of)
        row.append(.init(ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")))
      }
      let start = extent.start.isIncluded ? "" : "above "
      row.append(.init(start + NumberText.of(extent.start.length)))
      row += [.init(answer(extent.sample.first)), .init(answer(extent.sample.second))]
      table.add(row)
    }
    return table
  }

  /// `10 to 80`, with what is left out said.
  private func extent(_ extent: Comparison.Extent) -> String {
    let start = NumberText.of(extent.start.length)
    let end = NumberText.of(extent.end.length)
    if start == end { return "\(start) alone" }
    return (extent.start.isIncluded ? start : "above \(start)") + " to "
      + (extent.end.isIncluded ? end : "below \(end)")
  }

  private func smallest(_ comparison: Comparison) -> String {
    guard let extent = comparison.extents.first else { return "" }
    let sample = extent.sample
    let near = extent.start.isIncluded ? "" : "just above "
    return "the smallest proposal that separates them: \(near)\(proposal(extent, comparison.range))"
      + ", \(answer(sample.first)) and \(answer(sample.second))"
  }

  private func proposal(_ extent: Comparison.Extent, _ range: ProposalRange) -> String {
    let sample = extent.sample.proposal
    let length = extent.start.length
    return ProposalText.of(
      range.height.range == nil
        ? ProposedViewSize(width: length, height: sample.height)
        : ProposedViewSize(width: sample.width, height: length))
  }

  private func answer(_ answer: Comparison.Answer) -> String {
    switch answer {
    case .size(let size): ProposalText.of(size)
    case .failure(let message): "error: \(message)"
    }
  }

  private func tried(_ comparison: Comparison) -> String {
    if let count = comparison.pieceCount {
      return count == 1
        ? "proved: nothing changes in between"
        : "proved, in \(count) pieces between which a layout changes"
    }
    var text = "\(comparison.triedCount) proposals were tried, every \(step(comparison.range))"
    text += " and between them where an answer changes"
    if comparison.isEqual {
      text += "; what lies between is not proved"
      if let name = comparison.programLayouts.first {
        text += ", since `\(name)` is a layout of the program"
      }
    }
    return text
  }

  private func step(_ range: ProposalRange) -> String {
    range.step == 1 ? "point" : "\(NumberText.of(range.step)) points"
  }
}
