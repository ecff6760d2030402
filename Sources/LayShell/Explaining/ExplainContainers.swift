import LayEngine
import LayLanguage

extension Background: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLayers(slice)
  }
}

extension Overlay: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLayers(slice)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayLayers(_ slice: TraceSlice) {
    say(.layers)
    for case .inset(_, let insets) in slice.arranging {
      say(.contentReach, [.insets: .insets(insets)])
    }
    sayChildren(slice)
  }
}

extension ScrollView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.child else { return section.say(.noContent) }
    for axis in Axis.allCases {
      section.say(
        .scrolling,
        [
          .axis: .axis(axis), .scrolls: .truth(axes.contains(axis)),
          .reason: .word(slice.reason(axis)?.word ?? "child"),
          .content: .length(content.view.frame.size[axis]), .answer: .length(slice.size[axis]),
        ])
    }
    section.say(
      .content,
      [
        .child: .view(ViewMention(content)), .proposal: .proposal(content.view.proposal),
        .place: .point(content.view.originInParent),
      ])
  }
}

extension DepthStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let priority = FactValue.length(slice.tree.countingPriority(of: slice.view.node))
    var reaches: [Axis: (before: Double, after: Double)] = [:]
    for case .aligned(_, let axis, let before, let after) in slice.answering {
      reaches[axis] = (before, after)
    }
    if reaches.isEmpty { section.say(.union, [.priority: priority]) }
    for axis in Axis.allCases where !reaches.isEmpty {
      let guide = axis == .horizontal ? alignment.horizontal : alignment.vertical
      var values: FactValues = [
        .axis: .axis(axis), .priority: priority, .answer: .length(slice.size[axis]),
      ]
      if let reach = reaches[axis] {
        values[.guide] = .word(guide.nameOnAxis)
        values[.before] = .length(reach.before)
        values[.after] = .length(reach.after)
      }
      section.say(.reach, values)
    }
    section.say(.offeredToAll, [.size: .size(slice.size)])
    section.sayChildren(slice)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.absentStack)
  }
}
