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

extension ExplanationSection {
  /// Says what the children were asked for the view's own size, where they answered something else
  /// than when they were placed.
  mutating func sayAskedForSize(_ slice: TraceSlice, _ traced: TracedLayout) {
    let isProgram = facts.contains { $0.kind == .programLayout }
    guard !isProgram, !slice.view.view.content.tellsItsQuestions else { return }
    let (place, chain) = (ReasonPlace(slice.shown), LengthReasons(traced: traced))
    var isOther = false
    var records: [FactValues] = []
    for number in slice.children.indices where !slice.lookout.isOver {
      let asked = chain.asked(number, of: place)
      guard !asked.isPlacing else { continue }
      if asked.size != asked.view.frame.size { isOther = true }
      records.append([
        .child: asked.mention, .number: .count(number + 1), .proposal: .proposal(asked.question),
        .size: .size(asked.size),
      ])
    }
    if isOther { say(.askedForSize, [.children: .records(records)]) }
  }
}

extension ViewContent {
  /// Whether the explanation tells each question to a child anyway.
  fileprivate var tellsItsQuestions: Bool {
    isGrid || self is IgnoresSafeArea || self is SafeAreaInset || self is ViewThatFits
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
    case .idealOfChild: "idealOfChild"
    case .ideals: "ideals"
    }
  }
}
