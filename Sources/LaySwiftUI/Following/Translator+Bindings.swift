import LayLanguage
import SwiftSyntax

/// States of views, and what views are given to change those of others.
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

  /// Whether something is done with what a parameter gives when views are laid out.
  func isFollowed(_ parameter: ParameterDeclaration) -> Bool {
    declarations.followed.contains(parameter.syntax.id)
  }

  /// What a function takes besides a binding: a function that gives what is bound another value.
  func setterNodes(of parameter: ParameterDeclaration) -> [LayNode] {
    guard isFollowed(parameter), isBinding(parameter) else { return [] }
    let called = "set-" + Names.kebab(parameter.name)
    scopes[scopes.count - 1][parameter.name]?.setter = called
    let nothing = LayNode.call("fn", [.list([.atom("x")]), .nothing])
    return [.keyword(setterKey(parameter)), .list([.atom(called), nothing])]
  }

  /// The same where the function is called with an argument.
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

  /// What gives the variable that is bound another value: `(fn (x) (set! width x))` of `$width`; nil
  /// of a constant.
  private func setter(of expression: ExprSyntax, _ type: SwiftType) -> LayNode? {
    let expression = expression.withoutParentheses
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription.hasPrefix("Binding") else { return nil }
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

  /// What is given for a function that is called when views are laid out.
  func calledLater(_ argument: SwiftArgument, _ parameter: ParameterDeclaration) -> LayNode {
    let types = parameter.closureTypes.map { type($0) }
    guard let action = argument.closure.map({ ExprSyntax($0) }) ?? argument.expression else {
      return nothingDone(parameter)
    }
    return change(action, types: types, takes: types.count) ?? nothingDone(parameter)
  }

  /// A function that does nothing, for one that is called.
  func nothingDone(_ parameter: ParameterDeclaration) -> LayNode {
    let names = ["x", "y", "z", "w"].prefix(parameter.closureTypes.count)
    return .call("fn", [.list(names.map { .atom($0) }), .nothing])
  }
}
