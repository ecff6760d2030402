import LayEngine
import LayLanguage

/// A view that `tree` lists.
enum ListedView {
  /// One with a place, and the path by which commands know it.
  case shown(PlacedView, ViewPath.Writing)
  /// One that is not shown: a candidate, by its number from 1, or a view inside one, with nil.
  case hidden(View, candidate: Int?)

  /// What is listed below it: the children, and below a `view-that-fits` also the other candidates,
  /// if all is to be seen.
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
