import LayEngine
import LayLanguage

/// The titles of views in a trace, and the paths at which they are shown first.
struct TracePlaces {
  /// A node in the tree of the view, or in the tree of a geometry reader's content.
  struct Place: Hashable {
    fileprivate let tree: ObjectIdentifier
    fileprivate let node: NodeID

    fileprivate init(_ node: NodeID, _ tree: ViewTree) {
      self.tree = ObjectIdentifier(tree)
      self.node = node
    }

    init(_ view: PlacedView) { self.init(view.node, view.layout.tree) }
  }

  /// The longest path, in characters; longer ones are left out, since nobody types them.
  private static let longestPath = 400

  private var paths: [Place: String] = [:]
  private var titles: [Place: String] = [:]

  init(_ layout: Layout, _ lookout: Lookout) {
    var seen: Set<PlacedView.Identity> = []
    var pending = [(view: layout.root, path: ViewPath.Writing(most: Self.longestPath))]
    while !lookout.isOver, let (view, path) = pending.popLast() {
      let place = Place(view)
      if paths[place] == nil { paths[place] = path.text }
      guard view.childCount > 0, seen.insert(view.child(0).identity).inserted else { continue }
      for number in stride(from: view.childCount, to: 0, by: -1) {
        var inner = path
        inner.append(number)
        pending.append((view.child(number - 1), inner))
      }
    }
  }

  func place(_ node: NodeID, _ layout: Layout) -> Place { Place(node, layout.tree) }

  mutating func mention(_ node: NodeID, _ layout: Layout) -> ViewMention {
    let place = place(node, layout)
    let view = layout.tree.view(of: node)
    if titles[place] == nil { titles[place] = ViewTitle.full(view) }
    let path = paths[place].flatMap { $0.count > Self.longestPath ? nil : $0 }
    return ViewMention(view: view, path: path)
  }

  /// The title of a view; empty before it was mentioned.
  func title(_ place: Place) -> String { titles[place] ?? "" }
}
