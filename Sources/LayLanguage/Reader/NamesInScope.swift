/// The names that open forms have bound, as far as they are typed.
extension TreeReader {
  /// The names that may be used where the text ends, outermost first.
  func namesInScope() -> [String] {
    let lists = open.filter { !$0.isPrefix }.map { (list: $0, data: data(in: $0)) }
    var names: [String] = []
    for (place, entry) in lists.enumerated() {
      let parent = place > 0 ? lists[place - 1].data : []
      names += bound(by: entry.data, in: parent) + definitions(in: entry.data)
    }
    return names
  }

  /// What a form binds for the forms in its body.
  ///
  /// - Parameter parent: what stands before it in the form around it.
  private func bound(by data: [SyntaxTree.Index], in parent: [SyntaxTree.Index]) -> [String] {
    let head = data.first.flatMap(symbolName) ?? ""
    // The bindings of a `let*` that are still being written see those before them.
    if parent.count == 1, symbolName(parent[0]) == "let*" { return data.flatMap(firstNames) }
    guard data.count > 1 else { return [] }
    let header = data[1]
    switch head {
    case "let", "let*": return tree.children(header).flatMap(firstNames)
    case "fn": return parameters(Array(tree.children(header)))
    case "for": return firstNames(of: header)
    case "define", "define-layout":
      guard tree.kind(header) == .list else { return [] }
      return firstNames(of: header) + parameters(Array(tree.children(header).dropFirst()))
    default:
      let isPart = parent.first.flatMap(symbolName) == "define-layout"
      return isPart ? parameters(Array(tree.children(header))) : []
    }
  }

  /// The names of a list of parameters: `a :key b :key (c default) . rest`.
  private func parameters(_ nodes: [SyntaxTree.Index]) -> [String] {
    nodes.flatMap { node in
      tree.kind(node) == .list ? firstNames(of: node) : symbolName(node).map { [$0] } ?? []
    }
    .filter { $0 != ReservedName.dot.rawValue }
  }

  /// The names that complete definitions before the cursor give.
  private func definitions(in data: [SyntaxTree.Index]) -> [String] {
    data.compactMap { node in
      guard tree.childCount(node) > 1, symbolName(node + 1)?.hasPrefix("define") == true else {
        return nil
      }
      let target = tree.after(node + 1)
      return tree.childCount(target) > 0 ? symbolName(target + 1) : symbolName(target)
    }
  }

  private func firstNames(of list: SyntaxTree.Index) -> [String] {
    guard tree.childCount(list) > 0, let name = symbolName(list + 1) else { return [] }
    return [name]
  }

  private func symbolName(_ node: SyntaxTree.Index) -> String? { tree.symbol(node)?.name }
}
