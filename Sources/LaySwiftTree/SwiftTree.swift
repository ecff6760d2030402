/// The tree of a Swift file.
///
/// All tokens of the parts that are read are leaves, in the order of the file, and every other node
/// spans its children: `f(1)` is a `call` of the leaves `f`, `(` and `)` and of an `argument` around the
/// leaf `1`. Blanks, comments and the parts that `#if` leaves out are in no leaf.
package struct SwiftTree: Equatable, Sendable {
  /// The most nodes that may stand inside of each other.
  package static let mostDepth = 10_000

  /// A node: 16 bytes of an array in which each node stands directly before its children.
  package struct Node: Equatable, Sendable {
    package let kind: NodeKind
    package let role: NodeRole
    /// Where it begins and ends in the file, in bytes.
    package fileprivate(set) var start: UInt32
    package fileprivate(set) var end: UInt32
    /// The number of the first node behind all that stand in it.
    fileprivate var next: UInt32
  }

  /// The text of the file in UTF-8.
  package let bytes: [UInt8]
  /// All nodes; the first one is the file.
  package let nodes: [Node]

  /// The place of a node in the file, in bytes.
  package func range(of node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  /// The number of the first node behind all that stand in this one.
  package func end(of node: Int) -> Int { Int(nodes[node].next) }

  /// The code of a node as it is written, with the comments inside of it.
  package func text(of node: Int) -> String {
    String(decoding: bytes[range(of: node)], as: UTF8.self)
  }

  /// A name without the backticks that it needs only because it is also a keyword of Swift.
  ///
  /// `` `default` `` is `default`; `` `self` `` is not `self`, and keeps them.
  package func name(of node: Int) -> String {
    let text = text(of: node)
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
    let inner = String(text.dropFirst().dropLast())
    let isWord = inner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return !isWord || ["Self", "Type", "init", "self"].contains(inner) ? text : inner
  }

  package func isLeaf(_ node: Int) -> Bool { end(of: node) == node + 1 }

  /// The numbers of a node's children, in order.
  package func children(of node: Int) -> Children { Children(tree: self, node: node) }

  /// The first child with a role; nil where there is none.
  package func child(of node: Int, _ role: NodeRole) -> Int? {
    children(of: node).first { nodes[$0].role == role }
  }

  /// All children with a role.
  package func children(of node: Int, _ role: NodeRole) -> [Int] {
    children(of: node).filter { nodes[$0].role == role }
  }

  package struct Children: Sequence, IteratorProtocol {
    private let tree: SwiftTree
    private var place: Int
    private let end: Int

    fileprivate init(tree: SwiftTree, node: Int) {
      self.tree = tree
      place = node + 1
      end = tree.end(of: node)
    }

    package mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = tree.end(of: place) }
      return place
    }
  }
}

/// Makes a tree from its beginning to its end.
package struct TreeBuilder {
  private var nodes: [SwiftTree.Node] = []
  /// The numbers of the nodes that are open.
  private var open: [Int] = []
  /// Where the last leaf ended.
  private var position: UInt32 = 0

  package init(capacity: Int = 0) { nodes.reserveCapacity(capacity) }

  /// How many nodes are open.
  package var depth: Int { open.count }

  /// Begins a node; what is added until it is closed stands in it.
  package mutating func open(_ kind: NodeKind, _ role: NodeRole) {
    open.append(nodes.count)
    append(kind, role, position, position)
  }

  /// Ends the node that was opened last.
  package mutating func close() {
    guard let node = open.popLast() else { return }
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
    guard nodes.count > node + 1 else { return }
    nodes[node].start = nodes[node + 1].start
    nodes[node].end = position
  }

  /// Adds a token, which begins where the last one ended, or behind that.
  package mutating func leaf(_ kind: NodeKind, _ role: NodeRole, _ start: Int, _ end: Int) {
    position = UInt32(truncatingIfNeeded: end)
    append(kind, role, UInt32(truncatingIfNeeded: start), position)
  }

  private mutating func append(
    _ kind: NodeKind, _ role: NodeRole, _ start: UInt32, _ end: UInt32
  ) {
    nodes.append(
      SwiftTree.Node(
        kind: kind, role: role, start: start, end: end,
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// The tree of a file with this text; all nodes must be closed.
  package func tree(of bytes: [UInt8]) -> SwiftTree { SwiftTree(bytes: bytes, nodes: nodes) }
}
