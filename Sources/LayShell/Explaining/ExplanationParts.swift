import LayEngine
import LayLanguage

/// Facts that several kinds of views share.
extension ExplanationSection {
  /// Says the only child's proposal, answer and position.
  mutating func sayInside(_ slice: TraceSlice) {
    guard let child = slice.child else { return }
    let (inner, outer) = (child.view.frame.size, slice.size)
    say(
      .inside,
      [
        .child: .view(ViewMention(child)), .proposal: .proposal(child.view.proposal),
        .size: .size(inner), .place: .point(child.view.originInParent),
      ])
    var over: FactValues = [:]
    if inner.width > outer.width { over[.width] = .difference(inner.width, outer.width) }
    if inner.height > outer.height { over[.height] = .difference(inner.height, outer.height) }
    if !over.pairs.isEmpty { conclude(.overflow, over) }
  }

  /// Says each child's proposal, answer and position.
  mutating func sayChildren(_ slice: TraceSlice) {
    guard !slice.children.isEmpty else { return }
    var records: [FactValues] = []
    for child in slice.children where !slice.lookout.isOver {
      records.append([
        .child: .view(ViewMention(child)), .proposal: .proposal(child.view.proposal),
        .size: .size(child.view.frame.size), .place: .point(child.view.originInParent),
      ])
    }
    say(.children, [.children: .records(records)])
  }
}

extension LengthReason {
  /// The word for the reason in JSON values.
  var word: String {
    switch self {
    case .declared: "declared"
    case .ideal: "ideal"
    case .proposed: "proposed"
    case .bound: "bound"
    case .child: "child"
    case .sum: "sum"
    case .reach: "reach"
    case .own: "own"
    case .least: "least"
    case .usual: "usual"
    case .smaller: "smaller"
    case .container: "container"
    }
  }
}
