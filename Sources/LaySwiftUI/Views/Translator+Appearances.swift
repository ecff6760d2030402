import LayLanguage
import SwiftSyntax

/// `onAppear { isCut = true }` of a candidate of `ViewThatFits`: whether the candidate is shown
/// follows from the layout, so that the candidate says it as a preference.
extension Translator {
  /// What a candidate says when it is shown; nil for all other views.
  func appearance(_ link: Chain.Link, _ place: SwiftPlace) -> LayNode? {
    guard let call = link.call, call.fitsAround != nil, let (name, _) = call.appearance,
      let type = members?.type, type.followed.contains(name)
    else { return nil }
    return .call("preference", [appearanceKey(name, type), .truth(true)], place)
  }

  /// What is done where candidates of a `ViewThatFits` say that they are shown.
  func appearances(in fits: ExprSyntax) -> [LayNode] {
    guard let type = members?.type, !type.followed.isEmpty,
      let call = fits.as(FunctionCallExprSyntax.self)
    else { return [] }
    var found: [LayNode] = []
    for token in call.tokens(viewMode: .sourceAccurate) where token.text == "onAppear" {
      guard let appearing = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        appearing.fitsAround?.id == call.id, let (name, value) = appearing.appearance,
        type.followed.contains(name), let property = type.stored(name)
      else { continue }
      let state = followedState(property, of: type)
      let isShown = LayNode.atom(unique("is-shown"))
      let change = LayNode.call(
        "set!",
        [
          state.node,
          .call("if", [isShown, node(value, expecting: state.type), initial(property).whole]),
        ])
      found.append(
        .call(
          "on-preference-change",
          [appearanceKey(name, type), .call("fn", [.list([isShown]), change])],
          place(of: appearing)))
    }
    return found
  }

  private func appearanceKey(_ name: String, _ type: TypeDeclaration) -> LayNode {
    let key = Names.function(type.name) + "-" + Names.kebab(name) + "-appears"
    if defined.insert("key " + key).inserted {
      let names = [LayNode.atom("a"), .atom("b")]
      emit(
        .call(
          "define-preference-key",
          [.atom(key), .truth(false), .call("fn", [.list(names), .call("or", names)])]))
    }
    return .atom(key)
  }
}

extension FunctionCallExprSyntax {
  /// The variable that `.onAppear { … }` changes, and what it gets.
  var appearance: (name: String, value: ExprSyntax)? {
    let closure =
      trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    return closure.flatMap { AppearanceReader.onlyAssignment($0) }
  }

  /// The nearest `ViewThatFits` that it is a part of.
  var fitsAround: FunctionCallExprSyntax? {
    var around = parent
    while let current = around {
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ViewThatFits"
      {
        return call
      }
      around = current.parent
    }
    return nil
  }
}
