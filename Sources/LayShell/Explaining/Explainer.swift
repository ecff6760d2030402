import LayEngine
import LayLanguage

/// Tells why a view answered as it did, from the events of a traced layout.
///
/// What it tells are facts; whoever prints them finds the words.
enum Explainer {
  private static let mostSections = 12

  /// Explains a view and, as long as it is a modifier, the view that it wraps.
  static func explain(
    _ shown: ShownView, _ events: TraceLog, _ lookout: Lookout
  ) -> Explanation {
    var sections: [ExplanationSection] = []
    var next: ShownView? = shown
    while let shown = next, sections.count < mostSections {
      let slice = TraceSlice(of: shown, in: shown.view.layout.contentEvents ?? events, lookout)
      var section = ExplanationSection(of: shown)
      section.sayScreen(shown)
      explain(slice, in: &section)
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

  /// Whether what a view does is fully told only with the view that it wraps.
  private static func goesOn(_ view: PlacedView) -> Bool {
    guard let content = view.view.content as? any ExplainedContent else { return false }
    return content.includesChild && view.childCount == 1
  }
}

/// A content that says why a view of it answered as it did, and what tells it from others.
///
/// Conformances stand in files by theme, `ExplainFrame` and so on; what several of them say
/// is in `ExplanationParts`. They read the events and the layout, and work no rule out again.
protocol ExplainedContent: ViewContent {
  /// Says the rule with the numbers of this case.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Says why nothing of the view is there but the view in it.
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection)

  /// Whether a view in it that is alone is explained after it.
  var includesChild: Bool { get }
}

extension ExplainedContent {
  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.passesThrough)
  }

  var includesChild: Bool { true }
}

/// A content whose views are never there but for the view in them.
protocol InertContent: ExplainedContent {
  /// What it does instead of laying out.
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
