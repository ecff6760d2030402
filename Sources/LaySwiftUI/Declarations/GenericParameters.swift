import SwiftSyntax

/// Generic parameters for which only one type of the files can stand.
extension Translator {
  /// The only type that meets the constraint of a generic parameter of the enclosing type; nil if
  /// there are several or none.
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
