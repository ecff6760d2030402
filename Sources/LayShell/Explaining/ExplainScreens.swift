import LayEngine
import LayLanguage

extension ExplanationSection {
  /// Says the screen's safe area insets, and that the rest is proposed to the root view.
  mutating func sayScreen(_ shown: ShownView) {
    let layout = shown.view.layout
    guard shown.ancestors.isEmpty, let screen = layout.screen else { return }
    say(
      .screenOffer,
      [
        .device: .text(screen.title), .screen: .size(screen.size),
        .insets: .insets(screen.safeInsets), .offered: .proposal(screen.proposal),
        .place: .point(screen.origin(ofRoot: layout.size)),
      ])
  }
}

extension IgnoresSafeArea: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var reach = Insets()
    for case .inset(_, let insets) in slice.arranging { reach = insets }
    section.say(.safeAreaReach, [.insets: .insets(reach)])
    section.sayInside(slice)
  }
}

extension CoordinateSpace: InertContent {
  var purpose: Fact { Fact(.namedSpace, [.space: .text(space)]) }
}
