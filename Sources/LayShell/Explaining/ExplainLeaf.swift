import LayEngine
import LayLanguage

extension TraceSlice {
  /// That a view without a length of its own takes the proposed size.
  var filling: LeafFact {
    func own(_ axis: Axis) -> FactNumber? { proposal[axis] == nil ? answer(axis) : nil }
    return .fills(width: own(.horizontal), height: own(.vertical))
  }
}

extension Circle: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    guard case .smaller(let axis) = slice.reason(.horizontal) else { return [] }
    return [
      LeafFact.smallerLength(
        axis: axis, isProposed: slice.proposal[axis] != nil, answer: slice.answer(.horizontal))
    ]
  }
}

extension Spacer: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    Axis.allCases.map { axis in
      LeafFact.spacerLength(
        axis: axis, answer: slice.answer(axis), least: slice.clamp(axis).map { .length($0.least) })
    }
  }
}

extension Divider: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    let axis: Axis = slice.reason(.horizontal) == .own ? .horizontal : .vertical
    return [
      LeafFact.dividerLine(
        thickness: slice.answer(axis), axis: axis.other, answer: slice.answer(axis.other),
        isProposed: slice.reason(axis.other) == .proposed)
    ]
  }
}

extension ImageContent: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    guard isResizable else { return [LeafFact.naturalSize(size: slice.size)] }
    let lengths = Axis.allCases.map { axis in
      LeafFact.imageLength(
        axis: axis, reason: slice.reason(axis) ?? .proposed, answer: slice.answer(axis))
    }
    if caps == Insets() { return lengths }
    return lengths + [.caps(width: .declared(caps.horizontal), height: .declared(caps.vertical))]
  }
}

extension Text: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var found: TextMeasurement?
    for case .broke(_, let text) in slice.answering { found = text }
    guard let found else { return [LeafFact.emptyText] }
    let lines = slice.view.textLines(at: slice.proposal, slice.lookout)?.lines
    var facts: [LeafFact] = found.scale < 1 ? [.scaledText(scale: .length(found.scale))] : []
    if let heights = found.lineHeights {
      facts.append(
        .textRuns(
          width: .length(found.width), blank: .length(found.blankWidth), lines: found.lineCount,
          heights: heights.map { .length($0) }, spacing: .length(found.lineSpacing),
          answer: slice.answer(.vertical)))
    } else {
      facts += inOneFont(found, lines ?? [], slice)
    }
    if let lines { facts.append(.textLines(lines: lines)) }
    if found.isCut {
      facts.append(
        .cut(
          isByLimit: found.isCutByLimit, isByHeight: found.isCutByHeight,
          limit: .count(found.limit), room: .count(found.room)))
    }
    if let margin = found.margin { facts.append(.textClose(margin: .length(margin.inTenths))) }
    return facts
  }

  private func inOneFont(
    _ found: TextMeasurement, _ lines: [String], _ slice: TraceSlice
  ) -> [LeafFact] {
    let proposed = FactNumber.length(slice.proposal.width)
    let answer = slice.answer(.horizontal)
    let width: LeafFact =
      found.isProportional
      ? .textWidest(
        line: found.widestLine(among: lines),
        isEstimated: found.isEstimated, blank: .length(found.blankWidth.inTenths),
        width: .length(found.width.inTenths), proposed: proposed, answer: answer)
      : .textWidth(
        cells: found.cells, blanks: found.blankCells, advance: .length(found.advance),
        width: .length(found.width), proposed: proposed, answer: answer)
    return [
      width,
      .textHeight(
        lines: found.lineCount, lineHeight: .length(found.lineHeight),
        spacing: .length(found.lineSpacing), reserved: found.reserved,
        exact: .length(found.height), answer: slice.answer(.vertical)),
    ]
  }
}

extension TextMeasurement {
  /// The widest of a text's lines; empty if there is none.
  func widestLine(among lines: [String]) -> String {
    lines.indices.contains(widestLine) ? lines[widestLine] : ""
  }
}

extension PlacedView {
  /// What a text shows at a proposal; nil for other views, and for a text at 0 x 0.
  ///
  /// After an interruption it is incomplete.
  func textLines(at proposal: ProposedViewSize, _ lookout: Lookout) -> TextLines? {
    layout.tree.textLines(of: node, at: proposal, isOver: lookout.afterLongTurn)
  }

  /// How a text comes out at what is proposed to it; nil for other views, and for a text at 0 x 0.
  func textOutcome(_ lookout: Lookout) -> TextOutcome? {
    layout.tree.textOutcome(of: node, at: proposal, isOver: lookout.afterLongTurn)
  }
}

extension Double {
  /// As exact as the widths of a face are that is not known to the last digit.
  var inTenths: Double { (self * 10).rounded() / 10 }
}
