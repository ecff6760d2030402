import LayEngine
import LayLanguage

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
    "\"from\": \(JSONText.number(stretch.start.length))"
      + ", \"fromIsIncluded\": \(stretch.start.isIncluded)"
      + ", \"to\": \(JSONText.number(stretch.end.length))"
      + ", \"toIsIncluded\": \(stretch.end.isIncluded)"
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
