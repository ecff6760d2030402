import LayLanguage
import SwiftSyntax

/// The views of previews, and the sizes of widgets.
extension Translator {
  /// The views of a preview; those of a widget are in a frame of the size of its family.
  func views(of preview: (name: String?, body: CodeBlockItemListSyntax, syntax: Syntax))
    -> [LayNode]
  {
    widgetFamily = preview.syntax.widgetFamily
    if let name = declarations.previewTypes[preview.body.id], let type = declarations.types[name] {
      return [alone(type)]
    }
    let shown = self.shown(by: preview.body)
    guard let family = widgetFamily, let size = WidgetSize.all[family], !shown.isEmpty else {
      return shown
    }
    let place = place(of: preview.syntax)
    let margins = declarations.hasWidgetMargins && !family.hasPrefix("accessory")
    let frame: [LayNode] = [
      .keyword("width"), .atom("\(size.width)"), .keyword("height"), .atom("\(size.height)"),
    ]
    return [
      .call(
        "->",
        [shown.asOne(place)] + (margins ? [.call("padding", [.atom("\(WidgetSize.margin)")])] : [])
          + [.call("frame", frame)], place)
    ]
  }

  private func shown(by body: CodeBlockItemListSyntax) -> [LayNode] {
    guard body.isDoneStepByStep else { return views(of: body) }
    let nodes = statementBody(body, expecting: .view).nodes
    return [.list([.call("fn", [.list([])] + nodes)], place(of: body))]
  }
}

/// How large widgets are on a phone of 393 x 852, in points.
///
/// - Source: Apple's Human Interface Guidelines, the tables of widget sizes.
private struct WidgetSize {
  let width, height: Int

  static let all = [
    "accessoryCircular": WidgetSize(width: 72, height: 72),
    "accessoryInline": WidgetSize(width: 234, height: 26),
    "accessoryRectangular": WidgetSize(width: 160, height: 72),
    "systemLarge": WidgetSize(width: 338, height: 354),
    "systemMedium": WidgetSize(width: 338, height: 158),
    "systemSmall": WidgetSize(width: 158, height: 158),
  ]

  /// The margin around the content of a system widget.
  static let margin = 16
}

extension FileDeclarations {
  /// Whether no widget of the files disables the margins of its content.
  fileprivate var hasWidgetMargins: Bool {
    !types.values.contains { type in
      type.isWidget
        && type.syntax.tokens(viewMode: .sourceAccurate).contains {
          $0.text == "contentMarginsDisabled"
        }
    }
  }
}

extension Syntax {
  /// `systemSmall` of `#Preview("Name", as: .systemSmall)`.
  fileprivate var widgetFamily: String? {
    let statement = self.as(CodeBlockItemSyntax.self).map { Syntax($0.item) } ?? self
    let arguments =
      statement.as(MacroExpansionDeclSyntax.self)?.arguments
      ?? statement.as(MacroExpansionExprSyntax.self)?.arguments
    let family = arguments?.first { $0.label?.text == "as" }?.expression
    return family?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension [LayNode] {
  /// The first of several previews; each view in a group or a loop is a preview of its own.
  var firstView: [LayNode] {
    guard let index = firstIndex(where: { !$0.isComment }) else { return self }
    return Array(prefix(through: index).dropLast()) + [self[index].firstPreview]
  }
}

extension LayNode {
  fileprivate var firstPreview: LayNode {
    guard var nodes, nodes.count > 1 else { return self }
    switch head {
    case "group":
      let views = Array(nodes.dropFirst())
      return views.first?.text?.hasPrefix(":") == true
        ? self : views.firstView.asOne(place)
    case "for": return .call("first", [self], place)
    case "->":
      nodes[1] = nodes[1].firstPreview
      return .list(nodes, place)
    default: return self
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a preview does something with a value before it returns its view.
  fileprivate var isDoneStepByStep: Bool {
    contains { statement in
      if case .stmt(let step) = statement.item { step.is(ReturnStmtSyntax.self) } else { false }
    }
      && contains { statement in
        guard case .expr(let expression) = statement.item else { return false }
        return expression.is(InfixOperatorExprSyntax.self)
          || expression.is(FunctionCallExprSyntax.self)
      }
  }
}

extension Translator {
  /// The preview to which a provider gives a name, as by `.previewDisplayName("Dark")`; nil if
  /// there is none.
  func preview(displayed name: String) -> [LayNode]? {
    for type in declarations.typeOrder.compactMap({ declarations.types[$0] }) where type.isPreview {
      for token in type.syntax.tokens(viewMode: .sourceAccurate)
      where token.text == "previewDisplayName" {
        guard let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
          let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
          title.representedLiteralValue == name
        else { continue }
        var shown: [LayNode] = []
        outside {
          members = MemberContext(type, depth: scopes.count)
          shown = [asView(expression(ExprSyntax(call), expecting: .view), ExprSyntax(call))]
        }
        return shown
      }
    }
    return nil
  }
}
