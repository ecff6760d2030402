import SwiftSyntax

/// A protocol of the files.
struct ProtocolDeclaration {
  /// The properties and functions that it requires.
  let requirements: Set<String>
  /// The protocols that it refines.
  let inherited: Set<String>

  init(_ syntax: ProtocolDeclSyntax) {
    var names: Set<String> = []
    for member in syntax.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        names.insert(function.name.text)
      }
    }
    requirements = names
    inherited = Group.names(syntax.inheritanceClause)
  }
}

extension FileDeclarations {
  /// The protocols of the files that a type conforms to, and those that these refine.
  func protocols(of type: TypeDeclaration) -> [String] {
    var found: [String] = []
    var open = type.conformances.sorted()
    while let name = open.popLast() {
      guard let declared = protocols[name], !found.contains(name) else { continue }
      found.append(name)
      open += declared.inherited.sorted()
    }
    return found
  }

  /// The types that conform to a protocol of the files, in the order of their declarations.
  func conformers(to name: String) -> [TypeDeclaration] {
    typeOrder.compactMap { types[$0] }.filter { protocols(of: $0).contains(name) }
  }

  /// Adds to each type the protocols that its protocols refine: a type is a `View` if it is a
  /// `Screen`, and the protocol `Screen` refines `View`.
  mutating func adoptInherited() {
    for name in typeOrder {
      guard let type = types[name] else { continue }
      for owner in protocols(of: type) {
        type.conformances.formUnion(protocols[owner]?.inherited ?? [])
      }
      if type.conformances.contains(where: { isRepresentable($0) }) {
        type.conformances.insert("UIViewRepresentable")
      }
    }
  }

  /// Whether a protocol, or what its alias names, wraps views of another framework.
  private func isRepresentable(_ name: String) -> Bool {
    let plain = aliases[name]?.trimmedDescription ?? name
    return ["UI", "NS", "WK"].contains(String(plain.prefix(2))) && plain.hasSuffix("Representable")
  }

  /// Gives each type what extensions of its protocols define and it does not.
  mutating func adoptDefaults() {
    guard !protocols.isEmpty else { return }
    for name in typeOrder {
      guard let type = types[name] else { continue }
      for owner in protocols(of: type) {
        for added in extensions[owner] ?? [] { type.adopt(added) }
      }
    }
  }

  /// The protocols of the files that generic parameters have to conform to.
  func constraints(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var found: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      guard let wanted = parameter.inheritedType?.trimmedDescription, tells(wanted)
      else { continue }
      found[parameter.name.text] = wanted
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let one) = condition.requirement else { continue }
      let wanted = one.rightType.trimmedDescription
      if tells(wanted) { found[one.leftType.trimmedDescription] = wanted }
    }
    return found
  }

  /// Whether what conforms to a protocol or a class has members that are known here.
  private func tells(_ name: String) -> Bool {
    protocols[name] != nil || name == "Dimension" || name == "Unit"
  }
}

extension TypeDeclaration {
  /// Adopts a function or a property of a protocol extension, unless the type has its own.
  fileprivate func adopt(_ added: FunctionDeclaration) {
    let name = added.name
    if added.syntax.is(FunctionDeclSyntax.self) {
      if !functions.contains(where: { $0.name == name }) { functions.append(added) }
      return
    }
    let isStatic = added.syntax.as(VariableDeclSyntax.self)?.modifiers.contains {
      $0.name.text == "static"
    }
    if isStatic == true {
      if !staticComputed.contains(where: { $0.name == name }) { staticComputed.append(added) }
    } else if computed(name) == nil, stored(name) == nil {
      computed.append(added)
    }
  }
}
