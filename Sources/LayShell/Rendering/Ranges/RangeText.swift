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

  static func evidence(_ evidence: FoundRanges.Evidence) -> String {
    switch evidence {
    case .followed(let count):
      return "exact: followed in \(CountText.of(count, "piece")) without a gap"
    case .stepped(let count):
      return "\(CountText.of(count, "proposal")) tried; what lies between is not known"
    case .halved(let count, let programLayouts):
      var text = "not exact: \(count) proposals were tried, and changes halved down to 1/64 of a "
      text += "point, since "
      if let name = programLayouts.first {
        text += "`\(name)` is a layout of the program"
      } else {
        text += "the view cannot be followed: it reads its geometry or its container, or text "
        text += "in it shrinks"
      }
      return text + "; what changes and changes back between two is not seen"
    }
  }
}
