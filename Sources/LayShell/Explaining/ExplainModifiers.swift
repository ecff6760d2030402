import LayEngine
import LayLanguage

extension RelativeProposed: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let child = slice.child else { return }
    for case .scaled(_, let axis, let proposed, let factor) in slice.arranging where factor != 1 {
      section.say(
        .proposedPart,
        [
          .axis: .axis(axis), .proposed: .length(proposed), .factor: .length(factor),
          .offered: .length(child.view.proposal[axis]),
        ])
    }
    section.say(.answerOfChild)
    section.sayInside(slice)
  }
}

extension Position: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.position, [.x: .declared(x), .y: .declared(y)])
    section.sayInside(slice)
  }
}

extension ChangedShape: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
    section.sayInside(slice)
  }
}

extension Offset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.offset, [.x: .declared(x), .y: .declared(y)])
  }
}

extension AspectRatio: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var shaping: Shaping?
    for case .shaped(_, let found) in slice.arranging { shaping = found }
    guard let shaping else {
      section.say(.noShape)
      return section.sayInside(slice)
    }
    section.say(
      .shape,
      [
        .ratio: .declared(ratio), .base: .size(shaping.base),
        .mode: .word(mode == .fit ? "fit" : "fill"),
        .horizontal: .length(shaping.horizontal), .vertical: .length(shaping.vertical),
        .offered: .proposal(shaping.offered),
      ])
    section.sayInside(slice)
  }
}

extension FixedSize: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let fixed = Axis.allCases.filter { axes.contains($0) }
    section.say(.fixedSize, [.axes: .list(fixed.map { .axis($0) })])
    section.sayInside(slice)
  }
}

extension Padding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayInsets(slice)
  }
}

extension SafeAreaPadding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayInsets(slice)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayInsets(_ slice: TraceSlice) {
    guard let child = slice.child else { return }
    for case .inset(_, let insets) in slice.arranging {
      let sides = [
        (Axis.horizontal, insets.leading, insets.trailing), (.vertical, insets.top, insets.bottom),
      ]
      for (axis, before, after) in sides {
        say(
          .insets,
          [
            .axis: .axis(axis), .proposed: .length(slice.proposal[axis]),
            .before: .length(before), .after: .length(after),
            .offered: .length(child.view.proposal[axis]), .answer: .length(slice.size[axis]),
          ])
      }
    }
    sayInside(slice)
  }
}
