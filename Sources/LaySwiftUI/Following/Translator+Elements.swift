import LayLanguage
import SwiftSyntax

/// Bindings to elements of lists, and side effects in view bodies.
extension Translator {
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
