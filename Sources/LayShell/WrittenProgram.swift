import LayLanguage

/// The forms that defined something, in order, as they were read: for what prints them otherwise.
struct WrittenProgram {
  private(set) var definitions: [SyntaxTree] = []

  mutating func note(_ tree: SyntaxTree) { definitions.append(tree) }
}
