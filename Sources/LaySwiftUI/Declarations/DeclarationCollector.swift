import LayLanguage
import SwiftSyntax

/// What the files declare, by name.
struct FileDeclarations {
  var types: [String: TypeDeclaration] = [:]
  /// In the order of the files.
  var typeOrder: [String] = []
  var functions: [FunctionDeclaration] = []
  var computed: [FunctionDeclaration] = []
  var constants: [StoredProperty] = []
  /// Functions and computed properties of extensions on types of a framework, by the type.
  var extensions: [String: [FunctionDeclaration]] = [:]
  var extensionConstants: [String: [StoredProperty]] = [:]
  var previews: [(name: String?, body: CodeBlockItemListSyntax, syntax: Syntax)] = []
  /// Names of functions alone, as `place(at:anchor:proposal:)`.
  var mentions: [CodeBlockItemSyntax] = []
  /// All that stands outside of types and functions, in order.
  var items: [CodeBlockItemSyntax] = []
  /// Statements outside of all declarations.
  var statements: [CodeBlockItemSyntax] = []

  /// What other types are called besides, as by `typealias Cache = [CGFloat]`.
  var aliases: [String: TypeSyntax] = [:]

  /// The types inside of types: their keys in `types` by the name that is written.
  var nested: [String: [String: String]] = [:]
  /// The type around a type.
  var outer: [String: String] = [:]

  /// The key in `types` of the type that a name means inside of another type: `Kind` or `Row.Kind`.
  func key(of name: String, in context: String? = nil) -> String? {
    var parts = name.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst() else { return nil }
    var found: String?
    var around = context
    while found == nil, let type = around {
      found = type == first ? type : nested[type]?[first]
      around = outer[type]
    }
    if found == nil, types[first] != nil { found = isFree(first) ? first : nil }
    while let part = parts.popFirst() {
      guard let owner = found else { return nil }
      found = nested[owner]?[part]
    }
    return found
  }

  /// Whether a type is known by its name alone: what is inside of another type does not stand in the
  /// way of a name of SwiftUI.
  private func isFree(_ key: String) -> Bool {
    outer[key] == nil || Catalogue.declarations(swiftUI: key).isEmpty
  }

  func typeNamed(_ name: String) -> SwiftType? { typeNamed(name, in: nil) }

  func typeNamed(_ name: String, in context: String?) -> SwiftType? {
    guard let key = key(of: name, in: context), let type = types[key] else {
      guard let alias = aliases[name], alias.trimmedDescription != name else { return nil }
      var inner = self
      inner.aliases[name] = nil
      return SwiftType(alias, inner.typeNamed)
    }
    if type.isEnumeration { return .enumeration(key) }
    return type.isView ? .view : .structure(key)
  }
}

/// Finds the declarations of some files: first the types, then what is in them.
struct DeclarationCollector {
  var found = FileDeclarations()
  private var extended: [ExtensionDeclSyntax] = []
  /// The key of each type by its place.
  private var keys: [SyntaxIdentifier: String] = [:]
  /// The type whose members are being collected.
  private var context: String?

  mutating func collect(_ files: [SourceFileSyntax]) {
    for file in files { names(in: file.statements) }
    for file in files { members(of: file.statements) }
    for declared in extended { collect(declared) }
    for name in found.typeOrder {
      guard let type = found.types[name], type.isView else { continue }
      AppearanceReader.apply(to: type)
    }
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
    guard let group = Group(declaration) else { return }
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

  // MARK: Members

  private mutating func members(of statements: CodeBlockItemListSyntax) {
    for statement in statements.active {
      guard case .decl(let declaration) = statement.item else {
        if let preview = Preview(statement.item) {
          found.previews.append((preview.name, preview.body, Syntax(statement)))
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
        if let preview = Preview(macro) {
          found.previews.append((preview.name, preview.body, Syntax(macro)))
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
    let around = context
    context = type.name
    defer { context = around }
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
      } else if let initializer = declaration.as(InitializerDeclSyntax.self),
        let body = initializer.body
      {
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

  private mutating func collect(_ declared: ExtensionDeclSyntax) {
    let name = declared.extendedType.trimmedDescription
    if let type = found.key(of: name).flatMap({ found.types[$0] }) {
      type.conformances.formUnion(Group.names(declared.inheritanceClause))
      collect(declared.memberBlock.members, into: type)
      return
    }
    let base = String(name.split(separator: "<").first ?? "")
    for member in declared.memberBlock.members.active {
      if let group = Group(member.decl),
        let inner = keys[member.decl.id].flatMap({ found.types[$0] })
      {
        collect(group.members, into: inner)
      } else if let function = member.decl.as(FunctionDeclSyntax.self),
        let function = self.function(function, views: [])
      {
        found.extensions[base, default: []].append(function)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        let (stored, computed) = properties(of: variable, views: [])
        found.extensionConstants[base, default: []] += stored
        found.extensions[base, default: []] += computed
      }
    }
  }

  // MARK: Parts

  private func type(_ syntax: TypeSyntax?, views: Set<String>) -> SwiftType {
    SwiftType(syntax, { found.typeNamed($0, in: context) }, views: views)
  }

  private func function(
    _ syntax: FunctionDeclSyntax, views: Set<String>
  ) -> FunctionDeclaration? {
    guard let body = syntax.body else { return nil }
    let views = views.union(
      Group.genericViews(syntax.genericParameterClause, syntax.genericWhereClause))
    return FunctionDeclaration(
      name: syntax.name.text.withoutBackticks,
      parameters: parameters(syntax.signature.parameterClause, views: views),
      result: type(syntax.signature.returnClause?.type, views: views), body: body.statements,
      syntax: Syntax(syntax))
  }

  private func enumerationCase(
    _ element: EnumCaseElementSyntax, views: Set<String>
  ) -> EnumerationCase {
    let parts = (element.parameterClause?.parameters ?? []).map { parameter in
      ParameterDeclaration(
        label: parameter.firstName?.text, name: parameter.firstName?.text ?? "",
        type: type(parameter.type, views: views), typeSyntax: parameter.type,
        defaultValue: parameter.defaultValue?.value, syntax: Syntax(parameter))
    }
    return EnumerationCase(
      name: element.name.text.withoutBackticks, value: element.rawValue?.value, parts: parts)
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, views: Set<String>
  ) -> [ParameterDeclaration] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      let type = type(parameter.type, views: views)
      return ParameterDeclaration(
        label: first == "_" ? nil : Translator.repaired(first),
        name: parameter.secondName?.text ?? first,
        type: parameter.ellipsis == nil ? type : .list(type), typeSyntax: parameter.type,
        defaultValue: parameter.defaultValue?.value, syntax: Syntax(parameter))
    }
  }

  private func properties(
    of variable: VariableDeclSyntax, views: Set<String>
  ) -> (stored: [StoredProperty], computed: [FunctionDeclaration]) {
    var stored: [StoredProperty] = []
    var computed: [FunctionDeclaration] = []
    let modifiers = Set(variable.modifiers.map(\.name.text))
    let wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first
    var following: TypeSyntax?
    for binding in variable.bindings.reversed() {
      following = binding.typeAnnotation?.type ?? following
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var type = type(following, views: views)
      if following == nil, let object = Self.object(of: wrapper) {
        type = found.typeNamed(object, in: context) ?? type
      }
      if let body = Self.getter(binding.accessorBlock) {
        computed.append(
          FunctionDeclaration(
            name: name, parameters: [], result: type, body: body, syntax: Syntax(variable)))
      } else {
        stored.append(
          StoredProperty(
            name: name, type: type, typeSyntax: following, value: binding.initializer?.value,
            wrapper: wrapper,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isLazy: modifiers.contains("lazy"),
            isConstant: variable.bindingSpecifier.text == "let",
            isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
            syntax: Syntax(variable)))
      }
    }
    return (stored.reversed(), computed)
  }

  /// `Store` in `@Environment(Store.self)`.
  private static func object(of wrapper: AttributeSyntax?) -> String? {
    guard wrapper?.attributeName.trimmedDescription == "Environment" else { return nil }
    return wrapper?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.keyType
  }

  private static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let body): body
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }
}
