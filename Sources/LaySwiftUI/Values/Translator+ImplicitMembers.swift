import LayLanguage
import SwiftSyntax

/// Members whose type is left out, by the type that is expected.
extension Translator {
  /// `.leading`, `.warning`, `.infinity`, `.degrees(45)` or `.init(…)`, where a type is expected.
  func implicit(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    if let known = geometry(name, arguments, syntax, of: expecting) { return known }
    if name == "init" { return initialized(expecting, arguments, syntax) }
    if let angle = angle(name, arguments) { return angle }
    switch expecting {
    case .number, .integer:
      if let known = constant(name) { return known }
      for owner in ["CGFloat", "Double", "Int", "TimeInterval"] {
        if let added = extensionMember(name, of: owner, syntax) { return added }
      }
      if let known = onlyImplicit(name, arguments, syntax) { return asNumber(known) }
    case .structure(let type):
      if let declared = declarations.types[type] {
        return implicit(name, of: declared, syntax) ?? unknown(syntax, expecting)
      }
    case .enumeration(let type):
      if let declared = declarations.types[type],
        let known = caseValue(name, of: declared, arguments, syntax)
          ?? staticValue(name, of: declared, syntax)
      {
        return known
      }
      return Expression(.quoted(Names.kebab(name)), expecting)
    case .color: return Expression(.quoted(Names.kebab(name)), .color)
    case .named("Alignment"), .named("HorizontalAlignment"), .named("VerticalAlignment"):
      let kebab = Names.kebab(name)
      if let meant = Self.repairedValue(kebab, among: ["leading", "center"]) {
        warn(syntax, "`\(name)` is not known here and taken for `\(meant)`")
        return Expression(.quoted(meant), expecting)
      }
      return Expression(.quoted(kebab), expecting)
    case .view: if let shape = shape(name, arguments, syntax) { return shape }
    case .unknown, .guess, .named:
      if case .named(let type) = expecting, let added = extensionMember(name, of: type, syntax) {
        return added
      }
      if let known = constant(name) { return known }
      if let known = onlyImplicit(name, arguments, syntax) { return known }
    case .string:
      for owner in ["LocalizedStringKey", "LocalizedStringResource", "String", "AttributedString"] {
        if let added = extensionMember(name, of: owner, syntax) { return added }
      }
    case .list, .dictionary:
      for owner in [
        "Array", "Sequence", "Collection", "Set", "Dictionary", "IdentifiedArray", "OrderedSet",
      ] {
        if let added = extensionMember(name, of: owner, syntax, expecting) { return added }
      }
    case .truth, .text, .function, .tuple: break
    }
    return Expression(.quoted(Names.kebab(name)), .unknown)
  }

  /// A number that a case of an enumeration stands for, as `.medium` of a scale of spacings.
  private func asNumber(_ value: Expression) -> Expression {
    guard case .enumeration(let name) = value.type, let type = declarations.types[name],
      let raw = caseMember("rawValue", of: type, value.whole)
    else { return value }
    return raw
  }

  /// A static value or function of a type that is expected.
  private func implicit(
    _ name: String, of type: TypeDeclaration, _ syntax: ExprSyntax
  ) -> Expression? {
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let function = function(named: name, of: type, call), function.isStatic
    {
      return staticFunction(function, of: type, call)
    }
    return staticValue(name, of: type, syntax)
  }

  /// `.stub(1)` without an expected type, if only one type of the files has such a member; nil
  /// otherwise.
  private func onlyImplicit(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    let types = (implicitOwners[name] ?? []).filter { type in
      !type.isEnumeration
        || carrier(.enumeration(type.name)) != nil
          && type.cases.contains { $0.name == name && $0.parts.count == arguments.count }
    }
    guard types.count == 1, let type = types.first else { return nil }
    if type.isEnumeration { return caseValue(name, of: type, arguments, syntax) }
    return implicit(name, of: type, syntax)
  }

  /// `.circle`, `.rect(cornerRadius: 8)`: a shape by its short name; nil for all else.
  private func shape(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard let type = Self.shapes[name] else { return nil }
    var name = type
    let arguments = arguments.withEachRadius
    if type == "Rectangle", let label = arguments.first?.label {
      let isEven = label == "cornerRadius" || label == "cornerSize"
      name = isEven ? "RoundedRectangle" : "UnevenRoundedRectangle"
    }
    return view(Catalogue.declarations(swiftUI: name), name, arguments, syntax)
  }

  static let shapes = [
    "capsule": "Capsule", "circle": "Circle", "containerRelative": "ContainerRelativeShape",
    "ellipse": "Ellipse", "rect": "Rectangle", "buttonBorder": "Capsule",
  ]

  /// `.init(…)` of the type that is expected.
  private func initialized(
    _ expecting: SwiftType, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    if let name = expecting.declaredName, let type = declarations.types[name] {
      return make(type, arguments, syntax)
    }
    // A binding is the value of its getter.
    if arguments.first?.label == "get", let get = arguments.first?.asClosure {
      let body = self.body(get.statements, expecting: expecting)
      return Expression(body.nodes.asOne(nil), body.type)
    }
    if arguments.isEmpty, let empty = emptyValue(expecting) { return empty }
    if case .named(let name) = expecting, Self.inertTypes.contains(name) {
      return Expression(.nothing, expecting)
    }
    if let converted = converted(expecting, arguments) { return converted }
    let labels = arguments.map(\.label)
    let names = ["CGPoint": ["x", "y"], "CGSize": ["width", "height"]]
    if labels.allSatisfy({ ["top", "leading", "bottom", "trailing"].contains($0 ?? "") }),
      !labels.isEmpty, let insets = function("EdgeInsets", arguments, syntax)
    {
      return insets
    }
    if labels == ["degrees"] || labels == ["radians"], let angle = angle(labels[0] ?? "", arguments)
    {
      return angle
    }
    for (name, wanted) in names where labels == wanted {
      return function(name, arguments, syntax) ?? unknown(syntax, expecting)
    }
    if case .named(let name) = expecting, let made = function(name, arguments, syntax) {
      return made
    }
    return unknown(syntax, expecting)
  }
  /// `.init(text)` of a string, a number or a list: the value itself.
  private func converted(_ type: SwiftType, _ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 1, let value = arguments[0].expression,
      [nil, "stringLiteral", "verbatim", "truncating"].contains(arguments[0].label)
    else { return nil }
    switch type {
    case .integer:
      let number = expression(value, expecting: .number)
      return number.type == .integer ? number : Expression(.call("int", [number.whole]), .integer)
    case .number: return Expression(node(value, expecting: .number), .number)
    case .string, .list:
      let known = expression(value, expecting: type)
      return known.type == type || known.type.isUnknown ? known : nil
    default: return nil
    }
  }

  /// `.init()` of a type whose values can be empty.
  private func emptyValue(_ type: SwiftType) -> Expression? {
    switch type {
    case .number, .integer: Expression(.atom("0"), type)
    case .string: Expression(.string(""), type)
    case .truth: Expression(.truth(false), type)
    case .list: Expression(.call("list", []), type)
    case .dictionary: Expression(.call("dictionary", []), type)
    case .named("EdgeInsets"): Expression(.call("edge-insets", []), type)
    default: nil
    }
  }
}
