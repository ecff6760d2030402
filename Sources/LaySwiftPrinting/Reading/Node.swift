import LayLanguage

/// A node of a program's syntax tree, with the questions that printing asks most.
struct Node {
  let tree: SyntaxTree
  let index: SyntaxTree.Index

  init(_ tree: SyntaxTree, _ index: SyntaxTree.Index) {
    self.tree = tree
    self.index = index
  }

  var kind: SyntaxTree.Kind { tree.kind(index) }
  var number: Double? { tree.number(index) }
  var string: String? { tree.string(index) }
  var truth: Bool? { tree.truth(index) }
  var symbol: String? { tree.symbol(index)?.name }
  var keyword: String? { tree.keyword(index)?.name }
  var isNothing: Bool { kind == .nothing }
  var children: [Node] { tree.children(index).map { Node(tree, $0) } }

  /// The name of the function that is called, if the node is a list that begins with a name.
  var head: String? {
    guard kind == .list, tree.childCount(index) > 0 else { return nil }
    return tree.symbol(index + 1)?.name
  }

  /// The field that is read, if the node is a list that begins with a keyword: `(:width row)`.
  var field: String? {
    guard kind == .list, tree.childCount(index) == 2 else { return nil }
    return tree.keyword(index + 1)?.name
  }

  /// The children after the first one.
  var arguments: [Node] { Array(children.dropFirst()) }

  /// The positional arguments, and the others by their keywords.
  var sortedArguments: (ordered: [Node], keywords: [String: Node]) { Self.sorted(arguments) }

  static func sorted(_ arguments: [Node]) -> (ordered: [Node], keywords: [String: Node]) {
    var ordered: [Node] = []
    var keywords: [String: Node] = [:]
    var waiting: String?
    for part in arguments {
      if let keyword = waiting {
        keywords[keyword] = part
        waiting = nil
      } else if let keyword = part.keyword {
        waiting = keyword
      } else {
        ordered.append(part)
      }
    }
    return (ordered, keywords)
  }

  /// The quoted name, as in `'x`.
  var quoted: String? {
    guard head == "quote", let only = arguments.first else { return nil }
    return only.symbol
  }

  /// The name that stands for itself, quoted or not: `leading` for `'leading` and `leading`.
  var word: String? { quoted ?? symbol }

  /// Whether the node contains a name; true for nil.
  func mentions(_ name: String?) -> Bool {
    guard let name else { return true }
    for place in index..<tree.after(index) where tree.symbol(place)?.name == name { return true }
    return false
  }

  /// How often the node contains a name.
  func count(of name: String) -> Int {
    (index..<tree.after(index)).count { tree.symbol($0)?.name == name }
  }

  /// Whether the node contains a form that may bind a name, and so hide a definition of that name.
  func binds(_ name: String) -> Bool {
    (index..<tree.after(index)).contains { place in
      let node = Node(tree, place)
      switch node.head {
      case "define": return node.arguments.first?.symbol == name
      case "define-layout", "make-cache", "size-that-fits", "place-subviews":
        return node.arguments.first?.children.contains { $0.symbol == name } ?? false
      case name: return node.children.count == 2
      default: return false
      }
    }
  }

  /// Whether a definition has a parameter or a state of its own with a name.
  func takes(_ name: String) -> Bool {
    let isParameter = arguments.first?.children.dropFirst().contains {
      $0.symbol == name || $0.head == name
    }
    return isParameter == true
      || arguments.dropFirst().contains {
        $0.head == "define-state" && $0.arguments.first?.symbol == name
      }
  }

  /// Whether the node contains functions or other forms that Swift writes in braces.
  var hasFunctions: Bool {
    let heads: Set<String> = [
      "fn", "lambda", "for", "for-each", "let", "let*", "begin", "cond", "map", "filter", "fold",
      "sort", "scale-proposal", "max-by", "min-by", "first-where", "first-index", "all-satisfy",
      "compact-map", "flat-map", "last-index",
    ]
    return (index..<tree.after(index)).contains { heads.contains(Node(tree, $0).head ?? "") }
  }

  /// The first call of a function in the node.
  func call(of name: String) -> Node? {
    for place in index..<tree.after(index) {
      let node = Node(tree, place)
      if node.head == name { return node }
    }
    return nil
  }

  /// `(fn (a b) body…)`.
  var function: (parameters: [Node], body: [Node])? {
    guard let head, head == "fn" || head == "lambda", let list = arguments.first else {
      return nil
    }
    return (list.children, Array(arguments.dropFirst()))
  }
}

/// Part of a program has no counterpart in Swift, or in the part of Swift that is printed.
struct NoCounterpart: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The body of a function, without an `environment-reader` around it.
struct ViewParts {
  /// The name of the environment in the body; nil without an `environment-reader`.
  let surroundings: String?
  let rest: [Node]

  init(_ body: [Node]) {
    guard body.count == 1, body[0].head == "environment-reader",
      let (parameters, inner) = body[0].arguments.first?.function, body[0].arguments.count == 1,
      parameters.count == 1, let name = parameters[0].symbol
    else {
      (surroundings, rest) = (nil, body)
      return
    }
    (surroundings, rest) = (name, inner)
  }
}

/// The names that a part of a program assigns to, or whose parts it changes.
enum Assignments {
  static func names(in node: Node) -> Set<String> { names(in: [node]) }

  static func names(in nodes: [Node]) -> Set<String> {
    var names: Set<String> = []
    var pending = nodes
    while let node = pending.popLast() {
      if forms.contains(node.head ?? ""), let place = node.arguments.first {
        if let name = variable(place) { names.insert(name) }
      }
      if node.kind == .list { pending += node.children }
    }
    return names
  }

  /// The variable that contains a place.
  private static func variable(_ place: Node) -> String? {
    var place = place
    while place.kind == .list {
      guard let inner = place.head == "nth" ? place.arguments.last : place.arguments.first else {
        return nil
      }
      place = inner
    }
    return place.symbol
  }

  private static let forms: Set<String> = [
    "*=", "+=", "-=", "/=", "append!", "insert!", "remove!", "remove-all!", "set!", "swap!",
  ]
}

/// A branch of a choice: a test, and the body to run if the test holds.
struct Branch {
  /// The test; nil for the `else` branch.
  let test: Node?
  /// Whether the body runs if the test does not hold.
  let isNegated: Bool
  let body: [Node]

  private init(_ test: Node?, isNegated: Bool = false, _ body: [Node]) {
    (self.test, self.isNegated, self.body) = (test, isNegated, body)
  }

  /// The branches of `if`, `cond`, `when` or `unless`; nil for any other form.
  static func all(of node: Node) -> [Branch]? {
    let parts = node.arguments
    switch node.head {
    case "if":
      guard parts.count > 1 else { return nil }
      let yes = Branch(parts[0], [parts[1]])
      return parts.count > 2 ? [yes, Branch(nil, [parts[2]])] : [yes]
    case "when", "unless":
      guard let test = parts.first else { return nil }
      return [Branch(test, isNegated: node.head == "unless", Array(parts.dropFirst()))]
    case "cond":
      return parts.compactMap { part in
        guard let test = part.children.first else { return nil }
        let isLast = test.symbol == "else" || test.truth == true
        return Branch(isLast ? nil : test, Array(part.children.dropFirst()))
      }
    default: return nil
    }
  }
}

extension Branch {
  func mentions(_ name: String) -> Bool { body.contains { $0.mentions(name) } }
}
