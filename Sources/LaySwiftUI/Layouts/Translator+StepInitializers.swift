import LayLanguage
import SwiftSyntax

/// Initializers of structs that do something step by step, as functions that give the value.
extension Translator {
  /// A call of an initializer of the files; nil if the value is made from its fields.
  func initialized(
    _ type: TypeDeclaration, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard !type.isView, !type.isModifier, type.style == nil,
      let index = type.initializers.firstIndex(where: { $0.accepts(arguments) })
    else { return nil }
    let initializer = type.initializers[index]
    let name = Names.function(type.name) + ".init" + (index == 0 ? "" : "-\(index + 1)")
    if defined.insert("init " + name).inserted {
      outside { defineInitializer(initializer, name, of: type) }
    }
    let nodes = self.arguments(arguments, of: initializer.parameters, syntax)
    return Expression(
      .call(name, nodes, place(of: syntax)),
      type.isEnumeration ? .enumeration(type.name) : .structure(type.name))
  }

  private func defineInitializer(
    _ initializer: FunctionDeclaration, _ name: String, of type: TypeDeclaration
  ) {
    scopes.append([:])
    let heads = parameterNodes(initializer.parameters)
    scopes[scopes.count - 1]["self"] = Variable(
      name: "self",
      type: type.isEnumeration ? .enumeration(type.name) : .structure(type.name))
    valueMembers.append(type)
    let empty = type.isEnumeration ? LayNode.nothing : .call(Names.function(type.name), [])
    let made = LayNode.call("define", [.atom("self"), empty], place(of: type.syntax))
    let body = statementBody(initializer.body, expecting: .named("Void"), givesSelf: true)
    valueMembers.removeLast()
    emit(
      .call(
        "define", [.list([.atom(name)] + heads), made] + body.nodes,
        place(of: initializer.syntax)))
    scopes.removeLast()
  }

  /// `self.init(…)` in an initializer; nil for all else.
  func delegation(_ call: FunctionCallExprSyntax) -> [LayNode]? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self", member.declName.baseName.text == "init",
      let whole = variable("self"), let owner = valueMembers.last
    else { return nil }
    let value = make(owner, SwiftArgument.all(of: call), ExprSyntax(call))
    return [.call("set!", [.atom(whole.name), value.whole])]
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments may mean it.
  fileprivate func accepts(_ arguments: [SwiftArgument]) -> Bool {
    var open = parameters[...]
    for argument in arguments {
      if argument.isFirstTrailing { continue }
      guard let found = open.firstIndex(where: { $0.label == argument.label }) else { return false }
      let isSkipped = open[..<found].contains { $0.defaultValue == nil }
      if isSkipped { return false }
      open = open[(found + 1)...]
    }
    return open.allSatisfy { parameter in
      parameter.defaultValue != nil || arguments.contains(where: \.isFirstTrailing)
    }
  }
}
