import LayLanguage
import LaySwift
import LaySwiftTree

/// A view in the code of which other code may want that its type stays.
///
/// - Rule: a modifier, or a container around it, makes a view of another type. That does not compile where a `Text` is
///   wanted: by a parameter, a property, the result of a function, or `+`. It does not either where several
///   values have one type: at `?:`, in an array, behind several `return`, and where a property is set. And a function
///   that has the name of a type gives a string, as in `Button(Localized("Done"))`.
struct TypedPlace {
  /// The files in which what is called may be declared.
  let trees: [SwiftTree]
  let tree: SwiftTree
  let node: Int

  var mayChangeType: Bool {
    guard isView else { return false }
    let around = nodesAround
    var inner = node
    for (depth, outer) in around.enumerated().reversed() {
      switch tree.nodes[outer].kind {
      case .call where tree.nodes[inner].role != .base:
        let label = tree.nodes[inner].kind == .argument ? tree.child(of: inner, .label) : nil
        return !wantsText(outer, label.map { tree.text(of: $0) })
      case .argument, .call, .member, .tuple: inner = outer
      case .array, .assignment, .binary, .entry, .ternary: return false
      case .returnStatement:
        return function(in: around[..<depth]).map { !hasText($0) && countOfReturns($0) < 2 } ?? true
      case .binding: return !hasText(outer)
      default: return function(in: around[...depth]).map { !hasText($0) } ?? true
      }
    }
    return true
  }

  /// Whether what is called first, if that has the name of a type, is a view of SwiftUI or a type of the code.
  private var isView: Bool {
    var first = node
    while [.call, .member, .specialized].contains(tree.nodes[first].kind),
      let base = tree.child(of: first, .base)
    {
      first = base
    }
    let name = tree.text(of: first)
    guard tree.nodes[first].kind == .name, name.first?.isUppercase == true else { return true }
    return !Catalogue.declarations(swiftUI: name).isEmpty
      || trees.contains { tree in
        tree.nodes.indices.contains {
          tree.nodes[$0].kind == .structDeclaration
            && tree.child(of: $0, .name).map { tree.name(of: $0) } == name
        }
      }
  }

  /// The nodes in which it stands, the outermost first.
  private var nodesAround: [Int] {
    var found: [Int] = []
    var next: Int? = 0
    while let outer = next, outer < node {
      found.append(outer)
      next = tree.children(of: outer).first { $0 <= node && node < tree.end(of: $0) }
    }
    return found
  }

  // MARK: Results

  /// The innermost node that gives a value by its statements.
  private func function(in around: ArraySlice<Int>) -> Int? {
    around.last { Self.functions.contains(tree.nodes[$0].kind) }
  }

  private static let functions: Set<NodeKind> = [
    .binding, .closure, .functionDeclaration, .subscriptDeclaration,
  ]

  /// Whether a function gives a text, or a variable is one.
  private func hasText(_ declaration: Int) -> Bool {
    Self.isText(tree.child(of: declaration, .result) ?? tree.child(of: declaration, .type), tree)
  }

  private static func isText(_ type: Int?, _ tree: SwiftTree) -> Bool {
    type.map { ["SwiftUI.Text", "Text", "Text?"].contains(tree.text(of: $0)) } ?? false
  }

  /// How often a function returns, without the functions in it.
  private func countOfReturns(_ function: Int) -> Int {
    var (count, next) = (0, function + 1)
    while next < tree.end(of: function) {
      let kind = tree.nodes[next].kind
      if kind == .returnStatement { count += 1 }
      let isInner = kind == .closure || kind == .functionDeclaration
      next = isInner ? tree.end(of: next) : next + 1
    }
    return count
  }

  // MARK: Parameters

  /// What of SwiftUI takes texts alone.
  private static let ofTexts: Set = [
    "ActionSheet", "Alert", "alert", "badge", "help", "navigationBarTitle", "navigationTitle",
  ]

  /// Whether a call wants a text as the argument with a label.
  private func wantsText(_ call: Int, _ label: String?) -> Bool {
    guard let base = tree.child(of: call, .base) else { return false }
    let place = tree.nodes[base].kind == .member ? tree.child(of: base, .name) : base
    guard let name = place.map({ tree.text(of: $0) }) else { return false }
    return Self.ofTexts.contains(name) || label == "prompt"
      || trees.contains { Self.wantsText(name, label, in: $0) }
  }

  /// Whether a function of a name, or an initialiser of a type, has a text as the parameter with a label.
  private static func wantsText(_ name: String, _ label: String?, in tree: SwiftTree) -> Bool {
    tree.nodes.indices.contains { node in
      let role: NodeRole
      switch tree.nodes[node].kind {
      case .functionDeclaration, .structDeclaration: role = .name
      case .extensionDeclaration: role = .type
      default: return false
      }
      guard tree.child(of: node, role).map({ tree.text(of: $0) }) == name else { return false }
      return (node..<tree.end(of: node)).contains { inner in
        let place: Int?
        switch tree.nodes[inner].kind {
        case .parameter: place = tree.child(of: inner, .label) ?? tree.child(of: inner, .name)
        case .binding: place = tree.child(of: inner, .pattern)
        default: return false
        }
        return place.map { tree.text(of: $0) } == label ?? "_"
          && isText(tree.child(of: inner, .type), tree)
      }
    }
  }
}
