import LayLanguage
import SwiftSyntax

/// Sets, which are lists without duplicates here; `Edge.Set` among them.
extension Translator {
  /// A method of a set that does not change it; nil for all else.
  func setMethod(_ link: Chain.Link, _ base: Expression) -> Expression? {
    guard let other = link.arguments.first?.expression, link.arguments.count == 1 else {
      return nil
    }
    let whole = base.whole
    let x = LayNode.atom(unique("x"))
    func list() -> LayNode { node(other, expecting: base.type) }
    func isIn(_ list: LayNode) -> LayNode { .call("contains", [x, list]) }
    func those(_ test: LayNode, of list: LayNode) -> LayNode {
      .call("filter", [.call("fn", [.list([x]), test]), list])
    }
    switch link.name {
    case "union":
      return Expression(call(.distinct, [.call("append", [whole, list()])]), base.type)
    case "intersection": return Expression(those(isIn(list()), of: whole), base.type)
    case "subtracting":
      return Expression(those(.call("not", [isIn(list())]), of: whole), base.type)
    case "isSubset":
      let test = LayNode.call("fn", [.list([x]), isIn(list())])
      return Expression(.call("all-satisfy", [test, whole]), .truth)
    case "isSuperset":
      let test = LayNode.call("fn", [.list([x]), isIn(whole)])
      return Expression(.call("all-satisfy", [test, list()]), .truth)
    case "isDisjoint":
      let found = LayNode.call("empty?", [those(isIn(list()), of: whole)])
      return Expression(found, .truth)
    default: return nil
    }
  }

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
}
