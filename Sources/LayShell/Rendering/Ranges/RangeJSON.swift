import LayEngine
import LayLanguage

/// The parts of JSON that all commands over ranges share.
enum RangeJSON {
  /// The beginning of an object, without its closing brace.
  static func head(
    _ command: String, _ found: FoundRanges, _ range: ClosedRange<Double>
  ) -> String {
    var text = ReportJSON.head(command)
    text += ", \"axis\": \"\(found.line.axis.side)\""
    text += ", \"from\": \(JSONText.number(range.lowerBound))"
    text += ", \"to\": \(JSONText.number(range.upperBound))"
    text += ", \"other\": \(found.line.other.map(JSONText.number) ?? "null")"
    if found.stop != nil { text += ", \"isPart\": true" }
    return text + ", \"evidence\": \"\(word(found.evidence))\""
  }

  /// A proposed dimension: a length, null, or an object with `from` and `to`.
  static func dimension(_ dimension: ProposalRange.Dimension) -> String {
    switch dimension {
    case .fixed(let length): length.map(JSONText.number) ?? "null"
    case .range(let range):
      "{\"from\": \(JSONText.number(range.lowerBound)), \"to\": "
        + "\(JSONText.number(range.upperBound))}"
    }
  }

  /// How the ranges were found.
  ///
  /// `followed` is exact, `halved` is a bisection down to 1/64 of a point, `stepped` tries the
  /// steps.
  static func word(_ evidence: FoundRanges.Evidence) -> String {
    switch evidence {
    case .followed: "followed"
    case .halved: "halved"
    case .stepped: "stepped"
    }
  }

  static func state(_ state: LayoutStructure.State) -> String {
    switch state {
    case .candidate(let number, let count): "{\"candidate\": \(number), \"of\": \(count)}"
    case .lines(let count, let isTruncated):
      "{\"lines\": \(count), \"isTruncated\": \(isTruncated)}"
    case .tracks(let count, let axis):
      "{\"\(axis == .horizontal ? "columns" : "rows")\": \(count)}"
    case .children(let children): runs(children)
    case .frame(let width, let height):
      "{\"widthHeldAt\": \(bound(width)), \"heightHeldAt\": \(bound(height))}"
    }
  }

  private static func runs(_ children: ChildSteps) -> String {
    let views = children.children.indices.map {
      JSONText.string(StructureWords.title(ofChild: $0 + 1, children.children))
    }
    return "{\"rowsOf\": \(children.runs(of: .beside))"
      + ", \"columnsOf\": \(children.runs(of: .below))"
      + ", \"views\": [\(views.joined(separator: ", "))]}"
  }

  private static func bound(_ bound: LayoutStructure.Bound) -> String {
    switch bound {
    case .none: "null"
    case .minimum: "\"minimum\""
    case .maximum: "\"maximum\""
    }
  }
}
