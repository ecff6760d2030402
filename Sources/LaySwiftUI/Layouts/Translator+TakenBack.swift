import LayLanguage
import SwiftSyntax

/// Calls with `inout` arguments inside a step, as in `for line in lines(in: width, &cache)`.
///
/// They are made before the step, and a variable holds their result.
extension Translator {
  /// The calls with `inout` arguments inside a step, made before it.
  func takenBack(before statement: CodeBlockItemSyntax) -> [LayNode] {
    statement.headers.flatMap { header, isWhole -> [LayNode] in
      header.callsHandingOver(isWhole: isWhole).flatMap { call -> [LayNode] in
        let value = expression(ExprSyntax(call))
        guard let places = changedPlaces(ExprSyntax(call)) else { return [] }
        let name = unique("the-result")
        scopes[scopes.count - 1][name] = Variable(name: name, type: value.type)
        let nodes = takeBack(places, from: value.whole, as: name)
        takenBack[call.id] = Expression(.atom(name), value.type)
        return nodes
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expressions that a step evaluates once, each with whether it may itself be such a call.
  ///
  /// A call that is the whole value of a variable or of a `return` is handled by its own step.
  fileprivate var headers: [(ExprSyntax, Bool)] {
    switch item {
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.compactMap { $0.initializer.map { ($0.value, false) } }
    case .expr(let expression): return expression.headers
    case .stmt(let step):
      if let returned = step.as(ReturnStmtSyntax.self)?.expression { return [(returned, false)] }
      if let loop = step.as(ForStmtSyntax.self) { return [(loop.sequence, true)] }
      if let guarded = step.as(GuardStmtSyntax.self) { return guarded.conditions.headers }
      return step.as(ExpressionStmtSyntax.self)?.expression.headers ?? []
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate var headers: [(ExprSyntax, Bool)] {
    compactMap { element in
      switch element.condition {
      case .expression(let expression): (expression, true)
      case .optionalBinding(let binding): binding.initializer.map { ($0.value, true) }
      default: nil
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var headers: [(ExprSyntax, Bool)] {
    if let choice = self.as(IfExprSyntax.self) { return choice.conditions.headers }
    if let choice = self.as(SwitchExprSyntax.self) { return [(choice.subject, true)] }
    return [(self, false)]
  }

  /// The calls with `inout` arguments in an expression, the inner ones first.
  fileprivate func callsHandingOver(isWhole: Bool) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var open: [(Syntax, Bool)] = [(Syntax(self), isWhole)]
    while let (syntax, counts) = open.popLast() {
      if syntax.is(ClosureExprSyntax.self) || syntax.is(CodeBlockSyntax.self) { continue }
      if counts, let call = syntax.as(FunctionCallExprSyntax.self), call.handsOver {
        found.append(call)
      }
      for child in syntax.children(viewMode: .sourceAccurate) { open.append((child, true)) }
    }
    return found.reversed()
  }
}

extension FunctionCallExprSyntax {
  /// Whether it has an `inout` argument; not `swap`, which returns nothing, and not `&$publisher`.
  fileprivate var handsOver: Bool {
    arguments.contains { argument in
      guard let handed = argument.expression.as(InOutExprSyntax.self)?.expression else {
        return false
      }
      return !handed.trimmedDescription.hasPrefix("$")
    } && calledExpression.calleeText != "swap"
  }
}
