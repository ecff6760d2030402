import LayEngine
import LayLanguage

/// Explains what truncated a text: its line limit or its height, and the width of its lines.
enum CutReasons {
  /// The steps; nil for a view that is not a text.
  static func steps(_ shown: ShownView, _ traced: TracedLayout) -> [Reasons.Step]? {
    let view = shown.view
    guard view.view.content is Text else { return nil }
    func step(_ number: Double?, _ reason: CutFact) -> Reasons.Step {
      Reasons.Step(number: number, reason: reason, shown: shown)
    }
    guard let text = traced.answering(view, view.proposal).text else {
      return [step(0, .cutEmpty)]
    }
    let count = text.lineCount
    var steps = [step(Double(count), .cutLines(isCut: text.isCut, lines: count))]
    if text.reserved > count { steps.append(step(Double(text.reserved), .cutReserved)) }
    if let margin = text.margin?.inTenths {
      steps.append(step(margin, .cutClose(margin: .length(margin))))
    }
    guard text.isCut else { return steps }
    if let limit = text.limit, text.isCutByLimit { steps.append(step(Double(limit), .cutLimit)) }
    if text.isCutByHeight {
      let reason = CutFact.cutHeight(
        room: .count(text.room),
        lineHeight: text.lineHeights == nil ? .length(text.lineHeight) : nil,
        height: .length(view.proposal.height))
      steps.append(step(text.room.map { Double($0) }, reason))
      steps += LengthReasons.offers(ReasonPlace(shown), .vertical, traced)
    }
    let width = view.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    steps.append(step(width, .cutWidth(width: .length(width))))
    let fits = TracedEngine.widthWithoutCut(
      of: view.node, in: view.layout.tree, height: view.proposal.height,
      shouldStop: traced.lookout.afterLongTurn)
    steps.append(step(fits, .cutFits(width: .length(fits))))
    if text.isCutByHeight, let height = heightWithoutCut(view, traced.lookout) {
      steps.append(step(height, .cutFitsHeight(height: .length(height))))
    }
    return steps
  }

  /// The height of all lines of a text at its width; nil where its line limit cuts it too.
  private static func heightWithoutCut(_ view: PlacedView, _ lookout: Lookout) -> Double? {
    let whole = ProposedViewSize(width: view.proposal.width, height: nil)
    guard let lines = view.textLines(at: whole, lookout), !lines.isTruncated,
      let last = lines.rows.last
    else { return nil }
    let scale = view.layout.tree.pixelsOfTexts
    return ((last.top + last.height) * scale).rounded(.up) / scale
  }
}
