import LayLanguage

/// The forms that defined something, in order, for printing them in another language.
struct WrittenProgram {
  private(set) var definitions: [SyntaxTree] = []
  /// The sources of definitions that belong to the library.
  private(set) var librarySources: Set<Int32> = []

  mutating func note(_ tree: SyntaxTree, isOfLibrary: Bool) {
    definitions.append(tree)
    if isOfLibrary { librarySources.insert(tree.source) }
  }
}
