import LayEngine
import LayLanguage

/// Explains why a view answered as it did, from the events of a traced layout.
///
/// The explanation is a list of facts; renderers choose the words.
enum Explainer {
  private static let mostSections = 12

  /// Explains a view and, if it is a modifier, the view that it wraps, and so on.
  static func explain(
    _ shown: ShownView, _ events: TraceLog, _ lookout: Lookout
  ) -> Explanation {
    var sections: [ExplanationSection] = []
    let traced = TracedLayout(shown.view.layout, events, lookout)
    var next: ShownView? = shown
    while let shown = next, sections.count < mostSections {
      let slice = TraceSlice(of: shown, in: shown.view.layout.contentEvents ?? events, lookout)
      var section = ExplanationSection(of: shown)
      section.sayScreen(shown)
      explain(slice, in: &section)
      section.sayAskedForSize(slice, traced)
      sections.append(section)
      next = goesOn(shown.view) ? slice.child : nil
    }
    return Explanation(sections: sections)
  }

  private static func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.view.view.content as? any ExplainedContent else {
      return section.say(.unexplained)
    }
    if slice.tree.isTransparent(slice.view.node) {
      content.explainTransparent(slice, in: &section)
    } else {
      content.explain(slice, in: &section)
    }
  }

  /// Whether the explanation continues with the view that this one wraps.
  private static func goesOn(_ view: PlacedView) -> Bool {
    guard let content = view.view.content as? any ExplainedContent else { return false }
    return content.includesChild && view.childCount == 1
  }
}

/// Content that explains a view's answer.
///
/// Conformances are in files by theme, such as `ExplainFrame`; `ExplanationParts` has what several
/// of them share. They read the events and the layout, and do not compute any rule again.
protocol ExplainedContent: ViewContent {
  /// Says the rule, with the numbers of this view.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Says why the view does not affect the layout, so that its child takes its place.
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Whether a single child is explained after the view.
  var includesChild: Bool { get }
}

extension ExplainedContent {
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.passesThrough)
  }

  var includesChild: Bool { true }
}

/// Content that never affects layout: the child takes the view's place.
protocol InertContent: ExplainedContent {
  /// What the view does other than layout.
  var purpose: Fact { get }
}

extension InertContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(purpose.kind, purpose.values)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(purpose.kind, purpose.values)
  }
}
