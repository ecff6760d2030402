/// The current addresses of a tree's arrays; a later version of the tree may move them.
struct Addresses {
  let nodes: UnsafePointer<Node>
  let edges: UnsafePointer<Edge>
  let traits: UnsafePointer<NodeTraits>
  let kept: UnsafeRawPointer
  let text: TextStore

  init(_ tree: ViewTree) {
    nodes = tree.nodes
    edges = tree.edges
    traits = UnsafePointer(tree.store.lowering.traits.pointer)
    kept = UnsafeRawPointer(tree.store.lowering.words.pointer)
    text = tree.text
  }
}
