import LayLanguage
import SwiftSyntax

/// Loops in bodies that do something step by step.
extension Translator {
  /// A loop with a label.
  ///
  /// `break` or `continue` in an inner loop sets a flag, and leaves the loops in between one by
  /// one.
  func labelledStep(_ statement: LabeledStmtSyntax) -> [LayNode] {
    let label = statement.label.text
    let flag = unique("leave-" + Names.kebab(label))
    scopes[scopes.count - 1][flag] = Variable(name: flag, type: .unknown)
    steps.labels.append(LoopLabel(name: label, depth: steps.loops, flag: flag))
    let nodes = step(statement.statement, isLast: false)
    let left = steps.labels.removeLast()
    if left.exits.isEmpty { return nodes }
    return [.call("define", [.atom(flag), .nothing], place(of: statement))] + nodes
  }

  /// An open loop with a label.
  struct LoopLabel {
    let name: String
    /// How many loops there are around it.
    let depth: Int
    let flag: String
    /// The exits to it from inner loops: `break`, `continue` or both.
    var exits: Set<String> = []
  }

  /// `break` or `continue`, of the innermost loop or of one with a label.
  func loopExit(_ form: String, _ label: String?, _ place: SwiftPlace) -> [LayNode] {
    guard let label, let index = steps.labels.lastIndex(where: { $0.name == label }),
      steps.labels[index].depth < steps.loops - 1
    else { return [.call(form, [], place)] }
    steps.labels[index].exits.insert(form)
    return [
      .call("set!", [.atom(steps.labels[index].flag), .quoted(form)], place),
      .call("break", [], place),
    ]
  }

  /// A loop, followed by the steps that leave the loops around it if one with a label is left.
  func loopStep(_ make: () -> LayNode) -> [LayNode] {
    let before = steps.labels.map(\.exits)
    for index in steps.labels.indices { steps.labels[index].exits = [] }
    var nodes = [make()]
    for label in steps.labels where label.depth < steps.loops {
      let flag = LayNode.atom(label.flag)
      func isLeft(_ form: String) -> LayNode { .call("=", [flag, .quoted(form)]) }
      if label.depth < steps.loops - 1, !label.exits.isEmpty {
        nodes.append(.call("when", [flag, .call("break", [])]))
        continue
      }
      if label.exits.contains("break") {
        nodes.append(.call("when", [isLeft("break"), .call("break", [])]))
      }
      if label.exits.contains("continue") {
        let next = [LayNode.call("set!", [flag, .nothing]), .call("continue", [])]
        nodes.append(.call("when", [isLeft("continue")] + next))
      }
    }
    for index in before.indices { steps.labels[index].exits.formUnion(before[index]) }
    return nodes
  }

  func whileStep(_ loop: WhileStmtSyntax) -> LayNode {
    inScope {
      let mark = guessLog.count
      let (condition, bindings) = conditions(loop.conditions)
      // A guessed condition never changes, so the loop would not end.
      guard guessLog.count == mark else {
        leaveOut(
          loop.conditions, "how often the loop is gone through is not known here: it is left out")
        return .nothing
      }
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
      loopParts.append([])
      let header = loopHeader(loop.pattern, sequence)
      let parts = loopParts.removeLast()
      var body = loopBlock(loop.body.statements)
      if let condition = loop.whereClause?.condition {
        body = [.call("when", [self.condition(condition)] + (body.isEmpty ? [.nothing] : body))]
      }
      body = parts + body
      return .call(
        "for", [.list(header)] + (body.isEmpty ? [.nothing] : body), place(of: loop))
    }
  }

  /// The variable of a loop, and the values that it takes.
  private func loopHeader(_ pattern: PatternSyntax, _ sequence: ExprSyntax) -> [LayNode] {
    if let range = sequence.as(InfixOperatorExprSyntax.self), sequence.isRange {
      let (start, end) = bounds(range, range.operator.trimmedDescription)
      return [loopPattern(pattern, .integer), start, end]
    }
    if let from = sequence.as(PostfixOperatorExprSyntax.self), from.operator.text == "..." {
      let start = node(from.expression, expecting: .integer)
      return [loopPattern(pattern, .integer), start, .atom("inf")]
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
    // A string is the list of its characters.
    let isText = quietly { expression(sequence).type } == .string
    var list =
      isText
      ? characters(of: expression(sequence))
      : expression(sequence, expecting: .list(.unknown))
    if case .dictionary(let value) = list.type {
      let entry = SwiftType.tuple(["key", "value"], [.unknown, value])
      list = Expression(call(.entries, [list.whole]), .list(entry))
    }
    return [loopPattern(pattern, list.type.element), list.whole]
  }

  /// A name, or names that take a tuple apart.
  private func loopPattern(_ pattern: PatternSyntax, _ type: SwiftType) -> LayNode {
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return loopName(pattern, type) }
    let parts = type.parts
    let names = tuple.elements.enumerated().map { index, element -> LayNode in
      let type = parts.indices.contains(index) ? parts[index] : .unknown
      guard let inner = element.pattern.as(TuplePatternSyntax.self) else {
        return loopName(element.pattern, type)
      }
      // A tuple in a tuple is taken apart in the body.
      let name = LayNode.atom(unique("part-\(index + 1)"))
      let innerNames = inner.elements.enumerated().map { index, element in
        loopName(
          element.pattern, type.parts.indices.contains(index) ? type.parts[index] : .unknown)
      }
      loopParts[loopParts.count - 1].append(
        .call("define-values", [.list(innerNames), name]))
      return name
    }
    return .list(names)
  }

  private func loopName(_ pattern: PatternSyntax, _ type: SwiftType) -> LayNode {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .atom("_")
    }
    return .atom(declare(name, type))
  }
}
