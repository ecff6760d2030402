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
    let place = RangeText.place(comparison.range)
    var lines: [String] = []
    if comparison.isUnanswered {
      lines.append(style.paint("no answer \(place)", .red))
    } else if comparison.isEqual {
      lines.append(style.paint("equal \(place)", .green))
    } else {
      lines.append(style.paint("different \(place)", .strong))
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
    let count = CountText.of(unanswered.count, "proposal")
    return "neither view has an answer to \(count): at \(ProposalText.of(sample.proposal)), "
      + answer(sample.first)
  }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(style.visible(text), columns: style.columns, indentation: 2)
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

  private func stretch(_ stretch: Comparison.Stretch) -> String {
    RangeText.stretch(from: stretch.start, to: stretch.end)
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
      return "followed along \(count) lines, one every \(RangeText.step(comparison.range)) of the "
        + "width and the height; what lies between them is not proved"
    case .tried(let count):
      var text = "\(count) proposals were tried, every \(RangeText.step(comparison.range))"
      text += " and between them where an answer changes"
      guard comparison.isEqual else { return text }
      text += "; what lies between is not proved"
      guard let name = comparison.programLayouts.first else { return text }
      return text + ", since `\(name)` is a layout of the program"
    }
  }
}

/// A comparison as one JSON object: the lengths at which two views answer differently.
enum ComparisonJSON {
  static func text(_ comparison: Comparison, _ first: String, _ second: String) -> String {
    var text = ReportJSON.head("compare")
    text += ", \"first\": \(JSONText.string(first)), \"second\": \(JSONText.string(second))"
    text += ", \"width\": \(RangeJSON.dimension(comparison.range.width))"
    text += ", \"height\": \(RangeJSON.dimension(comparison.range.height))"
    text += ", \"isEqual\": \(comparison.isEqual), \(evidence(comparison.evidence))"
    if let unanswered = comparison.unanswered {
      text += ", \"unanswered\": {\"count\": \(unanswered.count), "
      text += "\"sample\": {\(sample(unanswered.sample))}}"
    }
    let extents = comparison.extents.map { extent($0, comparison) }.joined(separator: ",\n  ")
    return text + ",\n \"extents\": [\(extents.isEmpty ? "" : "\n  " + extents)]}"
  }

  /// `followed` is a proof; for `tried` and `lines` the proposals in between are unknown.
  private static func evidence(_ evidence: Comparison.Evidence) -> String {
    switch evidence {
    case .followed(let count): "\"evidence\": \"followed\", \"pieces\": \(count)"
    case .followedLines(let count): "\"evidence\": \"lines\", \"lines\": \(count)"
    case .tried(let count): "\"evidence\": \"tried\", \"proposals\": \(count)"
    }
  }

  private static func extent(_ extent: Comparison.Extent, _ comparison: Comparison) -> String {
    let isOfWidth = comparison.range.height.range == nil
    var text = "{\"axis\": \"\(isOfWidth ? "width" : "height")\", \(stretch(extent.lengths))"
    if let widths = extent.widths { text += ", \"widths\": {\(stretch(widths))}" }
    text += ", \"at\": \(JSONText.number(extent.samplePlace.length))"
    text += ", \"atIsIncluded\": \(extent.samplePlace.isIncluded)"
    return text + ", \(sample(extent.sample))}"
  }

  private static func stretch(_ stretch: Comparison.Stretch) -> String {
    RangeJSON.ends(stretch.start, stretch.end)
  }

  private static func sample(_ sample: Comparison.Sample) -> String {
    "\"proposal\": \(JSONText.proposal(sample.proposal)), \"first\": \(answer(sample.first))"
      + ", \"second\": \(answer(sample.second))"
  }

  private static func answer(_ answer: Comparison.Answer) -> String {
    switch answer {
    case .size(let size): "{\"size\": \(JSONText.size(size))}"
    case .failure(let message): "{\"failure\": \(JSONText.string(message))}"
    }
  }
}
