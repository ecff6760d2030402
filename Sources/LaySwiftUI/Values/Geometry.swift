import LayLanguage
import SwiftSyntax

/// Sizes, points, rectangles and proposals by their names and initializers.
extension Translator {
  /// `.zero`, `.unspecified`, `.init(width: 8, height: 8)`, where a type is expected; nil for all
  /// else.
  func geometry(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax, of type: SwiftType
  ) -> Expression? {
    if name == "init", case .named(let typeName) = type {
      return geometry(typeName, arguments, syntax)
    }
    switch (type, name) {
    case (.size, "zero"): return Expression(.call("size", [.atom("0"), .atom("0")]), .size)
    case (.point, "zero"): return Expression(.call("point", [.atom("0"), .atom("0")]), .point)
    case (.rectangle, "zero"):
      let zeros = Array(repeating: LayNode.atom("0"), count: 4)
      return Expression(.call("cg-rect", zeros), .rectangle)
    case (.proposal, "unspecified"): return Expression(.atom("ideal"), .proposal)
    case (.proposal, "zero"): return Expression(.atom("zero"), .proposal)
    case (.proposal, "infinity"): return Expression(.atom("infinity"), .proposal)
    case (.rectangle, "null"):
      let parts = ["inf", "inf", "0", "0"].map { LayNode.atom($0) }
      return Expression(.call("cg-rect", parts), .rectangle)
    case (.transform, "identity"): return Expression(transform(), .transform)
    case (.edges, _), (.named("Edge.Set"), _): return edges(name)
    case (.spacing, "zero"):
      let zeros = ["top", "leading", "bottom", "trailing"].flatMap {
        [LayNode.keyword($0), .atom("0")]
      }
      return Expression(.call("view-spacing", zeros), .spacing)
    case (.axes, "horizontal"), (.axes, "vertical"): return Expression(.quoted(name), .axes)
    case (.date, "now"): return now(syntax)
    default: return nil
    }
  }

  /// `CGSize(width: 8, height: 8)` and its kin; nil for all else.
  func geometry(
    _ typeName: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    func part(_ labels: String..., or other: LayNode = .atom("0")) -> LayNode {
      let found = arguments.first { labels.contains($0.label ?? "") }
      return found?.expression.map { node($0, expecting: .number) } ?? other
    }
    let only = arguments.count == 1 ? arguments[0].expression : nil
    switch typeName {
    case "CGSize":
      return Expression(.call("size", [part("width"), part("height")]), .size)
    case "CGPoint", "UnitPoint":
      return Expression(.call("point", [part("x"), part("y")]), .point)
    case "ProposedViewSize":
      if let only, arguments[0].label == nil {
        let size = node(only, expecting: .size)
        return Expression(
          .call("proposal", [.call("width", [size]), .call("height", [size])]), .proposal)
      }
      return Expression(
        .call("proposal", [part("width", or: .nothing), part("height", or: .nothing)]), .proposal)
    case "CGRect":
      guard let origin = arguments.first(where: { $0.label == "origin" })?.expression,
        let size = arguments.first(where: { $0.label == "size" })?.expression
      else {
        return Expression(
          .call("cg-rect", [part("x"), part("y"), part("width"), part("height")]), .rectangle)
      }
      let point = node(origin, expecting: .point)
      let extent = node(size, expecting: .size)
      return Expression(
        .call(
          "cg-rect",
          [
            .call(":x", [point]), .call(":y", [point]), .call("width", [extent]),
            .call("height", [extent]),
          ]), .rectangle)
    case "Angle" where arguments.first?.label == "radians":
      return Expression(.call("radians->degrees", [part("radians")]), .number)
    case "Alignment": return namedAlignment(arguments)
    case "AnyLayout" where only != nil:
      return only.map { Expression(node($0), .named("AnyLayout")) }
    case "CGAffineTransform": return affineTransform(arguments)
    case "CGVector":
      return Expression(.call("point", [part("dx"), part("dy")]), .point)
    case "ViewSpacing": return Expression(.call("spacing-union", []), .spacing)
    default: return date(typeName, arguments, syntax)
    }
  }

  /// `subview[Rank.self]`, `dimensions[.leading]`, `dictionary[key, default: 0]`; nil for all else.
  func knownElement(_ syntax: SubscriptCallExprSyntax, of whole: Expression) -> Expression? {
    guard let first = syntax.arguments.first?.expression else { return nil }
    switch whole.type {
    case .subview:
      guard let key = first.keyType, let type = declaredType(key) else { return nil }
      let missing = staticValue("defaultValue", of: type, first)
      return Expression(
        .call(
          "value-of",
          [whole.whole, .quoted(Names.kebab(key))] + (missing.map { [$0.whole] } ?? [])),
        missing?.type ?? .unknown)
    case .dimensions:
      if let own = ownAlignment(first) {
        return Expression(.call("guide", [whole.whole, own]), .number)
      }
      guard let line = first.implicitMember ?? first.staticMember else { return nil }
      let name = first.centreOfAxis ?? Names.kebab(line)
      return Expression(.call("guide", [whole.whole, .atom(name)]), .number)
    case .geometryProxy:
      return Expression(.call("anchor-frame", [whole.whole, node(first)]), .rectangle)
    case .string:
      let letters = LayNode.call("characters", [whole.whole])
      if let part = slice(letters, first) {
        return Expression(.call("join", [.string(""), part]), .string)
      }
      return Expression(.call("nth", [node(first, expecting: .integer), letters]), .string)
    case .dictionary(let value):
      let missing = syntax.arguments.dropFirst().first { $0.label?.text == "default" }
      let more = missing.map { [LayNode.keyword("default"), node($0.expression)] } ?? []
      return Expression(.call("at", [whole.whole, node(first)] + more), value)
    case .list(let element):
      if syntax.arguments.first?.label?.text == "safe" {
        let index = node(first, expecting: .integer)
        return Expression(call(.elementAt, [whole.whole, index]), element)
      }
      if let slice = slice(whole.whole, first) { return Expression(slice, whole.type) }
      return Expression(.call("nth", [node(first, expecting: .integer), whole.whole]), element)
    default: return nil
    }
  }

  private func slice(_ list: LayNode, _ index: ExprSyntax) -> LayNode? {
    if index.trimmedDescription == "..." { return list }
    if let range = index.as(InfixOperatorExprSyntax.self), index.isRange {
      let (start, end) = bounds(range, range.operator.trimmedDescription)
      return .call("slice", [list, start, end])
    }
    if let from = index.as(PostfixOperatorExprSyntax.self), from.operator.text == "..." {
      return .call("slice", [list, node(from.expression)])
    }
    guard let to = index.as(PrefixOperatorExprSyntax.self), to.operator.text.hasPrefix("..") else {
      return nil
    }
    let end = node(to.expression)
    return .call("take", [to.operator.text == "..." ? .call("+", [end, .atom("1")]) : end, list])
  }

  /// `zip(1..., items)`: the elements with their numbers; nil for other lists.
  private func counted(_ arguments: [SwiftArgument]) -> Expression? {
    let parts = arguments.compactMap { $0.expression?.withoutParentheses }
    guard parts.count == 2,
      let index = parts.firstIndex(where: {
        $0.as(PostfixOperatorExprSyntax.self)?.operator.text == "..."
      }), let start = parts[index].as(PostfixOperatorExprSyntax.self)?.expression
    else { return nil }
    let list = expression(parts[1 - index])
    let (first, all) = (node(start, expecting: .integer), LayNode.atom(unique("all-of-them")))
    let numbers = LayNode.call("range", [first, .call("+", [first, .call("length", [all])])])
    let types = [SwiftType.integer, list.type.element]
    return Expression(
      .call(
        "let",
        [
          .list([.list([all, list.whole])]),
          .call("zip", index == 0 ? [numbers, all] : [all, numbers]),
        ]), .list(.tuple([nil, nil], index == 0 ? types : types.reversed())))
  }

  /// Functions of numbers and lists that layouts use; nil for all else.
  func knownFunction(
    _ name: String, _ arguments: [SwiftArgument], _ expecting: SwiftType = .unknown
  ) -> Expression? {
    func values(_ type: SwiftType = .number) -> [LayNode] {
      arguments.compactMap { argument in argument.expression.map { node($0, expecting: type) } }
    }
    switch name {
    case "min", "max":
      let parts = arguments.compactMap { $0.expression.map { expression($0, expecting: .number) } }
      let isInteger = parts.allSatisfy { $0.type == .integer }
      return Expression(.call(name, parts.map(\.whole)), isInteger ? .integer : .number)
    case "stride":
      let parts = arguments.flatMap { argument -> [LayNode] in
        guard let label = argument.label, let value = argument.expression else { return [] }
        return [.keyword(label), node(value, expecting: .number)]
      }
      return Expression(.call("stride", parts), .list(.number))
    case "zip":
      if let counted = counted(arguments) { return counted }
      let lists = arguments.compactMap { $0.expression.map { expression($0) } }
      let elements = lists.map(\.type.element)
      return Expression(
        .call("zip", lists.map(\.whole)),
        .list(.tuple(Array(repeating: nil, count: elements.count), elements)))
    case "Array":
      if arguments.count == 2, arguments[0].label == "repeating",
        let value = arguments[0].expression.map({ expression($0, expecting: expecting.element) }),
        let count = arguments[1].expression
      {
        return Expression(
          .call("repeating", [value.whole, .keyword("count"), node(count, expecting: .integer)]),
          .list(value.type))
      }
      return nil
    case "pow", "tan": return Expression(.call(name, values()), .number)
    case "hypot":
      let squares = values().map { LayNode.call("*", [$0, $0]) }
      return Expression(.call("sqrt", [.call("+", squares)]), .number)
    case "assert", "precondition": return Expression(.call("assert", asserted(arguments)), .unknown)
    case "fatalError", "preconditionFailure", "assertionFailure":
      return Expression(.call("error", values(.string)), .unknown)
    default: return nil
    }
  }

  /// The type that an expression names, as `[Item]` in `[[Item]]()`; nil for what is a value.
  private func typeWritten(_ expression: ExprSyntax) -> SwiftType? {
    if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.elements.first.flatMap { typeWritten($0.expression) }.map { .list($0) }
    }
    let name = expression.trimmedDescription
    guard name.isTypeName else { return nil }
    return SwiftType(
      TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), declarations.typeNamed)
  }

  /// `[CGFloat](repeating: 0, count: 3)`, `[Int]()` and `[Int: String]()`; nil for all else.
  func collection(_ callee: ExprSyntax, _ arguments: [SwiftArgument]) -> Expression? {
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first?.expression, let type = typeWritten(element)
    {
      guard !arguments.isEmpty else { return Expression(.call("list", []), .list(type)) }
      guard var made = knownFunction("Array", arguments) else {
        return arguments.first?.expression.map { expression($0) }
      }
      made.type = .list(type)
      return made
    }
    guard let dictionary = callee.as(DictionaryExprSyntax.self), arguments.isEmpty,
      case .elements(let elements) = dictionary.content, let value = elements.first?.value,
      value.trimmedDescription.isTypeName
    else { return nil }
    let type = SwiftType(
      TypeSyntax(IdentifierTypeSyntax(name: .identifier(value.trimmedDescription))),
      declarations.typeNamed)
    return Expression(.call("dictionary", []), .dictionary(type))
  }

  private func asserted(_ arguments: [SwiftArgument]) -> [LayNode] {
    arguments.enumerated().compactMap { index, argument in
      argument.expression.map { node($0, expecting: index == 0 ? .truth : .string) }
    }
  }

  // MARK: Alignments and transforms

  /// `Alignment(horizontal: .leading, vertical: .top)` by its name; nil where it has none.
  func namedAlignment(_ arguments: [SwiftArgument]) -> Expression? {
    let own = arguments.map { $0.expression.flatMap { ownAlignment($0) } }
    if own.contains(where: { $0 != nil }) { return Expression(lines(arguments, own), .alignment) }
    func line(_ label: String) -> String? {
      let value = arguments.first { $0.label == label }?.expression
      return (value?.implicitMember ?? value?.staticMember).map(Names.kebab)
    }
    guard let horizontal = line("horizontal"), let vertical = line("vertical"),
      ["leading", "center", "trailing"].contains(horizontal),
      ["top", "center", "bottom"].contains(vertical)
    else { return nil }
    let parts = [vertical, horizontal].filter { $0 != "center" }
    return Expression(
      .quoted(parts.isEmpty ? "center" : parts.joined(separator: "-")), .alignment)
  }

  /// An alignment of two guides, at least one of them defined by the files; if only one is not the
  /// center, that one alone.
  private func lines(_ arguments: [SwiftArgument], _ own: [LayNode?]) -> LayNode {
    let names = zip(arguments, own).map { argument, own in
      own ?? (argument.expression?.implicitMember ?? argument.expression?.staticMember)
        .map { .atom(Names.kebab($0)) } ?? .atom("center")
    }
    let beside = names.filter { $0.text != "center" }
    return beside.count == 1 ? beside[0] : .call("alignment", names)
  }

  /// `CGAffineTransform(rotationAngle:)` and its kin: the list of its six numbers.
  func affineTransform(_ arguments: [SwiftArgument]) -> Expression {
    func part(_ label: String, or other: String = "0") -> LayNode {
      let found = arguments.first { $0.label == label }?.expression
      return found.map { node($0, expecting: .number) } ?? .atom(other)
    }
    let labels = Set(arguments.compactMap(\.label))
    if labels.contains("rotationAngle") {
      return Expression(rotation(part("rotationAngle")), .transform)
    }
    if labels.contains("translationX") {
      return Expression(transform(e: part("translationX"), f: part("y")), .transform)
    }
    if labels.contains("scaleX") {
      return Expression(transform(a: part("scaleX"), d: part("y")), .transform)
    }
    return Expression(
      .call(
        "list",
        [part("a", or: "1"), part("b"), part("c"), part("d", or: "1"), part("tx"), part("ty")]),
      .transform)
  }

  private func rotation(_ angle: LayNode) -> LayNode {
    let (sine, cosine) = (LayNode.call("sin", [angle]), LayNode.call("cos", [angle]))
    return transform(a: cosine, b: sine, c: .call("-", [sine]), d: cosine)
  }

  func transform(
    a: LayNode = .atom("1"), b: LayNode = .atom("0"), c: LayNode = .atom("0"),
    d: LayNode = .atom("1"), e: LayNode = .atom("0"), f: LayNode = .atom("0")
  ) -> LayNode {
    .call("list", [a, b, c, d, e, f])
  }
}

extension ExprSyntax {
  /// `Rank` in `Rank.self`.
  var keyType: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self",
      let base = member.base
    else { return nil }
    return base.trimmedDescription.split(separator: ".").last.map(String.init)
  }
}

extension SwiftType {
  /// The six numbers of an affine transform.
  static let transform = SwiftType.named("CGAffineTransform")
  static let alignment = SwiftType.named("Alignment")
  static let edges = SwiftType.list(.named("Edge"))
}
