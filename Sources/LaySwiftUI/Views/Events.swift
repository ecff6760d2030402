import LayLanguage
import SwiftSyntax

/// What views do when they are laid out: `onAppear`, `onChange`, `onGeometryChange`,
/// `onPreferenceChange`, `task`, and what they do about scroll views.
extension Translator {
  /// A modifier that does something when views are laid out; nil where nothing that it does is
  /// followed.
  func event(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    guard let action = LayoutEvents.action(link.arguments) else { return nil }
    let node: LayNode?
    switch link.name {
    case "onPreferenceChange": node = preferenceChange(link, action)
    case "onGeometryChange":
      node = geometryChange("on-geometry-change", of: .geometryProxy, link, action)
    case "onScrollGeometryChange":
      node = geometryChange("on-scroll-geometry-change", of: .scrollGeometry, link, action)
    case "onScrollPhaseChange":
      node = change(action, types: [.scrollPhase, .scrollPhase, .scrollContext], takes: 2).map {
        .call("on-scroll-phase-change", [$0])
      }
    case "onScrollVisibilityChange": node = visibilityChange(link, action)
    case "onChange": node = valueChange(link, action)
    default:
      guard LayoutEvents.canBeFollowed(action) else {
        warnOfLaterChanges(action)
        return nil
      }
      node = change(action, types: []).map { .call("on-appear", [$0]) }
    }
    return node?.placed(at: place)
  }

  /// `.onPreferenceChange(Width.self) { width = $0 }`.
  private func preferenceChange(_ link: Chain.Link, _ action: ExprSyntax) -> LayNode? {
    guard let first = link.arguments.first?.expression, let key = preferenceKey(first) else {
      return nil
    }
    let declared = first.keyType.flatMap { declaredType($0) }
    let value = declared.flatMap { type in
      quietly { staticValue("defaultValue", of: type, type.syntax) }
    }
    return change(action, types: [value?.type ?? .unknown], takes: 1).map {
      .call("on-preference-change", [key, $0])
    }
  }

  /// `.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }`.
  private func geometryChange(
    _ name: String, of proxy: SwiftType, _ link: Chain.Link, _ action: ExprSyntax
  ) -> LayNode? {
    let of = link.arguments.first { $0.label == "of" || $0.label == nil && $0.asClosure != nil }
    guard let of, link.arguments.count > 2 else { return nil }
    let value =
      of.expression?.as(KeyPathExprSyntax.self).flatMap { geometryFunction($0, of: proxy) }
      ?? functionValue(of, types: [proxy])
    var type = SwiftType.unknown
    if case .function(let result) = value.type { type = result }
    return change(action, types: [type, type], takes: 1).map {
      .call(name, [value.whole, $0])
    }
  }

  /// `.onScrollVisibilityChange(threshold: 0.2) { isSeen = $0 }`.
  private func visibilityChange(_ link: Chain.Link, _ action: ExprSyntax) -> LayNode? {
    let threshold = link.arguments.first { $0.label == "threshold" }?.expression
    let part = threshold.map { [LayNode.keyword("threshold"), node($0, expecting: .number)] } ?? []
    return change(action, types: [.truth], takes: 1).map {
      .call("on-scroll-visibility-change", part + [$0])
    }
  }

  /// `.onChange(of: size, initial: true) { width = size.width }`.
  private func valueChange(_ link: Chain.Link, _ action: ExprSyntax) -> LayNode? {
    guard let value = link.arguments.first(where: { $0.label == "of" })?.expression else {
      return nil
    }
    let initial = link.arguments.first { $0.label == "initial" }?.expression
    guard let of = known(value, .unknown) else { return nil }
    guard let change = change(action, types: [of.type, of.type]) else { return nil }
    let first = initial.map { [LayNode.keyword("initial"), node($0, expecting: .truth)] } ?? []
    return .call("on-change", [of.whole, change] + first)
  }

  // MARK: What is done

  /// An action as a function; nil if none of its effects is followed.
  ///
  /// - Parameter takes: the least number of parameters; nil for those of the closure.
  func change(_ action: ExprSyntax, types: [SwiftType], takes: Int? = nil) -> LayNode? {
    let action = action.withoutParentheses
    guard let closure = action.as(ClosureExprSyntax.self) else {
      guard let name = action.ownName else { return methodCall(action) }
      if let held = variable(name) { return isFunction(held) ? .atom(held.name) : nil }
      guard isFollowed(NamedEffects(ofFunction: action)) else { return nil }
      return functionReference(name)?.node
    }
    let effects = NamedEffects(of: closure.statements)
    guard isFollowed(effects) else {
      warnOfObject(changedBy: effects, closure)
      return nil
    }
    return inScope {
      var names = bindParameters(of: closure, types: types)
      while names.count < takes ?? 0 { names.append(unique("x")) }
      let nodes = statementBody(closure.statements, expecting: .named("Void")).nodes
      guard nodes.contains(where: \.doesSomething) else { return nil }
      return .call("fn", [.list(names.map { .atom($0) })] + nodes, place(of: closure))
    }
  }

  /// A method that is passed by name, as in `perform: store.load`, as a function that calls it.
  private func methodCall(_ action: ExprSyntax) -> LayNode? {
    guard action.is(MemberAccessExprSyntax.self),
      isFollowed(NamedEffects(ofFunction: action))
    else { return nil }
    let call = FunctionCallExprSyntax(
      calledExpression: action.trimmed, leftParen: .leftParenToken(), arguments: [],
      rightParen: .rightParenToken())
    let statement = CodeBlockItemSyntax(item: .expr(ExprSyntax(call)))
    let nodes = inScope { statementBody([statement], expecting: .named("Void")).nodes }
    guard nodes.contains(where: \.doesSomething) else { return nil }
    return .call("fn", [.list([])] + nodes, place(of: action))
  }

  /// Whether one of the effects is followed: a change of a state or a binding, or a call.
  func isFollowed(_ effects: NamedEffects) -> Bool {
    if let type = members?.type, let code = declarations.viewCode[type.name] {
      let found = code.resolved(effects, changes: declarations.changingMethods.contains)
      if !found.isDisjoint(with: code.followed) { return true }
    }
    let owners = effects.methods.map(\.owner)
    return (effects.changed.union(owners)).contains { variable($0)?.setter != nil }
      || effects.called.contains { variable($0).map(isFunction) ?? false }
  }

  /// Warns of changes to an object from the environment, which are not followed.
  private func warnOfObject(changedBy effects: NamedEffects, _ closure: ClosureExprSyntax) {
    let methods = effects.methods.filter { declarations.changingMethods.contains($0.method) }
    let names = effects.changed.union(methods.map(\.owner)).sorted()
    for name in names where members?.type.stored(name)?.isObjectAround == true {
      leaveOut(closure, "what changes in `\(name)` is not followed, which is found around the view")
    }
  }

  /// Warns of states that are changed later, or again and again.
  private func warnOfLaterChanges(_ action: ExprSyntax) {
    let states = members?.type.stored.filter(\.isOwnState).map(\.name) ?? []
    let changed = NamedEffects(of: action).changed.intersection(states)
    guard let name = changed.min() else { return }
    leaveOut(
      action,
      "what is done later, or again and again, is not followed: `\(name)` stays as it is")
  }

  private func isFunction(_ variable: Variable) -> Bool {
    if case .function = variable.type { true } else { false }
  }

  // MARK: Steps

  /// The statements that `withAnimation { … }`, `Task { … }` and the like run at once; nil for all
  /// other calls.
  func doneAtOnce(_ expression: ExprSyntax) -> CodeBlockItemListSyntax? {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    let name = call.calledExpression.calleeText
    let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    let names = [
      "withAnimation", "withTransaction", "Task", "DispatchQueue.main.async", "MainActor.run",
    ]
    return names.contains(name) ? closure?.statements : nil
  }

  /// Whether an assignment is left out, because the state is not followed or the new value is not
  /// known.
  func isLeftAsItIs(_ target: ExprSyntax, becoming value: ExprSyntax, _ type: SwiftType) -> Bool {
    guard let name = target.changedName else { return false }
    if let owner = valueMembers.last {
      guard owner.syntax.is(ClassDeclSyntax.self), owner.stored(name) != nil else { return false }
      return !isKnown(value, type)
    }
    guard let context = members, let property = context.type.stored(name), !isLocal(name) else {
      return false
    }
    if property.isObjectAround, !context.type.followed.contains(name) {
      leaveOut(target, "what changes in `\(name)` is not followed, which is found around the view")
      return true
    }
    let isFollowed = context.type.followed.contains(name) || context.type.bound.contains(name)
    if !isFollowed { return true }
    guard !isKnown(value, type) else { return false }
    leaveOut(target, "what `\(name)` becomes here is not known: it stays as it is")
    return true
  }

  /// Whether a name is that of a variable of the enclosing function, not only of the type.
  private func isLocal(_ name: String) -> Bool {
    scopes.dropFirst((members?.depth ?? 0) + 1).contains { $0[name] != nil }
  }

  private func isKnown(_ value: ExprSyntax, _ type: SwiftType) -> Bool {
    known(value, type).map { !$0.isGuess } ?? false
  }

  /// Whether a statement awaits something outside of the files, so that nothing after it is known.
  func waitsForOthers(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let awaited = statement.awaited?.expression.withoutParentheses else { return false }
    guard let call = awaited.as(FunctionCallExprSyntax.self) else { return true }
    if let name = call.calledExpression.ownName {
      let owner = valueMembers.last ?? members?.type
      return owner?.functions.contains { $0.name == name } != true
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let owner = quietly({ expression(base) }).type.declaredName.flatMap({ declarations.types[$0] }
      )
    else { return true }
    return !owner.functions.contains { $0.name == member.declName.baseName.text }
  }

  /// The call of a binding's setter after a change; empty if the variable is the view's own.
  func handedBack(_ changed: ExprSyntax) -> [LayNode] {
    guard let name = changed.changedName, let variable = variable(name),
      let setter = variable.setter
    else { return [] }
    return [.call(setter, [.atom(variable.name)])]
  }

  /// `size = $0` for a binding, as the only statement of a block: its setter is called; nil for all
  /// else.
  func handedBackAtOnce(_ target: ExprSyntax, _ value: LayNode) -> LayNode? {
    guard let name = target.ownName, let setter = variable(name)?.setter,
      let items = target.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self), items.count == 1
    else { return nil }
    return .call(setter, [value])
  }

  /// `action?()`: a call of an optional function that the enclosing view was given.
  func givenCall(_ call: FunctionCallExprSyntax) -> LayNode? {
    guard let inner = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression,
      let name = inner.ownName, let held = variable(name), isFunction(held)
    else { return nil }
    let arguments = SwiftArgument.all(of: call).compactMap(value)
    return .call("when", [.atom(held.name), .list([.atom(held.name)] + arguments)])
  }

  // MARK: States of views, and the setters by which views change the states of others

  /// Defines the states of a view that change when it is laid out.
  func defineStates(of type: TypeDeclaration, _ context: MemberContext) {
    for property in type.stored
    where type.followed.contains(property.name) && context.states[property.name] == nil {
      let given = property.isGivenState ? variable(property.givenName) : nil
      let value = given.map { Expression(.atom($0.name), $0.type) } ?? initial(property)
      let known = property.type == .unknown ? value.type : property.type
      let called = bind(property.name, known)
      context.definitions.append(
        .call("define-state", [.atom(called), value.whole], place(of: property.syntax)))
      context.states[property.name] = .value
    }
  }

  /// Whether a parameter's argument is changed or called when views are laid out.
  func isFollowed(_ parameter: ParameterDeclaration) -> Bool {
    declarations.followed.contains(parameter.syntax.id)
  }

  /// The parameter that a function gets beside a binding: a setter for the bound variable.
  func setterNodes(of parameter: ParameterDeclaration) -> [LayNode] {
    guard isFollowed(parameter), isBinding(parameter) else { return [] }
    let called = "set-" + Names.kebab(parameter.name)
    scopes[scopes.count - 1][parameter.name]?.setter = called
    let nothing = LayNode.call("fn", [.list([.atom("x")]), .nothing])
    return [.keyword(setterKey(parameter)), .list([.atom(called), nothing])]
  }

  /// The argument for the setter parameter of a followed binding, in a call.
  func setterNodes(of argument: SwiftArgument, _ parameter: ParameterDeclaration) -> [LayNode] {
    guard isFollowed(parameter), isBinding(parameter), let expression = argument.expression,
      let setter = setter(of: expression, parameter.type)
    else { return [] }
    return [.keyword(setterKey(parameter)), setter]
  }

  private func setterKey(_ parameter: ParameterDeclaration) -> String {
    "set-" + Names.kebab(parameter.label ?? parameter.name)
  }

  private func isBinding(_ parameter: ParameterDeclaration) -> Bool {
    if parameter.takesClosure { return false }
    if parameter.syntax.is(VariableDeclSyntax.self) { return true }
    if parameter.typeSyntax?.trimmedDescription.hasPrefix("Binding<") == true { return true }
    guard let name = parameter.type.declaredName else { return false }
    return declarations.types[name]?.syntax.is(ClassDeclSyntax.self) == true
  }

  /// The setter of a binding: `(fn (x) (set! width x))` for `$width`; nil for a constant.
  private func setter(of expression: ExprSyntax, _ type: SwiftType) -> LayNode? {
    let expression = expression.withoutParentheses
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.calleeText.hasPrefix("Binding") else { return nil }
      let set = SwiftArgument.all(of: call).first { $0.label == "set" }
      return set?.asClosure.flatMap { change(ExprSyntax($0), types: [type], takes: 1) }
    }
    guard let name = expression.changedName else { return nil }
    if expression.ownName == name, let setter = variable(name)?.setter { return .atom(setter) }
    guard let place = changedPlace(expression) else { return nil }
    let x = LayNode.atom(unique("new"))
    let set = LayNode.call("set!", [place, x])
    return .call("fn", [.list([x]), set] + handedBack(expression))
  }

  /// The argument for a function parameter that is called when views are laid out.
  func calledLater(_ argument: SwiftArgument, _ parameter: ParameterDeclaration) -> LayNode {
    let types = parameter.closureTypes.map { type($0) }
    guard let action = argument.closure.map({ ExprSyntax($0) }) ?? argument.expression else {
      return nothingDone(parameter)
    }
    return change(action, types: types, takes: types.count) ?? nothingDone(parameter)
  }

  /// A function that does nothing, with the parameters that the caller expects.
  func nothingDone(_ parameter: ParameterDeclaration) -> LayNode {
    let names = ["x", "y", "z", "w"].prefix(parameter.closureTypes.count)
    return .call("fn", [.list(names.map { .atom($0) }), .nothing])
  }

  // MARK: Bindings to elements of lists, and side effects in view bodies

  /// `ForEach($items) { $item in … }` of a list that changes when views are laid out.
  ///
  /// Each element has a function that changes it in the list. Nil for all other loops.
  func boundLoop(
    _ data: ExprSyntax, _ closure: ClosureExprSyntax, _ place: SwiftPlace
  ) -> LayNode? {
    guard let name = closure.boundElement, let root = data.changedName,
      members?.type.followed.contains(root) == true || variable(root)?.setter != nil,
      let whole = changedPlace(data)
    else { return nil }
    return inScope {
      let list = expression(data, expecting: .list(.unknown))
      let index = declare("index", .integer)
      let item = declare(name, list.type.element)
      let setter = unique("set-" + Names.kebab(name))
      scopes[scopes.count - 1][name]?.setter = setter
      let new = LayNode.atom(unique("new"))
      let change = LayNode.call("set!", [.call("at", [whole, .atom(index)]), new])
      let function = LayNode.call("fn", [.list([new]), change] + handedBack(data))
      let header: [LayNode] = [
        .list([.atom(index), .atom(item)]), .call("enumerate", [list.whole]),
      ]
      let views = self.views(of: closure.statements).asOne(self.place(of: closure))
      let body = LayNode.call("let*", [.list([.list([.atom(setter), function])]), views])
      return .call("for", [.list(header), body], place)
    }
  }

  /// A view with a side effect of its body, as `DispatchQueue.main.async { size = proxy.size }`.
  ///
  /// Views reported their size like this before `onGeometryChange`.
  func doing(_ expression: ExprSyntax, beside view: LayNode) -> LayNode {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
      let modifier = changeOfValue(closure)
        ?? change(ExprSyntax(closure), types: []).map({ .call("on-appear", [$0]) })
    else { return view }
    let placed = modifier.placed(at: place(of: expression))
    if view.head == "->", let nodes = view.nodes { return .list(nodes + [placed], view.place) }
    return .call("->", [view, placed], view.place)
  }

  /// `{ size = proxy.size }` as an `on-change` of `proxy.size`; nil for all other closures.
  private func changeOfValue(_ closure: ClosureExprSyntax) -> LayNode? {
    guard closure.statements.count == 1, case .expr(let step)? = closure.statements.first?.item,
      let operation = step.as(InfixOperatorExprSyntax.self),
      operation.operator.trimmedDescription == "=",
      isFollowed(NamedEffects(of: closure.statements))
    else { return nil }
    let target = operation.leftOperand
    let kind = quietly { expression(target).type }
    if isLeftAsItIs(target, becoming: operation.rightOperand, kind) { return nil }
    let value = expression(operation.rightOperand, expecting: kind)
    let x = LayNode.atom(unique("x"))
    var steps: [LayNode] = []
    if let name = target.ownName, let setter = variable(name)?.setter {
      steps = [.call(setter, [x])]
    } else if let whole = changedPlace(target) {
      steps = [.call("set!", [whole, x])] + handedBack(target)
    }
    guard !steps.isEmpty else { return nil }
    return .call(
      "on-change",
      [value.whole, .call("fn", [.list([x])] + steps), .keyword("initial"), .truth(true)])
  }
}

extension LayNode {
  /// Whether it changes a variable or calls something, and does not only define names.
  fileprivate var doesSomething: Bool {
    guard let nodes, let head else { return nodes != nil }
    switch head {
    case "define", "define-values": return false
    case "begin", "when", "unless", "let*", "if", "cond":
      return nodes.dropFirst().contains { $0.doesSomethingInside }
    default: return true
    }
  }

  private var doesSomethingInside: Bool {
    guard let nodes else { return false }
    return doesSomething && head != nil
      || head == nil && nodes.contains(where: \.doesSomethingInside)
  }
}

extension CodeBlockItemSyntax {
  /// The `await` in a statement, outside of the blocks and closures inside it; nil if there is
  /// none.
  fileprivate var awaited: AwaitExprSyntax? {
    let whole: SyntaxProtocol =
      switch item {
      case .decl(let declaration): declaration
      case .stmt(let step): step
      case .expr(let expression): expression
      }
    var open: [Syntax] = [Syntax(whole)]
    while let next = open.popLast() {
      if let found = next.as(AwaitExprSyntax.self) { return found }
      // An `await` inside a block belongs to the statements of that block.
      if next.is(CodeBlockSyntax.self) || next.is(ClosureExprSyntax.self) { continue }
      open += next.children(viewMode: .sourceAccurate)
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// `item` in `{ $item in … }`.
  var boundElement: String? {
    let first: String?
    switch signature?.parameterClause {
    case .simpleInput(let list): first = list.count == 1 ? list.first?.name.text : nil
    case .parameterClause(let clause):
      first = clause.parameters.count == 1 ? clause.parameters.first?.firstName.text : nil
    case nil: first = nil
    }
    guard let first, first.hasPrefix("$"), first.withoutDollar != first else { return nil }
    return first.withoutDollar
  }
}
