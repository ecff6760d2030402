import LayEngine
import LayLanguage

extension Shape: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
  }
}

extension Color: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
  }
}

extension Circle: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard case .smaller(let axis) = slice.reason(.horizontal) else { return }
    section.say(
      LeafFact.smallerLength(
        axis: axis, isProposed: slice.proposal[axis] != nil, answer: .length(slice.size.width)))
  }
}

extension Spacer: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for axis in Axis.allCases {
      section.say(
        LeafFact.spacerLength(
          axis: axis, answer: slice.answer(axis),
          least: slice.clamp(axis).map { .length($0.least) }))
    }
  }
}

extension Divider: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let axis: Axis = slice.reason(.horizontal) == .own ? .horizontal : .vertical
    section.say(
      LeafFact.dividerLine(
        thickness: slice.answer(axis), axis: axis.other, answer: slice.answer(axis.other),
        isProposed: slice.reason(axis.other) == .proposed))
  }
}

extension EmptyView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(LeafFact.nothing)
  }
}

extension Group: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(LeafFact.nothing)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.groupOfOne)
  }
}

extension GridRow: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(LeafFact.nothing)
  }
}

extension ImageContent: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard isResizable else { return section.say(LeafFact.naturalSize(size: slice.size)) }
    for axis in Axis.allCases {
      section.say(
        LeafFact.imageLength(
          axis: axis, reason: slice.reason(axis) ?? .proposed, answer: slice.answer(axis)))
    }
    if caps != Insets() {
      section.say(
        LeafFact.caps(width: .declared(caps.horizontal), height: .declared(caps.vertical)))
    }
  }
}

extension ExplanationSection {
  /// Says that a view without a length of its own takes the proposed size.
  mutating func sayFilling(_ slice: TraceSlice) {
    func own(_ axis: Axis) -> FactNumber? {
      slice.proposal[axis] == nil ? slice.answer(axis) : nil
    }
    say(LeafFact.fills(width: own(.horizontal), height: own(.vertical)))
  }
}

extension Text: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var found: TextMeasurement?
    for case .broke(_, let text) in slice.answering { found = text }
    guard let found else { return section.say(LeafFact.emptyText) }
    if found.scale < 1 { section.say(LeafFact.scaledText(scale: .length(found.scale))) }
    if let heights = found.lineHeights {
      section.say(
        LeafFact.textRuns(
          width: .length(found.width), blank: .length(found.blankWidth), lines: found.lineCount,
          heights: heights.map { .length($0) }, spacing: .length(found.lineSpacing),
          answer: slice.answer(.vertical)))
    } else {
      explainOneFont(found, slice, in: &section)
    }
    if let text = slice.tree.textLines(of: slice.view.node, at: slice.proposal) {
      section.say(LeafFact.textLines(lines: text.lines))
    }
    guard found.isCut else { return }
    section.say(
      LeafFact.cut(
        isByLimit: found.isCutByLimit, isByHeight: found.isCutByHeight, limit: .count(found.limit),
        room: .count(found.room)))
  }

  private func explainOneFont(
    _ found: TextMeasurement, _ slice: TraceSlice, in section: inout ExplanationSection
  ) {
    section.say(
      LeafFact.textWidth(
        cells: found.cells, blanks: found.blankCells, advance: .length(found.advance),
        width: .length(found.width), proposed: .length(slice.proposal.width),
        answer: slice.answer(.horizontal)))
    section.say(
      LeafFact.textHeight(
        lines: found.lineCount, lineHeight: .length(found.lineHeight),
        spacing: .length(found.lineSpacing), reserved: found.reserved,
        exact: .length(found.height), answer: slice.answer(.vertical)))
  }
}
