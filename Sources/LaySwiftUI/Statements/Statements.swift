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
    if let choice = expression.as(IfExprSyntax.self) {
      return [self.choice(choice) { together(innerBlock($0, isTail: isLast)) }]
    }
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

  // MARK: `if` and `guard` in bodies that do something step by step

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

  // MARK: Loops in bodies that do something step by step

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
      list = entries(of: list, value)
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

  // MARK: Functions inside of functions

  /// The statements with each local function moved before the first statement that calls it.
  ///
  /// In Swift it may be declared after the call; in the program its definition comes first.
  func inOrderOfUse(
    _ statements: ArraySlice<CodeBlockItemSyntax>
  ) -> ArraySlice<CodeBlockItemSyntax> {
    let functions = statements.compactMap(\.localFunction)
    guard !functions.isEmpty, statements.first?.localFunction == nil || functions.count > 1 else {
      return statements
    }
    // The other functions that each function mentions, directly or indirectly.
    let names = Set(functions.map(\.name.text))
    var mentions: [String: Set<String>] = [:]
    for function in functions {
      mentions[function.name.text, default: []].formUnion(Syntax(function).mentioned(of: names))
    }
    for _ in functions {
      for name in names {
        let known = mentions[name] ?? []
        mentions[name] = known.reduce(into: known) { $0.formUnion(mentions[$1] ?? []) }
      }
    }
    var waiting = Dictionary(
      statements.compactMap { item in item.localFunction.map { ($0.name.text, item) } },
      uniquingKeysWith: { first, _ in first })
    var ordered: [CodeBlockItemSyntax] = []
    func add(_ wanted: Set<String>) {
      for function in functions where wanted.contains(function.name.text) {
        if let item = waiting.removeValue(forKey: function.name.text) { ordered.append(item) }
      }
    }
    for statement in statements {
      let called = Syntax(statement).mentioned(of: names)
      add(called.reduce(into: called) { $0.formUnion(mentions[$1] ?? []) })
      if statement.localFunction == nil { ordered.append(statement) }
    }
    add(names)
    return ordered[...]
  }

  /// The definition of a local function, whose name is declared first, so that it can call itself.
  func functionStep(_ function: FunctionDeclSyntax) -> LayNode {
    let result = type(function.signature.returnClause?.type)
    let clause = function.signature.parameterClause
    let hasDefaults = clause.parameters.contains { $0.defaultValue != nil }
    let parameters = hasDefaults ? self.parameters(clause) : []
    let name = function.name.text
    let called = declare(name, .function(result))
    if hasDefaults {
      scopes[scopes.count - 1][name]?.function = FunctionDeclaration(
        name: name, parameters: parameters, result: result,
        body: function.body?.statements ?? [], syntax: Syntax(function))
    }
    let node = inScope { () -> LayNode in
      let heads =
        hasDefaults
        ? parameterNodes(parameters)
        : clause.parameters.map { parameter in
          .atom(
            declare(parameter.secondName?.text ?? parameter.firstName.text, type(parameter.type)))
        }
      let body = statementBody(
        function.body?.statements ?? [], expecting: result == .unknown ? .named("Void") : result,
        inouts: clause.inouts)
      return .call("define", [.list([.atom(called)] + heads)] + body.nodes)
    }
    return node.placed(at: place(of: function))
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterDeclaration] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      return ParameterDeclaration(
        label: first == "_" ? nil : first,
        name: parameter.secondName?.text ?? first, type: type(parameter.type),
        typeSyntax: parameter.type, defaultValue: parameter.defaultValue?.value,
        syntax: Syntax(parameter))
    }
  }

  // MARK: Values that are made first and filled by later statements

  /// Whether statements make a value of a type of the files, change it, and return something, as
  /// `let cart = Cart()`, `cart.items = samples`, `return cart`.
  func fillsValue(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count > 2,
      case .stmt(let last)? = statements.last?.item, last.is(ReturnStmtSyntax.self)
    else { return false }
    var made: Set<String> = []
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): made.formUnion(madeValues(declaration))
      case .expr(let expression):
        let name = expression.assignedOwner ?? expression.changedOwner(declarations.changingMethods)
        if let name, made.contains(name) { return true }
      case .stmt: continue
      }
    }
    return false
  }

  /// The names of the variables that begin with a new value of a type of the files.
  private func madeValues(_ declaration: DeclSyntax) -> [String] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        declaredType(call.calledExpression.calleeText) != nil
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }
}

extension Translator.StepContext {
  /// Whether a function is being translated step by step.
  var isOpen: Bool { expecting != .named("") }

  /// The context outside of all functions.
  static let closed = Translator.StepContext(expecting: .named(""), inouts: [])
}

extension CodeBlockItemSyntax {
  fileprivate var localFunction: FunctionDeclSyntax? {
    if case .decl(let declaration) = item { declaration.as(FunctionDeclSyntax.self) } else { nil }
  }
}

extension Syntax {
  /// Which of the names it mentions.
  fileprivate func mentioned(of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, names.contains(text) { found.insert(text) }
    }
    return found
  }
}

extension ExprSyntax {
  /// `cart` of `cart.add(lamp)` or `cart.lines.append(lamp)`, calls of methods that change a value.
  fileprivate func changedOwner(_ changing: Set<String>) -> String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), var owner = member.base,
      changing.contains(member.declName.baseName.text)
    else { return nil }
    while let inner = owner.as(MemberAccessExprSyntax.self)?.base { owner = inner }
    return owner.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// `cart` of `cart.items = …` or `cart.coupon.code = …`.
  fileprivate var assignedOwner: String? {
    guard let operation = self.as(InfixOperatorExprSyntax.self),
      operation.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    var owner = operation.leftOperand
    guard owner.is(MemberAccessExprSyntax.self) else { return nil }
    while let member = owner.as(MemberAccessExprSyntax.self), let base = member.base {
      owner = base
    }
    return owner.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
