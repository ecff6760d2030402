import LayLanguage
import SwiftSyntax

/// Functions that are passed by their names.
extension Translator {
  /// `Image.init(systemName:)` of a view of the catalogue, as a function of one value.
  func initializedFunction(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declaredType(type) == nil
    else { return nil }
    let known = Catalogue.declarations(swiftUI: type).filter {
      $0.kind.makesViews && $0.kind != .modifier
    }
    guard !known.isEmpty else { return nil }
    let label = member.declName.argumentNames?.arguments.first?.name.text
    return inScope {
      let x = bind("$0", .string)
      let value = SwiftArgument(
        label: label == "_" ? nil : label,
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$0"))), closure: nil,
        syntax: Syntax(member), isFirstTrailing: false)
      let made =
        type == "Text"
        ? Expression(.call("text", [.atom(x)]), .text)
        : view(known, type, [value], ExprSyntax(member))
      return Expression(.call("fn", [.list([.atom(x)]), made.whole]), .function(made.type))
    }
  }

  /// `Article.placeholder`, a static function of a type of the files, as a function of one value.
  func staticReference(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      let type = declaredType(
        base == "Self" ? valueMembers.last?.name ?? members?.type.name ?? base : base),
      let function = type.functions.first(where: {
        $0.name == member.declName.baseName.text && $0.isStatic && $0.parameters.count == 1
      })
    else { return nil }
    let x = LayNode.atom(unique("x"))
    let called = define(static: function, of: type)
    let label = function.parameters[0].label.map { [LayNode.keyword(Names.kebab($0))] } ?? []
    return Expression(
      .call("fn", [.list([x]), .call(called, label + [x])]), .function(function.result))
  }

  /// `Token.tag`, a case that carries one value, as a function of that value.
  func caseReference(_ argument: SwiftArgument) -> Expression? {
    guard let member = argument.expression?.as(MemberAccessExprSyntax.self),
      let type = (member.base?.trimmedDescription).flatMap({ declaredType($0) }),
      let one = type.cases.first(where: { $0.name == member.declName.baseName.text }),
      one.parts.count == 1
    else { return nil }
    return inScope {
      let x = bind("$0", one.parts[0].type)
      let given = SwiftArgument(
        label: one.parts[0].label,
        expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$0"))), closure: nil,
        syntax: Syntax(member), isFirstTrailing: false)
      guard let made = caseValue(one.name, of: type, [given], member) else { return nil }
      return Expression(.call("fn", [.list([.atom(x)]), made.whole]), .function(made.type))
    }
  }

  /// Initializers that are passed as functions, with their functions in `lay`.
  private static let initializers: [String: (name: String, type: SwiftType)] = [
    "CGFloat.init": ("begin", .number), "Double.init": ("begin", .number),
    "Int.init": ("int", .integer), "String.init": ("str", .string), "Text.init": ("text", .text),
  ]

  /// Functions that have the same name in Swift and in `lay`.
  private static let functionsOfNumbers: Set<String> = [
    "abs", "ceil", "cos", "floor", "max", "min", "round", "sin", "sqrt",
  ]

  /// An argument that is a function: a closure, a key path, or a name.
  func functionValue(_ argument: SwiftArgument, types: [SwiftType]) -> Expression {
    if let closure = argument.asClosure { return function(closure, types: types) }
    let isOfText = types.first == .string
    if let name = argument.expression?.trimmedDescription, isOfText,
      ["Double.init", "Int.init"].contains(name)
    {
      let isWhole = name.hasPrefix("Int")
      let x = LayNode.atom("x")
      let number = LayNode.call(
        "string->number", [x] + (isWhole ? [.keyword("whole"), .truth(true)] : []))
      return Expression(
        .call("fn", [.list([x]), number]), .function(isWhole ? .integer : .number))
    }
    if let name = argument.expression?.trimmedDescription, let made = Self.initializers[name] {
      let x = LayNode.atom("x")
      return Expression(.call("fn", [.list([x]), .call(made.name, [x])]), .function(made.type))
    }
    if let made = initializedFunction(argument) ?? staticReference(argument)
      ?? caseReference(argument)
    {
      return made
    }
    if let path = argument.expression?.as(KeyPathExprSyntax.self) {
      return function(path, of: types.first ?? .unknown)
    }
    if let name = argument.expression?.trimmedDescription, let made = initializer(name) {
      return made
    }
    guard let value = argument.expression else { return Expression(.nothing, .unknown) }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "contains"
    {
      let x = LayNode.atom(unique("x"))
      let test = LayNode.call("contains", [x, node(base, expecting: .list(.unknown))])
      return Expression(.call("fn", [.list([x]), test]), .function(.truth))
    }
    if let made = operatorFunction(value, types) { return made }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.functionsOfNumbers.contains(name), self.value(named: name, value) == nil
    {
      return Expression(.atom(name), .function(.number))
    }
    return expression(value)
  }

  /// `Row.init` of a type of the files, as a function of its first required argument.
  private func initializer(_ name: String) -> Expression? {
    guard name.hasSuffix(".init"), let type = declaredType(String(name.dropLast(5))),
      !type.isEnumeration, !type.isLayout
    else { return nil }
    define(type)
    let value = LayNode.atom("x")
    let parameters = initializerParameters(of: type)
    guard let first = parameters.first(where: { $0.defaultValue == nil }) ?? parameters.first else {
      return nil
    }
    let isPositional = first.label == nil && first.defaultValue == nil
    let label = LayNode.keyword(Names.kebab(first.label ?? first.name))
    let made = LayNode.call(Names.function(type.name), isPositional ? [value] : [label, value])
    return Expression(
      .call("fn", [.list([value]), made]),
      .function(type.isView ? .view : .structure(type.name)))
  }
}
