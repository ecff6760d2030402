import SwiftSyntax

/// What a piece of code changes or calls, by the names of the variables and functions.
///
/// - Rule: `size.width = 3`, `sizes[id] = 3`, `sizes.append(3)` and `change(&size)` give the name
///   of the variable; `update(3)` and `self.update(3)` give that of the function. The caller
///   decides which names matter.
struct NamedEffects {
  private(set) var changed: Set<String> = []
  private(set) var called: Set<String> = []
  /// The methods that are called on variables, each with the name of its variable.
  private(set) var methods: [(owner: String, method: String)] = []

  init() {}

  init(of code: some SyntaxProtocol) {
    let reader = EffectReader(viewMode: .sourceAccurate)
    reader.walk(code)
    self = reader.found
  }

  /// The effects of calling an argument: a closure, or the name of a function.
  init(ofFunction argument: ExprSyntax) {
    let argument = argument.withoutParentheses
    if let closure = argument.as(ClosureExprSyntax.self) {
      self.init(of: closure.statements)
    } else {
      self.init()
      if let name = argument.ownName {
        called.insert(name)
      } else if let member = argument.as(MemberAccessExprSyntax.self),
        let owner = member.base?.changedName
      {
        methods.append((owner, member.declName.baseName.text))
      }
    }
  }

  /// Leaves out changes of states whose new values are known from the start.
  mutating func forget(_ names: Set<String>) { changed.subtract(names) }

  fileprivate mutating func change(_ name: String) { changed.insert(name) }
  fileprivate mutating func call(_ name: String) { called.insert(name) }
  fileprivate mutating func call(_ method: String, on owner: String) {
    methods.append((owner, method))
  }
}

private final class EffectReader: SyntaxVisitor {
  var found = NamedEffects()

  override func visit(_ operation: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = operation.operator.trimmedDescription
    let isChange =
      sign == "=" || sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
    guard isChange else { return .visitChildren }
    let targets =
      operation.leftOperand.as(TupleExprSyntax.self)?.elements.map(\.expression)
      ?? [operation.leftOperand]
    for target in targets { if let name = target.changedName { found.change(name) } }
    return .visitChildren
  }

  override func visit(_ handed: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = handed.expression.changedName { found.change(name) }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.ownName {
      found.call(name)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let owner = base.changedName
    {
      found.call(member.declName.baseName.text, on: owner)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `size` for `size`, `$size` and `self.size`; nil for all other expressions.
  var ownName: String? {
    if let inner = self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    {
      return inner.ownName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return nil }
      return member.declName.baseName.text.withoutBindingSign
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBindingSign
  }

  /// The variable that a change concerns: `size` for `size.width`, `sizes` for `sizes[0]`.
  var changedName: String? {
    var current = withoutParentheses
    while true {
      if let name = current.ownName { return name == "self" ? nil : name }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else if let inner = current.as(OptionalChainingExprSyntax.self)?.expression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
      {
        current = inner
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// `size` in `$size`; `$0` stays what it is.
  var withoutDollar: String {
    hasPrefix("$") && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
  }

  /// `size` in `$size`, and in `_size`, the storage of a property wrapper.
  var withoutBindingSign: String {
    guard count > 1, hasPrefix("$") || hasPrefix("_"), dropFirst().first?.isLetter == true else {
      return self
    }
    return String(dropFirst())
  }
}
