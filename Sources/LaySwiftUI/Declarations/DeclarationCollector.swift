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

/// Functions, properties, cases and their types.
extension DeclarationCollector {
  func type(_ syntax: TypeSyntax?, views: Set<String>) -> SwiftType {
    SwiftType(syntax, { named($0) }, views: views)
  }

  func named(_ name: String) -> SwiftType? {
    if let constraint = generics[name] { return .named(constraint) }
    return found.typeNamed(name == "Self" ? context ?? name : name, in: context)
  }

  mutating func function(
    _ syntax: FunctionDeclSyntax, views: Set<String>
  ) -> FunctionDeclaration? {
    guard let body = syntax.body else { return nil }
    let outer = generics
    generics.merge(found.constraints(syntax.genericParameterClause, syntax.genericWhereClause)) {
      $1
    }
    defer { generics = outer }
    let views = views.union(
      Group.genericViews(syntax.genericParameterClause, syntax.genericWhereClause))
    return FunctionDeclaration(
      name: syntax.name.text.withoutBackticks,
      parameters: parameters(syntax.signature.parameterClause, views: views),
      result: type(syntax.signature.returnClause?.type, views: views), body: body.statements,
      syntax: Syntax(syntax))
  }

  /// A subscript's getter as a function called `subscript`; nil if it has no getter.
  func function(_ syntax: SubscriptDeclSyntax, views: Set<String>) -> FunctionDeclaration? {
    guard let body = Self.getter(syntax.accessorBlock) else { return nil }
    return FunctionDeclaration(
      name: "subscript", parameters: parameters(of: syntax, views: views),
      result: type(syntax.returnClause.type, views: views), body: body, syntax: Syntax(syntax))
  }

  /// A subscript's setter as a function that changes the whole value; nil if it has none.
  func setter(_ syntax: SubscriptDeclSyntax, views: Set<String>) -> FunctionDeclaration? {
    guard case .accessors(let list)? = syntax.accessorBlock?.accessors,
      let setter = list.first(where: { $0.accessorSpecifier.text == "set" }),
      let body = setter.body?.statements
    else { return nil }
    let value = ParameterDeclaration(
      label: nil, name: setter.parameters?.name.text ?? "newValue",
      type: type(syntax.returnClause.type, views: views), typeSyntax: syntax.returnClause.type,
      defaultValue: nil, syntax: Syntax(setter))
    return FunctionDeclaration(
      name: FunctionDeclaration.setterName,
      parameters: parameters(of: syntax, views: views) + [value], result: .unknown, body: body,
      syntax: Syntax(setter), changesObject: true)
  }

  private func parameters(
    of syntax: SubscriptDeclSyntax, views: Set<String>
  ) -> [ParameterDeclaration] {
    syntax.parameterClause.parameters.map { parameter in
      ParameterDeclaration(
        label: parameter.secondName == nil ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: type(parameter.type, views: views), typeSyntax: parameter.type,
        defaultValue: parameter.defaultValue?.value, syntax: Syntax(parameter))
    }
  }

  func enumerationCase(
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

  func parameters(
    _ clause: FunctionParameterClauseSyntax, views: Set<String>
  ) -> [ParameterDeclaration] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      var type = type(parameter.type, views: views)
      if case .function(let built) = type, builder(parameter.attributes) != nil { type = built }
      return ParameterDeclaration(
        label: first == "_" ? nil : first,
        name: parameter.secondName?.text ?? first,
        type: parameter.isVariadic ? .list(type) : type, typeSyntax: parameter.type,
        defaultValue: parameter.defaultValue?.value, syntax: Syntax(parameter))
    }
  }

  /// The result builder of the files, among the attributes, that builds lists; nil if there is
  /// none.
  func builder(_ attributes: AttributeListSyntax) -> String? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      .first { found.listBuilders.contains($0) }
  }

  func properties(
    of variable: VariableDeclSyntax, views: Set<String>
  ) -> (stored: [StoredProperty], computed: [FunctionDeclaration]) {
    var stored: [StoredProperty] = []
    var computed: [FunctionDeclaration] = []
    let modifiers = Set(variable.modifiers.map(\.name.text))
    let wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription != "Previewable"
    }
    var following: TypeSyntax?
    for binding in variable.bindings.reversed() {
      following = binding.typeAnnotation?.type ?? following
      guard let written = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let name = written.withoutBackticks
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
  static func object(of wrapper: AttributeSyntax?) -> String? {
    guard wrapper?.attributeName.trimmedDescription == "Environment" else { return nil }
    return wrapper?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.keyType
  }

  static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let body): body
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }
}

extension FunctionParameterSyntax {
  /// Whether any number of values may be given for it.
  var isVariadic: Bool { ellipsis != nil || type.is(PackExpansionTypeSyntax.self) }
}

extension DeclSyntax {
  /// Whether it is a result builder that makes arrays, not views.
  var isListBuilder: Bool {
    guard let attributes = asProtocol(WithAttributesSyntax.self)?.attributes,
      attributes.contains(where: { $0.trimmedDescription == "@resultBuilder" }),
      let group = Group(self)
    else { return false }
    return group.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.name.text.hasPrefix("build")
      else { return false }
      return function.signature.returnClause?.type.is(ArrayTypeSyntax.self) == true
    }
  }
}

/// Finds the types declared inside functions and closures, which are treated like global ones.
final class LocalTypes: SyntaxVisitor {
  private var found: [DeclSyntax] = []

  static func all(in file: SourceFileSyntax) -> [DeclSyntax] {
    let visitor = LocalTypes(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.found
  }

  override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }
  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }
  override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(type) }

  private func note(_ type: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    let list = type.parent?.parent?.as(CodeBlockItemListSyntax.self)
    if let list, list.parent?.is(SourceFileSyntax.self) != true, !list.isInConditional {
      found.append(DeclSyntax(type))
    }
    return .visitChildren
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is the content of an `#if` clause, not of a function or a closure.
  fileprivate var isInConditional: Bool { parent?.is(IfConfigClauseSyntax.self) == true }
}

/// The parts that structs, classes and enumerations have in common.
struct Group {
  let name: String
  let members: MemberBlockItemListSyntax
  let inherited: Set<String>
  let genericViews: Set<String>
  let isEnumeration: Bool

  init?(_ declaration: DeclSyntax) {
    guard !declaration.is(ProtocolDeclSyntax.self), !declaration.is(ExtensionDeclSyntax.self),
      let type = declaration.asProtocol(DeclGroupSyntax.self),
      let named = declaration.asProtocol(NamedDeclSyntax.self)
    else { return nil }
    name = named.name.text
    members = type.memberBlock.members
    inherited = Self.names(type.inheritanceClause)
    isEnumeration = declaration.is(EnumDeclSyntax.self)
    let generic = declaration.as(StructDeclSyntax.self)
    genericViews = Self.genericViews(generic?.genericParameterClause, generic?.genericWhereClause)
  }

  static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    Set(
      (clause?.inheritedTypes ?? []).flatMap { inherited in
        inherited.type.trimmedDescription.split { $0 == "&" || $0 == " " }.map {
          String($0.split(separator: ".").last ?? $0)
        }
      })
  }

  /// The generic parameters that have to be views.
  static func genericViews(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> Set<String> {
    var views: Set<String> = []
    for parameter in clause?.parameters ?? [] {
      let wanted = parameter.inheritedType?.trimmedDescription ?? ""
      if ["View", "Shape", "InsettableShape"].contains(wanted) {
        views.insert(parameter.name.text)
      }
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let one) = condition.requirement,
        ["View", "Shape"].contains(one.rightType.trimmedDescription)
      else { continue }
      views.insert(one.leftType.trimmedDescription)
    }
    return views
  }
}

/// `#Preview("Name") { … }`.
struct Preview {
  let name: String?
  let body: CodeBlockItemListSyntax

  init?(_ macro: MacroExpansionDeclSyntax) {
    self.init(macro.macroName.text, macro.arguments, macro.trailingClosure)
  }

  init?(_ item: CodeBlockItemSyntax.Item) {
    guard case .expr(let expression) = item,
      let macro = expression.as(MacroExpansionExprSyntax.self)
    else { return nil }
    self.init(macro.macroName.text, macro.arguments, macro.trailingClosure)
  }

  private init?(
    _ macro: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) {
    guard macro == "Preview" else { return nil }
    let last = arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure = closure ?? last else { return nil }
    body = closure.statements
    name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
