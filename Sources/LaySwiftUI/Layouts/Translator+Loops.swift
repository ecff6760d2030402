import LayLanguage
import SwiftSyntax

/// Loops of bodies that do something step by step.
extension Translator {
  /// A loop with a name: who leaves it from a loop inside leaves a function around it.
  func labelledStep(_ statement: LabeledStmtSyntax, isLast: Bool) -> [LayNode] {
    let label = statement.label.text
    steps.labels.append((label, steps.loops))
    let isLeft = steps.leftLabels.contains(label)
    let nodes = step(statement.statement, isLast: false)
    steps.labels.removeLast()
    defer { if !isLeft { steps.leftLabels.remove(label) } }
    guard steps.leftLabels.contains(label) else { return nodes }
    if statement.statement.containsReturn {
      warn(statement, "`return` leaves the loop `\(label)` here, and not the function")
    }
    return [.list([.call("fn", [.list([])] + nodes)], place(of: statement))]
  }

  /// `break` or `continue`, be it of a loop further out.
  func loopExit(
    _ form: String, _ label: String?, _ syntax: some SyntaxProtocol, _ place: SwiftPlace
  ) -> LayNode {
    guard let label, let loop = steps.labels.last(where: { $0.name == label }) else {
      return .call(form, [], place)
    }
    if loop.depth == steps.loops - 1 { return .call(form, [], place) }
    if form == "break" {
      steps.leftLabels.insert(label)
      return .call("return", [], place)
    }
    if loop.depth < steps.loops - 2 {
      warn(syntax, "`continue \(label)` goes on with the loop around the innermost one here")
    }
    return .call("break", [], place)
  }

  func whileStep(_ loop: WhileStmtSyntax) -> LayNode {
    inScope {
      let (condition, bindings) = conditions(loop.conditions)
      let body = loopBlock(loop.body.statements)
      guard !bindings.isEmpty else {
        return .call("while", [condition] + (body.isEmpty ? [.nothing] : body), place(of: loop))
      }
      let inner = LayNode.call(
        "let*", [.list(bindings), .call("unless", [condition, .call("break", [])])] + body)
      return .call("while", [.truth(true), inner], place(of: loop))
    }
  }

  func forStep(_ loop: ForStmtSyntax) -> LayNode {
    inScope {
      let sequence = loop.sequence.withoutParentheses
      let header = loopHeader(loop.pattern, sequence)
      var body = loopBlock(loop.body.statements)
      if let condition = loop.whereClause?.condition {
        body = [.call("when", [self.condition(condition)] + body)]
      }
      return .call(
        "for", [.list(header)] + (body.isEmpty ? [.nothing] : body), place(of: loop))
    }
  }

  /// The variable of a loop, and what it goes through.
  private func loopHeader(_ pattern: PatternSyntax, _ sequence: ExprSyntax) -> [LayNode] {
    if let range = sequence.as(InfixOperatorExprSyntax.self), sequence.isRange {
      let (start, end) = bounds(range, range.operator.trimmedDescription)
      return [loopPattern(pattern, .integer), start, end]
    }
    if let member = sequence.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "indices"
    {
      let whole = expression(base)
      guard case .structure = whole.type else {
        let count = LayNode.call("length", [whole.whole])
        return [loopPattern(pattern, .integer), .atom("0"), count]
      }
    }
    let list = expression(sequence, expecting: .list(.unknown))
    return [loopPattern(pattern, list.type.element), list.whole]
  }

  /// A name, or names that take a tuple apart.
  private func loopPattern(_ pattern: PatternSyntax, _ type: SwiftType) -> LayNode {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      let parts = type.parts
      let names = tuple.elements.enumerated().map { index, element in
        loopPattern(element.pattern, parts.indices.contains(index) ? parts[index] : .unknown)
      }
      return .list(names)
    }
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .atom("_")
    }
    return .atom(declare(name, type))
  }
}

extension StmtSyntax {
  fileprivate var containsReturn: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}
