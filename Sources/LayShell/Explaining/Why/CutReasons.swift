import LayEngine
import LayLanguage

/// Tells what cut a text: its line limit, or the height, and at which width its lines are broken.
struct CutReasons {
  /// Nil for a view that is no text.
  static func steps(_ shown: ShownView) -> [Reasons.Step]? {
    let view = shown.view
    guard view.view.content is Text else { return nil }
    let title = ViewTitle.full(view.view)
    func step(_ number: Double?, _ sentence: String) -> Reasons.Step {
      Reasons.Step(number: number, sentence: sentence, path: shown.path)
    }
    guard let text = view.layout.tree.textLines(of: view.node, at: view.proposal) else {
      return [step(0, "\(title) shows nothing: 0 x 0 is proposed")]
    }
    let count = text.lines.count
    let shownLines = count == 1 ? "1 line is shown" : "\(count) lines are shown"
    guard text.isTruncated else {
      return [step(Double(count), "\(title) is not cut: \(shownLines)")]
    }
    var steps = [step(Double(count), "\(title) is cut: \(shownLines)")]
    if let limit = text.lineLimit {
      let cuts = limit == count ? ", which cuts it" : ", not reached"
      steps.append(step(Double(limit), "the line limit" + cuts))
    }
    if let room = text.lineRoom, let height = view.proposal.height {
      let fits = "room for lines of \(NumberText.of(text.lineHeight)) in \(NumberText.of(height))"
      let cuts = max(room, 1) == count
      let least = room < 1 ? ", but one is shown at least" : ""
      steps.append(step(Double(room), "\(fits)\(least)" + (cuts ? ", which cuts it" : ", enough")))
    } else {
      steps.append(step(nil, "the height is not limited"))
    }
    if let width = view.proposal.width, width.isFinite {
      steps.append(step(width, "the width at which lines are broken"))
    } else {
      steps.append(step(nil, "the width is not limited: lines end where the text has them end"))
    }
    return steps
  }
}
