/// What custom layouts have kept, by their nodes in a tree.
struct LayoutCaches {
  var layouts: [NodeID: Any] = [:]
  /// Those in the content of readers, with the tree of the content, by the nodes of the readers.
  var contents: [NodeID: (tree: ViewTree, caches: LayoutCaches)] = [:]

  var isEmpty: Bool { layouts.isEmpty && contents.isEmpty }

  /// Hands all to a tree of the same view, which was made again.
  ///
  /// - Rule: a layout gets what one at the same path kept, if all views on the path are made by the same code;
  ///   the content of a reader is on the path of the reader.
  func hand(from tree: ViewTree, to next: ViewTree) {
    guard !isEmpty else { return }
    var seen: Set<NodeID> = []
    var pending = [(tree.root, next.root)]
    while let (node, other) = pending.popLast() {
      guard tree.view(of: node).span == next.view(of: other).span, seen.insert(other).inserted
      else { continue }
      next.earlierCaches.layouts[other] = layouts[node]
      next.earlierCaches.contents[other] = contents[node]
      pending += zip(tree.children(of: node), next.children(of: other))
    }
  }
}
