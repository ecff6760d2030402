import LayEngine
import LayLanguage
import SwiftSyntax

/// Bodies that give views or a value: statements, conditions, loops.
extension Translator {
  /// A translated function body: its forms, the last of which is the value, and the value's type.
  struct Body {
    let nodes: [LayNode]
    let type: SwiftType
  }

  /// The views of a closure or of a body that builds views.
  func views(of statements: CodeBlockItemListSyntax) -> [LayNode] {
    views(of: statements.active[...])
  }

  func views(of statements: ArraySlice<CodeBlockItemSyntax>) -> [LayNode] {
    inScope {
      var statements = statements
      var nodes: [LayNode] = []
      while let statement = statements.popFirst() {
        if lookout.isOver || StackFloor.current.isReached { break }
        if let bindings = bindings(of: statement) {
          if bindings.isEmpty { continue }
          let inner = views(of: statements)
          if !inner.isEmpty {
            nodes.append(
              .call("let*", [.list(bindings)] + [inner.asOne(place(of: statement))]))
          }
          return nodes
        }
        if case .expr(let step) = statement.item, isDoneBeside(step) {
          let inner = views(of: statements)
          return inner.isEmpty
            ? nodes : nodes + [doing(step, beside: inner.asOne(place(of: statement)))]
        }
        nodes += view(of: statement)
      }
      return nodes
    }
  }

  /// The views of one statement.
  private func view(of statement: CodeBlockItemSyntax) -> [LayNode] {
    switch statement.item {
    case .expr(let expression):
      if isIgnored(expression) { return [] }
      return [asView(self.expression(expression, expecting: .view), expression)]
    case .stmt(let stmt):
      if let returned = stmt.as(ReturnStmtSyntax.self)?.expression {
        return [asView(expression(returned, expecting: .view), returned)]
      }
      if let wrapped = stmt.as(ExpressionStmtSyntax.self)?.expression {
        if wrapped.is(IfExprSyntax.self) || wrapped.is(SwitchExprSyntax.self) {
          return [conditional(wrapped)]
        }
        return [asView(expression(wrapped, expecting: .view), wrapped)]
      }
      return []
    case .decl: return []
    }
  }

  /// Whether a step of a body is done later, and makes no view.
  private func isDoneBeside(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    return ["DispatchQueue.main.async", "Task"].contains(call?.calledExpression.calleeText)
      && doneAtOnce(expression) != nil
  }

  /// Whether a statement has nothing to do with views: an assignment, `print(…)`.
  private func isIgnored(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(MemberAccessExprSyntax.self),
      let name = Chain(expression).root.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let known = variable(name), isOpaque(known.type)
    {
      return true
    }
    if let operation = expression.as(InfixOperatorExprSyntax.self) {
      let sign = operation.operator.trimmedDescription
      return sign == "=" || sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(sign)
    }
    let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.calleeText
    return ["print", "assert", "debugPrint", "fatalError", "Self._printChanges", "withAnimation"]
      .contains(name)
  }

  /// A value as a view: a color is one, and a placeholder stands for a guessed string.
  func asView(_ value: Expression, _ syntax: ExprSyntax) -> LayNode {
    if value.type == .color || value.type.isView { return viewOfColor(value) }
    if value.isGuess || value.type.declaredName.map(hasBody) == true, value.modifiers.isEmpty {
      return placeholder(Syntax(syntax), of: shortText(of: syntax))
    }
    return viewOfColor(value)
  }

  /// Whether a type of the files has a `body` and is no view.
  private func hasBody(_ type: String) -> Bool {
    guard let type = declarations.types[type], !type.isView else { return false }
    return type.computed("body") != nil
  }

  private func viewOfColor(_ value: Expression) -> LayNode {
    guard case .quoted = value.node.content else { return value.whole }
    var value = value
    value.node = colorView(value.node, value.node.place ?? SwiftPlace(file: 0, start: 0, end: 0))
    return value.whole
  }

  // MARK: Values

  /// The body of a function that returns a value, which may be a view.
  func body(_ statements: CodeBlockItemListSyntax, expecting: SwiftType = .unknown) -> Body {
    if let guess = guessedBody(statements, expecting) { return guess }
    if !expecting.isView || statements.assignsLocals || fillsValue(statements),
      isStepwise(statements)
    {
      return statementBody(statements, expecting: expecting)
    }
    return inScope { body(statements.active[...], expecting) }
  }

  private func body(_ statements: ArraySlice<CodeBlockItemSyntax>, _ expecting: SwiftType) -> Body {
    var statements = statements
    var bindings: [LayNode] = []
    func bound(_ body: Body) -> Body {
      if bindings.isEmpty { return body }
      return Body(nodes: [.call("let*", [.list(bindings)] + body.nodes)], type: body.type)
    }
    while let statement = statements.popFirst() {
      if lookout.isOver || StackFloor.current.isReached { break }
      if let more = self.bindings(of: statement) {
        bindings += more
        continue
      }
      switch statement.item {
      case .expr(let expression):
        if isDoneBeside(expression), expecting.isView, !statements.isEmpty {
          let inner = inScope { body(statements, expecting) }
          let node = doing(expression, beside: inner.nodes.asOne(place(of: statement)))
          return bound(Body(nodes: [node], type: inner.type))
        }
        if isIgnored(expression) || !statements.isEmpty && !expecting.isView { continue }
        if !statements.isEmpty || expecting.isView, !expression.is(IfExprSyntax.self) {
          let rest = statements
          let views =
            [asView(self.expression(expression, expecting: .view), expression)]
            + (rest.isEmpty ? [] : self.views(of: rest))
          return bound(Body(nodes: [views.asOne(place(of: statement))], type: .view))
        }
        let value = self.expression(expression, expecting: expecting)
        return bound(Body(nodes: [value.whole], type: value.type))
      case .stmt(let stmt):
        if let result = value(of: stmt, before: statements, expecting) { return bound(result) }
      case .decl: continue
      }
    }
    return bound(Body(nodes: [.nothing], type: expecting))
  }

  /// The value of a body whose next statement returns or branches; nil if the body goes on.
  private func value(
    of statement: StmtSyntax, before rest: ArraySlice<CodeBlockItemSyntax>, _ expecting: SwiftType
  ) -> Body? {
    if let returned = statement.as(ReturnStmtSyntax.self) {
      guard let expression = returned.expression else { return nil }
      if expecting.isView {
        return Body(
          nodes: [asView(self.expression(expression, expecting: .view), expression)], type: .view)
      }
      let value = self.expression(expression, expecting: expecting)
      return Body(nodes: [value.whole], type: value.type)
    }
    if let guarded = statement.as(GuardStmtSyntax.self) {
      return inScope {
        let (condition, bindings) = self.conditions(guarded.conditions)
        let then = body(rest, expecting)
        let otherwise = inScope { body(guarded.body.statements.active[...], expecting) }
        return choice(condition, bindings, then, otherwise)
      }
    }
    guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
    if expecting.isView, !rest.isEmpty, !expression.returns {
      let views = [conditional(expression)] + self.views(of: rest)
      return Body(nodes: [views.asOne(place(of: expression))], type: .view)
    }
    if let condition = expression.as(IfExprSyntax.self), !rest.isEmpty {
      return inScope {
        let (test, bindings) = self.conditions(condition.conditions)
        let then = inScope { body(condition.body.statements.active[...], expecting) }
        return choice(test, bindings, then, body(rest, expecting))
      }
    }
    let node = conditional(expression, expecting: expecting)
    return Body(nodes: [node], type: expecting)
  }

  private func choice(
    _ condition: LayNode, _ bindings: [LayNode], _ then: Body, _ otherwise: Body
  ) -> Body {
    let node = LayNode.call(
      "if", [condition, then.nodes.asOne(nil), otherwise.nodes.asOne(nil)])
    let type = then.type.isUnknown ? otherwise.type : then.type
    guard !bindings.isEmpty else { return Body(nodes: [node], type: type) }
    return Body(nodes: [.call("let*", [.list(bindings), node])], type: type)
  }

  /// The names that a statement gives to values, each with its value; nil for all other
  /// statements.
  func bindings(of statement: CodeBlockItemSyntax) -> [LayNode]? {
    guard case .decl(let declaration) = statement.item else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) { return localFunction(function) }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    if variable.isState, members?.isView == true { return [] }
    var nodes: [LayNode] = []
    for binding in variable.bindings {
      guard let initial = binding.initializer?.value else { continue }
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        nodes += parts(of: tuple, initial)
        continue
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      // `@Bindable var model = model` is another name for the same value.
      if initial.ownName == name, self.value(named: name, initial) != nil { continue }
      let annotated = type(binding.typeAnnotation?.type)
      let value = boundValue(initial, annotated)
      let called = bind(name, annotated == .unknown ? value.type : annotated)
      nodes.append(.list([.atom(called), value.whole], place(of: binding)))
    }
    return nodes
  }

  /// `let (name, points) = row`.
  private func parts(of tuple: TuplePatternSyntax, _ initial: ExprSyntax) -> [LayNode] {
    let value = boundValue(initial, .unknown)
    let whole = unique("parts")
    scopes[scopes.count - 1]["$" + whole] = Variable(name: whole, type: value.type)
    var nodes = [LayNode.list([.atom(whole), value.whole], place(of: initial))]
    for (index, element) in tuple.elements.enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let types = value.type.parts
      let called = bind(name, types.indices.contains(index) ? types[index] : .unknown)
      nodes.append(.list([.atom(called), .call("at", [.atom(whole), .atom("\(index)")])]))
    }
    return nodes
  }

  private func localFunction(_ function: FunctionDeclSyntax) -> [LayNode] {
    guard let body = function.body else { return [] }
    let result = type(function.signature.returnClause?.type)
    let name = Names.variable(function.name.text, besides: globalNames)
    let parameters = function.signature.parameterClause.parameters
    let node = inScope {
      let names = parameters.map {
        bind($0.secondName?.text ?? $0.firstName.text, type($0.type))
      }
      return LayNode.call(
        "fn", [.list(names.map { .atom($0) })] + self.body(body.statements, expecting: result).nodes
      )
    }
    scopes[scopes.count - 1][function.name.text] = Variable(name: name, type: .function(result))
    return [.list([.atom(name), node], place(of: function))]
  }

  // MARK: `if` and `switch`

  func conditional(_ syntax: ExprSyntax, expecting: SwiftType = .view) -> LayNode {
    if let choice = syntax.as(IfExprSyntax.self) {
      return self.choice(choice) { branch($0, expecting) }
    }
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

  /// `if`, with its `else if` and `else` branches.
  func choice(
    _ first: IfExprSyntax, _ branch: (CodeBlockItemListSyntax) -> LayNode
  ) -> LayNode {
    var clauses: [(condition: LayNode, bindings: [LayNode], body: LayNode)] = []
    var current = first
    var otherwise: LayNode?
    while true {
      scopes.append([:])
      let (condition, bindings) = conditions(current.conditions)
      clauses.append((condition, bindings, branch(current.body.statements)))
      if case .ifExpr(let next) = current.elseBody {
        current = next
        continue
      }
      if case .codeBlock(let block) = current.elseBody { otherwise = branch(block.statements) }
      break
    }
    scopes.removeLast(clauses.count)
    let place = place(of: first)
    if clauses.count > 1, clauses.allSatisfy(\.bindings.isEmpty) {
      let last = otherwise.map { [LayNode.list([.atom("else")] + $0.steps)] } ?? []
      return .call("cond", clauses.map { .list([$0.condition] + $0.body.steps) } + last, place)
    }
    for clause in clauses.reversed() {
      var node: LayNode
      if let rest = otherwise {
        node = .call("if", [clause.condition, clause.body, rest], place)
      } else if clause.condition.head == "not", let negated = clause.condition.nodes,
        negated.count == 2
      {
        node = .call("unless", [negated[1]] + clause.body.branchForms, place)
      } else {
        node = .call("when", [clause.condition] + clause.body.branchForms, place)
      }
      if !clause.bindings.isEmpty { node = .call("let*", [.list(clause.bindings), node], place) }
      otherwise = node
    }
    return otherwise ?? .nothing
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

extension CodeBlockItemListSyntax {
  /// Whether it gives values to variables of its own before it returns a view.
  fileprivate var assignsLocals: Bool {
    let returns = contains { statement in
      if case .stmt(let step) = statement.item { step.is(ReturnStmtSyntax.self) } else { false }
    }
    return returns && contains(where: \.declaresLater)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it declares a variable that gets its value later.
  var declaresLater: Bool {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self)
    else { return false }
    return variable.bindings.contains { $0.initializer == nil && $0.accessorBlock == nil }
  }
}

extension ExprSyntax {
  /// Whether a branch leaves the function.
  fileprivate var returns: Bool {
    guard let condition = self.as(IfExprSyntax.self) else { return false }
    return condition.body.statements.contains {
      if case .stmt(let statement) = $0.item { statement.is(ReturnStmtSyntax.self) } else { false }
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

extension LayNode {
  /// The forms of a `begin`, or the node alone.
  fileprivate var steps: [LayNode] {
    head == "begin" && nodes?.count ?? 0 > 2 ? Array(nodes?.dropFirst() ?? []) : [self]
  }

  /// The forms of a branch without another one.
  ///
  /// Of several forms that are not all views by themselves, as names of views, only the last would
  /// count.
  fileprivate var branchForms: [LayNode] {
    let all = Array(nodes?.dropFirst() ?? [])
    return head == "group" && all.allSatisfy(\.isPlainView) ? all : steps
  }
}
