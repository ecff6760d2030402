import LayEngine

/// The syntax of one item: nodes in preorder in one array.
///
/// A list's first child, if it has any, is the next node; the sibling of a node is the node at
/// its `after`. So a subtree is a range of indices and needs no links, no class and no recursion.
package struct SyntaxTree {
  package enum Kind: UInt8, Sendable {
    case nothing, truth, number, string, symbol, keyword, list
  }

  /// The place of a node in its tree.
  package typealias Index = Int

  struct Node {
    var start: Int32
    var end: Int32
    /// The index after the last node of this subtree.
    var after: Int32
    /// The symbol's id, the index in `numbers` or `strings`, 0 or 1 for a truth, a list's count.
    var payload: Int32
    var kind: Kind
  }

  package let source: Int32
  let symbols: SymbolTable
  var nodes: [Node] = []
  var numbers: [Double] = []
  var strings: [String] = []

  init(source: Int32, symbols: SymbolTable) {
    self.source = source
    self.symbols = symbols
  }

  package var count: Int { nodes.count }
  package var isEmpty: Bool { nodes.isEmpty }

  /// The top-level nodes: the one form of an item, or the words of a command line.
  var roots: SyntaxChildren { SyntaxChildren(tree: self, position: 0, end: nodes.count) }

  /// The span of everything in the tree.
  package var span: SourceSpan {
    SourceSpan(source: source, start: nodes.first?.start ?? 0, end: lastEnd)
  }

  private var lastEnd: Int32 {
    var end: Int32 = 0
    for root in roots { end = nodes[root].end }
    return end
  }
}

extension SyntaxTree {
  @inline(__always)
  package func kind(_ index: Index) -> Kind { nodes[index].kind }

  package func span(_ index: Index) -> SourceSpan {
    SourceSpan(source: source, start: nodes[index].start, end: nodes[index].end)
  }

  /// The index after the whole subtree of a node.
  @inline(__always)
  package func after(_ index: Index) -> Index { Int(nodes[index].after) }

  package func children(_ list: Index) -> SyntaxChildren {
    guard kind(list) == .list else { return SyntaxChildren(tree: self, position: 0, end: 0) }
    return SyntaxChildren(tree: self, position: list + 1, end: after(list))
  }

  package func childCount(_ list: Index) -> Int {
    kind(list) == .list ? Int(nodes[list].payload) : 0
  }

  /// The number that a number node stands for.
  package func number(_ index: Index) -> Double? {
    kind(index) == .number ? numbers[Int(nodes[index].payload)] : nil
  }

  package func string(_ index: Index) -> String? {
    kind(index) == .string ? strings[Int(nodes[index].payload)] : nil
  }

  package func truth(_ index: Index) -> Bool? {
    kind(index) == .truth ? nodes[index].payload != 0 : nil
  }

  package func symbol(_ index: Index) -> Symbol? {
    kind(index) == .symbol ? symbols.symbol(nodes[index].payload) : nil
  }

  /// The keyword's name without its colon.
  package func keyword(_ index: Index) -> Symbol? {
    kind(index) == .keyword ? symbols.symbol(nodes[index].payload) : nil
  }

  /// Whether a node is the symbol with this name.
  func isSymbol(_ index: Index, _ name: ReservedName) -> Bool {
    kind(index) == .symbol && nodes[index].payload == name.id
  }
}

/// The children of a list in order; a `for` loop does not consume them.
package struct SyntaxChildren: Sequence, IteratorProtocol {
  let tree: SyntaxTree
  var position: SyntaxTree.Index
  let end: SyntaxTree.Index

  package mutating func next() -> SyntaxTree.Index? {
    guard position < end else { return nil }
    defer { position = tree.after(position) }
    return position
  }
}
