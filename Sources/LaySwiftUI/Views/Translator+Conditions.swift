import LayLanguage
import SwiftSyntax

/// `if` and `switch`.
extension Translator {
  func conditional(_ syntax: ExprSyntax, expecting: SwiftType = .view) -> LayNode {
    if let choice = syntax.as(IfExprSyntax.self) { return self.choice(choice, expecting) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return self.cases(choice, expecting) }
    return unknown(syntax, expecting).node
  }

  /// The test that a value is not nil; `false` is not nil.
  private func isThere(_ value: LayNode, _ type: SwiftType) -> LayNode {
    guard type == .truth, let text = value.text, text != "false", text != "true" else {
      return value
    }
    return .call("not", [.call("nil?", [value])])
  }

  /// The value of a branch, as one node.
  private func branch(_ statements: CodeBlockItemListSyntax, _ expecting: SwiftType) -> LayNode {
    if !expecting.isView { return body(statements, expecting: expecting).nodes.asOne(nil) }
    let views = views(of: statements)
    return views.isEmpty ? .nothing : views.asOne(nil)
  }

  private func choice(_ first: IfExprSyntax, _ expecting: SwiftType) -> LayNode {
    var clauses: [(LayNode, [LayNode], LayNode)] = []
    var current = first
    var otherwise: LayNode?
    var depth = 0
    while true {
      scopes.append([:])
      depth += 1
      let (condition, bindings) = conditions(current.conditions)
      clauses.append((condition, bindings, branch(current.body.statements, expecting)))
      if case .ifExpr(let next) = current.elseBody {
        current = next
        continue
      }
      if case .codeBlock(let block) = current.elseBody {
        otherwise = branch(block.statements, expecting)
      }
      break
    }
    scopes.removeLast(depth)
    return written(clauses, otherwise, place(of: first))
  }

  private func written(
    _ clauses: [(condition: LayNode, bindings: [LayNode], body: LayNode)], _ otherwise: LayNode?,
    _ place: SwiftPlace
  ) -> LayNode {
    if clauses.count > 1, clauses.allSatisfy(\.bindings.isEmpty) {
      var nodes = clauses.map { LayNode.list([$0.condition, $0.body]) }
      if let otherwise { nodes.append(.list([.atom("else"), otherwise])) }
      return .call("cond", nodes, place)
    }
    var result = otherwise
    for clause in clauses.reversed() {
      var node: LayNode
      if let rest = result {
        node = .call("if", [clause.condition, clause.body, rest], place)
      } else {
        // Of several forms that are not all views by themselves, as names of views, only the last
        // would count.
        let all = Array(clause.body.nodes?.dropFirst() ?? [])
        let isGroup = clause.body.head == "group" && all.allSatisfy(\.isPlainView)
        let views = isGroup ? all : [clause.body]
        if clause.condition.head == "not", let negated = clause.condition.nodes, negated.count == 2
        {
          node = .call("unless", [negated[1]] + views, place)
        } else {
          node = .call("when", [clause.condition] + views, place)
        }
      }
      if !clause.bindings.isEmpty { node = .call("let*", [.list(clause.bindings), node], place) }
      result = node
    }
    return result ?? .nothing
  }

  /// Conditions as one test, and the names that are bound before it.
  func conditions(_ list: ConditionElementListSyntax) -> (LayNode, [LayNode]) {
    var tests: [LayNode] = []
    var bindings: [LayNode] = []
    for element in list {
      switch element.condition {
      case .expression(let expression): tests.append(condition(expression))
      case .optionalBinding(let binding):
        if let parts = binding.pattern.parts {
          tests.append(taken(apart: parts, binding.initializer?.value, &bindings))
          continue
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        let source =
          binding.initializer?.value
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name.text)))
        let value =
          binding.initializer == nil
          ? self.value(named: name.text, binding) ?? unknown(binding, .unknown) : expression(source)
        if let text = value.node.text, value.modifiers.isEmpty, !value.node.isString,
          value.node.number == nil
        {
          scopes[scopes.count - 1][name.text] = Variable(name: text, type: value.type)
          tests.append(isThere(.atom(text, place(of: binding)), value.type))
        } else {
          let called = bind(name.text, value.type)
          bindings.append(.list([.atom(called), value.whole], place(of: binding)))
          tests.append(isThere(.atom(called), value.type))
        }
      case .matchingPattern(let matching):
        let subject = SwitchSubject(expression(matching.initializer.value), self)
        var bound: [LayNode] = []
        let test = subject.test(matching.pattern, &bound, self)
        tests.append(test)
        for node in bound {
          guard let nodes = node.nodes, nodes.count == 3 else { continue }
          // Associated values exist in their case alone.
          bindings.append(.list([nodes[1], .call("when", [test, nodes[2]])], node.place))
        }
      case .availability: tests.append(.truth(true))
      }
    }
    let condition = tests.count == 1 ? tests[0] : .call("and", tests, place(of: list))
    return (condition, bindings)
  }

  /// `if let (done, total) = progress`: names for the parts of a tuple, where there is one.
  private func taken(
    apart names: [String], _ value: ExprSyntax?, _ bindings: inout [LayNode]
  ) -> LayNode {
    guard let value = value.map({ expression($0) }) else { return .truth(false) }
    let whole = unique("found")
    scopes[scopes.count - 1]["$" + whole] = Variable(name: whole, type: value.type)
    bindings.append(.list([.atom(whole), value.whole]))
    let types = value.type.parts
    for (index, name) in names.enumerated() where name != "_" {
      let called = bind(name, types.indices.contains(index) ? types[index] : .unknown)
      let part = LayNode.call("at", [.atom(whole), .atom("\(index)")])
      bindings.append(.list([.atom(called), .call("when", [.atom(whole), part])]))
    }
    return .atom(whole)
  }

  private func cases(_ choice: SwitchExprSyntax, _ expecting: SwiftType) -> LayNode {
    switchNode(choice) { one, bound in
      let body = branch(one.statements, expecting)
      if bound.isEmpty { return [body] }
      let names = bound.compactMap { $0.nodes.map { LayNode.list(Array($0.dropFirst())) } }
      return [.call("let*", [.list(names), body])]
    }
  }
}

extension PatternSyntax {
  /// The names in `(done, total)`; nil for what is no tuple.
  fileprivate var parts: [String]? {
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.map(\.pattern.trimmedDescription)
    }
    let expression = self.as(ExpressionPatternSyntax.self)?.expression
    return expression?.as(TupleExprSyntax.self)?.elements.map(\.expression.trimmedDescription)
  }
}
