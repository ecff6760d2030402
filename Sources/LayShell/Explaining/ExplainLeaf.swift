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
    var facts: [LeafFact] = found.scale < 1 ? [.scaledText(scale: .length(found.scale))] : []
    if let heights = found.lineHeights {
      facts.append(
        .textRuns(
          width: .length(found.width), blank: .length(found.blankWidth), lines: found.lineCount,
          heights: heights.map { .length($0) }, spacing: .length(found.lineSpacing),
          answer: slice.answer(.vertical)))
    } else {
      facts += inOneFont(found, slice)
    }
    if let text = slice.tree.textLines(of: slice.view.node, at: slice.proposal) {
      facts.append(.textLines(lines: text.lines))
    }
    if found.isCut {
      facts.append(
        .cut(
          isByLimit: found.isCutByLimit, isByHeight: found.isCutByHeight,
          limit: .count(found.limit), room: .count(found.room)))
    }
    return facts
  }

  private func inOneFont(_ found: TextMeasurement, _ slice: TraceSlice) -> [LeafFact] {
    [
      .textWidth(
        cells: found.cells, blanks: found.blankCells, advance: .length(found.advance),
        width: .length(found.width), proposed: .length(slice.proposal.width),
        answer: slice.answer(.horizontal)),
      .textHeight(
        lines: found.lineCount, lineHeight: .length(found.lineHeight),
        spacing: .length(found.lineSpacing), reserved: found.reserved,
        exact: .length(found.height), answer: slice.answer(.vertical)),
    ]
  }
}
