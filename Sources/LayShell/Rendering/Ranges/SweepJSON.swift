import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as one JSON object.
///
/// `version` is 1. `width` and `height` are the proposal: a length, null, or an object with `from`
/// and `to`. A range has both its ends, each included or not, the heights of its rows if both axes
/// have a range, what its layout shows, and the answers at the points where its line begins, bends
/// and ends. `isPart` is true if the sweep was interrupted.
enum SweepJSON: SweepFormat {
  static let option = "--json"

  static func text(_ sweep: Sweep, _ style: Style) -> String {
    var text = ReportJSON.head("sweep")
    text += ", \"width\": \(RangeJSON.dimension(sweep.range.width))"
    text += ", \"height\": \(RangeJSON.dimension(sweep.range.height))"
    text += ", \"axis\": \"\(sweep.axis.side)\", \"isPart\": \(sweep.isPart)"
    if let evidence = sweep.rows.first?.found.evidence {
      text += ", \"evidence\": \"\(RangeJSON.word(evidence))\""
    }
    let ranges = sweep.rows.flatMap { row in row.found.ranges.map { range(row, $0) } }
    return text + ",\n \"ranges\": [\n  \(ranges.joined(separator: ",\n  "))]}"
  }

  private static func range(_ row: Sweep.Row, _ range: StructureRange) -> String {
    var text = "{\"from\": \(JSONText.number(range.start.length))"
    text += ", \"fromIsIncluded\": \(range.start.isIncluded)"
    text += ", \"to\": \(JSONText.number(range.end.length))"
    text += ", \"toIsIncluded\": \(range.end.isIncluded)"
    if let heights = row.heights {
      text += ", \"heights\": [\(JSONText.number(heights.lowerBound)), "
      text += "\(JSONText.number(heights.upperBound))]"
    }
    switch range.answer {
    case .failure(let message): text += ", \"failure\": \(JSONText.string(message))"
    case .structure(let structure):
      let parts = structure.parts.map { part in
        "{\"view\": \(JSONText.string(StructureWords.title(part.view, in: part.nearestName)))"
          + ", \"state\": \(RangeJSON.state(part.state))}"
      }
      text += ", \"shown\": [\(parts.joined(separator: ", "))]"
    }
    let knots = range.knots.map { knot in
      "{\"at\": \(JSONText.number(knot.length)), \"size\": \(JSONText.size(knot.size))}"
    }
    return text + ", \"answers\": [\(knots.joined(separator: ", "))]}"
  }
}
