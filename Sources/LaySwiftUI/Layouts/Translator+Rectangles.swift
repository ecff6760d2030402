import LayLanguage
import SwiftSyntax

/// Members and methods of rectangles, points, sizes and transforms.
extension Translator {
  /// A member of a geometry type for which `lay` has no function; nil for all else.
  func furtherGeometryMember(_ name: String, _ base: Expression) -> Expression? {
    let whole = base.whole
    switch (base.type, name) {
    case (.point, "dx"): return Expression(.call(":x", [whole]), .number)
    case (.point, "dy"): return Expression(.call(":y", [whole]), .number)
    case (.rectangle, "isEmpty"):
      return Expression(
        .call(
          "or",
          [
            .call("<=", [.call("width", [whole]), .atom("0")]),
            .call("<=", [.call("height", [whole]), .atom("0")]),
          ]), .truth)
    case (.axes, "isEmpty"):
      return Expression(.call("=", [whole, .quoted("none")]), .truth)
    case (.rectangle, "isNull"):
      return Expression(.call("=", [.call("min-x", [whole]), .atom("inf")]), .truth)
    case (.alignment, "horizontal"):
      return Expression(call(.alignmentHorizontal, [whole]), .named("HorizontalAlignment"))
    case (.alignment, "vertical"):
      return Expression(call(.alignmentVertical, [whole]), .named("VerticalAlignment"))
    case (.rectangle, "integral"), (.rectangle, "standardized"): return base
    case (.size, "isEmpty"):
      return Expression(
        .call(
          "<=", [.call("min", [.call("width", [whole]), .call("height", [whole])]), .atom("0")]
        ), .truth)
    case (.transform, _):
      guard let index = ["a", "b", "c", "d", "tx", "ty"].firstIndex(of: name) else { return nil }
      return Expression(.call("nth", [.atom("\(index)"), whole]), .number)
    default: return nil
    }
  }

  /// A method of a rectangle or a point; nil for all else.
  func geometryMethod(_ link: Chain.Link, _ base: Expression) -> Expression? {
    let whole = base.whole
    func argument(_ label: String?, _ type: SwiftType) -> LayNode {
      let found = link.arguments.first { $0.label == label }?.expression
      return found.map { node($0, expecting: type) } ?? .atom("0")
    }
    switch (base.type, link.name) {
    case (.rectangle, "offsetBy"):
      return Expression(
        call(.offsetBy, [whole, argument("dx", .number), argument("dy", .number)]), .rectangle)
    case (.rectangle, "insetBy"):
      return Expression(
        call(.insetBy, [whole, argument("dx", .number), argument("dy", .number)]), .rectangle)
    case (.rectangle, "union"):
      return Expression(call(.union, [whole, argument(nil, .rectangle)]), .rectangle)
    case (.rectangle, "intersection"):
      return Expression(call(.intersection, [whole, argument(nil, .rectangle)]), .rectangle)
    case (.rectangle, "intersects"):
      return Expression(call(.intersects, [whole, argument(nil, .rectangle)]), .truth)
    case (.rectangle, "contains"):
      guard let point = link.arguments.first?.expression,
        quietly({ expression(point).type }) != .rectangle
      else { return nil }
      return Expression(call(.containsPoint, [whole, argument(nil, .point)]), .truth)
    case (.point, "applying"):
      return Expression(call(.applying, [whole, argument(nil, .transform)]), .point)
    case (.transform, "concatenating"):
      return Expression(call(.concatenating, [whole, argument(nil, .transform)]), .transform)
    case (.transform, "rotated"):
      let turn = rotation(argument("by", .number))
      return Expression(call(.concatenating, [turn, whole]), .transform)
    case (.transform, "translatedBy"):
      let shift = transform(e: argument("x", .number), f: argument("y", .number))
      return Expression(call(.concatenating, [shift, whole]), .transform)
    case (.transform, "scaledBy"):
      let scale = transform(a: argument("x", .number), d: argument("y", .number))
      return Expression(call(.concatenating, [scale, whole]), .transform)
    default: return nil
    }
  }

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

extension SwiftType {
  /// The six numbers of an affine transform.
  static let transform = SwiftType.named("CGAffineTransform")
  static let alignment = SwiftType.named("Alignment")
  static let edges = SwiftType.list(.named("Edge"))
}
