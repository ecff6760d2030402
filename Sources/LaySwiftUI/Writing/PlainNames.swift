import LayLanguage

/// Variables by the names that a person would give them.
extension LayNode {
  /// Renames variables such as `the-title` to `title`, if the definition mentions no other `title`.
  ///
  /// Variables have the prefix while a definition is being made, if their names are already taken.
  ///
  /// - Parameter kept: global names, which other definitions mention.
  func withPlainNames(except kept: Set<String>) -> LayNode {
    var names: Set<String> = []
    noteNames(&names)
    let changed = names.filter { name in
      guard name.hasPrefix("the-"), !kept.contains(name) else { return false }
      let plain = String(name.dropFirst(4))
      return !names.contains(plain) && !Self.isFixed(plain)
    }
    return changed.isEmpty ? self : renamed(changed)
  }

  /// Whether a name cannot be that of a variable.
  private static func isFixed(_ name: String) -> Bool {
    Catalogue.forms.contains { $0.names.contains(name) } || Names.reserved.contains(name)
  }

  private func noteNames(_ names: inout Set<String>) {
    switch content {
    case .atom(let text): names.insert(text)
    case .quoted(let inner): inner.noteNames(&names)
    case .list(let nodes): for node in nodes { node.noteNames(&names) }
    case .comment: break
    }
  }

  private func renamed(_ names: Set<String>) -> LayNode {
    switch content {
    case .atom(let text) where names.contains(text): .atom(String(text.dropFirst(4)), place)
    case .list(let nodes): .list(nodes.map { $0.renamed(names) }, place)
    case .quoted(let inner): LayNode(.quoted(inner.renamed(names)), place)
    case .atom, .comment: self
    }
  }
}
