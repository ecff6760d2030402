import LayEngine
import LayLanguage
import LayTerminal

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
    say("the size is the view's own; what is laid over or under it has no say")
    parts.append(.table(slice.childTable()))
  }
}

extension ScrollView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.child else { return section.say("it has no content") }
    let size = content.frame.size
    let sides: [(Axis, String, Double?, Double, Double)] = [
      (.horizontal, "width", slice.proposal.width, size.width, slice.size.width),
      (.vertical, "height", slice.proposal.height, size.height, slice.size.height),
    ]
    for (axis, side, proposed, inner, answer) in sides {
      let result = NumberText.of(answer)
      if axes.contains(axis), proposed != nil {
        section.say(
          "\(side): it scrolls, so it takes what is proposed: \(result); "
            + "the content is \(NumberText.of(inner))")
      } else if axes.contains(axis) {
        section.say("\(side): nothing is proposed, so the content's: \(result)")
      } else {
        section.say("\(side): it does not scroll, so the content's: \(result)")
      }
    }
    section.sayContent(content)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayContent(_ content: PlacedView) {
    say(
      "\(ProposalText.of(content.proposal)) is proposed to the content; "
        + "it stands at \(TraceSlice.place(of: content))")
  }
}

extension DepthStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let priorities = slice.children.map { slice.tree.priority(of: $0.node) }
    let highest = priorities.max() ?? 0
    let isMixed = priorities.contains { $0 != highest }
    let reaches = alignedReaches(slice, isMixed ? highest : nil)
    if !reaches.isEmpty {
      for sentence in reaches { section.say(sentence) }
    } else if isMixed {
      section.say(
        "it is as large as the largest of the children of priority \(NumberText.of(highest)); "
          + "the others do not count")
    } else {
      section.say("it is as wide as the widest and as high as the highest of its children")
    }
    section.say("placed, each child is offered \(ProposalText.of(slice.size))")
    section.parts.append(.table(slice.childTable()))
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayAbsentStack()
  }

  /// How each length came about, if lines that views set took part in one of them.
  ///
  /// - Parameter priority: of the children that count, if not all do.
  private func alignedReaches(_ slice: TraceSlice, _ priority: Double?) -> [String] {
    let those = priority.map { "the children of priority \(NumberText.of($0))" } ?? "its children"
    var reaches: [Axis: String] = [:]
    for case .aligned(_, let axis, let before, let after) in slice.events {
      let guide = axis == .horizontal ? alignment.horizontal : alignment.vertical
      let sum = [before, after, before + after].map { NumberText.of($0) }
      reaches[axis] =
        "\(axis.side): aligned by \(guide.nameOnAxis), \(those) reach \(sum[0]) before that line "
        + "and \(sum[1]) after it: \(sum[2])"
    }
    guard !reaches.isEmpty else { return [] }
    return [Axis.horizontal, .vertical].map { axis in
      reaches[axis]
        ?? "\(axis.side): the largest of \(those): \(NumberText.of(slice.size[axis]))"
    }
  }
}
