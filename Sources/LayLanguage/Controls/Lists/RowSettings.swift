import LayEngine

/// What modifiers say of the row of a list that they are around.
///
/// - Rule: nothing about the view's own layout changes. A setting reaches the list through modifiers and
///   groups, but not through containers; if one row has several, the innermost counts.
/// - Source: layout-rules 8, as for layout values.
extension View {
  /// The effects around the row, each with its view, the innermost first.
  private var rowEffects: [(effect: Effect, view: View)] {
    var effects: [(effect: Effect, view: View)] = []
    var view = self
    while view.content.role == .modifier || view.content.role == .group && view.children.count == 1,
      let child = view.children.first
    {
      if let effect = view.content as? Effect { effects.append((effect, view)) }
      view = child
    }
    return effects.reversed()
  }

  /// The insets that the row sets; nil for those of the list.
  var listRowInsets: Insets? {
    for case (.listRowInsets(let insets), _) in rowEffects { return insets }
    return nil
  }

  /// Whether the row, or its section, hides the separator at an edge; nil where that is not set.
  func hidesSeparator(at edge: EdgeSet, ofSection isOfSection: Bool = false) -> Bool? {
    for case (.separator(let separator), _) in rowEffects
    where separator.isOfSection == isOfSection && !separator.edges.isDisjoint(with: edge) {
      return separator.isHidden
    }
    return nil
  }

  /// The swipe actions of the row at an edge, the one nearest to the edge first; empty for none.
  func swipeActions(at edge: SwipeEdge) -> [View] {
    for case (.swipeActions(edge), let view) in rowEffects {
      return Array(view.children.dropFirst())
    }
    return []
  }
}
