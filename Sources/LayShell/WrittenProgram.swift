import LayLanguage

/// The forms that defined something, in order, as they were read: for what prints them otherwise.
struct WrittenProgram {
  private(set) var definitions: [SyntaxTree] = []
  /// The sources among theirs that the library brings along.
  private(set) var librarySources: Set<Int32> = []

  mutating func note(_ tree: SyntaxTree, isOfLibrary: Bool) {
    definitions.append(tree)
    if isOfLibrary { librarySources.insert(tree.source) }
  }
}
