import LayLanguage
import SwiftSyntax

/// `if` and `guard` in bodies that do something step by step.
extension Translator {
  /// `if`, with its `else if` and `else` branches.
  func ifStep(_ first: IfExprSyntax, isLast: Bool) -> LayNode {
    let place = place(of: first)
    scopes.append([:])
    defer { scopes.removeLast() }
    let (condition, bindings) = conditions(first.conditions)
    let then = innerBlock(first.body.statements, isTail: isLast)
    var node: LayNode
    switch first.elseBody {
    case nil: node = .call("when", [condition] + (then.isEmpty ? [.nothing] : then), place)
    case .ifExpr(let next):
      let rest = ifStep(next, isLast: isLast)
      node = .call(
        "cond",
        [.list([condition] + (then.isEmpty ? [.nothing] : then))]
          + (clauses(of: rest) ?? [.list([.atom("else"), rest])]), place)
    case .codeBlock(let block):
      let otherwise = innerBlock(block.statements, isTail: isLast)
      node = .call("if", [condition, together(then), together(otherwise)], place)
    }
    if !bindings.isEmpty { node = .call("let*", [.list(bindings), node], place) }
    return node
  }

  /// The clauses by which a form continues a `cond`; nil if it has to be nested.
  private func clauses(of node: LayNode) -> [LayNode]? {
    guard let nodes = node.nodes else { return nil }
    switch node.head {
    case "cond": return Array(nodes.dropFirst())
    case "when": return [.list(Array(nodes.dropFirst()))]
    case "if" where nodes.count == 4:
      return [.list([nodes[1], nodes[2]]), .list([.atom("else"), nodes[3]])]
    default: return nil
    }
  }

  /// Several forms as one.
  func together(_ nodes: [LayNode]) -> LayNode {
    nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .nothing : .call("begin", nodes)
  }

  /// `guard`: its conditions one by one, so that each can use the names bound before it.
  func guardStep(_ guarded: GuardStmtSyntax) -> [LayNode] {
    let place = place(of: guarded)
    var nodes: [LayNode] = []
    func exit(_ form: String, _ condition: LayNode) -> LayNode {
      var (form, condition) = (form, condition)
      if form == "unless", condition.head == "not", let inner = condition.nodes?.last {
        (form, condition) = ("when", inner)
      }
      let otherwise = innerBlock(guarded.body.statements, isTail: false)
      return .call(form, [condition] + (otherwise.isEmpty ? [.nothing] : otherwise), place)
    }
    for element in guarded.conditions {
      guard case .optionalBinding(let binding) = element.condition,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else {
        let (condition, bindings) = inScope { conditions([element.with(\.trailingComma, nil)]) }
        for binding in bindings { nodes.append(.call("define", binding.nodes ?? [])) }
        nodes.append(exit("unless", condition))
        continue
      }
      let value =
        binding.initializer.map { expression($0.value) }
        ?? self.value(named: name, binding) ?? unknown(binding, .unknown)
      if let text = value.node.text, value.modifiers.isEmpty, !value.node.isString {
        scopes[scopes.count - 1][name] = Variable(name: text, type: value.type)
        nodes.append(exit("when", .call("nil?", [.atom(text)])))
      } else {
        let called = declare(name, value.type)
        nodes.append(.call("define", [.atom(called), value.whole], self.place(of: binding)))
        nodes.append(exit("when", .call("nil?", [.atom(called)])))
      }
    }
    return nodes
  }
}
