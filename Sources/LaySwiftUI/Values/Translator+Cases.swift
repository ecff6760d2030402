import LayLanguage
import SwiftSyntax

/// Values of enumerations: names, or tuples if a case of the enumeration has associated values, as
/// `(tuple :case 'image :name "hills" :value 1.5)`.
extension Translator {
  /// The enumeration that a type is, if one of its cases has associated values; nil otherwise.
  func carrier(_ type: SwiftType) -> TypeDeclaration? {
    guard case .enumeration(let name) = type, let declared = declarations.types[name] else {
      return nil
    }
    return declared.cases.contains { !$0.parts.isEmpty } ? declared : nil
  }

  /// A case that is named or called; nil where the type has none of that name.
  func caseValue(
    _ name: String, of type: TypeDeclaration, _ arguments: [SwiftArgument],
    _ syntax: some SyntaxProtocol
  ) -> Expression? {
    guard let one = type.cases.first(where: { $0.name == name }) else { return nil }
    let kind = SwiftType.enumeration(type.name)
    let quoted = LayNode.quoted(Names.kebab(name))
    guard carrier(kind) != nil else { return Expression(quoted, kind) }
    var nodes = [LayNode.keyword("case"), quoted]
    for (index, part) in one.parts.enumerated() {
      nodes.append(.keyword(one.label(index)))
      nodes.append(value(of: part, at: index, arguments, syntax))
    }
    return Expression(.call("tuple", nodes, place(of: syntax)), kind)
  }

  private func value(
    of part: ParameterDeclaration, at index: Int, _ arguments: [SwiftArgument],
    _ syntax: some SyntaxProtocol
  ) -> LayNode {
    if arguments.indices.contains(index) {
      if let closure = arguments[index].asClosure { return function(closure).whole }
      if let expression = arguments[index].expression {
        return node(expression, expecting: part.type)
      }
    }
    if let value = part.defaultValue { return node(value, expecting: part.type) }
    return quietly { unknown(part.syntax, part.type).node }
  }

  /// The case that a pattern names, with the patterns of its associated values; nil if it names
  /// none.
  func casePattern(
    _ expression: ExprSyntax, of type: TypeDeclaration
  ) -> (name: String, parts: [(pattern: ExprSyntax, label: String, type: SwiftType)])? {
    guard
      let name = expression.implicitCallee ?? expression.staticMember ?? expression.calledMember,
      let one = type.cases.first(where: { $0.name == name })
    else { return nil }
    var parts: [(pattern: ExprSyntax, label: String, type: SwiftType)] = []
    let arguments: [ExprSyntax] =
      expression.as(FunctionCallExprSyntax.self)?.arguments.map { $0.expression } ?? []
    for (index, argument) in arguments.enumerated() where one.parts.indices.contains(index) {
      parts.append((argument, one.label(index), one.parts[index].type))
    }
    return (name, parts)
  }

  /// Binds each name in a pattern for an unknown value to a guess.
  func guessNames(in pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard let name = token.parent?.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      scopes[scopes.count - 1][name] = Variable(name: "\"" + name + "\"", type: .guess)
    }
  }
}

extension EnumerationCase {
  /// The name of an associated value in the program: `value` if it has no label.
  func label(_ index: Int) -> String {
    if let label = parts[index].label, label != "_" { return Names.kebab(label) }
    let before = parts[..<index].count { $0.label == nil || $0.label == "_" }
    return before == 0 ? "value" : "value-\(before + 1)"
  }
}

extension ExprSyntax {
  /// `active` in `Status.active(since: x)`.
  var calledMember: String? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.staticMember
  }

  /// The name that a part of a pattern gives to something, as `code` in `.network(let code)`.
  var nameInPattern: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let pattern = self.as(PatternExprSyntax.self)?.pattern else { return nil }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
