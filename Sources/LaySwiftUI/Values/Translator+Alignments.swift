import LayLanguage
import SwiftSyntax

/// Alignment guides that the files define, by an extension of `HorizontalAlignment` or
/// `VerticalAlignment`.
extension Translator {
  /// The guide that an expression names, as a variable of the program; nil for those of SwiftUI.
  func ownAlignment(_ expression: ExprSyntax) -> LayNode? {
    guard let name = expression.implicitMember ?? expression.staticMember else { return nil }
    for (owner, axis) in [("HorizontalAlignment", "horizontal"), ("VerticalAlignment", "vertical")]
    {
      guard let entry = declarations.extensionConstants[owner]?.first(where: { $0.name == name }),
        let call = entry.value?.as(FunctionCallExprSyntax.self),
        let key = call.arguments.first?.expression.keyType, let type = declaredType(key)
      else { continue }
      return .atom(define(alignment: type, called: name, axis), place(of: expression))
    }
    return nil
  }

  /// Whether an expression names a guide that the files define.
  func isOwnAlignment(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.implicitMember ?? expression.staticMember else { return false }
    return ["HorizontalAlignment", "VerticalAlignment"].contains { owner in
      declarations.extensionConstants[owner]?.contains { $0.name == name } == true
    }
  }

  private func define(
    alignment type: TypeDeclaration, called name: String, _ axis: String
  ) -> String {
    let plain = Names.kebab(name)
    let free = Names.variable(name, besides: globalNames)
    let called = free == plain ? plain : plain + "-line"
    guard defined.insert("alignment " + type.name).inserted else { return called }
    outside {
      guard let function = type.functions.first(where: { $0.name == "defaultValue" }) else {
        emit(.call("define-alignment-id", [.atom(called), .atom(axis), .atom("0")]))
        return
      }
      let value = inScope { () -> LayNode in
        let given = declare(function.parameters.first?.name ?? "context", .dimensions)
        let body = statementBody(function.body, expecting: .number)
        return .call("fn", [.list([.atom(given)])] + body.nodes)
      }
      emit(
        .call(
          "define-alignment-id", [.atom(called), .atom(axis), value], place(of: type.syntax)))
    }
    return called
  }
}

extension ExprSyntax {
  /// `vertical-center` for `VerticalAlignment.center`, the name of the guide in `lay`; nil for
  /// others.
  var centreOfAxis: String? {
    switch trimmedDescription {
    case "HorizontalAlignment.center": "horizontal-center"
    case "VerticalAlignment.center": "vertical-center"
    default: nil
    }
  }
}
