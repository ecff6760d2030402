import LayEngine
import LayLanguage
import SwiftSyntax

/// Bodies that do something step by step: variables, assignments, loops and early exits.
extension Translator {
  /// The body of a function as forms in order, of which the last is its value.
  func statementBody(
    _ statements: CodeBlockItemListSyntax, expecting: SwiftType = .unknown,
    inouts: [String] = [], givesSelf: Bool = false
  ) -> Body {
    if let guess = guessedBody(statements, expecting, givesSelf: givesSelf) { return guess }
    let outer = steps
    steps = StepContext(expecting: expecting, inouts: inouts, givesSelf: givesSelf)
    defer { steps = outer }
    let givesBack = givesSelf || !inouts.isEmpty
    var nodes = inScope {
      let nodes = block(statements.active[...], isTail: !givesBack)
      return givesBack ? nodes + [result(nil)] : nodes
    }
    if nodes.isEmpty { nodes = [.nothing] }
    return Body(nodes: nodes, type: steps.given == .unknown ? expecting : steps.given)
  }

  /// What is known of the function whose steps are being translated.
  struct StepContext {
    let expecting: SwiftType
    /// The `inout` parameters, whose values its caller gets back beside the result.
    let inouts: [String]
    /// Whether its caller gets back the changed `self`, as from a mutating method.
    var givesSelf = false
    /// How many loops are open.
    var loops = 0
    /// The loops with names that are open.
    var labels: [LoopLabel] = []
    /// The `defer` statements of the open blocks, each block with the number of loops around it.
    var deferred: [(loops: Int, steps: [DeferStmtSyntax])] = []
    /// Whether it returns nothing, so that the steps after an `await` can be left out.
    var mayWait: Bool { expecting == .named("Void") }
    /// Whether the remaining steps are left out.
    var isWaiting = false
    /// The type of its result, as far as the steps translated so far tell it.
    var given = SwiftType.unknown
  }

  /// Whether a body does something step by step, so that it is more than an expression.
  func isStepwise(_ statements: CodeBlockItemListSyntax) -> Bool {
    if statements.count > 1, steps.isOpen { return true }
    if fillsValue(statements) { return true }
    return statements.contains { statement in
      switch statement.item {
      case .stmt(let step):
        step.is(ForStmtSyntax.self) || step.is(WhileStmtSyntax.self)
          || step.is(RepeatStmtSyntax.self)
      case .decl(let declaration):
        declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
          || statement.declaresLater
      case .expr: false
      }
    }
  }

  // MARK: Blocks

  /// Statements in order; in tail position the last one gives the value of the function.
  func block(_ statements: ArraySlice<CodeBlockItemSyntax>, isTail: Bool) -> [LayNode] {
    var nodes: [LayNode] = []
    let statements = inOrderOfUse(statements)
    steps.deferred.append((steps.loops, []))
    for (index, statement) in statements.enumerated() {
      if lookout.isOver || StackFloor.current.isReached || steps.isWaiting { break }
      if steps.mayWait, waitsForOthers(statement) {
        steps.isWaiting = true
        leaveOut(
          statement, "what is waited for is not known here: what comes after it is not followed")
        break
      }
      if case .stmt(let step) = statement.item, let later = step.as(DeferStmtSyntax.self) {
        steps.deferred[steps.deferred.count - 1].steps.append(later)
        continue
      }
      let isOpen = steps.deferred.last?.steps.isEmpty == true
      let isLast = isTail && index == statements.count - 1 && isOpen
      nodes += takenBack(before: statement)
      nodes += step(statement, isLast: isLast)
    }
    let later = steps.deferred.removeLast().steps
    return steps.isWaiting ? nodes : nodes + deferredNodes(later)
  }

  /// The steps of `defer` statements, those of the last statement first.
  private func deferredNodes(_ steps: [DeferStmtSyntax]) -> [LayNode] {
    let open = self.steps.deferred
    self.steps.deferred = []
    defer { self.steps.deferred = open }
    return steps.reversed().flatMap { innerBlock($0.body.statements, isTail: false) }
  }

  /// The deferred steps that run when a loop is left, or the whole function if `depth` is nil.
  func leaving(loop depth: Int?) -> [LayNode] {
    let blocks = steps.deferred.filter { depth == nil || $0.loops >= depth ?? 0 }
    return blocks.reversed().flatMap { deferredNodes($0.steps) }
  }

  func innerBlock(_ statements: CodeBlockItemListSyntax, isTail: Bool) -> [LayNode] {
    inScope { block(statements.active[...], isTail: isTail) }
  }

  func loopBlock(_ statements: CodeBlockItemListSyntax) -> [LayNode] {
    steps.loops += 1
    defer { steps.loops -= 1 }
    return innerBlock(statements, isTail: false)
  }

  private func step(_ statement: CodeBlockItemSyntax, isLast: Bool) -> [LayNode] {
    switch statement.item {
    case .decl(let declaration): return declarationStep(declaration)
    case .stmt(let step): return self.step(step, isLast: isLast)
    case .expr(let expression):
      let nodes = expressionStep(expression, isLast: isLast)
      return nodes.map { $0.placed(at: place(of: statement)) }
    }
  }

  func step(_ statement: StmtSyntax, isLast: Bool) -> [LayNode] {
    let place = place(of: statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let returned): return returnStep(returned, isLast: isLast, place)
    case .guardStmt(let guarded): return guardStep(guarded)
    case .forStmt(let loop): return loopStep { forStep(loop) }
    case .whileStmt(let loop): return loopStep { whileStep(loop) }
    case .repeatStmt(let loop):
      return loopStep {
        let body = loopBlock(loop.body.statements)
        let ending = LayNode.call("unless", [condition(loop.condition), .call("break", [])])
        return .call("while", [.truth(true)] + body + [ending], place)
      }
    case .breakStmt(let exit):
      return leaving(loop: steps.loops) + loopExit("break", exit.label?.text, place)
    case .continueStmt(let exit):
      return leaving(loop: steps.loops) + loopExit("continue", exit.label?.text, place)
    case .doStmt(let done): return innerBlock(done.body.statements, isTail: isLast)
    case .labeledStmt(let labelled): return labelledStep(labelled)
    case .expressionStmt(let wrapped):
      return expressionStep(wrapped.expression, isLast: isLast)
    case .throwStmt:
      leaveOut(statement, "`\(shortText(of: statement))` is not read and left out")
      return []
    default:
      leaveOut(statement, "`\(shortText(of: statement))` is not read and left out")
      return []
    }
  }

  // MARK: Values

  private func returnStep(
    _ returned: ReturnStmtSyntax, isLast: Bool, _ place: SwiftPlace
  ) -> [LayNode] {
    guard let expression = returned.expression?.withoutParentheses else {
      let isPlain = steps.inouts.isEmpty && !steps.givesSelf
      if isLast { return [result(nil)] }
      return leaving(loop: nil) + [.call("return", isPlain ? [] : [result(nil)], place)]
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self), isLast {
      return expressionStep(expression, isLast: true)
    }
    var before: [LayNode] = []
    let value = self.value(of: expression, before: &before)
    let later = leaving(loop: nil)
    if !later.isEmpty {
      let name = declare("the-value", value.type)
      return before + [.call("define", [.atom(name), value.whole], place)] + later
        + [.call("return", [result(.atom(name))], place)]
    }
    let given = result(value.whole)
    return before + [isLast ? given.placed(at: place) : .call("return", [given], place)]
  }

  /// The value of an expression that may be a call with `inout` arguments, as `next(&index)`.
  func value(of expression: ExprSyntax, before: inout [LayNode]) -> Expression {
    let value = self.expression(expression, expecting: steps.expecting)
    if steps.given == .unknown { steps.given = value.type }
    guard let changed = changedPlaces(expression) else { return value }
    let name = unique("the-result")
    before += takeBack(changed, from: value.whole, as: name)
    return Expression(.atom(name), value.type)
  }

  /// What a function returns: its value, with the `inout` values that its caller gets back.
  private func result(_ value: LayNode?) -> LayNode {
    if steps.givesSelf { return .atom(variable("self")?.name ?? "self") }
    let value = value ?? .nothing
    if steps.inouts.isEmpty { return value }
    let names = steps.inouts.map { LayNode.atom(variable($0)?.name ?? $0) }
    return .call("tuple", [value] + names)
  }

  private func expressionStep(_ expression: ExprSyntax, isLast: Bool) -> [LayNode] {
    let expression = expression.withoutParentheses
    if let choice = expression.as(IfExprSyntax.self) { return [ifStep(choice, isLast: isLast)] }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return [switchStep(choice, isLast: isLast)]
    }
    if let change = changeStep(expression) { return change }
    if isLast, steps.expecting != .unknown, steps.expecting != .named("Void") {
      var before: [LayNode] = []
      let value = value(of: expression, before: &before)
      return before + [result(value.whole)]
    }
    if isIgnoredCall(expression) { return [] }
    if quietly({ self.expression(expression) }).isGuess {
      note(expression, "`\(shortText(of: expression))` is not read and left out")
      return []
    }
    var before: [LayNode] = []
    let value = self.value(of: expression, before: &before)
    return before.isEmpty ? [value.whole] : before
  }

  /// Whether it is a call that only prints or logs something.
  private func isIgnoredCall(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.calleeText
    return ["print", "debugPrint", "os_log"].contains(name)
  }
}

extension Translator.StepContext {
  /// Whether a function is being translated step by step.
  var isOpen: Bool { expecting != .named("") }

  /// The context outside of all functions.
  static let closed = Translator.StepContext(expecting: .named(""), inouts: [])
}

extension Translator {
  /// The body of a function, with the `self` or the `inout` values that its caller gets back.
  func functionBody(_ function: FunctionDeclaration) -> Body {
    if function.isMutating {
      return statementBody(function.body, expecting: .named("Void"), givesSelf: true)
    }
    let clause = function.syntax.as(FunctionDeclSyntax.self)?.signature
    let isStep = clause != nil && !function.result.isView
    guard isStep else { return body(function.body, expecting: function.result) }
    var result = function.result
    if result == .unknown { result = .named(clause?.returnClause == nil ? "Void" : "Any") }
    return statementBody(function.body, expecting: result, inouts: function.inouts)
  }
}
