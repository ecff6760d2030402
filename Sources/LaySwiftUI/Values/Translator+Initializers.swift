import LayLanguage
import SwiftSyntax

/// Initializers that do more than take the fields of their type.
extension Translator {
  /// The initializer that a call means, if it becomes a function of its own; nil otherwise.
  ///
  /// It does for structs and classes, and for views if it is not the main initializer.
  func otherInitializer(
    of type: TypeDeclaration, _ arguments: [SwiftArgument]
  ) -> FunctionDeclaration? {
    if type.isModifier || type.isLayout || type.style != nil { return nil }
    let main = type.mainInitializer
    let meant =
      type.initializers.first { suits($0, arguments) }
      ?? type.initializers.first { $0.takes(arguments) } ?? main
    if type.isView, let main, meant?.syntax.id == main.syntax.id { return nil }
    return meant
  }

  /// Defines an initializer as a function and returns its name in the program.
  func defined(_ initializer: FunctionDeclaration, of type: TypeDeclaration) -> String {
    let index = type.initializers.firstIndex { $0.syntax.id == initializer.syntax.id } ?? 0
    let made = Names.function(type.name)
    let called = "make-" + made + (index == 0 ? "" : "-\(index + 1)")
    guard defined.insert("init " + called).inserted else { return called }
    outside {
      let context = MemberContext(type, depth: scopes.count)
      members = context
      scopes.append([:])
      let heads = parameterNodes(initializer.parameters)
      let head = LayNode.list([.atom(called)] + heads)
      let value: [LayNode]
      if let call = initializer.delegation {
        value = [make(type, SwiftArgument.all(of: call), ExprSyntax(call)).whole]
      } else {
        assignments(of: initializer, context)
        value = [fields(of: type, context)]
      }
      emit(
        .call("define", [head] + context.definitions + value, place(of: initializer.syntax)))
      scopes.removeLast()
    }
    return called
  }

  /// The value of a struct, made of what its initializer has assigned to its fields.
  private func fields(of type: TypeDeclaration, _ context: MemberContext) -> LayNode {
    var nodes: [LayNode] = []
    let taken = Set(initializerParameters(of: type).map(\.name))
    for property in type.stored where !type.isView || taken.contains(property.name) {
      if property.isStatic || property.isLazy { continue }
      let given = scopes[context.depth][property.name]
      if property.isConstant, property.value != nil { continue }
      if let given {
        nodes += [.keyword(Names.kebab(property.name)), .atom(given.name)]
      } else if property.value == nil, property.typeSyntax?.is(OptionalTypeSyntax.self) != true {
        let guess = quietly { unknown(property.syntax, property.type).node }
        nodes += [.keyword(Names.kebab(property.name)), guess]
      } else if property.value == nil, property.isConstant {
        nodes += [.keyword(Names.kebab(property.name)), .nothing]
      }
    }
    return .call(Names.function(type.name), nodes)
  }
}

extension TypeDeclaration {
  /// The initializer that assigns the properties; nil if there is none, or if all delegate to the
  /// memberwise initializer.
  ///
  /// A view with several such initializers has no main one: each becomes a function that passes the
  /// fields on.
  var mainInitializer: FunctionDeclaration? {
    let whole = initializers.filter { $0.delegation == nil }
    return whole.count > 1 && isView ? nil : whole.first
  }
}

extension FunctionDeclaration {
  /// `self.init(…)`: the call by which an initializer delegates to another; nil if it does not.
  fileprivate var delegation: FunctionCallExprSyntax? {
    for statement in body {
      guard case .expr(let expression) = statement.item,
        let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.calleeText == "self.init"
      else { continue }
      return call
    }
    return nil
  }
}
