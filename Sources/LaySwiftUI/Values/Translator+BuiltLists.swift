import LayEngine
import LayLanguage
import SwiftSyntax

/// Closures that a result builder of the files turns into a list.
extension Translator {
  /// The elements of a closure as one list: each expression gives one, or several that are a list.
  func builtList(
    _ statements: CodeBlockItemListSyntax, _ element: SwiftType, by builder: TypeDeclaration?
  ) -> LayNode {
    let outer = openBuilder
    openBuilder = builder
    defer { openBuilder = outer }
    return builtList(statements, element)
  }

  private func builtList(
    _ statements: CodeBlockItemListSyntax, _ element: SwiftType
  ) -> LayNode {
    inScope { builtList(statements.active[...], element) }
  }

  /// The result builder that the attributes of a parameter name.
  func builder(_ attributes: AttributeListSyntax) -> TypeDeclaration? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      .first { self.declarations.listBuilders.contains($0) }
      .flatMap { self.declaredType($0) }
  }

  /// An expression in such a closure, as `buildExpression` of the builder makes it.
  private func builtExpression(_ syntax: ExprSyntax, _ element: SwiftType) -> Expression {
    let value = expression(syntax, expecting: element)
    let functions = openBuilder?.functions.filter {
      $0.name == "buildExpression" && $0.parameters.count == 1
    }
    guard let builder = openBuilder, let functions, !functions.isEmpty else { return value }
    let exact = functions.first { $0.parameters[0].type == value.type }
    let meant = exact ?? functions.first { $0.parameters[0].type.mayHold(value.type) }
    guard let meant else { return value }
    return Expression(.call(define(static: meant, of: builder), [value.whole]), meant.result)
  }

  private func builtList(
    _ statements: ArraySlice<CodeBlockItemSyntax>, _ element: SwiftType
  ) -> LayNode {
    var parts: [LayNode] = []
    var single: [LayNode] = []
    func close() {
      if !single.isEmpty { parts.append(.call("list", single)) }
      single = []
    }
    for (index, statement) in zip(statements.indices, statements) {
      if lookout.isOver || StackFloor.current.isReached { break }
      switch statement.item {
      case .decl:
        guard let bindings = bindings(of: statement), !bindings.isEmpty else { continue }
        close()
        let rest = builtList(statements[(index + 1)...], element)
        parts.append(.call("let*", [.list(bindings), rest]))
        return parts.count == 1 ? parts[0] : .call("append", parts)
      case .expr(let expression):
        let value = builtExpression(expression, element)
        if case .list = value.type {
          close()
          parts.append(value.whole)
        } else {
          single.append(value.whole)
        }
      case .stmt(let step):
        guard let part = builtPart(step, element) else { continue }
        close()
        parts.append(part)
      }
    }
    close()
    if parts.isEmpty { return .call("list", []) }
    return parts.count == 1 ? parts[0] : .call("append", parts)
  }

  /// What a condition or a loop adds to a list.
  private func builtPart(_ step: StmtSyntax, _ element: SwiftType) -> LayNode? {
    if let loop = step.as(ForStmtSyntax.self) {
      return inScope {
        let sequence = expression(loop.sequence, expecting: .list(.unknown))
        let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
        let called = name == "_" ? "i" : bind(name, sequence.type.element)
        let body = builtList(loop.body.statements, element)
        let function = LayNode.call("fn", [.list([.atom(called)]), body])
        return .call("flat-map", [function, sequence.whole])
      }
    }
    guard let expression = step.as(ExpressionStmtSyntax.self)?.expression else {
      return step.as(ReturnStmtSyntax.self)?.expression.map {
        self.node($0, expecting: .list(element))
      }
    }
    if let choice = expression.as(IfExprSyntax.self) { return builtChoice(choice, element) }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return nil }
    let cases = switchNode(choice) { one, bound in
      let list = self.builtList(one.statements, element)
      if bound.isEmpty { return [list] }
      let names = bound.compactMap { $0.nodes.map { LayNode.list(Array($0.dropFirst())) } }
      return [.call("let*", [.list(names), list])]
    }
    return .call("or", [cases, .call("list", [])])
  }

  private func builtChoice(_ choice: IfExprSyntax, _ element: SwiftType) -> LayNode {
    inScope {
      let (condition, bindings) = conditions(choice.conditions)
      let then = builtList(choice.body.statements, element)
      let otherwise: LayNode =
        switch choice.elseBody {
        case .ifExpr(let next): builtChoice(next, element)
        case .codeBlock(let block): builtList(block.statements, element)
        case nil: .call("list", [])
        }
      let list = LayNode.call("if", [condition, then, otherwise])
      return bindings.isEmpty ? list : .call("let*", [.list(bindings), list])
    }
  }
}

extension SwiftType {
  /// Whether a parameter of this type, which may be generic, may take a value of another.
  fileprivate func mayHold(_ type: SwiftType) -> Bool {
    switch (self, type) {
    case (.tuple(_, let own), .tuple(_, let others)): own.count == others.count
    case (.named, .tuple), (.named, .list): false
    case (.named, _), (.unknown, _): true
    default: false
    }
  }
}
