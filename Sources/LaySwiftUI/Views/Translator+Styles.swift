import LayLanguage
import SwiftSyntax

/// Styles of controls that the files define.
extension Translator {
  /// `(define-button-style (rounded :radius (radius 8)) (configuration) …)`.
  func defineStyle(_ type: TypeDeclaration) {
    guard let make = type.functions.first(where: { $0.name == "makeBody" }),
      let configuration = make.parameters.first?.name
    else { return }
    let context = MemberContext(type, depth: scopes.count)
    context.isView = true
    members = context
    scopes.append([:])
    let heads = parameterNodes(initializerParameters(of: type))
    let name = bind(configuration, .named(Self.configuration))
    let views = body(make.body, expecting: .view).nodes
    let head = LayNode.list([.atom(Names.function(type.name))] + heads)
    emit(
      .call(
        "define-button-style",
        [head, .list([.atom(name)] + (context.readsEnvironment ? [.atom(Self.surroundings)] : []))]
          + context.definitions + views,
        place(of: type.syntax)))
    scopes.removeLast()
  }

  static let configuration = "ButtonStyleConfiguration"

  /// `configuration.label` and `configuration.isPressed`.
  func configurationMember(_ name: String, of base: Expression) -> Expression? {
    guard base.type == .named(Self.configuration) else { return nil }
    switch name {
    case "label": return Expression(.call(":label", [base.whole]), .view)
    case "isPressed": return Expression(.call(":is-pressed", [base.whole]), .truth)
    case "role": return Expression(.call(":role", [base.whole]), .unknown)
    default: return nil
    }
  }

  /// `.buttonStyle(Rounded(radius: 8))`, or `.buttonStyle(.rounded)` by an extension of the files;
  /// nil for styles of SwiftUI.
  func ownStyle(_ link: Chain.Link) -> LayNode? {
    guard let argument = link.arguments.first?.expression else { return nil }
    if let made = ownStyle(argument) { return made }
    let kind = link.name.prefix(1).uppercased() + link.name.dropFirst()
    guard let name = argument.implicitCallee,
      let known = declarations.extensions[kind]?.first(where: { $0.name == name }),
      case .expr(let expression)? = known.body.last?.item
    else { return nil }
    return ownStyle(expression)
  }

  private func ownStyle(_ expression: ExprSyntax) -> LayNode? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = declaredType(name), type.isButtonStyle
    else { return nil }
    define(type)
    let nodes = arguments(
      SwiftArgument.all(of: call), of: initializerParameters(of: type), expression)
    return .call(Names.function(name), nodes, place(of: call))
  }
}
