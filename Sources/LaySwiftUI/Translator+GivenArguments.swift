import LayLanguage
import SwiftSyntax

/// The arguments that calls pass to functions and views of the files.
extension Translator {
  /// The arguments of a call of a function or a view of the files.
  func arguments(
    _ given: [SwiftArgument], of parameters: [ParameterDeclaration],
    _ syntax: some SyntaxProtocol
  ) -> [LayNode] {
    var positional: [LayNode] = []
    var keywords: [LayNode] = []
    var open = parameters[...]
    var taken: Set<String> = []
    let element = elementType(in: given)
    var given = given[...]
    while let argument = given.popFirst() {
      let found = open.firstIndex { parameter in
        argument.isFirstTrailing ? parameter.takesClosure : parameter.label == argument.label
      }
      guard let found else {
        if argument.closure == nil {
          leaveOut(argument.syntax, "this argument is not read and left out")
        }
        continue
      }
      let parameter = open[found]
      open = open[(found + 1)...]
      taken.insert(parameter.name)
      defer { keywords += setterNodes(of: argument, parameter) }
      guard var node = value(argument, parameter, element) else { continue }
      if parameter.isVariadic {
        var nodes = [node]
        while let more = given.first, more.label == nil, more.closure == nil {
          given.removeFirst()
          if let value = value(more, parameter, element) { nodes.append(value) }
        }
        node = .call("list", nodes)
      }
      if parameter.label == nil, parameter.defaultValue == nil {
        positional.append(node)
      } else {
        keywords += [.keyword(Names.kebab(parameter.label ?? parameter.name)), node]
      }
    }
    for parameter in parameters
    where parameter.defaultValue == nil && !taken.contains(parameter.name) && !parameter.mayBeNil {
      let guess = parameter.isVariadic ? .call("list", []) : self.guess(parameter)
      if parameter.label == nil {
        positional.append(guess)
      } else {
        keywords += [.keyword(Names.kebab(parameter.label ?? parameter.name)), guess]
      }
    }
    return positional + keywords
  }

  /// The element type of the first list among the arguments, if a closure, which mostly takes the
  /// elements, is passed too.
  private func elementType(in given: [SwiftArgument]) -> SwiftType {
    guard given.contains(where: { $0.asClosure != nil }) else { return .unknown }
    for argument in given where argument.asClosure == nil {
      guard let value = argument.expression else { continue }
      if case .list(let element) = quietly({ expression(value.bound).type }) { return element }
    }
    return .unknown
  }

  private func value(
    _ argument: SwiftArgument, _ parameter: ParameterDeclaration, _ element: SwiftType
  ) -> LayNode? {
    var type = parameter.type
    if parameter.isVariadic { type = type.element }
    if case .function(.named("Void")) = type, isFollowed(parameter) {
      return calledLater(argument, parameter)
    }
    if case .list(let built) = type, !parameter.isVariadic, let closure = argument.asClosure {
      let attributes = parameter.syntax.asProtocol(WithAttributesSyntax.self)?.attributes
      return builtList(closure.statements, built, by: attributes.flatMap(builder))
    }
    guard let closure = argument.asClosure else {
      guard let expression = argument.expression else { return nil }
      if case .function(.named("Void")) = type { return .nothing }
      if let path = expression.as(KeyPathExprSyntax.self), !receiver.isUnknown {
        return function(path, of: receiver).whole
      }
      if parameter.takesKey, let key = localized(expression) { return key.whole }
      let value = self.expression(expression.bound, expecting: type)
      return type.isView ? asView(value, expression) : value.whole
    }
    if type.isView || type == .unknown, closure.signature?.parameterClause == nil {
      return views(of: closure.statements).asOne(place(of: closure))
    }
    // Actions that are not followed never run here.
    if case .function(.named("Void")) = type { return .nothing }
    var expecting = SwiftType.unknown
    if case .function(let result) = type, result.isView { expecting = .view }
    let types = parameter.closureTypes.map { syntax -> SwiftType in
      let known = self.type(syntax)
      return known.isKnownValue || known.isView ? known : element
    }
    return function(closure, types: types.isEmpty ? [element] : types, expecting: expecting).whole
  }

  /// A made-up argument for a parameter that is left out, as where a view is shown by itself.
  private func guess(_ parameter: ParameterDeclaration) -> LayNode {
    switch parameter.type {
    case .string: .string(parameter.name)
    case .function(.named("Void")) where isFollowed(parameter): nothingDone(parameter)
    case .function, .named("Void"), .view: .nothing
    default: quietly { unknown(parameter.syntax, parameter.type).node }
    }
  }
}

extension ParameterDeclaration {
  /// Whether it is a labelled parameter of an optional type, which may be left out.
  fileprivate var mayBeNil: Bool {
    label != nil && typeSyntax?.is(OptionalTypeSyntax.self) == true
  }

  /// The parameter types of a closure that is passed for it.
  var closureTypes: [TypeSyntax] {
    var current = typeSyntax
    while let type = current {
      if let function = type.as(FunctionTypeSyntax.self) { return function.parameters.map(\.type) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        current = tuple.elements.first?.type
      } else {
        current =
          type.as(AttributedTypeSyntax.self)?.baseType
          ?? type.as(OptionalTypeSyntax.self)?.wrappedType
      }
    }
    return []
  }

  /// Whether a closure with this number of parameters may be passed for it.
  func suits(_ closure: ClosureExprSyntax) -> Bool {
    let wanted = closureTypes.count
    guard wanted > 0 else { return true }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.count == wanted
    case .parameterClause(let clause): return clause.parameters.count == wanted
    case nil: return closure.lastShorthand.map { $0 + 1 == wanted } ?? true
    }
  }

  /// Whether a trailing closure may be meant for it.
  var takesClosure: Bool {
    if typeSyntax?.trimmedDescription.contains("KeyPath<") == true { return false }
    switch type {
    case .function: return true
    case .view: return true
    default: return typeSyntax?.trimmedDescription.contains("->") == true
    }
  }
}
