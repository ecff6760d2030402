import LayLanguage
import SwiftSyntax

/// Members of values: of strings, lists, numbers and sizes.
extension Translator {
  /// One link of a chain: a modifier of a view, or a member of a value.
  func apply(_ link: Chain.Link, to base: Expression) -> Expression {
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
    case "gradient", "bold", "capitalized", "rawValue", "localizedUppercase", "localizedLowercase":
      return base
    default: return unknownMember(name, of: base, syntax)
    }
  }

  private func unknownMember(
    _ name: String, of base: Expression, _ syntax: Syntax
  ) -> Expression {
    if pieceNames != nil {
      return Expression(
        .call(":" + Names.kebab(name), [base.whole]), Self.typeOfPiece(name))
    }
    switch name {
    case _ where name.hasPrefix("is") || name.hasPrefix("has") || name.hasPrefix("should"):
      return unknown(syntax, .truth)
    default: return unknown(syntax, .unknown)
    }
  }

  /// `value.method(…)`.
  private func method(_ link: Chain.Link, of base: Expression) -> Expression {
    if let added = addedMember(link.name, of: base, link.call) { return added }
    if let found = protocolMethod(link, of: base) ?? foundationMethod(link, of: base) {
      return found
    }
    // What a binding does as it is changed is nothing here.
    if ["animation", "transaction"].contains(link.name), !base.isGuess { return base }
    if case .dictionary(let value) = base.type, Self.listMethods.contains(link.name) {
      return method(link, of: entries(of: base, value))
    }
    if base.isGuess || isOpaque(base.type) { return guessedMethod(link, of: base) }
    if link.name == "sorted", isOrderUnknown(link, base) { return base }
    return stringMethod(link, of: base) ?? knownMethod(link, of: base)
      ?? ownMethod(link, of: base) ?? usualMethod(link, of: base)
      ?? unknown(link.syntax, .unknown)
  }

  /// Whether elements keep their order, since nothing is known of the one that they should have.
  private func isOrderUnknown(_ link: Chain.Link, _ base: Expression) -> Bool {
    guard let first = link.arguments.first else { return false }
    if first.label == "using" { return true }
    let sign = first.expression?.trimmedDescription
    let element = base.type.element
    guard sign == "<" || sign == ">", !element.isNumber, element != .string, element != .date,
      element != .duration
    else { return false }
    note(link.syntax, "elements are kept in their order")
    return true
  }

  /// A method of a type of the files.
  private func ownMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    guard let declared = base.type.declaredName.flatMap({ declarations.types[$0] }),
      let call = link.call
    else { return nil }
    if let stored = declared.stored(link.name), case .function(let result) = stored.type,
      !declared.functions.contains(where: { $0.name == link.name })
    {
      let held = LayNode.call(":" + Names.kebab(link.name), [base.whole])
      return Expression(.list([held] + link.arguments.compactMap(value)), result)
    }
    return functionOfValue(link.name, of: declared, base.whole, call)
  }

  /// A method by its name, whatever the type.
  func usualMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    let whole = base.whole
    let arguments = link.arguments
    let first = arguments.first
    func function() -> Expression {
      first.map { self.functionValue($0, types: [base.type.element]) }
        ?? Expression(.nothing, .unknown)
    }
    switch link.name {
    case "map", "compactMap":
      let function = function()
      var result: SwiftType = .unknown
      if case .function(let type) = function.type { result = type }
      return Expression(.call("map", [function.whole, whole]), .list(result))
    case "count" where first != nil:
      return Expression(.call("length", [.call("filter", [function().whole, whole])]), .integer)
    case "filter": return Expression(.call("filter", [function().whole, whole]), base.type)
    case "reversed": return Expression(.call("reverse", [whole]), base.type)
    case "sorted", "shuffled", "lowercased", "uppercased", "trimmingCharacters", "formatted":
      return sameKind(link, base)
    case "prefix", "dropFirst", "dropLast", "suffix": return part(link, of: base)
    case "enumerated":
      return Expression(
        .call("enumerated", [whole]),
        .list(.tuple(["offset", "element"], [.integer, base.type.element])))
    case "reduce": if let folded = reduced(arguments, base) { return folded }
    case "isMultiple":
      guard let number = first?.expression else { break }
      return Expression(.call("=", [.call("mod", [whole, node(number)]), .atom("0")]), .truth)
    case "localizedCaseInsensitiveContains", "localizedStandardContains":
      guard let part = first?.expression else { break }
      return Expression(.call("contains", [node(part), whole]), .truth)
    case "hasPrefix", "hasSuffix":
      guard let part = first?.expression else { break }
      return Expression(.call(Names.kebab(link.name), [whole, node(part)]), .truth)
    case "first", "firstIndex", "last", "allSatisfy", "flatMap", "min", "max", "sum":
      if let found = searched(link, base) { return found }
    case "joined":
      let separator = first?.expression.map { node($0) }
      return Expression(joinedStrings(whole, separator), .string)
    case "contains":
      guard let value = first?.expression else { break }
      return Expression(.call("!=", [.call("index-of", [node(value), whole]), .nothing]), .truth)
    case "rounded": return Expression(.call("round", [whole]), .number)
    case "opacity", "weight", "bold", "italic", "monospacedDigit", "gradient": return base
    default: break
    }
    return nil
  }

  /// `reduce(0, +)` and `reduce(0) { $0 + $1.price }`.
  private func reduced(_ arguments: [SwiftArgument], _ base: Expression) -> Expression? {
    guard arguments.count == 2, let start = arguments[0].expression else { return nil }
    let first = expression(start)
    let function = functionValue(arguments[1], types: [first.type, base.type.element])
    return Expression(.call("fold", [function.whole, first.whole, base.whole]), first.type)
  }

  /// What is found in a list by a function, or the least and greatest of its elements.
  private func searched(_ link: Chain.Link, _ base: Expression) -> Expression? {
    let whole = base.whole
    let element = base.type.element
    guard let argument = link.arguments.first else {
      switch link.name {
      case "min", "max":
        let two = [LayNode.atom("a"), .atom("b")]
        let function = LayNode.call("fn", [.list(two), .call(link.name, two)])
        return Expression(.call("fold", [function, .call("first", [whole]), whole]), element)
      default: return nil
      }
    }
    let function = functionValue(argument, types: [element])
    let names = [
      "first": "first-where", "firstIndex": "first-index", "last": "last-where",
      "allSatisfy": "all-satisfy", "flatMap": "flat-map",
    ]
    guard let name = names[link.name] else { return nil }
    if link.name == "firstIndex", argument.label == "of", let value = argument.expression {
      return Expression(.call("index-of", [node(value), whole]), .integer)
    }
    let type: SwiftType =
      switch link.name {
      case "firstIndex": .integer
      case "allSatisfy": .truth
      case "flatMap": .list(.unknown)
      default: element
      }
    return Expression(.call(name, [function.whole, whole]), type)
  }

  private func sameKind(_ link: Chain.Link, _ base: Expression) -> Expression {
    if link.name == "sorted", link.arguments.isEmpty, base.type.element.isNumber {
      return Expression(.call("sort", [base.whole]), base.type)
    }
    if link.name == "formatted" { return Expression(.call("str", [base.whole]), .string) }
    guard let text = base.node.text, base.node.isString else { return base }
    switch link.name {
    case "lowercased": return Expression(.atom(text.lowercased()), .string)
    case "uppercased": return Expression(.atom(text.uppercased()), .string)
    default: return base
    }
  }

  private func part(_ link: Chain.Link, of base: Expression) -> Expression {
    let count = link.arguments.first?.expression.map { node($0) } ?? .atom("1")
    let whole = base.whole
    if base.type == .string {
      var letters = Expression(.call("characters", [whole]), .list(.string))
      letters = part(link, of: letters)
      return Expression(.call("join", [.string(""), letters.whole]), .string)
    }
    let fromEnd = LayNode.call("-", [.call("length", [whole]), count])
    switch link.name {
    case "prefix":
      let least = LayNode.call("min", [count, .call("length", [whole])])
      return Expression(.call("take", [least, whole]), base.type)
    case "dropFirst": return Expression(.call("drop", [count, whole]), base.type)
    case "dropLast": return Expression(.call("take", [fromEnd, whole]), base.type)
    default: return Expression(.call("drop", [fromEnd, whole]), base.type)
    }
  }

  private func joinedStrings(_ list: LayNode, _ separator: LayNode?) -> LayNode {
    guard let separator else {
      return .call(
        "fold",
        [
          .call(
            "fn",
            [
              .list([.atom("all"), .atom("next")]),
              .call("str", [.atom("all"), .atom("next")]),
            ]), .string(""), list,
        ])
    }
    let joined = LayNode.call("str", [.atom("all"), separator, .atom("next")])
    return .call(
      "fold",
      [
        .call(
          "fn",
          [
            .list([.atom("all"), .atom("next")]),
            .call("if", [.call("=", [.atom("all"), .string("")]), .atom("next"), joined]),
          ]), .string(""), list,
      ])
  }

  /// Initializers that are handed on as functions.
  private static let initializers: [String: (name: String, type: SwiftType)] = [
    "CGFloat.init": ("begin", .number), "Double.init": ("begin", .number),
    "Int.init": ("int", .integer), "String.init": ("str", .string), "Text.init": ("text", .text),
  ]

  private static let listMethods: Set<String> = [
    "allSatisfy", "compactMap", "enumerated", "filter", "flatMap", "map", "sorted",
  ]

  /// The keys and values of a dictionary as a list of tuples.
  private func entries(of base: Expression, _ value: SwiftType) -> Expression {
    let pair = LayNode.call(
      "tuple",
      [
        .keyword("key"), .atom("k"), .keyword("value"),
        .call("at", [.atom("all"), .atom("k")]),
      ])
    let list = LayNode.call(
      "map", [.call("fn", [.list([.atom("k")]), pair]), .call("keys", [.atom("all")])])
    return Expression(
      .call("let", [.list([.list([.atom("all"), base.whole])]), list]),
      .list(.tuple(["key", "value"], [.unknown, value])))
  }

  /// An argument that is a function, be it a closure or a name.
  func functionValue(_ argument: SwiftArgument, types: [SwiftType]) -> Expression {
    if let closure = argument.asClosure { return function(closure, types: types) }
    if let name = argument.expression?.trimmedDescription, let made = Self.initializers[name] {
      let x = LayNode.atom("x")
      return Expression(.call("fn", [.list([x]), .call(made.name, [x])]), .function(made.type))
    }
    if let made = initializedFunction(argument) ?? staticReference(argument) { return made }
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
    return expression(value)
  }
  /// `Row.init` of a type of the files, as a function of the one value that has to be given.
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
