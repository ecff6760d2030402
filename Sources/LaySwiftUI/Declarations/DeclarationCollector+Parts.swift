import LayLanguage
import SwiftSyntax

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
        label: first == "_" ? nil : Translator.repaired(first),
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
