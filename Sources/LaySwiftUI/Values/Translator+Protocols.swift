import LayLanguage
import SwiftSyntax

/// Members of values of which only a protocol of the files is known.
extension Translator {
  /// `workout.title` of `any Workout`: the member of the value's type, which the program looks up
  /// when it runs; nil for values of other types.
  func protocolMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    guard case .named(let owner) = base.type, declarations.protocols[owner] != nil else {
      return nil
    }
    return dispatched(owner, name, base) { type, value in
      type.isEnumeration
        ? self.caseMember(name, of: type, value) : self.field(name, of: type, value, syntax)
    }
  }

  /// `workout.start()` of `any Workout`: the method of the value's type; nil for values of other
  /// types.
  func protocolMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard case .named(let owner) = base.type, declarations.protocols[owner] != nil,
      let call = link.call
    else { return nil }
    return dispatched(owner, link.name, base) { type, value in
      self.functionOfValue(link.name, of: type, value, call)
    }
  }

  private func dispatched(
    _ owner: String, _ name: String, _ base: Expression,
    _ member: (TypeDeclaration, LayNode) -> Expression?
  ) -> Expression? {
    let only = declarations.onlyConformer(to: owner)
    let types =
      only.map { [$0] }
      ?? declarations.conformers(to: owner).filter { !$0.isView && !$0.isEnumeration }
    let value = LayNode.atom(unique("this"))
    var clauses: [LayNode] = []
    var result = SwiftType.unknown
    for type in types {
      guard let found = member(type, value) else { continue }
      if result.isUnknown { result = found.type }
      clauses.append(.list([.list([.atom(Names.function(type.name))]), found.whole]))
    }
    guard let only = clauses.first?.nodes?.last else { return nil }
    let choice =
      clauses.count == 1 ? only : .call("case", [.call("type-of", [value])] + clauses)
    return Expression(
      .call("let", [.list([.list([value, base.whole])]), choice]), result)
  }
}
