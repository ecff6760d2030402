import LayLanguage
import SwiftSyntax

/// Calls that change what they are called on.
extension Translator {
  /// `load()` or `self.load()`, a mutating method called in a member of its type; nil for all else.
  func changeOfSelf(_ call: FunctionCallExprSyntax) -> LayNode? {
    guard let owner = valueMembers.last, let whole = variable("self"),
      let name = call.calledExpression.ownName,
      owner.functions.contains(where: { $0.name == name && $0.isMutating }),
      let changed = functionOfValue(name, of: owner, .atom(whole.name), call)
    else { return nil }
    return .call("set!", [.atom(whole.name), changed.whole], place(of: call))
  }

  func mutation(
    _ name: String, of base: ExprSyntax, _ call: FunctionCallExprSyntax
  ) -> LayNode? {
    let arguments = SwiftArgument.all(of: call)
    let type = quietly { expression(base).type }
    if case .structure(let owner) = type, let declared = declarations.types[owner],
      let function = declared.functions.first(where: { $0.name == name }), function.isMutating,
      let place = changedPlace(base), let whole = functionOfValue(name, of: declared, place, call)
    {
      return .call("set!", [place, whole.whole])
    }
    if case .list = type, let place = quietly({ changedPlace(base) }),
      let node = setMutation(name, place, arguments, type)
    {
      return node
    }
    if type == .spacing, name == "formUnion", let place = changedPlace(base) {
      return .call("set!", [place, spacingUnion(place, arguments)])
    }
    switch type {
    case .list, .dictionary, .unknown, .truth, .number, .integer: break
    default: return nil
    }
    guard ListChangeNames.all.contains(name), let place = changedPlace(base) else { return nil }
    return listMutation(name, place, arguments, type)
  }

  private func listMutation(
    _ name: String, _ place: LayNode, _ arguments: [SwiftArgument], _ type: SwiftType
  ) -> LayNode? {
    let first = arguments.first
    func value(_ argument: SwiftArgument?) -> LayNode {
      argument?.expression.map { node($0, expecting: type.element) } ?? .nothing
    }
    func function(_ types: [SwiftType]) -> LayNode {
      first.map { functionValue($0, types: types).whole } ?? .nothing
    }
    switch name {
    case "append":
      guard first?.label == "contentsOf", let list = first?.expression else {
        return .call("append!", [place, value(first)])
      }
      return .call("set!", [place, .call("append", [place, node(list, expecting: type)])])
    case "merge": return merged(place, type, arguments).map { .call("set!", [place, $0.whole]) }
    case "insert":
      guard arguments.count == 2 else { return nil }
      return .call("insert!", [place, value(first), .keyword("at"), value(arguments[1])])
    case "remove": return .call("remove!", [place, .keyword("at"), value(first)])
    case "removeValue": return .call("remove!", [place, .keyword("key"), value(first)])
    case "removeFirst" where first == nil, "removeLast" where first == nil:
      return .call(Names.kebab(name) + "!", [place])
    case "removeFirst": return .call("set!", [place, .call("drop", [value(first), place])])
    case "removeLast": return .call("set!", [place, .call("drop-last", [value(first), place])])
    case "removeAll":
      guard let first, first.label == "where" || first.asClosure != nil else {
        let empty = LayNode.call(type.isDictionary ? "dictionary" : "list", [])
        return .call("set!", [place, empty])
      }
      let x = LayNode.atom(unique("x"))
      let kept = LayNode.call("not", [.list([function([type.element]), x])])
      return .call(
        "set!", [place, .call("filter", [.call("fn", [.list([x]), kept]), place])])
    case "swapAt":
      guard arguments.count == 2 else { return nil }
      return .call("swap!", [place, value(first), value(arguments[1])])
    case "sort":
      let order = first == nil ? [] : [function([type.element, type.element])]
      return .call("set!", [place, .call("sort", order + [place])])
    case "reverse": return .call("set!", [place, .call("reverse", [place])])
    case "toggle": return .call("set!", [place, .call("not", [place])])
    case "negate": return .call("set!", [place, .call("-", [place])])
    default: return .nothing
    }
  }
}
