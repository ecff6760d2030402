import LayLanguage
import SwiftSyntax

/// Methods of lists.
extension Translator {
  func listMethod(
    _ link: Chain.Link, _ base: Expression, _ element: SwiftType
  ) -> Expression? {
    let whole = base.whole
    let arguments = link.arguments
    let first = arguments.first
    func function(_ types: [SwiftType]) -> Expression {
      first.map { elementFunction($0, types) } ?? Expression(.nothing, .unknown)
    }
    func value() -> LayNode { first?.expression.map { node($0, expecting: element) } ?? .nothing }
    func gives(_ function: Expression) -> SwiftType {
      if case .function(let result) = function.type { result } else { .unknown }
    }
    switch link.name {
    case "map", "compactMap", "flatMap":
      let function = function([element])
      let result = gives(function)
      return Expression(
        .call(Names.kebab(link.name), [function.whole, whole]),
        .list(link.name == "flatMap" ? result.element : result))
    case "filter":
      return Expression(.call("filter", [function([element]).whole, whole]), base.type)
    case "forEach":
      return Expression(.call("map", [function([element]).whole, whole]), .named("Void"))
    case "reduce":
      let isNamed = first?.expression?.implicitMember != nil
      let wanted = isNamed ? wantedOfChain : .unknown
      wantedOfChain = .unknown
      return reduce(arguments, base, element, wanted)
    case "max", "min", "sorted": return inOrder(link, base, element)
    case "reversed": return Expression(.call("reverse", [whole]), base.type)
    case "enumerated":
      return Expression(
        .call("enumerate", [whole]), .list(.tuple(["offset", "element"], [.integer, element])))
    case "index":
      guard let offset = first?.expression else { return nil }
      let step = link.name == "index" && first?.label == "before" ? "-" : "+"
      guard first?.label == "after" || first?.label == "before" else { return nil }
      return Expression(
        .call(step, [node(offset, expecting: .integer), .atom("1")]), .integer)
    case "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex":
      return listSearch(link, base, element)
    case "drop", "dropFirst", "dropLast", "prefix", "suffix": return listPart(link, base, element)
    case "removeFirst", "removeLast", "popFirst", "popLast":
      guard let target = link.base, let place = changedPlace(target) else { return nil }
      let form = link.name.hasSuffix("First") ? "remove-first!" : "remove-last!"
      let removed = LayNode.call(form, [place])
      let mayBeNil = link.name.hasPrefix("pop")
      return Expression(mayBeNil ? unlessEmpty(place, removed) : removed, element)
    case "remove":
      guard let target = link.base, let place = changedPlace(target) else { return nil }
      return Expression(.call("remove!", [place, .keyword("at"), value()]), element)
    case "joined": return joinedList(first, whole, element)
    default: return nil
    }
  }

  /// `joined(separator:)`: strings as one string, or lists as one list.
  private func joinedList(
    _ separator: SwiftArgument?, _ whole: LayNode, _ element: SwiftType
  ) -> Expression? {
    if separator == nil, case .list = element {
      let same = LayNode.call("fn", [.list([.atom("x")]), .atom("x")])
      return Expression(.call("flat-map", [same, whole]), element)
    }
    guard element == .string else { return nil }
    let between = separator?.expression.map { node($0) } ?? .string("")
    return Expression(.call("join", [between, whole]), .string)
  }

  /// `max`, `min` or `sorted`, by the order that is given or that the files define.
  private func inOrder(
    _ link: Chain.Link, _ base: Expression, _ element: SwiftType
  ) -> Expression {
    let order =
      link.arguments.first.map { elementFunction($0, [element, element]).whole }
      ?? ownOrder(element)
    let nodes = (order.map { [$0] } ?? []) + [base.whole]
    if link.name == "sorted" { return Expression(.call("sort", nodes), base.type) }
    return Expression(.call(order == nil ? link.name : link.name + "-by", nodes), element)
  }

  /// The first or the last elements of a list.
  private func listPart(
    _ link: Chain.Link, _ base: Expression, _ element: SwiftType
  ) -> Expression? {
    let first = link.arguments.first
    if let first, first.label == "while" || first.asClosure != nil {
      let helper = link.name == "prefix" ? Helper.takeWhile : .dropWhile
      let function = elementFunction(first, [element]).whole
      return Expression(call(helper, [function, base.whole]), base.type)
    }
    let names = [
      "dropFirst": "drop", "dropLast": "drop-last", "prefix": "take",
      "suffix": first?.label == "from" ? "drop" : "suffix",
    ]
    guard let name = names[link.name] else { return nil }
    let count = first?.expression.map { node($0, expecting: .integer) } ?? .atom("1")
    return Expression(.call(name, [count, base.whole]), base.type)
  }

  private func listSearch(
    _ link: Chain.Link, _ base: Expression, _ element: SwiftType
  ) -> Expression? {
    let whole = base.whole
    guard let first = link.arguments.first else { return nil }
    func holds() -> LayNode { elementFunction(first, [element]).whole }
    func value() -> LayNode { first.expression.map { node($0, expecting: element) } ?? .nothing }
    switch link.name {
    case "contains":
      let isFunction = first.label == "where" || first.asClosure != nil
      return Expression(.call("contains", [isFunction ? holds() : value(), whole]), .truth)
    case "allSatisfy": return Expression(.call("all-satisfy", [holds(), whole]), .truth)
    case "first": return Expression(.call("first-where", [holds(), whole]), element)
    case "last":
      return Expression(.call("first-where", [holds(), .call("reverse", [whole])]), element)
    default:
      if first.label == "of" { return Expression(.call("index-of", [value(), whole]), .integer) }
      return Expression(.call(Names.kebab(link.name), [holds(), whole]), .integer)
    }
  }

  /// A method of a dictionary, which is mostly that of the list of its entries.
  func dictionaryMethod(
    _ link: Chain.Link, _ base: Expression, _ value: SwiftType
  ) -> Expression? {
    if link.name == "mapValues", let first = link.arguments.first {
      let function = functionValue(first, types: [value])
      var result = SwiftType.unknown
      if case .function(let given) = function.type { result = given }
      return Expression(
        call(.mapValues, [function.whole, base.whole]), .dictionary(result))
    }
    let entry = SwiftType.tuple(["key", "value"], [.unknown, value])
    let entries = Expression(call(.entries, [base.whole]), .list(entry))
    return listMethod(link, entries, entry)
  }

  /// - Parameter wanted: the expected type of the result, if it is known.
  private func reduce(
    _ arguments: [SwiftArgument], _ base: Expression, _ element: SwiftType,
    _ wanted: SwiftType = .unknown
  ) -> Expression? {
    guard arguments.count == 2, let start = arguments[0].expression else { return nil }
    let isGeneric = start.implicitMember == "zero" && steps.expecting.isGenericParameter
    let kind: SwiftType = isGeneric ? .number : wanted == .unknown ? element : wanted
    var initial = expression(start, expecting: kind)
    if initial.type == .integer, element == .number { initial.type = .number }
    let isInto = arguments[0].label == "into"
    if !isInto, arguments[1].expression?.trimmedDescription == "+", initial.node.text == "0" {
      return Expression(.call("sum", [base.whole]), element)
    }
    if isInto, let closure = arguments[1].asClosure {
      return inScope {
        let names = bindParameters(of: closure, types: [initial.type, element])
        let given = closure.givenNames
        let body = statementBody(
          closure.statements, expecting: .named("Void"), inouts: Array(given.prefix(1)))
        let function = LayNode.call("fn", [.list(names.map { .atom($0) })] + body.nodes)
        let step = LayNode.call(
          "fn",
          [
            .list(names.map { .atom($0) }),
            .call(
              "at",
              [
                .list([function] + names.map { .atom($0) }), .atom("1"),
              ]),
          ])
        return Expression(.call("fold", [step, initial.whole, base.whole]), initial.type)
      }
    }
    let step = functionValue(arguments[1], types: [initial.type, element])
    return Expression(.call("fold", [step.whole, initial.whole, base.whole]), initial.type)
  }
}

extension Translator {
  /// A function of an element; a closure with a parameter for each part takes a tuple apart.
  fileprivate func elementFunction(_ argument: SwiftArgument, _ types: [SwiftType]) -> Expression {
    guard types.count == 1, let parts = types.first?.parts, parts.count > 1,
      let closure = argument.asClosure, closure.namesParts(parts.count)
    else { return functionValue(argument, types: types) }
    var function = self.function(closure, types: parts)
    if var nodes = function.node.nodes, nodes.count > 1 {
      nodes[1] = .list([nodes[1]])
      function.node = .list(nodes, function.node.place)
    }
    return function
  }

  /// `\.size.width` as a function of a value of a type.
  func function(_ path: KeyPathExprSyntax, of type: SwiftType) -> Expression {
    var value = Expression(.atom("x"), type)
    for component in path.components {
      guard
        let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName
          .baseName.text
      else { return expression(ExprSyntax(path)) }
      if name != "self" { value = member(name, of: value, Syntax(path)) }
    }
    return Expression(.call("fn", [.list([.atom("x")]), value.whole]), .function(value.type))
  }
}

extension ClosureExprSyntax {
  /// Whether it has a parameter for each part of a tuple.
  fileprivate func namesParts(_ count: Int) -> Bool {
    if signature?.parameterClause != nil { return givenNames.count == count }
    return lastShorthand ?? 0 > 0
  }

  /// The names of its parameters as they are written.
  fileprivate var givenNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { $0.secondName?.text ?? $0.firstName.text }
    case nil: ["$0", "$1"]
    }
  }
}

extension SwiftType {
  /// Whether it is a name such as `T`, which may be any type.
  fileprivate var isGenericParameter: Bool {
    if case .named(let name) = self { name.count == 1 } else { false }
  }
}

extension Chain.Link {
  /// The expression whose member the link calls.
  fileprivate var base: ExprSyntax? {
    call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }
}
