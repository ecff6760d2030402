import LayLanguage

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
