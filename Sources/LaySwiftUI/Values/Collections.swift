import LayLanguage
import SwiftSyntax

/// Members and methods of lists, dictionaries, numbers, subviews, proposals and the like.
extension Translator {
  /// `value.member`, if the type of the value tells what it is; nil for all else.
  func knownMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    let whole = base.whole
    switch base.type {
    case .list(let element) where name == "upperBound":
      // In code that does something step by step, a range is mostly half-open.
      let last = LayNode.call("last", [whole])
      return Expression(steps.isOpen ? .call("+", [last, .atom("1")]) : last, element)
    case .tuple(let labels, let types):
      if let index = Int(name), types.indices.contains(index) {
        return Expression(.call("at", [whole, .atom("\(index)")]), types[index])
      }
      guard let index = labels.firstIndex(of: name) else { return nil }
      return Expression(.call(":" + Names.kebab(name), [whole]), types[index])
    case .typeSize where name == "isAccessibilitySize":
      return Expression(.call(">", [typeSizeIndex(whole), .atom("6")]), .truth)
    default: return systemMember(name.withoutDollar, nil, of: base)
    }
  }

  /// `value.member`, or `value.method(…)` with its arguments, by the table of members; nil for all
  /// else.
  ///
  /// - Parameter kind: the kind of the value, if its type does not tell.
  func systemMember(
    _ name: String, _ arguments: [SwiftArgument]?, of base: Expression, as kind: String? = nil
  ) -> Expression? {
    guard let kind = kind ?? base.type.kind,
      let member = SwiftMember.named(name, of: kind).first(where: { $0.fits(arguments) }),
      let form = LayNode(member.form)
    else { return nil }
    var values: [String: LayNode] = [:]
    var given = SwiftType.unknown
    for (parameter, argument) in zip(member.parameters ?? [], arguments ?? []) {
      let value: Expression
      if parameter.isFunction {
        value = elementFunction(argument, [base.type.element])
        if case .function(let result) = value.type { given = result }
      } else if let expression = argument.expression {
        let wanted = type(called: parameter.type, of: base.type, given)
        value = self.expression(expression, expecting: wanted)
      } else {
        continue
      }
      values["$\(values.count + 1)"] = value.whole
    }
    defineHelpers(in: form)
    let node = base.whole.once(form.uses(of: "it") > 1) {
      values["it"] = $0
      return form.filled(values)
    }
    return Expression(node, type(called: member.result, of: base.type, given))
  }

  /// A type by its name in the table of members.
  ///
  /// - Parameter given: what the function that is an argument gives.
  private func type(called name: String, of base: SwiftType, _ given: SwiftType) -> SwiftType {
    switch name {
    case "[given]": return .list(given)
    case "division": return .tuple(["quotient", "remainder"], [.integer, .integer])
    case "element", "element?": return base.element
    case "given": return .list(given.element)
    case "integer", "integer?": return .integer
    case "integers": return .list(.integer)
    case "list": return .list(.unknown)
    case "nothing": return .named("Void")
    case "pairs": return .list(.tuple(["offset", "element"], [.integer, base.element]))
    case "same", "slice": return base
    case "string": return .string
    case "truth": return .truth
    case "unknown": return .unknown
    case "values":
      if case .dictionary(let value) = base { return .list(value) } else { return base }
    case "view": return .view
    default: return SwiftType.kinds[name] ?? .named(name)
    }
  }

  /// A value that is nil if a list is empty.
  private func unlessEmpty(_ list: LayNode, _ value: LayNode) -> LayNode {
    .call("unless", [.call("empty?", [list]), value])
  }

  // MARK: Methods

  /// `value.method(…)`, if the type of the value tells what it is; nil for all else.
  func knownMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    func argument(_ label: String?) -> ExprSyntax? {
      link.arguments.first { $0.label == label }?.expression
    }
    if link.name == "map", base.type.isMappedAsOptional { return optionalMap(link, base) }
    switch (base.type, link.name) {
    case (.list(let element), _): return listMethod(link, base, element)
    case (.dictionary, "merging"): return merged(base.whole, base.type, link.arguments)
    case (.dictionary(let value), _) where !link.isOptionalMap:
      return dictionaryMethod(link, base, value)
    case (.spacing, "union"):
      return Expression(spacingUnion(base.whole, link.arguments), .spacing)
    case (.spacing, "distance"):
      let next = argument("to").map { node($0) } ?? .nothing
      return Expression(
        .call("spacing-between", [base.whole, next, axisNode(argument("along"))]), .number)
    case (.subview, "place"):
      var nodes = [base.whole]
      if let point = argument("at") { nodes += [.keyword("at"), node(point, expecting: .point)] }
      if let anchor = argument("anchor") { nodes += [.keyword("anchor"), unitPoint(anchor)] }
      if let proposal = argument("proposal") {
        nodes += [.keyword("proposal"), node(proposal, expecting: .proposal)]
      }
      return Expression(.call("place", nodes), .named("Void"))
    case (.axes, "contains"):
      guard let axis = argument(nil) else { return nil }
      let isNamed = axis.implicitMember != nil || axis.staticMember != nil
      let name = isNamed ? LayNode.quoted(axisNode(axis).text ?? "horizontal") : axisNode(axis)
      return Expression(
        .call("contains", [base.whole, .call("list", [name, .quoted("both")])]), .truth)
    case (.rectangle, "contains")
    where argument(nil).map { value in quietly { expression(value).type } } == .rectangle:
      return nil
    case (.number, "rounded"), (.integer, "rounded"): return rounded(link, base)
    default:
      return systemMember(link.name, link.arguments, of: base)
        ?? (link.name == "map" ? optionalMap(link, base) : nil)
    }
  }

  /// `length.rounded(.up)`.
  func rounded(_ link: Chain.Link, _ base: Expression) -> Expression {
    let how = link.arguments.first?.expression?.implicitMember
    let names = ["up": "ceil", "down": "floor", "towardZero": "int"]
    return Expression(.call(how.flatMap { names[$0] } ?? "round", [base.whole]), .number)
  }

  /// A unit point: its name, or a point in fractions of the size.
  private func unitPoint(_ expression: ExprSyntax) -> LayNode {
    if let name = expression.implicitMember ?? expression.staticMember {
      return .atom(Names.kebab(name))
    }
    return node(expression, expecting: .point)
  }

  private func axisNode(_ expression: ExprSyntax?) -> LayNode {
    guard let expression else { return .atom("horizontal") }
    if let name = expression.implicitMember ?? expression.staticMember {
      return .atom(Names.kebab(name))
    }
    return node(expression)
  }

  /// `optional.map { … }`: nil stays nil.
  private func optionalMap(_ link: Chain.Link, _ base: Expression) -> Expression? {
    guard let argument = link.arguments.first else { return nil }
    guard let closure = argument.asClosure else { return optionalCall(argument, base) }
    return inScope {
      let names = bindParameters(of: closure, types: [base.type])
      let body = self.body(closure.statements)
      guard let name = names.first else { return nil }
      // The closure's parameter holds the value, which is evaluated once.
      let value = base.whole
      let test = LayNode.call("nil?", [.atom(name)])
      return Expression(
        .call(
          "let", [.list([.list([.atom(name), value])]), .call("unless", [test] + body.nodes)]),
        body.type)
    }
  }

  /// `symbol.map(Image.init(systemName:))`: a named function of an optional value.
  private func optionalCall(_ argument: SwiftArgument, _ base: Expression) -> Expression? {
    let function = functionValue(argument, types: [base.type])
    guard case .function(let result) = function.type, let parts = function.node.nodes,
      parts.count == 3, parts[0].text == "fn", let names = parts[1].nodes, names.count == 1
    else { return nil }
    let test = LayNode.call("nil?", [names[0]])
    return Expression(
      .call("let", [.list([.list([names[0], base.whole])]), .call("unless", [test, parts[2]])]),
      result)
  }

  // MARK: Methods of lists

  func listMethod(
    _ link: Chain.Link, _ base: Expression, _ element: SwiftType
  ) -> Expression? {
    let arguments = link.arguments
    let first = arguments.first
    switch link.name {
    case "reduce":
      let isNamed = first?.expression?.implicitMember != nil
      let wanted = isNamed ? wantedOfChain : .unknown
      wantedOfChain = .unknown
      return reduce(arguments, base, element, wanted)
    case "max", "min", "sorted": return inOrder(link, base, element)
    case "removeFirst", "removeLast", "popFirst", "popLast":
      guard let target = link.base, let place = changedPlace(target) else { return nil }
      let form = link.name.hasSuffix("First") ? "remove-first!" : "remove-last!"
      let removed = LayNode.call(form, [place])
      let mayBeNil = link.name.hasPrefix("pop")
      return Expression(mayBeNil ? unlessEmpty(place, removed) : removed, element)
    case "remove":
      guard let target = link.base, let place = changedPlace(target) else { return nil }
      let index = first?.expression.map { node($0, expecting: element) } ?? .nothing
      return Expression(.call("remove!", [place, .keyword("at"), index]), element)
    case "joined": return joinedList(first, base.whole, element)
    default: return systemMember(link.name, arguments, of: base, as: "list")
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
    guard element == .string || element.isUnknown else { return nil }
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
    let entries = entries(of: base, value)
    return listMethod(link, entries, entries.type.element)
  }

  /// The keys and values of a dictionary as a list of tuples.
  func entries(of base: Expression, _ value: SwiftType) -> Expression {
    let entry = SwiftType.tuple(["key", "value"], [.unknown, value])
    return Expression(call(.entries, [base.whole]), .list(entry))
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

  // MARK: Sets, which are lists without duplicates here; `Edge.Set` among them

  /// A method that changes a set; nil for all else.
  func setMutation(
    _ name: String, _ place: LayNode, _ arguments: [SwiftArgument], _ type: SwiftType
  ) -> LayNode? {
    guard arguments.count == 1, let first = arguments.first, first.label == nil,
      let argument = first.expression
    else { return nil }
    let element = node(argument, expecting: type.element)
    let x = LayNode.atom(unique("x"))
    func list() -> LayNode { node(argument, expecting: type) }
    switch name {
    case "insert":
      return .call(
        "unless", [.call("contains", [element, place]), .call("append!", [place, element])])
    case "remove":
      let isOther = LayNode.call(
        "fn", [.list([x]), .call("!=", [x, element])])
      return .call("set!", [place, .call("filter", [isOther, place])])
    case "formUnion":
      return .call(
        "set!", [place, call(.distinct, [.call("append", [place, list()])])])
    case "formIntersection", "subtract":
      let isIn = LayNode.call("contains", [x, list()])
      let test = name == "subtract" ? LayNode.call("not", [isIn]) : isIn
      return .call(
        "set!", [place, .call("filter", [.call("fn", [.list([x]), test]), place])])
    default: return nil
    }
  }

  /// `.top`, `.all` and `.horizontal` where a set of edges is expected; nil for all else.
  func edges(_ name: String) -> Expression? {
    let all = ["top", "leading", "bottom", "trailing"]
    let names =
      switch name {
      case "all": all
      case "horizontal": ["leading", "trailing"]
      case "vertical": ["top", "bottom"]
      default: all.contains(name) ? [name] : []
      }
    guard !names.isEmpty else { return nil }
    return Expression(.call("list", names.map { .quoted($0) }), .edges)
  }

  // MARK: Spacing

  /// `spacing.formUnion(subview.spacing, edges: .top)`.
  func spacingUnion(_ whole: LayNode, _ arguments: [SwiftArgument]) -> LayNode {
    let other = arguments.first?.expression.map { node($0, expecting: .spacing) } ?? .nothing
    let edges = arguments.first { $0.label == "edges" }?.expression
    let more = edges.map { [LayNode.keyword("edges"), node($0, expecting: .edges)] } ?? []
    return .call("spacing-union", [whole, other] + more)
  }

  // MARK: `value?.member`, where functions do something step by step

  /// The value of some links applied to an optional; nil if the optional is nil.
  func unlessNothing(_ base: Expression, _ links: [Chain.Link]) -> Expression {
    let isName = base.modifiers.isEmpty && base.node.text != nil && !base.node.isString
    let name = isName ? base.node.text ?? "it" : unique("found")
    var value = Expression(.atom(name), base.type)
    for (index, link) in links.enumerated() {
      if index > 0, link.followsOptional {
        value = unlessNothing(value, Array(links[index...]))
        break
      }
      value = apply(link, to: value)
    }
    let given = LayNode.call("unless", [.call("nil?", [.atom(name)]), value.whole])
    if isName { return Expression(given, value.type) }
    return Expression(
      .call("let", [.list([.list([.atom(name), base.whole])]), given]), value.type)
  }
}

extension Chain.Link {
  /// Whether it maps an optional, whose one value the closure gets, and not a dictionary's entries.
  fileprivate var isOptionalMap: Bool { name == "map" && followsOptional }

  /// The expression whose member the link calls.
  fileprivate var base: ExprSyntax? {
    call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// Whether a question mark stands before its dot.
  var followsOptional: Bool {
    let member = call?.calledExpression ?? syntax.as(ExprSyntax.self)
    return member?.as(MemberAccessExprSyntax.self)?.base?.is(OptionalChainingExprSyntax.self)
      ?? false
  }
}

extension SwiftType {
  /// Whether `map` of such a value can only be that of an optional.
  fileprivate var isMappedAsOptional: Bool {
    switch self {
    case .tuple, .subview, .proposal, .dimensions, .enumeration: true
    default: false
    }
  }

  /// Whether it is a name such as `T`, which may be any type.
  fileprivate var isGenericParameter: Bool {
    if case .named(let name) = self { name.count == 1 } else { false }
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

extension SwiftMember {
  /// Whether a call with these arguments, or a property without any, may mean it.
  fileprivate func fits(_ arguments: [SwiftArgument]?) -> Bool {
    guard let parameters, let arguments else { return parameters == nil && arguments == nil }
    return parameters.count == arguments.count
      && zip(parameters, arguments).allSatisfy { parameter, argument in
        if parameter.isFunction {
          return argument.isFirstTrailing || argument.label == parameter.label
        }
        return argument.label == parameter.label && argument.asClosure == nil
      }
  }
}

extension SwiftType {
  /// The types of the table of members, by their names in it.
  fileprivate static let kinds: [String: SwiftType] = [
    "alignment": .alignment, "axes": .axes, "closedRange": .named("ClosedRange"),
    "configuration": .configuration, "date": .date, "dimensions": .dimensions,
    "geometry": .geometryProxy, "insets": .insets, "number": .number, "point": .point,
    "proposal": .proposal, "rectangle": .rectangle, "scrollContext": .scrollContext,
    "scrollGeometry": .scrollGeometry, "scrollPhase": .scrollPhase, "size": .size,
    "spacing": .spacing, "subview": .subview, "transform": .transform,
  ]

  /// The kind of its values in the table of members.
  fileprivate var kind: String? {
    switch self {
    case .list: "list"
    case .dictionary: "dictionary"
    case .string: "string"
    // An angle is the number of its degrees here.
    case .number, .integer, .named("Angle"): "number"
    case .dimensions: "size"
    case .named: Self.kinds.first { $0.value == self }?.key
    default: nil
    }
  }
}
