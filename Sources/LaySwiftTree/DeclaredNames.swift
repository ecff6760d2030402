/// A name that a file declares outside of functions: `House.Item`, or `View.card` in an extension.
package struct DeclaredName: Equatable, Sendable {
  /// What declares it: a declaration, a `binding`, a `caseElement` or a `macroUse`, as `#Preview`.
  package let kind: NodeKind
  /// The types around it and the name, with points between them.
  package let path: String
  /// The number of the node in the tree of the file.
  package let node: Int

  package init(kind: NodeKind, path: String, node: Int) {
    self.kind = kind
    self.path = path
    self.node = node
  }
}

extension SwiftTree {
  /// The most bytes of a path; what has a longer one is not named, since it would stand in many others.
  private static let mostOfPath = 1_000

  /// What the file declares at its top, in its types and in its extensions, in order.
  package var declaredNames: [DeclaredName] {
    var names: [DeclaredName] = []
    // The items that are still to be looked at, the next one at the end, with the types around them.
    var open = items(of: 0, within: "")
    while let (item, around) = open.popLast() {
      switch nodes[item].kind {
      case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
        .protocolDeclaration, .extensionDeclaration:
        let isExtension = nodes[item].kind == .extensionDeclaration
        guard let name = child(of: item, isExtension ? .type : .name) else { continue }
        let path = around + self.name(of: name)
        names.append(DeclaredName(kind: nodes[item].kind, path: path, node: item))
        if path.utf8.count < Self.mostOfPath, let body = child(of: item, .body) {
          open += items(of: body, within: path + ".")
        }
      case .variableDeclaration, .caseDeclaration:
        open += children(of: item, .item).reversed().map { ($0, around) }
      case .binding:
        for name in boundNames(of: item) {
          names.append(DeclaredName(kind: .binding, path: around + name, node: item))
        }
      case let kind:
        guard let name = ownName(of: item) else { continue }
        names.append(DeclaredName(kind: kind, path: around + name, node: item))
      }
    }
    return names
  }

  /// The items of a node, the last one first.
  private func items(of node: Int, within around: String) -> [(Int, String)] {
    guard !nodes.isEmpty else { return [] }
    return children(of: node, .item).reversed().map { ($0, around) }
  }

  /// The name of a declaration that declares one, and nothing inside of it.
  private func ownName(of item: Int) -> String? {
    switch nodes[item].kind {
    case .functionDeclaration, .typealiasDeclaration, .associatedtypeDeclaration, .caseElement,
      .macroDeclaration, .precedenceGroupDeclaration, .macroUse:
      child(of: item, .name).map { name(of: $0) }
    case .operatorDeclaration: child(of: item, .operator).map { text(of: $0) }
    case .initDeclaration: "init"
    case .subscriptDeclaration: "subscript"
    default: nil
    }
  }

  /// The names that a binding gives; several for a tuple.
  private func boundNames(of binding: Int) -> [String] {
    guard let pattern = child(of: binding, .pattern) else { return [] }
    return (pattern..<end(of: pattern)).filter {
      nodes[$0].kind == .name && nodes[$0].role != .label
    }.map { name(of: $0) }
  }
}
