import LayEngine
import LayLanguage

/// Explains what truncated a text: its line limit or its height, and the width of its lines.
struct CutReasons {
  /// The steps; nil for a view that is not a text.
  static func steps(_ shown: ShownView, _ traced: TracedLayout) -> [Reasons.Step]? {
    let view = shown.view
    guard view.view.content is Text else { return nil }
    func step(
      _ number: Double?, _ kind: FactKind, _ values: FactValues = [:]
    ) -> Reasons.Step {
      Reasons.Step(
        number: number, fact: Fact(kind, values), path: shown.path, view: shown.view.view)
    }
    let mention = FactValue.view(ViewMention(shown))
    let facts = traced.answering(view, view.proposal)
    guard let text = facts.text else { return [step(0, .cutEmpty, [.view: mention])] }
    let count = text.lineCount
    let shownLines: FactValues = [
      .view: mention, .isCut: .truth(text.isCut), .lines: .count(count),
    ]
    var steps = [step(Double(count), .cutLines, shownLines)]
    if text.reserved > count {
      steps.append(step(Double(text.reserved), .cutReserved))
    }
    guard text.isCut else { return steps }
    if let limit = text.limit, text.isCutByLimit { steps.append(step(Double(limit), .cutLimit)) }
    if text.isCutByHeight {
      var room: FactValues = [.room: text.room.map { .count($0) } ?? .length(nil)]
      if text.lineHeights == nil { room[.lineHeight] = .length(text.lineHeight) }
      room[.height] = .length(view.proposal.height)
      steps.append(step(text.room.map { Double($0) }, .cutHeight, room))
      steps += LengthReasons.offers(ReasonPlace(shown), .vertical, traced)
    }
    let width = view.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    steps.append(step(width, .cutWidth, [.width: .length(width)]))
    let fits = TracedEngine.widthWithoutCut(
      of: view.node, in: view.layout.tree, height: view.proposal.height)
    steps.append(step(fits, .cutFits, [.width: .length(fits)]))
    return steps
  }
}
