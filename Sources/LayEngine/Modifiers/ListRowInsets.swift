/// What a row of a list keeps around its content, in place of what the list would.
///
/// - Rule: nothing about the view's own layout changes. What is told reaches the list through modifiers
///   and stops at containers; if one row says it twice, the innermost counts.
/// - Source: layout-rules 8, as for other values that views carry outward.
extension View {
  /// What the row asks for; nil for what the list gives.
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
  /// Whether the row, or its section, hides the line at an edge; nil where it says nothing.
  ///
  /// If it is told several times, the innermost counts.
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

  /// The buttons that the row shows when it is swiped so that those at an edge are seen, the
  /// outermost at the edge first; none where it has no such.
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
