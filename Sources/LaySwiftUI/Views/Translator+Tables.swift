import LayLanguage
import SwiftSyntax

/// Tables, whose columns are made of the elements of a list.
extension Translator {
  /// `Table(people) { TableColumn("Name", value: \.name) }`; nil where its rows or its columns are
  /// made otherwise.
  func table(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    guard let first = arguments.first, first.label == nil, let data = first.expression,
      let closure = arguments.first(where: { $0.isFirstTrailing || $0.label == "columns" })?
        .asClosure
    else { return nil }
    let columns = closure.statements.compactMap(\.columnChain)
    guard !columns.isEmpty, columns.count == closure.statements.count else { return nil }
    let rows = expression(data.bound, expecting: .list(.unknown))
    tally.views += 1
    let nodes = columns.map { column($0, of: rows.type.element) }
    return Expression(.call("table", [rows.whole] + nodes, place), .view)
  }

  private func column(_ chain: Chain, of element: SwiftType) -> LayNode {
    let call = chain.root.as(FunctionCallExprSyntax.self)
    let arguments = SwiftArgument.all(of: call)
    tally.views += 1
    var nodes = [LayNode.string("")]
    if let title = arguments.first(where: { $0.label == nil && $0.asClosure == nil })?.expression {
      nodes = [(localized(title) ?? expression(title, expecting: .string)).whole]
    }
    if let content = arguments.first(where: { $0.asClosure != nil })?.asClosure {
      nodes.append(function(content, types: [element], expecting: .view).whole)
    } else if let path = arguments.first(where: { $0.label == "value" })?.expression?
      .as(KeyPathExprSyntax.self)
    {
      let name = unique("row")
      let text = LayNode.call("text", [.list([function(path, of: element).whole, .atom(name)])])
      nodes.append(.call("fn", [.list([.atom(name)]), text]))
    }
    for link in chain.links {
      tally.modifiers += 1
      guard link.name == "width" else { continue }
      for argument in link.arguments {
        guard let length = argument.expression else { continue }
        nodes += [
          .keyword(argument.label ?? "width"), node(length, expecting: .number),
        ]
      }
    }
    return .call("table-column", nodes, call.map { self.place(of: $0) })
  }
}

extension CodeBlockItemSyntax {
  /// The call of `TableColumn` that it is, with what modifies it.
  fileprivate var columnChain: Chain? {
    guard case .expr(let expression) = item else { return nil }
    let chain = Chain(expression)
    let callee = chain.root.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text == "TableColumn" ? chain : nil
  }
}
