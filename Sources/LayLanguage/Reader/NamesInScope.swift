/// The names that open forms have bound, as far as they are typed.
extension TreeReader {
  /// The names that are in scope at the end of the text, outermost first.
  func namesInScope() -> [String] {
    let lists = open.filter { !$0.isPrefix }.map { (list: $0, data: data(in: $0)) }
    var names: [String] = []
    for (place, entry) in lists.enumerated() {
      let parent = place > 0 ? lists[place - 1].data : []
      names += bound(by: entry.data, in: parent) + definitions(in: entry.data)
    }
    return names
  }

  /// The names that an open form binds for its body.
  ///
  /// - Parameter parent: the complete data before it in the form around it.
  private func bound(by data: [SyntaxTree.Index], in parent: [SyntaxTree.Index]) -> [String] {
    let head = data.first.flatMap(symbolName) ?? ""
    // The bindings of a `let*` that are still being written see those before them.
    if parent.count == 1, symbolName(parent[0]) == "let*" { return data.flatMap(firstNames) }
    guard data.count > 1 else { return [] }
    let header = data[1]
    switch head {
    case "let", "let*": return tree.children(header).flatMap(firstNames)
    case "fn", "lambda": return parameters(Array(tree.children(header)))
    case "for": return firstNames(of: header)
    case "define", "define-layout": return namesOfHeader(header)
    case _ where Form.definesModifierOrStyle(head):
      let inner = data.dropFirst(2).first { tree.kind($0) == .list }
      return namesOfHeader(header) + parameters(inner.map { Array(tree.children($0)) } ?? [])
    default:
      let isPart = parent.first.flatMap(symbolName) == "define-layout"
      return isPart ? parameters(Array(tree.children(header))) : []
    }
  }

  /// The names of `(name parameter …)`.
  private func namesOfHeader(_ header: SyntaxTree.Index) -> [String] {
    guard tree.kind(header) == .list else { return [] }
    return firstNames(of: header) + parameters(Array(tree.children(header).dropFirst()))
  }

  /// The names of a list of parameters: `a :key b :key (c default) . rest`.
  private func parameters(_ nodes: [SyntaxTree.Index]) -> [String] {
    nodes.flatMap { node in
      tree.kind(node) == .list ? firstNames(of: node) : symbolName(node).map { [$0] } ?? []
    }
    .filter { $0 != ReservedName.dot.rawValue }
  }

  /// The names that complete definitions before the cursor define.
  private func definitions(in data: [SyntaxTree.Index]) -> [String] {
    data.flatMap { tree.definedNames($0) }
  }

  /// The name that comes first in a list, or the names that take a tuple apart there.
  private func firstNames(of list: SyntaxTree.Index) -> [String] {
    tree.childCount(list) > 0 ? tree.names(in: list + 1) : []
  }

  private func symbolName(_ node: SyntaxTree.Index) -> String? { tree.symbol(node)?.name }
}
