import LayLanguage
import SwiftSyntax

/// Computed properties with a setter, where members of their type assign them.
extension Translator {
  /// `self.level = 3`, as the body of the property's `set` with the new value; nil for all else.
  func setterSteps(_ target: ExprSyntax, _ value: ExprSyntax) -> [LayNode]? {
    guard let owner = valueMembers.last, variable("self") != nil,
      let name = target.memberOfSelf ?? target.ownName,
      target.memberOfSelf != nil || variable(name) == nil,
      owner.stored(name) == nil, let property = owner.computed(name),
      let setter = property.setter, let body = setter.body?.statements,
      openModifiers.insert(setter.accessorSpecifier.parent?.id ?? property.syntax.id).inserted
    else { return nil }
    defer { openModifiers.remove(setter.accessorSpecifier.parent?.id ?? property.syntax.id) }
    let given = expression(value, expecting: property.result)
    return inScope {
      let called = declare(setter.parameters?.name.text ?? "newValue", property.result)
      let steps = innerBlock(body, isTail: false)
      return [.call("let", [.list([.list([.atom(called), given.whole])])] + steps)]
    }
  }
}

extension ExprSyntax {
  /// `level` in `self.level`.
  fileprivate var memberOfSelf: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }
}

extension FunctionDeclaration {
  /// The `set` accessor of a computed property.
  fileprivate var setter: AccessorDeclSyntax? {
    for binding in syntax.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard case .accessors(let list)? = binding.accessorBlock?.accessors else { continue }
      if let found = list.first(where: { $0.accessorSpecifier.text == "set" }) { return found }
    }
    return nil
  }
}
