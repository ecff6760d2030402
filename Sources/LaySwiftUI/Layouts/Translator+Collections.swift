import LayLanguage
import SwiftSyntax

/// Members and methods of lists, dictionaries, numbers, subviews, proposals and the like.
extension Translator {
  /// `value.member`, if the type of the value tells what it is; nil for all else.
  func knownMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression? {
    let whole = base.whole
    switch base.type {
    case .list(let element): return listMember(repairedMember(name, syntax), whole, element)
    case .dictionary(let value): return dictionaryMember(name, whole, value)
    case .tuple(let labels, let types):
      if let index = Int(name), types.indices.contains(index) {
        return Expression(.call("at", [whole, .atom("\(index)")]), types[index])
      }
      guard let index = labels.firstIndex(of: name) else { return nil }
      return Expression(.call(":" + Names.kebab(name), [whole]), types[index])
    case .subview:
      if name == "priority" { return Expression(.call("priority-of", [whole]), .number) }
      // The subview itself stands for its spacing here.
      return name == "spacing" ? Expression(whole, .spacing) : nil
    case .named("ClosedRange") where name == "lowerBound" || name == "upperBound":
      return Expression(.call(":" + Names.kebab(name), [whole]), .number)
    case .size, .point, .rectangle, .proposal, .dimensions, .transform, .alignment, .axes:
      return geometryMember(repairedMember(name, syntax), base)
        ?? furtherGeometryMember(name, base)
    case .number, .integer, .named("Angle"):
      switch name {
      // An angle is the number of its degrees here.
      case "radians": return Expression(.call("degrees->radians", [whole]), .number)
      case "degrees": return Expression(whole, .number)
      case "isFinite": return Expression(.call("finite?", [whole]), .truth)
      case "isInfinite": return Expression(.call("not", [.call("finite?", [whole])]), .truth)
      case "doubleValue", "floatValue", "decimalValue": return Expression(whole, .number)
      case "intValue", "int64Value": return Expression(.call("int", [whole]), .integer)
      case "stringValue": return Expression(.call("str", [whole]), .string)
      case "isZero": return Expression(.call("=", [whole, .atom("0")]), .truth)
      default: return nil
      }
    case .typeSize where name == "isAccessibilitySize":
      return Expression(.call(">", [typeSizeIndex(whole), .atom("6")]), .truth)
    default: return scrollMember(name, of: base)
    }
  }

  private func geometryMember(_ name: String, _ base: Expression) -> Expression? {
    let whole = base.whole
    if [.transform, .alignment, .axes].contains(base.type) { return nil }
    switch name {
    case "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY":
      return Expression(.call(Names.kebab(name), [whole]), .number)
    case "x", "y": return Expression(.call(":" + name, [whole]), .number)
    case "origin": return Expression(.call("origin", [whole]), .point)
    case "size": return Expression(.call("size", [whole]), .size)
    default: return nil
    }
  }

  private func listMember(_ name: String, _ whole: LayNode, _ element: SwiftType) -> Expression? {
    switch name {
    case "first", "last":
      return Expression(
        whole.once { unlessEmpty($0, .call(name, [$0])) }, element)
    case "indices": return Expression(.call("indices", [whole]), .list(.integer))
    case "count", "endIndex": return Expression(.call("length", [whole]), .integer)
    case "isEmpty": return Expression(.call("empty?", [whole]), .truth)
    case "lowerBound": return Expression(.call("first", [whole]), element)
    case "upperBound":
      // In code that does something step by step, a range is mostly half-open.
      let last = LayNode.call("last", [whole])
      return Expression(steps.isOpen ? .call("+", [last, .atom("1")]) : last, element)
    case "startIndex": return Expression(.atom("0"), .integer)
    case "lazy", "publisher": return Expression(whole, .list(element))
    default: return nil
    }
  }

  private func dictionaryMember(
    _ name: String, _ whole: LayNode, _ value: SwiftType
  ) -> Expression? {
    switch name {
    case "keys": return Expression(.call("keys", [whole]), .list(.unknown))
    case "values": return Expression(.call("values", [whole]), .list(value))
    case "count": return Expression(.call("length", [whole]), .integer)
    case "isEmpty": return Expression(.call("empty?", [whole]), .truth)
    default: return nil
    }
  }

  /// A value that is nil if a list is empty.
  func unlessEmpty(_ list: LayNode, _ value: LayNode) -> LayNode {
    .call("unless", [.call("empty?", [list]), value])
  }

  // MARK: Methods

  /// `value.method(…)`, if the type of the value tells what it is; nil for all else.
  func knownMethod(_ link: Chain.Link, of base: Expression) -> Expression? {
    switch base.type {
    case _ where link.name == "map" && base.type.isMappedAsOptional:
      return optionalMap(link, base)
    case .list(let element):
      return listMethod(link, base, element) ?? setMethod(link, base)
    case .size, .point, .rectangle, .transform:
      return geometryMethod(link, base) ?? (link.name == "map" ? optionalMap(link, base) : nil)
    case .spacing where link.name == "union":
      return Expression(spacingUnion(base.whole, link.arguments), .spacing)
    case .subview: return subviewMethod(link, base.whole)
    case .spacing where link.name == "distance":
      let next = link.arguments.first { $0.label == "to" }?.expression.map { node($0) }
      let axis = link.arguments.first { $0.label == "along" }?.expression
      return Expression(
        .call("spacing-between", [base.whole, next ?? .nothing, axisNode(axis)]), .number)
    case .proposal where link.name == "replacingUnspecifiedDimensions":
      let by = link.arguments.first?.expression.map { node($0, expecting: .size) }
      let more = by.map { [LayNode.keyword("by"), $0] } ?? []
      return Expression(.call("replacing-unspecified", [base.whole] + more), .size)
    case .axes where link.name == "contains":
      guard let axis = link.arguments.first?.expression else { return nil }
      let isNamed = axis.implicitMember != nil || axis.staticMember != nil
      let name = isNamed ? LayNode.quoted(axisNode(axis).text ?? "horizontal") : axisNode(axis)
      return Expression(
        .call("contains", [base.whole, .call("list", [name, .quoted("both")])]), .truth)
    case .number, .integer: return numberMethod(link, base)
    case .dictionary where link.name == "merging":
      return merged(base.whole, base.type, link.arguments)
    case .dictionary(let value) where link.name != "map" || !link.isOptionalMap:
      return dictionaryMethod(link, base, value)
    case .named("ClosedRange") where link.name == "contains":
      guard let value = link.arguments.first?.expression.map({ node($0, expecting: .number) })
      else { return nil }
      return Expression(
        .call(
          "<=", [.call(":lower-bound", [base.whole]), value, .call(":upper-bound", [base.whole])]),
        .truth)
    case .structure, .dictionary, .unknown, .string, .enumeration, .truth, .named:
      return link.name == "map" ? optionalMap(link, base) : nil
    default: return nil
    }
  }

  private func subviewMethod(_ link: Chain.Link, _ subview: LayNode) -> Expression? {
    let arguments = link.arguments
    func argument(_ label: String?) -> ExprSyntax? {
      arguments.first { $0.label == label }?.expression
    }
    switch link.name {
    case "sizeThatFits", "dimensions":
      let proposal = arguments.first?.expression.map { node($0, expecting: .proposal) }
      let isSize = link.name == "sizeThatFits"
      return Expression(
        .call(isSize ? "size-of" : "dimensions-of", [subview, proposal ?? .atom("ideal")]),
        isSize ? .size : .dimensions)
    case "place":
      var nodes = [subview]
      if let point = argument("at") { nodes += [.keyword("at"), node(point, expecting: .point)] }
      if let anchor = argument("anchor") { nodes += [.keyword("anchor"), unitPoint(anchor)] }
      if let proposal = argument("proposal") {
        nodes += [.keyword("proposal"), node(proposal, expecting: .proposal)]
      }
      return Expression(.call("place", nodes), .named("Void"))
    default: return nil
    }
  }

  /// A unit point: its name, or a point in fractions of the size.
  private func unitPoint(_ expression: ExprSyntax) -> LayNode {
    if let name = expression.implicitMember ?? expression.staticMember {
      let kebab = Names.kebab(name)
      return .atom(Self.repairedValue(kebab, among: ["center"]) ?? kebab)
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

  private func numberMethod(_ link: Chain.Link, _ base: Expression) -> Expression? {
    switch link.name {
    case "map": return optionalMap(link, base)
    case "rounded":
      let how = link.arguments.first?.expression?.implicitMember
      let names = ["up": "ceil", "down": "floor", "towardZero": "int"]
      return Expression(.call(how.flatMap { names[$0] } ?? "round", [base.whole]), .number)
    case "quotientAndRemainder":
      guard let by = link.arguments.first?.expression.map({ node($0, expecting: .integer) })
      else { return nil }
      let parts = [
        .keyword("quotient"), LayNode.call("quotient", [base.whole, by]), .keyword("remainder"),
        .call("remainder", [base.whole, by]),
      ]
      return Expression(
        .call("tuple", parts), .tuple(["quotient", "remainder"], [.integer, .integer]))
    case "truncatingRemainder":
      guard let by = link.arguments.first?.expression.map({ node($0, expecting: .number) }) else {
        return nil
      }
      return Expression(.call("remainder", [base.whole, by]), .number)
    case "squareRoot": return Expression(.call("sqrt", [base.whole]), .number)
    case "isMultiple":
      guard let of = link.arguments.first?.expression else { return nil }
      let rest = LayNode.call("remainder", [base.whole, node(of)])
      return Expression(.call("=", [rest, .atom("0")]), .truth)
    default: return nil
    }
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
}

extension Chain.Link {
  /// Whether it maps an optional, whose one value the closure gets, and not a dictionary's entries.
  fileprivate var isOptionalMap: Bool { name == "map" && followsOptional }
}

extension SwiftType {
  /// Whether `map` of such a value can only be that of an optional.
  fileprivate var isMappedAsOptional: Bool {
    switch self {
    case .tuple, .subview, .proposal, .dimensions, .enumeration: true
    default: false
    }
  }
}
