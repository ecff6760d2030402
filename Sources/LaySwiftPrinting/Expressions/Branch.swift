import LayLanguage

/// A part of a choice: a test, and what counts where it holds.
struct Branch {
  /// Nil for what counts else.
  let test: Node?
  /// Whether it counts where the test does not hold.
  let isNegated: Bool
  let body: [Node]

  private init(_ test: Node?, isNegated: Bool = false, _ body: [Node]) {
    (self.test, self.isNegated, self.body) = (test, isNegated, body)
  }

  /// The parts of `if`, `cond`, `when` or `unless`; nil for all else.
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
