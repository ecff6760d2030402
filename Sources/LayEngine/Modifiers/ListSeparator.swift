/// What a row of a list, or a section, says about the lines at its edges.
///
/// - Source: SwiftUI's `listRowSeparator` and `listSectionSeparator`.
package struct ListSeparator: Hashable, Sendable {
  package let isOfSection: Bool
  /// Nil for what the list does by itself.
  package let isHidden: Bool?
  /// The edges that it is about, among the upper and the lower one.
  package let edges: EdgeSet

  package init(isOfSection: Bool, isHidden: Bool?, edges: EdgeSet) {
    self.isOfSection = isOfSection
    self.isHidden = isHidden
    self.edges = edges
  }
}

/// Towards which edge of a row the buttons stand that show when it is swiped.
package enum SwipeEdge: String, CaseIterable, Hashable, Sendable { case leading, trailing }
