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
      let slice = TraceSlice(of: view, in: view.layout.contentEvents ?? events, lookout)
      var section = ExplanationSection(of: view)
      explain(slice, in: &section)
      sections.append(section)
      next = goesOn(view) ? slice.child : nil
    }
    return Explanation(sections: sections)
  }

  /// What is said of a view for which nobody wrote an explanation.
  static let missing = "there is no explanation of this view"

  private static func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.view.view.content as? any ExplainedContent else {
      return section.say(missing)
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
/// is in `ExplanationParts`.
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
    section.say("it changes nothing about layout: proposal and answer pass through")
  }

  var includesChild: Bool { true }
}

/// A content whose views are never there but for the view in them.
protocol InertContent: ExplainedContent {
  /// What it does instead of laying out.
  var sentence: String { get }
}

extension InertContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.say(sentence) }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(sentence)
  }
}
