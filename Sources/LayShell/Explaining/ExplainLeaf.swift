import LayEngine
import LayLanguage

extension Shape: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling()
  }
}

extension Color: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling()
  }
}

extension Circle: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say("the smaller of width and height on both axes, 10 where nothing is proposed")
  }
}

extension Spacer: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(
      "along the stack it takes what is proposed, at least \(NumberText.of(minimumLength ?? 8)); "
        + "across, nothing")
  }
}

extension Divider: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say("a line 1 thick across the stack, as long as proposed")
  }
}

extension EmptyView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.sayNothing() }
}

extension Group: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.sayNothing() }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say("a group of one view is that view")
  }
}

extension GridRow: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.sayNothing() }
}

extension ImageContent: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard isResizable else {
      return section.say("its natural size, whatever is proposed")
    }
    section.say("it takes what is proposed; where nothing is, its natural length")
    if caps != Insets() {
      section.say(
        "what stays as it is at the edges takes \(NumberText.of(caps.horizontal)) of the "
          + "width and \(NumberText.of(caps.vertical)) of the height, at least")
    }
  }
}

extension ExplanationSection {
  fileprivate mutating func sayFilling() {
    say("it fills what is proposed; where nothing is, it takes 10")
  }

  fileprivate mutating func sayNothing() { say("it is nothing: no child, no spacing") }
}
