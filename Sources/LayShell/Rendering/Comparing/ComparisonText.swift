import LayEngine
import LayLanguage
import LayTerminal

/// The result of a comparison as text.
struct ComparisonText {
  private static let mostExtents = 20
  private static let mostCells = 20

  let style: Style

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
      lines += style.paragraph(smallest(comparison), indentation: 2)
    }
    if let unanswered = comparison.unanswered {
      lines += style.paragraph(text(unanswered), indentation: 2)
    }
    return (lines + style.paragraph(evidence(comparison), indentation: 2)).joined(separator: "\n")
  }

  private func text(_ unanswered: Comparison.Unanswered) -> String {
    let sample = unanswered.sample
    let count = CountText.of(unanswered.count, "proposal")
    return "neither view has an answer to \(count): at \(ProposalText.of(sample.proposal)), "
      + answer(sample.first)
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
      var row = [TextTable.Cell(RangeText.stretch(extent.lengths))]
      if let widths = extent.widths { row.append(.init(RangeText.stretch(widths))) }
      row.append(.init(NumberText.of(comparison.length(of: extent.sample))))
      row += [.init(answer(extent.sample.first)), .init(answer(extent.sample.second))]
      table.add(row)
    }
    return table
  }

  private func smallest(_ comparison: Comparison) -> String {
    guard let extent = comparison.extents.first else { return "" }
    let (start, widths, tried) = (
      extent.lengths.start, extent.widths?.start, extent.sample.proposal
    )
    var least = tried
    if comparison.range.height.range == nil {
      least.width = start.length
    } else {
      (least.width, least.height) = (widths?.length ?? tried.width, start.length)
    }
    let isIncluded = start.isIncluded && widths?.isIncluded ?? true
    var text = "the smallest proposal that separates them: \(isIncluded ? "" : "just above ")"
    text += ProposalText.of(least)
    if !isIncluded { text += "; at \(ProposalText.of(tried))" }
    return text + ", \(answer(extent.sample.first)) and \(answer(extent.sample.second))"
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
    let isOfWidth = comparison.range.height.range == nil
    let extents = comparison.extents.map { extent in
      "{\"axis\": \"\(isOfWidth ? "width" : "height")\", \(RangeJSON.ends(extent.lengths.start, extent.lengths.end))"
        + JSONText.more("widths", extent.widths)
        + JSONText.more("at", comparison.length(of: extent.sample)) + ", \(extent.sample.members)}"
    }
    return ReportJSON.head("compare") + ", "
      + JSONText.members([
        "first": first, "second": second, "width": comparison.range.width,
        "height": comparison.range.height, "isEqual": comparison.isEqual,
      ]) + ", \(evidence(comparison.evidence))"
      + JSONText.more("unanswered", comparison.unanswered)
      + ",\n \"extents\": \(JSONText.lines(extents))}"
  }

  /// `followed` is a proof; for `tried` and `lines` the proposals in between are unknown.
  private static func evidence(_ evidence: Comparison.Evidence) -> String {
    switch evidence {
    case .followed(let count): JSONText.members(["evidence": "followed", "pieces": count])
    case .followedLines(let count): JSONText.members(["evidence": "lines", "lines": count])
    case .tried(let count): JSONText.members(["evidence": "tried", "proposals": count])
    }
  }
}

extension Comparison.Unanswered: JSONValue {
  var json: String { "{\"count\": \(count), \"sample\": {\(sample.members)}}" }
}

extension Comparison.Sample {
  fileprivate var members: String {
    JSONText.members(["proposal": proposal, "first": first, "second": second])
  }
}

extension Comparison.Answer: JSONValue {
  var json: String {
    switch self {
    case .size(let size): JSONText.object(["size": size])
    case .failure(let message): JSONText.object(["failure": message])
    }
  }
}
