/// What a row of a list keeps around its content, in place of what the list would.
///
/// - Rule: nothing about the view's own layout changes. The word reaches the list through modifiers
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
