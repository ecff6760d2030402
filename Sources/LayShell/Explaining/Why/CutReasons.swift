import LayEngine
import LayLanguage

/// Explains what truncated a text: its line limit or its height, and the width of its lines.
struct CutReasons {
  private let shown: ShownView
  private let traced: TracedLayout
  private var view: PlacedView { shown.view }

  /// The steps; nil for a view that is not a text.
  static func steps(_ shown: ShownView, _ traced: TracedLayout) -> [Reasons.Step]? {
    guard shown.view.view.content is Text else { return nil }
    let reasons = CutReasons(shown: shown, traced: traced)
    guard let text = traced.answering(shown.view, shown.view.proposal).text else {
      let words = "\(ViewMention(shown)) shows nothing: 0 x 0 is proposed"
      return [reasons.step(0, "cutEmpty", words)]
    }
    let lines = reasons.lines(text)
    return text.isCut ? lines + reasons.limits(text) + reasons.lengths(text) : lines
  }

  /// The only text of several views that is cut; nil for none, and for more.
  static func onlyCut(of views: [ShownView], _ traced: TracedLayout) -> ShownView? {
    let cut = views.filter { shown in
      shown.view.view.content is Text
        && traced.answering(shown.view, shown.view.proposal).text?.isCut ?? false
    }
    return cut.count == 1 ? cut[0] : nil
  }

  private func step(
    _ number: Double?, _ name: String, _ sentence: String, _ values: Fact.Values = [:]
  ) -> Reasons.Step {
    Reasons.Step(number: number, fact: Fact(name, values, sentence), shown: shown)
  }

  /// How many lines are shown.
  private func lines(_ text: TextMeasurement) -> [Reasons.Step] {
    let count = text.lineCount
    var steps = [
      step(
        Double(count), "cutLines",
        "\(ViewMention(shown)) is \(text.isCut ? "" : "not ")cut: "
          + (count == 1 ? "1 line is shown" : "\(count) lines are shown"),
        ["isCut": text.isCut, "lines": count])
    ]
    if text.reserved > count {
      steps.append(step(Double(text.reserved), "cutReserved", "room is kept for so many lines"))
    }
    if let margin = text.margin?.inTenths {
      steps.append(
        step(
          margin, "cutClose",
          "close: with so much more or less of width it might break elsewhere",
          ["margin": FactNumber.length(margin)]))
    }
    return steps
  }

  /// What allows no more lines.
  private func limits(_ text: TextMeasurement) -> [Reasons.Step] {
    var steps: [Reasons.Step] = []
    if let limit = text.limit, text.isCutByLimit {
      steps.append(step(Double(limit), "cutLimit", "the line limit, which cuts it"))
    }
    guard text.isCutByHeight else { return steps }
    let lineHeight = text.lineHeights == nil ? FactNumber.length(text.lineHeight) : nil
    let height = FactNumber.length(view.proposal.height)
    steps.append(
      step(
        text.room.map { Double($0) }, "cutHeight",
        "room for \(lineHeight.map { "lines of \($0)" } ?? "the lines of its runs") in \(height)"
          + (text.room ?? 0 < 1 ? ", but one is shown at least" : "") + ", which cuts it",
        ["room": FactNumber.count(text.room), "lineHeight": lineHeight, "height": height]))
    return steps + LengthReasons.offers(ReasonPlace(shown), .vertical, traced)
  }

  /// The width of its lines, and the least lengths at which nothing is cut.
  private func lengths(_ text: TextMeasurement) -> [Reasons.Step] {
    let width = view.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let fits = TracedEngine.widthWithoutCut(
      of: view.node, in: view.layout.tree, height: view.proposal.height,
      shouldStop: traced.lookout.afterLongTurn)
    let steps = [
      step(
        width, "cutWidth",
        width == nil
          ? "the width is not limited: lines end where the text has them end"
          : "the width at which lines are broken", ["width": FactNumber.length(width)]),
      step(
        fits, "cutFits",
        fits == nil
          ? "no width would do: it has too many lines"
          : "the least width at which nothing is cut", ["width": FactNumber.length(fits)]),
    ]
    guard text.isCutByHeight, let height = heightWithoutCut else { return steps }
    return steps + [
      step(
        height, "cutFitsHeight", "the least height at which nothing is cut, at this width",
        ["height": FactNumber.length(height)])
    ]
  }

  /// The height of all lines of a text at its width; nil where its line limit cuts it too.
  private var heightWithoutCut: Double? {
    let whole = ProposedViewSize(width: view.proposal.width, height: nil)
    guard let lines = view.textLines(at: whole, traced.lookout), !lines.isTruncated,
      let last = lines.rows.last
    else { return nil }
    let scale = view.layout.tree.pixelsOfTexts
    return ((last.top + last.height) * scale).rounded(.up) / scale
  }
}
