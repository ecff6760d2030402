import LayLanguage
import SwiftSyntax

/// Methods of values: of lists, strings and numbers.
extension Translator {
  /// `value.method(…)`.
  func method(_ link: Chain.Link, of base: Expression) -> Expression {
    if let added = addedMember(link.name, of: base, link.call) { return added }
    if let test = characterSetTest(link, of: base) { return test }
    if let found = protocolMethod(link, of: base) ?? foundationMethod(link, of: base)
      ?? personNameText(link, of: base)
    {
      return found
    }
    // How changes of a binding are animated has no effect here.
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

  /// Whether elements keep their order, since the order to sort them by is not known.
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
    if let computed = declared.computed(link.name), case .function(let result) = computed.result,
      !declared.functions.contains(where: { $0.name == link.name })
    {
      // A call of the function that a computed property returns.
      let held = member(link.name, of: base, link.syntax)
      return Expression(.list([held.whole] + link.arguments.compactMap(value)), result)
    }
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
    if ["max", "min", "sorted"].contains(link.name), base.type == .unknown,
      first?.label == "by" || first?.isFirstTrailing == true
    {
      return listMethod(link, base, .unknown)
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

  /// The element or index that a function finds in a list, or the least or greatest element.
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
      "first": "first-where", "firstIndex": "first-index", "last": "first-where",
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
    let list = link.name == "last" ? LayNode.call("reverse", [whole]) : whole
    return Expression(.call(name, [function.whole, list]), type)
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
}
