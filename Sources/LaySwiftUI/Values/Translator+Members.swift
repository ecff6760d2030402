import LayLanguage
import SwiftSyntax

/// Members of values: of strings, lists, numbers and sizes.
extension Translator {
  /// One link of a chain: a modifier of a view, or a member of a value.
  func apply(_ link: Chain.Link, to base: Expression) -> Expression {
    if let part = partOfStore(link, of: base) { return part }
    if base.type == .geometryProxy, let known = geometryMember(link, of: base) { return known }
    if base.type.isView || link.call != nil && !base.type.isKnownValue && isModifier(link.name) {
      return modified(base, by: link)
    }
    if link.call == nil { return member(link.name, of: base, link.syntax) }
    return method(link, of: base)
  }

  func isModifier(_ name: String) -> Bool {
    let isOwn = declarations.extensions["View"]?.contains { $0.name == name } == true
    return isOwn || name == "modifier" || name == "relativeProposed"
      || Self.formerNames[name] != nil
      || Catalogue.declarations(swiftUI: name).contains { $0.kind == .modifier }
  }

  /// `value.member`.
  func member(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression {
    if let found = protocolMember(name, of: base, syntax)
      ?? foundationMember(name, of: base, syntax)
    {
      return found
    }
    if isOpaque(base.type), let added = addedMember(name, of: base, nil) { return added }
    if base.isGuess || isOpaque(base.type) { return guessedMember(name, of: base, syntax) }
    let whole = base.whole
    if case .structure(let type) = base.type, let declared = declarations.types[type],
      let found = field(name, of: declared, whole, syntax)
    {
      return found
    }
    if base.type == .string || base.type == .color, let added = addedMember(name, of: base, nil) {
      return added
    }
    if let known = stringMember(name, of: base) ?? knownMember(name, of: base, syntax) {
      return known
    }
    if case .enumeration(let type) = base.type, let declared = declarations.types[type],
      let found = caseMember(name, of: declared, whole)
    {
      return found
    }
    if let found = configurationMember(name, of: base) { return found }
    if let found = addedMember(name, of: base, nil) { return found }
    switch name {
    case "uuidString", "absoluteString", "path": return base
    case "self", "wrappedValue", "projectedValue", "unicodeScalars", "magnitude":
      return name == "magnitude" ? Expression(.call("abs", [whole]), base.type) : base
    case "count":
      let isText = base.type == .string
      return Expression(.call(isText ? "string-length" : "length", [whole]), .integer)
    case "isEmpty":
      if base.type == .string { return Expression(.call("=", [whole, .string("")]), .truth) }
      return Expression(.call("empty?", [whole]), .truth)
    case "first": return Expression(.call("first", [whole]), base.type.element)
    case "last": return Expression(.call("last", [whole]), base.type.element)
    case "indices":
      return Expression(.call("range", [.call("length", [whole])]), .list(.integer))
    case "endIndex": return Expression(.call("length", [whole]), .integer)
    case "startIndex": return Expression(.atom("0"), .integer)
    case "localizedDescription": return Expression(.string("Something went wrong."), .string)
    case "description", "localizedName", "localizedCapitalized":
      return Expression(.call("str", [whole]), .string)
    case "size" where base.type == .named("GeometryProxy"):
      return Expression(whole, .named("CGSize"))
    case "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "size":
      let isGeometry = name == "origin" || name == "size"
      return Expression(.call(Names.kebab(name), [whole]), isGeometry ? .unknown : .number)
    case "rawValue" where isGeneric(base.type):
      return Expression(.call("str", [whole]), .string)
    case "gradient", "bold", "capitalized", "rawValue", "localizedUppercase", "localizedLowercase":
      return base
    default: return unknownMember(name, of: base, syntax)
    }
  }

  /// A member of a value whose type is unknown or a generic parameter.
  ///
  /// It is the member of the only type of the files that has it, or the stored property that all of
  /// them have; nil otherwise.
  private func memberOfSome(
    _ name: String, of base: Expression, _ syntax: Syntax
  ) -> Expression? {
    guard base.type == .unknown || isGeneric(base.type) else { return nil }
    let types = declarations.types.values.filter {
      !$0.isEnumeration && !$0.isView && !$0.isModifier && !$0.isPreview
        && ($0.stored(name) != nil || $0.computed(name) != nil)
    }
    if types.count == 1 { return field(name, of: types[0], base.whole, syntax) }
    guard !types.isEmpty, types.allSatisfy({ $0.stored(name)?.isLazy == false }) else { return nil }
    return Expression(.call(":" + Names.kebab(name), [base.whole]), .unknown)
  }

  /// Whether a type is a generic parameter of a type of the files.
  private func isGeneric(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, declarations.types[name] == nil else { return false }
    return declarations.types.values.contains { $0.generics.contains(name) }
  }

  private func unknownMember(
    _ name: String, of base: Expression, _ syntax: Syntax
  ) -> Expression {
    if pieceNames != nil {
      return Expression(
        .call(":" + Names.kebab(name), [base.whole]), Self.typeOfPiece(name))
    }
    if let found = memberOfSome(name, of: base, syntax) { return found }
    switch name {
    case _ where name.hasPrefix("is") || name.hasPrefix("has") || name.hasPrefix("should"):
      return unknown(syntax, .truth)
    default: return unknown(syntax, .unknown)
    }
  }
}
