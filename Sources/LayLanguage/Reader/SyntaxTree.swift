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
  @inline(__always) package func kind(_ index: Index) -> Kind { nodes[index].kind }

  package func span(_ index: Index) -> SourceSpan {
    SourceSpan(source: source, start: nodes[index].start, end: nodes[index].end)
  }

  /// The index after the whole subtree of a node.
  @inline(__always) package func after(_ index: Index) -> Index { Int(nodes[index].after) }

  package func children(_ list: Index) -> SyntaxChildren {
    guard kind(list) == .list else { return SyntaxChildren(tree: self, position: 0, end: 0) }
    return SyntaxChildren(tree: self, position: list + 1, end: after(list))
  }

  package func childCount(_ list: Index) -> Int {
    kind(list) == .list ? Int(nodes[list].payload) : 0
  }

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

/// A line that starts with the name of a command.
package struct CommandItem {
  package let name: String
  /// The name and the words after it are the roots of this tree.
  package let tree: SyntaxTree
  /// The words after the name.
  package let words: [SyntaxTree.Index]
  /// Whether the words stand in parentheses behind the name, with commas between them.
  package let isCall: Bool

  init(tree: SyntaxTree) {
    self.tree = tree
    var roots = Array(tree.roots)
    let first = roots.isEmpty ? nil : roots.removeFirst()
    name = first.flatMap { tree.symbol($0)?.name } ?? ""
    words = roots
    isCall = false
  }

  /// A form that is read as a command: `(load "views.lay")`.
  package init(form tree: SyntaxTree) {
    self.tree = tree
    var parts = tree.isEmpty ? [] : Array(tree.children(0))
    let first = parts.isEmpty ? nil : parts.removeFirst()
    name = first.flatMap { tree.symbol($0)?.name } ?? ""
    words = parts
    isCall = false
  }

  private init(_ line: CommandItem, calledWith words: [SyntaxTree.Index]) {
    (name, tree, isCall) = (line.name, line.tree, true)
    self.words = words.filter { line.tree.symbol($0)?.name != "," }
  }

  /// The same with the words in the parentheses, where it is written as a call of Swift, as
  /// `set(device, iphone-15)` or `explain()`; nil for all else.
  package var called: CommandItem? {
    guard words.count == 1, let list = words.first, tree.kind(list) == .list,
      let head = tree.roots.first(where: { _ in true }),
      tree.span(head).end == tree.span(list).start
    else { return nil }
    return CommandItem(self, calledWith: Array(tree.children(list)))
  }

  package var span: SourceSpan { tree.span }
}

extension SyntaxTree {
  /// The names that a form defines, as in `(define (name …) …)`; none for every other form.
  package func definedNames(_ form: Index = 0) -> [String] {
    guard !isEmpty, childCount(form) > 1, let head = symbol(form + 1)?.name,
      head.hasPrefix("define")
    else { return [] }
    let target = after(form + 1)
    guard head != "define-values" else { return names(in: target) }
    return symbol(childCount(target) > 0 ? target + 1 : target).map { [$0.name] } ?? []
  }

  /// A name, or the names in parentheses that take a tuple apart; `_` names nothing.
  func names(in pattern: Index) -> [String] {
    let names =
      symbol(pattern).map { [$0.name] } ?? children(pattern).compactMap { symbol($0)?.name }
    return names.filter { $0 != "_" }
  }

  /// Whether a form of this name defines a modifier or a style, with two lists before its body:
  /// the name with its parameters, and the names of what the body gets.
  static func definesModifierOrStyle(_ name: String) -> Bool {
    name == "define-modifier" || name.hasPrefix("define-") && name.hasSuffix("-style")
  }
}
