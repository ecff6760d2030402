/// Says sentences about a program in the words of the Swift code that it was made from.
struct FormerNames {
  private let names: [String: String]

  init(_ names: [String: String]) { self.names = names }

  /// "`no-font` was called here" becomes "`NoFont` was called here".
  func sentence(_ text: String) -> String {
    var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where index % 2 == 1 { parts[index] = word(parts[index]) }
    return parts.joined(separator: "`")
  }

  /// A hint; nil for one that shows code of a script.
  func hint(_ text: String) -> String? {
    text.contains("`(") || text.contains("`'") ? nil : sentence(text)
  }

  /// `tree-view` becomes `TreeView`, and `:content-mode` becomes `contentMode:`.
  func word(_ word: String) -> String {
    if let name = names[word] { return name }
    guard word.hasPrefix(":") else { return word }
    let parts = word.dropFirst().split(separator: "-")
    let others = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (parts.first ?? "") + others.joined() + ":"
  }
}
