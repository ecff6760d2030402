import SwiftSyntax

/// Parameters of generic types, where one type of the files alone can stand for them.
extension Translator {
  /// The one type that conforms to the protocol which a generic parameter of the type around has to
  /// conform to; nil where there are several, or none.
  func conformer(toConstraintOf name: String) -> TypeDeclaration? {
    guard !declarations.protocols.isEmpty, let around = members?.type ?? valueMembers.last,
      let syntax = around.syntax.asProtocol(WithGenericParametersSyntax.self),
      let owner = declarations.constraints(
        syntax.genericParameterClause, syntax.genericWhereClause)[name]
    else { return nil }
    return declarations.onlyConformer(to: owner)
  }
}

extension FileDeclarations {
  func onlyConformer(to name: String) -> TypeDeclaration? {
    guard protocols[name] != nil else { return nil }
    let types = conformers(to: name)
    return types.count == 1 ? types[0] : nil
  }
}
