import LayEngine
import LayLanguage
import LaySwiftTree

/// A file of Swift code: its tree, and its number among the texts of the session.
final class SourceFile {
  let tree: SwiftTree
  let source: Int32
  /// Whether it declares the library.
  let isLibrary: Bool
  /// Whether it sees what other files keep for themselves: code that somebody asks beside them.
  var seesAll = false
  /// Whether it is no file of Swift code: an entry of the prompt, or code inside of a script.
  var isTyped = false
  /// Where it stands in its app; nil where that is not known.
  let place: FilePlace?
  /// Whether it is one of the files that are shown, and not only what these need.
  let isShown: Bool

  init(
    _ tree: SwiftTree, source: Int32, isLibrary: Bool = false, place: FilePlace? = nil,
    isShown: Bool = true
  ) {
    self.tree = tree
    self.source = source
    self.isLibrary = isLibrary
    self.place = place
    self.isShown = isShown && !isLibrary
  }

  /// What to do about a name that nothing declares.
  func advice(toDeclare declaration: String? = nil) -> String {
    if !isTyped { return "add the file that declares it" }
    return "declare it first" + (declaration.map { ": `\($0)`" } ?? "")
  }

  /// The modules that it imports.
  private(set) lazy var imports: Set<String> =
    tree.nodes.isEmpty
    ? []
    : Set(
      children(0, .item).filter { kind($0) == .importDeclaration }.flatMap { item in
        children(item, .name).prefix(1).map { name($0) }
      })

  func span(_ node: Int) -> SourceSpan {
    let range = tree.range(of: node)
    return SourceSpan(source: source, start: Int32(range.lowerBound), end: Int32(range.upperBound))
  }

  func kind(_ node: Int) -> NodeKind { tree.nodes[node].kind }

  func text(_ node: Int) -> String { tree.text(of: node) }

  func name(_ node: Int) -> String { tree.name(of: node) }

  func child(_ node: Int, _ role: NodeRole) -> Int? { tree.child(of: node, role) }

  func children(_ node: Int, _ role: NodeRole) -> [Int] { tree.children(of: node, role) }

  /// The text of a child; nil where there is none.
  func text(_ node: Int, _ role: NodeRole) -> String? { child(node, role).map { text($0) } }

  /// The modifiers of a declaration: `static`, `private(set)`.
  func modifiers(_ node: Int) -> [String] { children(node, .modifier).map { text($0) } }

  func has(_ modifier: String, _ node: Int) -> Bool { modifiers(node).contains(modifier) }

  /// The names of the attributes of a declaration: `State` of `@State`.
  func attributes(_ node: Int) -> [String] {
    children(node, .attribute).compactMap { child($0, .name).map { name($0) } }
  }

  /// Whether a type is that of a pack, `repeat each Cell`, or of one of its values, `each Cell`.
  func isOfPack(_ node: Int) -> Bool {
    guard kind(node) == .other, let first = Array(tree.children(of: node)).first else {
      return false
    }
    return ["each", "repeat"].contains(text(first))
  }

  /// The type of a variable without one of its own, which is that of the next one with a type.
  func typeOfLaterBinding(_ binding: Int, in statement: Int) -> Int? {
    for later in children(statement, .item) where later > binding {
      if let type = child(later, .type) { return type }
      if child(later, .value) != nil { return nil }
    }
    return nil
  }

  /// The first child that is no mark and no word; of `(1)` the argument.
  func onlyChild(_ node: Int) -> Int? {
    tree.children(of: node).first { ![.mark, .word].contains(kind($0)) }
  }
}
