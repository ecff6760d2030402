import LayLanguage
import SwiftSyntax

/// `JSONDecoder().decode([Message].self, from: Data(json.utf8))` of JSON written in the files.
extension Translator {
  /// The decoded JSON as values of the type; nil if the JSON is not written in the files.
  func decoded(_ link: Chain.Link, as type: SwiftType) -> Expression? {
    guard link.name == "decode",
      let source = link.arguments.first(where: { $0.label == "from" })?.expression,
      let text = writtenText(source, depth: 0), let json = WrittenJSON(text)
    else { return nil }
    return decoded(json, as: type, link.syntax).map { Expression($0, type) }
  }

  /// The string literal from which a `Data` value is made; nil if there is none.
  private func writtenText(_ syntax: ExprSyntax, depth: Int) -> String? {
    let syntax = syntax.withoutParentheses
    guard depth < 8 else { return nil }
    if let literal = syntax.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if let inner = syntax.as(ForceUnwrapExprSyntax.self)?.expression {
      return writtenText(inner, depth: depth + 1)
    }
    if let call = syntax.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.calleeText == "Data" {
        return call.arguments.first.flatMap { writtenText($0.expression, depth: depth + 1) }
      }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard member?.declName.baseName.text == "data", let base = member?.base else { return nil }
      return writtenText(base, depth: depth + 1)
    }
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if name == "utf8" { return writtenText(base, depth: depth + 1) }
      let owner =
        base.trimmedDescription == "Self" ? members?.type : declaredType(base.trimmedDescription)
      return owner?.stored.first { $0.name == name && $0.isStatic }?.value.flatMap {
        writtenText($0, depth: depth + 1)
      }
    }
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return value(of: name, around: Syntax(syntax)).flatMap { writtenText($0, depth: depth + 1) }
  }

  /// The initial value of a name that is declared in the enclosing code or type, or in the file.
  private func value(of name: String, around syntax: Syntax) -> ExprSyntax? {
    func value(_ declaration: DeclSyntax) -> ExprSyntax? {
      declaration.as(VariableDeclSyntax.self)?.bindings.first {
        $0.pattern.trimmedDescription == name
      }?.initializer?.value
    }
    var around = syntax.parent
    while let current = around {
      for statement in current.as(CodeBlockItemListSyntax.self) ?? [] {
        if case .decl(let declaration) = statement.item, let found = value(declaration) {
          return found
        }
      }
      for member in current.as(MemberBlockItemListSyntax.self) ?? [] {
        if let found = value(member.decl) { return found }
      }
      around = current.parent
    }
    return nil
  }

  // MARK: Values

  private func decoded(
    _ json: WrittenJSON, as type: SwiftType, _ syntax: Syntax
  ) -> LayNode? {
    switch (json, type) {
    case (.null, _): return .nothing
    case (.list(let values), .list(let element)):
      let nodes = values.map { decoded($0, as: element, syntax) }
      return nodes.contains { $0 == nil } ? nil : .call("list", nodes.compactMap(\.self))
    case (.object(let entries), .dictionary(let element)):
      return .call(
        "dictionary",
        entries.flatMap { [.string($0.key), decoded($0.value, as: element, syntax) ?? .nothing] })
    case (.object(let entries), .structure(let name)):
      return declarations.types[name].map { structure($0, entries, syntax) }
    case (.string(let text), .enumeration(let name)):
      return declarations.types[name].flatMap { type in
        type.cases.first { self.raw($0) == text }.map { .quoted(Names.kebab($0.name)) }
      }
    case (.string(let text), .date): return date(text)
    case (.string(let text), _): return .string(text)
    case (.truth(let value), _): return .truth(value)
    case (.number(let text), .enumeration(let name)):
      guard let type = declarations.types[name] else { return nil }
      return rawValues(of: type).first { $0.value.number == Double(text) }.map {
        .quoted(Names.kebab($0.name))
      }
    case (.number(let text), _): return .atom(text)
    default: return nil
    }
  }

  private func raw(_ one: EnumerationCase) -> String {
    one.value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? one.name
  }

  private func structure(
    _ type: TypeDeclaration, _ entries: [(key: String, value: WrittenJSON)], _ syntax: Syntax
  ) -> LayNode {
    define(type)
    let keys = declarations.nested[type.name]?["CodingKeys"].flatMap { declarations.types[$0] }
    var nodes: [LayNode] = []
    for property in type.stored where !property.isStatic && !property.isLazy {
      if property.isConstant, property.value != nil { continue }
      let written = keys?.cases.first { $0.name == property.name }.map(raw)
      let names = [written, property.name, Self.snakeCase(property.name)].compactMap(\.self)
      let entry = entries.first { names.contains($0.key) }
      let field = LayNode.keyword(Names.kebab(property.name))
      if let entry, let value = decoded(entry.value, as: property.type, syntax) {
        nodes += [field, value]
      } else if property.typeSyntax?.is(OptionalTypeSyntax.self) == true {
        nodes += [field, .nothing]
      } else if property.value == nil {
        nodes += [field, quietly { unknown(property.syntax, property.type).node }]
      }
    }
    return .call(Names.function(type.name), nodes, place(of: syntax))
  }

  /// `published_at` for `publishedAt`.
  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  /// `2024-03-04T10:20:30Z`, or the day alone.
  private func date(_ text: String) -> LayNode? {
    let numbers = text.split { !$0.isWholeNumber }.prefix(6).compactMap { Int($0) }
    guard numbers.count >= 3 else { return nil }
    return .call("date-from", numbers.map { .atom("\($0)") })
  }
}
