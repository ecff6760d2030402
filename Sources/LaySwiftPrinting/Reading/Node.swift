import LayLanguage

/// A node of a program, with what is asked of it most.
struct Node {
  let tree: SyntaxTree
  let index: SyntaxTree.Index

  init(_ tree: SyntaxTree, _ index: SyntaxTree.Index) {
    self.tree = tree
    self.index = index
  }

  var kind: SyntaxTree.Kind { tree.kind(index) }
  var number: Double? { tree.number(index) }
  var string: String? { tree.string(index) }
  var truth: Bool? { tree.truth(index) }
  var symbol: String? { tree.symbol(index)?.name }
  var keyword: String? { tree.keyword(index)?.name }
  var isNothing: Bool { kind == .nothing }
  var children: [Node] { tree.children(index).map { Node(tree, $0) } }

  /// What is called, of a list that begins with a name.
  var head: String? {
    guard kind == .list, tree.childCount(index) > 0 else { return nil }
    return tree.symbol(index + 1)?.name
  }

  /// The field that is read, of a list that begins with a keyword: `(:width row)`.
  var field: String? {
    guard kind == .list, tree.childCount(index) == 2 else { return nil }
    return tree.keyword(index + 1)?.name
  }

  /// What stands behind the name.
  var arguments: [Node] { Array(children.dropFirst()) }

  /// The name that is quoted: `'x`.
  var quoted: String? {
    guard head == "quote", let only = arguments.first else { return nil }
    return only.symbol
  }

  /// `(fn (a b) body…)`.
  var function: (parameters: [Node], body: [Node])? {
    guard let head, head == "fn" || head == "lambda", let list = arguments.first else {
      return nil
    }
    return (list.children, Array(arguments.dropFirst()))
  }
}

/// What a program does for which Swift, or what is printed here of it, has no counterpart.
struct NoCounterpart: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
