import LayLanguage
import SwiftSyntax

/// Changes of an element by a subscript of the files: `board[row, column] = .queen`.
extension Translator {
  /// The step that calls the subscript's setter; nil for all other elements.
  func elementChange(
    _ target: ExprSyntax, _ sign: String, _ value: ExprSyntax
  ) -> [LayNode]? {
    guard let element = target.as(SubscriptCallExprSyntax.self) else { return nil }
    let whole = quietly { expression(element.calledExpression) }
    let arguments = SwiftArgument.all(in: element.arguments)
    guard let name = whole.type.declaredName, let type = declarations.types[name],
      let setter = type.functions.first(where: { $0.isSetter(for: arguments) }),
      let place = changedPlace(element.calledExpression)
    else { return nil }
    let kind = setter.parameters.last?.type ?? .unknown
    let nodes = self.arguments(arguments, of: setter.parameters.dropLast(), element)
    var given = expression(value, expecting: kind).whole
    if sign != "=" {
      guard let operation = Self.combining[sign] else { return nil }
      given = .call(operation, [expression(target).whole, given])
    }
    let called = defineProperty(setter, of: type).name
    let change = LayNode.call("set!", [place, .call(called, [place] + nodes + [given])])
    return [change] + handedBack(element.calledExpression)
  }

  private static let combining = ["+=": "+", "-=": "-", "*=": "*", "/=": "/"]
}

extension FunctionDeclaration {
  /// The name of the setter of a subscript, which takes the new value after the arguments.
  static let setterName = "setSubscript"

  fileprivate func isSetter(for arguments: [SwiftArgument]) -> Bool {
    name == Self.setterName && parameters.dropLast().map(\.label) == arguments.map(\.label)
  }
}
