import LayEngine
import LayLanguage

extension ContainerRelativeFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var container = ProposedViewSize.ideal
    for case .foundContainer(_, let found) in slice.events { container = found }
    for (axis, side, length, answer) in [
      (Axis.horizontal, "width", container.width, slice.size.width),
      (.vertical, "height", container.height, slice.size.height),
    ] {
      let result = NumberText.of(answer)
      guard axes.contains(axis) else {
        section.say("\(side): not chosen, so the view's own: \(result)")
        continue
      }
      guard let length else {
        section.say("\(side): the container has no length, so the view's own: \(result)")
        continue
      }
      section.say("\(side): \(part(NumberText.of(length))) = \(result)")
    }
    section.sayInside(slice)
  }

  /// How the length follows from the container's.
  private func part(_ length: String) -> String {
    if function != nil { return "what the function makes of the container's \(length)" }
    if count == 1, span == 1 { return "the container's" }
    let count = NumberText.of(self.count)
    let spacing = NumberText.of(self.spacing)
    let span = NumberText.of(self.span)
    return "\(span) of \(count) parts of the container's \(length), \(spacing) apart"
  }
}

extension SafeAreaInset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard slice.children.count == 2 else { return }
    let axis = edge.axis
    let (view, content) = (slice.children[0].frame.size[axis], slice.children[1].frame.size[axis])
    let whole = slice.size[axis]
    let distance = slice.tree.insetDistance(of: slice.view.node)
    section.say(
      "the content takes \(NumberText.of(content)) at the \(edge.rawValue) edge, the distance "
        + "is \(NumberText.of(distance)), and the view is offered what they leave")
    let sum = [content, distance, view].map(NumberText.of).joined(separator: " + ") + " = "
    if abs(content + distance + view - whole) < 0.001 || !whole.isFinite {
      section.say("\(axis.side): \(sum)\(NumberText.of(whole))")
    } else {
      section.say(
        "\(axis.side): the answer is \(NumberText.of(whole)); placed with its own "
          + "\(axis.other.side) of \(NumberText.of(slice.size[axis.other])), it would need "
          + sum + NumberText.of(content + distance + view))
    }
    section.parts.append(.table(slice.childTable()))
  }
}

extension GeometryReader: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say("it fills what is proposed; where nothing is, it takes 10")
    section.say(
      "its content is made for \(ProposalText.of(slice.size)); each view of it is offered that, "
        + "and stands at the top-leading corner")
    if !slice.children.isEmpty { section.parts.append(.table(slice.childTable())) }
  }
}

extension GuideSetting: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let line = "the line `\(guide.name)` of the view"
    var sentence = "it says where \(line) is, which nothing around it asks for"
    for case .setLine(_, let position?, let usual) in slice.events {
      sentence = "it says that \(line) is at \(NumberText.of(position))"
      if let usual { sentence += ", and not at \(NumberText.of(usual))" }
    }
    section.say(sentence + "; the size is the view's own")
  }
}
