import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as a table.
enum SweepText: SweepFormat {
  static let option = "--table"
  private static let mostRows = 200

  static func text(_ sweep: Sweep, _ style: Style) -> String {
    var lines = [style.paint(RangeText.place(sweep.range), .strong)]
    lines += table(sweep, style)
    if sweep.isPart {
      lines += paragraph("ended before it was done: this is what was found", style)
    }
    if let evidence = sweep.rows.first?.found.evidence {
      var text = RangeText.evidence(evidence)
      if sweep.isPlane {
        let step = sweep.range.step == 1 ? "point" : "\(NumberText.of(sweep.range.step)) points"
        text = "one line of widths every \(step) of the height; the first is \(text)"
      }
      lines += paragraph(text, style)
    }
    let text = lines.joined(separator: "\n")
    return style.isPlain ? VisibleText.withPlainSigns(text) : text
  }

  private static func table(_ sweep: Sweep, _ style: Style) -> [String] {
    let labels = SweepLabels(sweep)
    let side = sweep.axis.side
    var columns: [(heading: String, side: TextTable.Side)] = [("shown", .left)]
    if sweep.isPlane { columns.append(("heights", .left)) }
    columns += [("\(side)s", .left), ("answer", .left)]
    var table = TextTable(columns)
    var count = 0
    for row in sweep.rows {
      for (number, range) in row.found.ranges.enumerated() {
        count += 1
        guard count <= mostRows else { continue }
        var cells = [TextTable.Cell(labels.label(range.answer) ?? "all")]
        if let heights = row.heights { cells.append(.init(RangeText.lengths(heights))) }
        cells.append(.init(RangeText.stretch(from: range.start, to: range.end)))
        cells.append(.init(answers(row.answers(number))))
        table.add(cells)
      }
    }
    let more = count > mostRows ? ["  … and \(count - mostRows) more: `--csv` prints all"] : []
    return table.lines(style) + more
  }

  private static func answers(_ answers: (first: ViewSize, last: ViewSize)?) -> String {
    guard let (first, last) = answers else { return "none" }
    let (one, two) = (ProposalText.of(first), ProposalText.of(last))
    return one == two ? one : "\(one) → \(two)"
  }

  private static func paragraph(_ text: String, _ style: Style) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, indentation: 2)
  }
}
