import LayEngine
import LayLanguage

/// Ranges of proposals, and how results about them were found, in words.
enum RangeText {
  /// The proposals, such as `over 0..500 x nil`.
  static func place(_ line: ProposalLine, _ range: ClosedRange<Double>) -> String {
    let lengths = ProposalBounds.text(range)
    let other = ProposalText.length(line.other)
    return line.axis == .horizontal ? "over \(lengths) x \(other)" : "over \(other) x \(lengths)"
  }

  /// The proposals, such as `over 0..500 x 0..100`.
  static func place(_ range: ProposalRange) -> String {
    "over \(dimension(range.width)) x \(dimension(range.height))"
  }

  private static func dimension(_ dimension: ProposalRange.Dimension) -> String {
    switch dimension {
    case .fixed(let length): ProposalText.length(length)
    case .range(let range): ProposalBounds.text(range)
    }
  }

  /// The distance between proposals that are tried, as after "every".
  static func step(_ range: ProposalRange) -> String {
    range.step == 1 ? "point" : "\(NumberText.of(range.step)) points"
  }

  /// One length, or `10 to 80`.
  static func lengths(_ range: ClosedRange<Double>) -> String {
    let end = RangeEnd(length: range.upperBound, isIncluded: true)
    return stretch(from: .init(length: range.lowerBound, isIncluded: true), to: end)
  }

  /// `10 to below 80`: an end that is not included is marked.
  static func stretch(from start: RangeEnd, to end: RangeEnd) -> String {
    let (first, last) = (NumberText.of(start.length), NumberText.of(end.length))
    if start == end { return first }
    return (start.isIncluded ? first : "above \(first)") + " to "
      + (end.isIncluded && !ProposalBounds.isBelow(end.length) ? last : "below \(last)")
  }

  /// The last width of narrow windows, the largest number below the first of wide ones, is told as below that.
  static func stretch(_ range: WidthRange) -> String { stretch(from: range.start, to: range.end) }

  static let isPart = "ended before it was done: this is what was found"

  static func evidence(_ evidence: FoundRanges.Evidence) -> String {
    switch evidence {
    case .followed(let count):
      return "exact: followed in \(CountText.of(count, "piece")) without a gap"
    case .stepped(let count):
      return "\(CountText.of(count, "proposal")) tried; what lies between is not known"
    case .halved(let count, let programLayouts, let actsBySize):
      var text = "not exact: \(count) proposals were tried, and changes halved down to 1/64 of a "
      text += "point, since "
      if let name = programLayouts.first {
        text += "`\(name)` is a layout of the program"
      } else if actsBySize {
        text += "an action in the view may do something else at another size"
      } else {
        text += "the view cannot be followed: it reads its geometry or its container, or text "
        text += "in it shrinks"
      }
      return text + "; what changes and changes back between two is not seen"
    }
  }
}

/// The parts of JSON that all commands over ranges share.
enum RangeJSON {
  /// The beginning of an object, without its closing brace.
  static func head(
    _ command: String, _ found: FoundRanges, _ range: ClosedRange<Double>
  ) -> String {
    ReportJSON.head(command) + ", "
      + JSONText.members([
        "axis": found.line.axis.side, "from": range.lowerBound, "to": range.upperBound,
        "other": found.line.other,
      ]) + JSONText.more("isPart", found.stop.map { _ in true })
      + JSONText.more("evidence", word(found.evidence))
  }

  /// Both ends, as members of an object.
  static func ends(_ start: RangeEnd, _ end: RangeEnd) -> String {
    JSONText.members([
      "from": start.length, "fromIsIncluded": start.isIncluded, "to": end.length,
      "toIsIncluded": end.isIncluded,
    ])
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
}

extension WidthRange: JSONValue {
  var json: String { "{" + RangeJSON.ends(start, end) + "}" }
}

/// A proposed dimension: a length, null, or an object with `from` and `to`.
extension ProposalRange.Dimension: JSONValue {
  var json: String {
    switch self {
    case .fixed(let length): length.json
    case .range(let range): JSONText.object(["from": range.lowerBound, "to": range.upperBound])
    }
  }
}

extension LayoutStructure.State: JSONValue {
  var json: String {
    switch self {
    case .candidate(let number, let count): JSONText.object(["candidate": number, "of": count])
    case .lines(let count, let isTruncated):
      JSONText.object(["lines": count, "isTruncated": isTruncated])
    case .tracks(let count, let axis): JSONText.object([axis.line + "s": count])
    case .children(let steps):
      JSONText.object([
        "rowsOf": steps.runs(of: .beside), "columnsOf": steps.runs(of: .below),
        "views": steps.children.indices.map {
          StructureWords.title(ofChild: $0 + 1, steps.children)
        },
      ])
    case .frame(let width, let height):
      JSONText.object(["widthHeldAt": width, "heightHeldAt": height])
    }
  }
}

extension LayoutStructure.Bound: JSONValue {
  var json: String { self == .none ? "null" : "\"\(self)\"" }
}
