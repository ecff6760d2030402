import LayLanguage
import SwiftSyntax

/// Finds the declarations of some files: first the types, then what is in them.
struct DeclarationCollector {
  var found = FileDeclarations()
  private var extended: [ExtensionDeclSyntax] = []
  /// The key in `found.types` of each type, by the identifier of its syntax.
  private var keys: [SyntaxIdentifier: String] = [:]
  /// The type whose members are being collected.
  var context: String?
  /// The protocol that each generic parameter in scope conforms to, by the parameter's name.
  var generics: [String: String] = [:]

  mutating func collect(_ files: [SourceFileSyntax]) {
    for file in files { names(in: file.statements) }
    let local = files.flatMap { LocalTypes.all(in: $0) }
    for declaration in local { noteName(of: declaration, in: nil) }
    found.adoptInherited()
    for file in files { members(of: file.statements) }
    for declaration in local {
      guard let group = Group(declaration),
        let type = keys[declaration.id].flatMap({ found.types[$0] })
      else { continue }
      collect(group.members, into: type)
    }
    for declared in extended { collect(declared) }
    found.adoptInherited()
    found.adoptDefaults()
    for name in found.typeOrder {
      guard let type = found.types[name], type.isView || type.isModifier else { continue }
      AppearanceReader.apply(to: type)
    }
    FollowedChanges.find(in: &found)
  }

  // MARK: Names

  private mutating func names(in statements: CodeBlockItemListSyntax) {
    for statement in statements.active {
      if case .decl(let declaration) = statement.item { noteName(of: declaration, in: nil) }
    }
  }

  private mutating func noteName(of declaration: DeclSyntax, in outer: String?) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      found.aliases[alias.name.text] = alias.initializer.value
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let name = extended.extendedType.trimmedDescription
      for member in extended.memberBlock.members.active { noteName(of: member.decl, in: name) }
      return
    }
    if let declared = declaration.as(ProtocolDeclSyntax.self) {
      found.protocols[declared.name.text] = ProtocolDeclaration(declared)
    }
    guard let group = Group(declaration) else { return }
    if declaration.isListBuilder { found.listBuilders.insert(group.name) }
    let key = found.types[group.name] == nil ? group.name : (outer ?? "") + group.name
    let type = TypeDeclaration(
      key, declaration, conformances: group.inherited, views: group.genericViews,
      isEnumeration: group.isEnumeration)
    if found.types[key] == nil { found.typeOrder.append(key) }
    found.types[key] = type
    keys[declaration.id] = key
    if let outer {
      found.nested[outer, default: [:]][group.name] = key
      found.outer[key] = outer
    }
    for member in group.members.active { noteName(of: member.decl, in: key) }
  }

  // MARK: Previews

  /// Notes a preview, and makes it a view type if it has `@State` variables.
  private mutating func note(_ preview: Preview, _ syntax: Syntax) {
    found.previews.append((preview.name, preview.body, syntax))
    let variables = preview.body.compactMap { statement -> VariableDeclSyntax? in
      guard case .decl(let declaration) = statement.item else { return nil }
      return declaration.as(VariableDeclSyntax.self)
    }
    let stored = variables.filter(\.isState).flatMap { properties(of: $0, views: []).stored }
    guard !stored.isEmpty, let first = variables.first(where: \.isState) else { return }
    let number = found.previewTypes.count
    let name = "PreviewContent" + (number == 0 ? "" : "\(number + 1)")
    let type = TypeDeclaration(
      name, DeclSyntax(first), conformances: ["View"], views: [], isEnumeration: false)
    type.stored = stored
    type.computed = [
      FunctionDeclaration(
        name: "body", parameters: [], result: .view, body: preview.body, syntax: syntax)
    ]
    found.types[name] = type
    found.typeOrder.append(name)
    found.previewTypes[preview.body.id] = name
  }

  // MARK: Members

  private mutating func members(of statements: CodeBlockItemListSyntax) {
    for statement in statements.active {
      guard case .decl(let declaration) = statement.item else {
        if case .expr(let expression) = statement.item,
          let macro = expression.as(MacroExpansionExprSyntax.self)
        {
          found.timeline = found.timeline ?? macro.additionalTrailingClosures.timeline
        }
        if let preview = Preview(statement.item) {
          note(preview, Syntax(statement))
        } else if statement.namesFunction {
          found.mentions.append(statement)
        } else {
          found.items.append(statement)
          found.statements.append(statement)
        }
        continue
      }
      if let group = Group(declaration),
        let type = keys[declaration.id].flatMap({ found.types[$0] })
      {
        collect(group.members, into: type)
      } else if let declared = declaration.as(ExtensionDeclSyntax.self) {
        extended.append(declared)
      } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
        found.timeline = found.timeline ?? macro.additionalTrailingClosures.timeline
        if let preview = Preview(macro) {
          note(preview, Syntax(macro))
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        if let function = self.function(function, views: []) { found.functions.append(function) }
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        let (stored, computed) = properties(of: variable, views: [])
        found.items.append(statement)
        found.constants += stored
        found.computed += computed
      }
    }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax, into type: TypeDeclaration) {
    let (around, outer) = (context, generics)
    context = type.name
    let syntax = type.syntax.asProtocol(WithGenericParametersSyntax.self)
    generics.merge(
      found.constraints(syntax?.genericParameterClause, syntax?.genericWhereClause)
    ) { $1 }
    defer { (context, generics) = (around, outer) }
    for member in members.active {
      let declaration = member.decl
      if let group = Group(declaration),
        let inner = keys[declaration.id].flatMap({ found.types[$0] })
      {
        collect(group.members, into: inner)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        let (stored, computed) = properties(of: variable, views: type.views)
        type.stored += stored
        let isStatic = variable.modifiers.contains { $0.name.text == "static" }
        if isStatic { type.staticComputed += computed } else { type.computed += computed }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        if let function = self.function(function, views: type.views) {
          type.functions.append(function)
        }
      } else if let element = declaration.as(SubscriptDeclSyntax.self) {
        type.functions += [
          function(element, views: type.views), setter(element, views: type.views),
        ].compactMap(\.self)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self),
        let body = initializer.body
      {
        let outer = generics
        generics.merge(
          found.constraints(initializer.genericParameterClause, initializer.genericWhereClause)
        ) { $1 }
        defer { generics = outer }
        type.initializers.append(
          FunctionDeclaration(
            name: "init",
            parameters: parameters(initializer.signature.parameterClause, views: type.views),
            result: .structure(type.name), body: body.statements, syntax: Syntax(initializer)))
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements {
          type.cases.append(enumerationCase(element, views: type.views))
        }
      }
    }
  }

  /// The name of the type that an extension is about: `Array` for `[Step]`.
  private static func extended(_ type: TypeSyntax) -> String {
    if type.is(ArrayTypeSyntax.self) { return "Array" }
    if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
    return String(type.trimmedDescription.split(separator: "<").first ?? "")
  }

  private mutating func collect(_ declared: ExtensionDeclSyntax) {
    let name = declared.extendedType.trimmedDescription
    if let type = found.key(of: name).flatMap({ found.types[$0] }) {
      type.conformances.formUnion(Group.names(declared.inheritanceClause))
      collect(declared.memberBlock.members, into: type)
      return
    }
    let base = Self.extended(declared.extendedType)
    var views = Group.genericViews(nil, declared.genericWhereClause)
    views.formUnion(
      ["Content", "Label"].filter { _ in !Catalogue.declarations(swiftUI: base).isEmpty })
    for member in declared.memberBlock.members.active {
      if let group = Group(member.decl),
        let inner = keys[member.decl.id].flatMap({ found.types[$0] })
      {
        collect(group.members, into: inner)
      } else if let function = member.decl.as(FunctionDeclSyntax.self),
        let function = self.function(function, views: [])
      {
        found.extensions[base, default: []].append(function)
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self),
        let body = initializer.body
      {
        let generics = Group.genericViews(
          initializer.genericParameterClause, initializer.genericWhereClause)
        found.extensionInitializers[base, default: []].append(
          FunctionDeclaration(
            name: "init",
            parameters: parameters(
              initializer.signature.parameterClause, views: views.union(generics)),
            result: .named(base), body: body.statements, syntax: Syntax(initializer)))
      } else if let element = member.decl.as(SubscriptDeclSyntax.self),
        let function = self.function(element, views: [])
      {
        found.extensions[base, default: []].append(function)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        let (stored, computed) = properties(of: variable, views: [])
        found.extensionConstants[base, default: []] += stored
        found.extensions[base, default: []] += computed
      }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it is a state of a preview, as `@Previewable @State var width = 0.0`.
  var isState: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "State"
    }
  }
}
