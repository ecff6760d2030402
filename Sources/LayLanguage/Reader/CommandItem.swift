import LayEngine

/// A line that starts with the name of a command.
package struct CommandItem {
  package let name: String
  /// The name and the words after it are the roots of this tree.
  package let tree: SyntaxTree
  /// The words after the name.
  package let words: [SyntaxTree.Index]

  init(tree: SyntaxTree) {
    self.tree = tree
    var roots = Array(tree.roots)
    let first = roots.isEmpty ? nil : roots.removeFirst()
    name = first.flatMap { tree.symbol($0)?.name } ?? ""
    words = roots
  }

  /// A form that is read as a command: `(load "views.lay")`.
  package init(form tree: SyntaxTree) {
    self.tree = tree
    var parts = tree.isEmpty ? [] : Array(tree.children(0))
    let first = parts.isEmpty ? nil : parts.removeFirst()
    name = first.flatMap { tree.symbol($0)?.name } ?? ""
    words = parts
  }

  package var span: SourceSpan { tree.span }
}
