import LayEngine
import LayLanguage

/// Tells why a view answered as it did, from the events of a traced layout.
enum Explainer {
  /// Explains a view and, as long as it is a modifier, the view that it wraps.
  static func explain(
    _ view: PlacedView, _ events: [TraceEvent], _ lookout: Lookout
  ) -> Explanation {
    var sections: [ExplanationSection] = []
    var next: PlacedView? = view
    while let view = next, sections.count < 12 {
      let story = Story(of: view, in: view.layout.contentEvents ?? events, lookout)
      var section = ExplanationSection(of: view)
      explain(story, in: &section)
      sections.append(section)
      next = goesOn(view) ? story.child : nil
    }
    return Explanation(sections: sections)
  }

  /// Whether what a view does is fully told only with the view that it wraps.
  private static func goesOn(_ view: PlacedView) -> Bool {
    switch view.view.kind {
    case .viewThatFits, .custom, .grid, .lazyHorizontalGrid, .lazyVerticalGrid: false
    default: view.childCount == 1
    }
  }

  private static func explain(_ story: Story, in section: inout ExplanationSection) {
    if story.tree.isTransparent(story.view.node) {
      return explainTransparent(story, in: &section)
    }
    switch story.view.view.kind {
    case .viewThatFits(let axes): explainViewThatFits(story, axes, in: &section)
    case .horizontalStack(let style): explainStack(story, .horizontal, style, in: &section)
    case .verticalStack(let style): explainStack(story, .vertical, style, in: &section)
    case .depthStack: explainDepthStack(story, in: &section)
    case .geometryReader: explainGeometryReader(story, in: &section)
    case .custom(let layout): explainCustom(story, layout.name, in: &section)
    case .grid: explainGrid(story, in: &section)
    case .lazyHorizontalGrid(let style): explainLazyGrid(story, style, .vertical, in: &section)
    case .lazyHorizontalStack: explainLazyStack(story, .horizontal, in: &section)
    case .lazyVerticalGrid(let style): explainLazyGrid(story, style, .horizontal, in: &section)
    case .lazyVerticalStack: explainLazyStack(story, .vertical, in: &section)
    case .scrollView(let axes): explainScrollView(story, axes, in: &section)
    case .overlay, .background: explainLayered(story, in: &section)
    case .safeAreaInset(let inset): explainSafeAreaInset(story, inset, in: &section)
    case .alignmentGuide(let guide, _): explainAlignmentGuide(guide, in: &section)
    case .containerRelativeFrame(let frame):
      explainContainerRelativeFrame(story, frame, in: &section)
    case .fixedFrame(let frame): explainFixedFrame(story, frame, in: &section)
    case .flexibleFrame(let frame): explainFlexibleFrame(story, frame, in: &section)
    case .padding(let insets), .safeAreaPadding(let insets):
      explainPadding(story, insets, in: &section)
    case .fixedSize(let axes): explainFixedSize(story, axes, in: &section)
    case .aspectRatio(let ratio, let mode): explainAspectRatio(story, ratio, mode, in: &section)
    case .offset(let x, let y): explainOffset(x, y, in: &section)
    case .position(let x, let y): explainPosition(story, x, y, in: &section)
    case .relativeProposed(let width, let height):
      explainRelativeProposed(story, width, height, in: &section)
    case .text, .shape, .circle, .color, .image, .spacer, .divider, .emptyView, .control, .gridRow,
      .group, .effect, .environment, .gridCell, .layoutPriority, .layoutValue:
      explainLeaf(story, in: &section)
    }
  }

  private static func explainTransparent(_ story: Story, in section: inout ExplanationSection) {
    switch story.view.view.kind {
    case .horizontalStack, .verticalStack, .depthStack:
      section.say("a stack of one view is not there: the view takes its place")
    case .layoutPriority(let priority):
      section.say(
        "priority \(NumberText.of(priority)) is for the stack around it; the size is the view's own"
      )
    case .layoutValue:
      section.say("it carries a value for the layout around it; the size is the view's own")
    case .environment(.layoutDirection(let direction)):
      section.say(
        "inside, layout goes \(direction == .leftToRight ? "left to right" : "right to left"); "
          + "the size is the view's own")
    case .control(let control): section.say(control.composition)
    case .effect(let effect):
      section.say(
        "it \(effect.deed), and changes nothing about layout: proposal and answer pass through")
    case .environment(.controls):
      section.say("it says how the controls inside look; the size is the view's own")
    case .environment(let change):
      section.say("it says what the \(change.finders) inside find; the size is the view's own")
    case .gridCell: section.say("it tells the grid around it; the size is the view's own")
    case .group: section.say("a group of one view is that view")
    default: section.say("it changes nothing about layout: proposal and answer pass through")
    }
  }
}
