import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences of stacks and other containers.
  static func container(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .absentStack: "a stack of one view is not there: the view takes its place"
    case .layers:
      "the size is the view's own; what is in front of it or behind it does not change the size"
    case .contentReach: "the content goes on into the safe area: \(values.insets(.insets).words)"
    case .noContent: "it has no content"
    case .scrolling: scrolling(values)
    case .content:
      "\(values.size(.proposal)) is proposed to the content; it stands at \(values.place(.place))"
    case .union:
      values.has(.priority)
        ? "it is as large as the largest of the children of priority \(values.number(.priority)); "
          + "the others do not count"
        : "it is as wide as the widest and as high as the highest of its children"
    case .reach: reach(values)
    case .offeredToAll: "placed, each child is offered \(values.size(.size))"
    case .noChildren: "it has no children: 0 x 0"
    case .available:
      "\(values.side): \(values.number(.proposed)) − \(values.number(.spacing)) for spacing = "
        + "\(values.number(.left)) to share among \(values.count(.among))"
        + (values.count(.among) > 1 ? "; high priority first, then those that can go less far" : "")
    case .idealAlong:
      "no \(values.side) is proposed: each child is asked for its ideal \(values.side)"
    case .keptBack:
      "\(values.number(.length)) is kept back until their turn for children of lower priority, "
        + "which need that at least"
    case .distances: distances(values.records(.distances))
    case .sum: sum(values)
    case .covered:
      "\(values.side): \(values.number(.answer)), what the children cover when aligned by "
        + values.word(.guide)
    case .edgeContent:
      "the content takes \(values.number(.content)) at the \(values.word(.edge)) edge, the distance "
        + "is \(values.number(.distance)), and the view is offered what they leave"
        + (values.has(.offered) ? ": \(values.number(.offered))" : "")
    case .edgeSum: edgeSum(values)
    case .madeContent:
      "its content is made for \(values.size(.size)); each view of it is offered that, and stands "
        + "at the top-leading corner"
    default: candidates(kind, values)
    }
  }

  private static func scrolling(_ values: FactValues) -> String {
    let (side, answer) = (values.side, values.number(.answer))
    guard values.isTrue(.scrolls) else {
      return "\(side): it does not scroll, so the content's: \(answer)"
    }
    guard values.word(.reason) == "proposed" else {
      return "\(side): nothing is proposed, so the content's: \(answer)"
    }
    return "\(side): it scrolls, so it takes what is proposed: \(answer); the content is "
      + values.number(.content)
  }

  private static func reach(_ values: FactValues) -> String {
    let those =
      values.has(.priority)
      ? "the children of priority \(values.number(.priority))" : "its children"
    guard values.has(.before) else {
      return "\(values.side): the largest of \(those): \(values.number(.answer))"
    }
    return "\(values.side): aligned by \(values.word(.guide)), \(those) reach "
      + "\(values.number(.before)) before that line and \(values.number(.after)) after it: "
      + values.number(.answer)
  }

  private static func sum(_ values: FactValues) -> String {
    let parts = values.sum(.parts, called: "children")
    let total = values.number(values.has(.exact) ? .exact : .answer)
    var sentence = "\(values.side): \(parts) + \(values.number(.spacing)) spacing = \(total)"
    if values.has(.exact) { sentence += ", rounded up to \(values.number(.answer))" }
    if values.has(.excess) { sentence += ", too long by \(values.number(.excess))" }
    if values.has(.unused) { sentence += ", \(values.number(.unused)) is not used" }
    return sentence
  }

  // MARK: Distances

  /// The distances between children, where equal neighbors are combined.
  private static func distances(_ records: [FactValues]) -> String {
    let most = 6
    var runs: [(first: Int, last: Int, words: String)] = []
    for record in records {
      let words = distance(record)
      if let last = runs.last, last.words == words {
        runs[runs.count - 1].last = record.count(.to)
      } else {
        runs.append((record.count(.from), record.count(.to), words))
      }
    }
    if runs.count == 1 {
      return "spacing: \(runs[0].words)" + (records.count > 1 ? ", each" : "")
    }
    let shown = runs.prefix(most).map { "\($0.words) from \($0.first) to \($0.last)" }
    let rest = runs.count > most ? ", and so on" : ""
    return "spacing: \(shown.joined(separator: ", "))\(rest)"
  }

  static func distance(_ record: FactValues) -> String {
    let distance = record.number(.distance)
    return switch record.word(.source) {
    case "declared": "\(distance) as declared"
    case "edges":
      "\(distance) as both edges ask (\(record.number(.before)) + \(record.number(.after)))"
    case "before": "\(distance) as the view before asks"
    case "after": "\(distance) as the view after asks"
    default: "\(distance) by default"
    }
  }

  // MARK: Safe areas

  private static func edgeSum(_ values: FactValues) -> String {
    let parts = values.sum(.parts, called: "all")
    let (total, answer) = (values.value(.total) ?? 0, values.value(.answer) ?? 0)
    if abs(total - answer) < 0.001 || !answer.isFinite {
      return "\(values.side): \(parts) = \(values.number(.answer))"
    }
    let other = values.axis().other.side
    return "\(values.side): the answer is \(values.number(.answer)); placed with its own \(other) "
      + "of \(values.number(.across)), it would need \(parts) = \(values.number(.total))"
  }

  // MARK: Candidates

  private static func candidates(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .noCandidates: "it has no candidates, so it is nothing: 0 x 0"
    case .judging: judging(values)
    case .chosen:
      "candidate \(values.count(.candidate)) is chosen: \(choice(values.word(.reason)))"
    case .chosenAsked:
      "then \(values.size(.proposal)) is proposed to it, and it answers \(values.size(.size))"
    default: nil
    }
  }

  private static func judging(_ values: FactValues) -> String {
    let axes = values.list(.axes)
    let judged: String
    switch axes.count {
    case 0: return "no axis has to fit"
    case 1: judged = "the \(axes[0] == .axis(.horizontal) ? "width" : "height") must fit"
    default: judged = "width and height must fit"
    }
    guard values[.proposal] != nil else { return judged }
    return judged + "; candidates are measured at \(values.size(.proposal))"
  }

  private static func choice(_ reason: String) -> String {
    switch reason {
    case "first-that-fits": "the first that fits"
    case "last-as-none-fits": "the last, taken without a test because none before it fits"
    case "no-axis": "the first, since no axis has to fit"
    default: "there is no other"
    }
  }
}
