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

/// The edge of a row at which swipe actions are.
package enum SwipeEdge: String, CaseIterable, Hashable, Sendable { case leading, trailing }
