import LayLanguage
import SwiftSyntax

/// Tables, whose columns show parts of the elements and learn their type from the table.
extension Translator {
  func table(
    _ name: String, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    name == "Table" ? wholeTable(arguments, call) : column(arguments, call)
  }

  private func wholeTable(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let columns = arguments.first(where: { $0.isFirstTrailing || $0.label == "columns" }),
      let closure = columns.asClosure
    else { return nil }
    let rows = arguments.first { $0.label == "rows" }?.asClosure?.statements.rowData
    let given = arguments.first { $0.label == nil && $0.expression != nil }?.expression
    guard let data = given ?? rows else { return nil }
    let list = expression(data.bound, expecting: .list(.unknown))
    var element = list.type.element
    if let type = arguments.first(where: { $0.label == "of" })?.expression?
      .as(MemberAccessExprSyntax.self)?.base
    {
      element = self.type(
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(type.trimmedDescription))))
    }
    rowTypes.append(element)
    defer { rowTypes.removeLast() }
    tally.views += 1
    let nodes = views(of: closure.statements)
    return Expression(.call("table", [list.whole] + nodes, place(of: call)), .view)
  }

  private func column(
    _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard let element = rowTypes.last, let title = arguments.first?.expression else { return nil }
    tally.views += 1
    var nodes = [localized(title)?.whole ?? value(title, .oneOf([.string, .view]))]
    if let content = arguments.last?.asClosure {
      let cell = inScope { () -> LayNode in
        let names = bindParameters(of: content, types: [element])
        let row = names.first ?? "row"
        return .call(
          "fn", [.list([.atom(row)])] + views(of: content.statements), place(of: content))
      }
      nodes.append(cell)
    } else if let path = arguments.first(where: { $0.label == "value" })?.expression?
      .as(KeyPathExprSyntax.self)
    {
      let part = function(path, of: element)
      let row = LayNode.atom("row")
      let text = LayNode.call("text", [.call("str", [.list([part.whole, row])])])
      nodes.append(.call("fn", [.list([row]), text], place(of: path)))
    }
    return Expression(.call("table-column", nodes, place(of: call)), .view)
  }

  /// A column with the width that a modifier gives it; nil for all other modifiers and views.
  func widened(_ base: Expression, by link: Chain.Link) -> Expression? {
    guard base.node.head == "table-column", base.modifiers.isEmpty, let nodes = base.node.nodes
    else { return nil }
    var result = base
    switch link.name {
    case "width":
      var more: [LayNode] = []
      for argument in link.arguments {
        guard let value = argument.expression else { continue }
        more += [.keyword(argument.label ?? "width"), node(value, expecting: .number)]
      }
      result.node = .list(nodes + more, base.node.place)
    case "alignment", "customizationID", "defaultVisibility", "disabledCustomizationBehavior": break
    default: return nil
    }
    tally.modifiers += 1
    return result
  }
}

extension CodeBlockItemListSyntax {
  /// The data of the rows of a table: that of its only `ForEach`.
  fileprivate var rowData: ExprSyntax? {
    guard case .expr(let only)? = first?.item, count == 1,
      let call = only.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText == "ForEach"
    else { return nil }
    return call.arguments.first?.expression
  }
}
