import LayEngine
import LayLanguage

/// A view that `tree` lists.
enum ListedView {
  /// A view of the layout, with its path for commands.
  case shown(PlacedView, ViewPath.Writing)
  /// A view that is not shown: a candidate by its number from 1, or nil for a view inside one.
  case hidden(View, candidate: Int?)

  /// The views to list below: the children, and the hidden candidates if the listing is unfolded.
  func inside(_ listing: TreeListing, _ lookout: Lookout) -> [ListedView] {
    switch self {
    case .hidden(let view, _): return view.children.map { .hidden($0, candidate: nil) }
    case .shown(let view, let path):
      var children: [ListedView] = []
      for number in 0..<view.childCount where !lookout.isOver {
        var inner = path
        inner.append(number + 1)
        children.append(.shown(view.child(number), inner))
      }
      guard listing.isUnfolded, let chosen = view.chosen, let shown = children.first else {
        return children
      }
      let tree = view.layout.tree
      return tree.children(of: view.node).enumerated().map { index, node in
        index + 1 == chosen ? shown : .hidden(tree.view(of: node), candidate: index + 1)
      }
    }
  }
}
