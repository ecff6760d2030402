import LayLanguage
import SwiftSyntax

/// `switch`, both in bodies that do something step by step and in those that build views.
extension Translator {
  func switchStep(_ choice: SwitchExprSyntax, isLast: Bool) -> LayNode {
    switchNode(choice) { one, bound in
      let statements = one.statements.active.filter { !$0.isBreak }
      let body = block(statements[...], isTail: isLast)
      return bound + (body.isEmpty ? [.nothing] : body)
    }
  }

  /// - Parameter body: the forms of a case, given the definitions of the names that its pattern
  ///   binds.
  func switchNode(
    _ choice: SwitchExprSyntax, body: (SwitchCaseSyntax, [LayNode]) -> [LayNode]
  ) -> LayNode {
    let subject = SwitchSubject(choice.subject, self)
    var clauses: [(constants: [LayNode]?, tests: [LayNode], body: [LayNode])] = []
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      scopes.append([:])
      defer { scopes.removeLast() }
      var constants: [LayNode]? = []
      var tests: [LayNode] = []
      var bound: [LayNode] = []
      if case .case(let label) = one.label {
        for item in label.caseItems {
          let constant = item.whereClause == nil ? subject.constant(item.pattern, self) : nil
          constants = constant.flatMap { constant in constants.map { $0 + [constant] } }
          var test = subject.test(item.pattern, &bound, self)
          if let condition = item.whereClause?.condition {
            test = tested(test, and: condition, bound)
          }
          tests.append(test)
        }
      } else {
        constants = []
      }
      clauses.append((constants, tests, body(one, bound)))
    }
    return written(clauses, subject, place(of: choice))
  }

  /// A test and a condition that may mention the names that the pattern gives.
  private func tested(_ test: LayNode, and condition: ExprSyntax, _ bound: [LayNode]) -> LayNode {
    let condition = self.condition(condition)
    let inner =
      bound.isEmpty
      ? condition
      : LayNode.call(
        "let*",
        [.list(bound.compactMap { $0.nodes.map { .list(Array($0.dropFirst())) } }), condition])
    return test.text == "true" ? inner : .call("and", [test, inner])
  }

  private func written(
    _ clauses: [(constants: [LayNode]?, tests: [LayNode], body: [LayNode])],
    _ subject: SwitchSubject, _ place: SwiftPlace
  ) -> LayNode {
    let isPlain = subject.parts.count == 1 && clauses.allSatisfy { $0.constants != nil }
    let nodes = clauses.map { clause -> LayNode in
      if clause.tests.isEmpty { return .list([.atom("else")] + clause.body) }
      if isPlain, let constants = clause.constants {
        return .list([.list(constants)] + clause.body)
      }
      let test = clause.tests.count == 1 ? clause.tests[0] : .call("or", clause.tests)
      return .list([test] + clause.body)
    }
    let form =
      isPlain
      ? LayNode.call("case", [subject.caseNode] + nodes, place)
      : LayNode.call("cond", nodes, place)
    return subject.bindings.isEmpty
      ? form : .call("let*", [.list(subject.bindings), form], place)
  }
}

extension CodeBlockItemSyntax {
  /// A `break` that ends the case of a `switch`.
  fileprivate var isBreak: Bool {
    if case .stmt(let step) = item {
      step.as(BreakStmtSyntax.self)?.label == nil && step.is(BreakStmtSyntax.self)
    } else {
      false
    }
  }
}
