import LayLanguage
import SwiftSyntax

/// Static members and initializers that the files add to framework types.
extension Translator {
  /// `Date.on(2024, 3, 4)`, `EdgeInsets.row`: a static member of an extension; nil if there is
  /// none.
  func extensionMember(
    _ name: String, of owner: String, _ syntax: ExprSyntax, _ expecting: SwiftType = .unknown
  ) -> Expression? {
    let added = declarations.extensions[owner]?.filter { $0.name == name } ?? []
    if let call = syntax.as(FunctionCallExprSyntax.self) ?? Self.call(syntax) {
      let arguments = SwiftArgument.all(of: call)
      let functions = added.filter(\.isStatic)
      if let function = functions.first(where: { suits($0, arguments) }) ?? functions.first {
        return extensionCall(function, of: owner, arguments, syntax, expecting)
      }
    }
    if let computed = added.first(where: { $0.syntax.is(VariableDeclSyntax.self) }) {
      return extensionValue(computed, of: owner)
    }
    guard
      let value = declarations.extensionConstants[owner]?.first(where: { $0.name == name })
    else { return nil }
    let type = value.type == .unknown ? SwiftType(framework: owner) : value.type
    return value.value.map { expression($0, expecting: type) }
  }

  /// The call whose callee is this expression; nil if it is not called.
  private static func call(_ syntax: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = syntax.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == syntax.id
    else { return nil }
    return call
  }

  /// Calls a static function of an extension, which is a function of the program.
  private func extensionCall(
    _ function: FunctionDeclaration, of owner: String, _ arguments: [SwiftArgument],
    _ syntax: ExprSyntax, _ expecting: SwiftType
  ) -> Expression {
    let same = declarations.extensions[owner]?.filter { $0.name == function.name } ?? []
    let index = same.firstIndex { $0.syntax.id == function.syntax.id } ?? 0
    let number = index == 0 ? "" : "-\(index + 1)"
    let called = Names.function(owner) + "." + Names.kebab(function.name) + number
    var result = function.result
    if result == .named("Self") { result = SwiftType(framework: owner) }
    if defined.insert("extension " + called).inserted {
      outside {
        scopes.append([:])
        let heads = parameterNodes(function.parameters)
        let body = self.body(function.body, expecting: result)
        if result.isUnknown { globalTypes[called] = body.type }
        emit(
          .call("define", [.list([.atom(called)] + heads)] + body.nodes, place(of: function.syntax))
        )
        scopes.removeLast()
      }
    }
    let nodes = self.arguments(arguments, of: function.parameters, syntax)
    return Expression(
      .call(called, nodes, place(of: syntax)), globalTypes[called] ?? result)
  }

  /// The framework type to which the files add `.name`, among those that a parameter takes.
  func extensionOwner(of name: String, _ type: ParameterType) -> String? {
    guard !declarations.extensions.isEmpty || !declarations.extensionConstants.isEmpty else {
      return nil
    }
    return type.frameworkTypes.first { owner in
      declarations.extensionConstants[owner]?.contains { $0.name == name && $0.isStatic } == true
        || declarations.extensions[owner]?.contains { $0.name == name && $0.isOfType } == true
    }
  }

  // MARK: Initializers

  /// `Text(price: 3)`, by an initializer of an extension; nil where none is meant.
  func addedInitializer(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    guard let known = declarations.extensionInitializers[name], name != "Color",
      let initializer = known.first(where: { suits($0, arguments) })
    else { return nil }
    let index = known.firstIndex { $0.syntax.id == initializer.syntax.id } ?? 0
    let called = "make-" + Names.kebab(name) + (index == 0 ? "" : "-\(index + 1)")
    if defined.insert("added init " + called).inserted {
      openModifiers.insert(initializer.syntax.id)
      outside {
        scopes.append([:])
        let around = initializedType
        initializedType = name
        let heads = parameterNodes(initializer.parameters)
        let body: Body
        if let value = initializer.valueOfSelf {
          let given = expression(value, expecting: SwiftType(framework: name))
          body = Body(nodes: [given.whole], type: given.type)
        } else {
          body = self.body(initializer.body, expecting: SwiftType(framework: name))
        }
        initializedType = around
        globalTypes["added init " + called] = body.type
        emit(
          .call(
            "define", [.list([.atom(called)] + heads)] + body.nodes, place(of: initializer.syntax)))
        scopes.removeLast()
      }
      openModifiers.remove(initializer.syntax.id)
    }
    let nodes = self.arguments(arguments, of: initializer.parameters, syntax)
    let type = globalTypes["added init " + called] ?? SwiftType(framework: name)
    return Expression(.call(called, nodes, place(of: syntax)), type)
  }
}

extension FunctionDeclaration {
  /// The value that an initializer assigns to `self`; nil if it assigns none.
  ///
  /// Later changes are ignored: mostly they set the colors and fonts of attributed strings.
  fileprivate var valueOfSelf: ExprSyntax? {
    for statement in body {
      guard case .expr(let expression) = statement.item,
        let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.operator.trimmedDescription == "=",
        assignment.leftOperand.trimmedDescription == "self"
      else { continue }
      return assignment.rightOperand
    }
    return nil
  }

  /// Whether it belongs to a type and not to its values.
  fileprivate var isOfType: Bool {
    let modifiers =
      syntax.as(VariableDeclSyntax.self)?.modifiers ?? syntax.as(FunctionDeclSyntax.self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
  }
}

extension SwiftType {
  /// The type that stands for a framework type here.
  init(framework name: String) {
    let views = Catalogue.declarations(swiftUI: name).contains {
      $0.kind.makesViews && $0.kind != .modifier
    }
    switch name {
    case "Text": self = .text
    case _ where views: self = .view
    default:
      self = SwiftType(TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))) { _ in nil }
    }
  }
}

extension ParameterType {
  /// The types of Swift whose values a parameter takes.
  fileprivate var frameworkTypes: [String] {
    switch self {
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil:
      ["CGFloat", "Double", "Int"]
    case .count, .countFromOne, .integerOrNil: ["Int"]
    case .string: ["String", "LocalizedStringKey", "LocalizedStringResource"]
    case .object(_, let sample) where sample.hasPrefix("(edge-insets"): ["EdgeInsets"]
    case .object(_, let sample) where sample.hasPrefix("(size"): ["CGSize"]
    case .object(_, let sample) where sample.hasPrefix("(point"): ["CGPoint", "UnitPoint"]
    case .oneOf(let types): types.flatMap(\.frameworkTypes)
    default: []
    }
  }
}
