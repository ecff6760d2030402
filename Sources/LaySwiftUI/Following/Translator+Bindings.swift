import LayLanguage
import SwiftSyntax

/// States of views, and the setters by which views change the states of others.
extension Translator {
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
}
