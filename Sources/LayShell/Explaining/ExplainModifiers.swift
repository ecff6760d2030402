import LayEngine
import LayLanguage

extension RelativeProposed: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (side, proposed, factor) in [
      ("width", slice.proposal.width, width), ("height", slice.proposal.height, height),
    ] where factor != 1 {
      let offered = proposed.map(NumberText.of) ?? "nil"
      let inside = proposed.map { NumberText.of($0 * factor) } ?? "nil"
      section.say("\(side): \(offered) × \(NumberText.of(factor)) = \(inside) is proposed inside")
    }
    section.say("the view's answer is its own answer")
    section.sayInside(slice)
  }
}

extension Position: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(
      "it takes what is proposed, and puts the view's centre at "
        + "\(NumberText.of(x)), \(NumberText.of(y))")
    section.sayInside(slice)
  }
}

extension Offset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(
      "it draws the view \(NumberText.of(x)) to the right and \(NumberText.of(y)) down; "
        + "nothing about layout changes")
  }
}

extension AspectRatio: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard slice.proposal != .ideal else {
      section.say("nothing is proposed, so the shape has no say")
      return section.sayInside(slice)
    }
    let shape = ratio.map { "\(NumberText.of($0)) to 1" } ?? "the view's ideal size"
    let how = mode == .fit ? "stays inside" : "covers"
    section.say("a size shaped like \(shape) that \(how) what is proposed is offered")
    section.sayInside(slice)
  }
}

extension FixedSize: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let sides = axes == .both ? "both axes" : "the \(axes.name) axis"
    section.say("on \(sides) nothing is proposed inside, so the view takes its ideal size there")
    section.sayInside(slice)
  }
}

extension Padding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayPadding(insets, slice)
  }
}

extension SafeAreaPadding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayPadding(insets, slice)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayPadding(_ insets: Insets, _ slice: TraceSlice) {
    let sides = [
      ("width", slice.proposal.width, insets.leading, insets.trailing, slice.size.width),
      ("height", slice.proposal.height, insets.top, insets.bottom, slice.size.height),
    ]
    for (side, proposed, before, after, answer) in sides {
      let margins = "\(NumberText.of(before)) and \(NumberText.of(after))"
      let inside = proposed.map { NumberText.of(max($0 - before - after, 0)) } ?? "nil"
      let offered = proposed.map(NumberText.of) ?? "nil"
      say(
        "\(side): \(offered) less \(margins) leaves \(inside) inside; "
          + "with them the answer is \(NumberText.of(answer))")
    }
    sayInside(slice)
  }
}
