/// The insets around the content of a list row, in place of the list's own.
///
/// - Rule: nothing about the view's own layout changes. The insets reach the list through modifiers
///   but not through containers; if one row has several, the innermost count.
/// - Source: layout-rules 8, as for layout values.
extension View {
  /// The insets that the row sets; nil for those of the list.
  package var listRowInsets: Insets? {
    var insets: Insets?
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case Effect.listRowInsets(let asked)? = view.content as? Effect { insets = asked }
      view = child
    }
    return insets
  }
}

extension View {
  /// Whether the row, or its section, hides the separator at an edge; nil where that is not set.
  ///
  /// If it is set several times, the innermost counts.
  package func hidesSeparator(at edge: EdgeSet, ofSection isOfSection: Bool = false) -> Bool? {
    var isHidden: Bool?
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case Effect.separator(let separator)? = view.content as? Effect,
        separator.isOfSection == isOfSection, !separator.edges.isDisjoint(with: edge)
      {
        isHidden = separator.isHidden
      }
      view = child
    }
    return isHidden
  }

  /// The swipe actions of the row at an edge, the one nearest to the edge first; empty for none.
  package func swipeActions(at edge: SwipeEdge) -> [View] {
    var buttons: [View] = []
    var view = self
    while view.content.role == .modifier, let child = view.children.first {
      if case Effect.swipeActions(edge)? = view.content as? Effect {
        buttons = Array(view.children.dropFirst())
      }
      view = child
    }
    return buttons
  }
}

/// A setting of a list row or a section for the separators at its edges.
///
/// - Source: SwiftUI's `listRowSeparator` and `listSectionSeparator`.
package struct ListSeparator: Hashable, Sendable {
  package let isOfSection: Bool
  /// nil for the list's default.
  package let isHidden: Bool?
  /// The top edge, the bottom edge or both.
  package let edges: EdgeSet

  package init(isOfSection: Bool, isHidden: Bool?, edges: EdgeSet) {
    self.isOfSection = isOfSection
    self.isHidden = isHidden
    self.edges = edges
  }
}
