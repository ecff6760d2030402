import LayLanguage
import SwiftSyntax

/// Calls by name: views, functions, initializers.
extension Translator {
  func call(_ call: FunctionCallExprSyntax, _ expecting: SwiftType) -> Expression {
    let arguments = SwiftArgument.all(of: call)
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.implicitMember {
      return implicit(member, arguments, ExprSyntax(call), expecting)
    }
    if let made = collection(callee, arguments) { return made }
    guard let reference = callee.as(DeclReferenceExprSyntax.self) else {
      let function = expression(callee)
      return Expression(.list([function.whole] + arguments.compactMap(value)), .unknown)
    }
    let name = reference.baseName.text
    if let variable = variable(name) { return called(variable, arguments, ExprSyntax(call)) }
    if let own = ownFunction(name, call) { return own }
    if let own = methodOfSelf(reference, call) { return own }
    if let content = variable("self"), content.type.isView, isModifier(name) {
      let link = Chain.Link(reference, call, Syntax(call), period: nil)
      return modified(Expression(.atom(content.name), .view), by: link)
    }
    if arguments.count == 1, name.first?.isLowercase == true, let own = value(named: name, call),
      let laidOut = layoutCall(own, arguments, ExprSyntax(call))
    {
      return laidOut
    }
    if name.first?.isLowercase == true, !declarations.types.isEmpty,
      let own = value(named: name, call), let made = callAsFunction(own, ExprSyntax(call))
    {
      return made
    }
    if name.first?.isLowercase == true, let own = value(named: name, call),
      case .function(let result) = own.type,
      !declarations.functions.contains(where: { $0.name == name })
    {
      return Expression(.list([own.whole] + arguments.compactMap(value), place(of: call)), result)
    }
    if let type = declaredType(name) { return make(type, arguments, ExprSyntax(call)) }
    if let function = declarations.functions.first(where: { $0.name == name }) {
      return globalFunction(function, arguments, call)
    }
    return builtin(name, arguments, call, expecting)
  }

  /// A call of a variable: a closure that returns views, or a function.
  private func called(
    _ variable: Variable, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    let held = Expression(.atom(variable.name), variable.type)
    if let made = callAsFunction(held, syntax) { return made }
    if let laidOut = layoutCall(held, arguments, syntax) { return laidOut }
    if let function = variable.function {
      return Expression(
        .list([.atom(variable.name)] + self.arguments(arguments, of: function.parameters, syntax)),
        function.result)
    }
    if variable.type == .anyLayout, let content = arguments.last {
      return laidOut(.atom(variable.name), content, syntax)
    }
    if variable.isGiven { return Expression(.atom(variable.name), variable.type) }
    // A list that a result builder made, or the value of an autoclosure.
    if arguments.isEmpty, variable.type.isMadeUp || variable.type == .string {
      return Expression(.atom(variable.name), variable.type)
    }
    // A closure without parameters that makes views stands for the views.
    if variable.type.isView, arguments.isEmpty {
      return Expression(.atom(variable.name), .view)
    }
    if case .function(let result) = variable.type {
      return Expression(.list([.atom(variable.name)] + arguments.compactMap(value)), result)
    }
    return Expression(.list([.atom(variable.name)] + arguments.compactMap(value)), .unknown)
  }

  /// A call of a value whose type has `callAsFunction`; nil for all other values.
  private func callAsFunction(_ value: Expression, _ syntax: ExprSyntax) -> Expression? {
    guard let type = value.type.declaredName.flatMap({ declarations.types[$0] }),
      let call = syntax.as(FunctionCallExprSyntax.self)
    else { return nil }
    return functionOfValue("callAsFunction", of: type, value.whole, call)
  }

  func value(_ argument: SwiftArgument) -> LayNode? {
    if let closure = argument.asClosure { return function(closure).whole }
    return argument.expression.map { node($0) }
  }

  func builtin(
    _ name: String, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax,
    _ expecting: SwiftType
  ) -> Expression {
    let syntax = ExprSyntax(call)
    let arguments =
      name.hasSuffix("Gradient") ? arguments.map(\.asColors) : arguments.withEachRadius
    if let added = addedInitializer(name, arguments, syntax) { return added }
    if let content = arguments.last, !name.isTypeName, let layout = value(named: name, syntax),
      layout.type == .anyLayout
    {
      return laidOut(layout.whole, content, syntax)
    }
    if let known = geometry(name, arguments, syntax) ?? knownFunction(name, arguments, expecting) {
      return known
    }
    if let number = numberInString(name, arguments) { return number }
    if let special = special(name, arguments, call) { return special }
    let known = Catalogue.declarations(swiftUI: name)
    let views = known.filter { $0.kind.makesViews && $0.kind != .modifier }
    if !views.isEmpty { return view(views, name, arguments, syntax) }
    if let made = function(name, arguments, syntax) { return made }
    if let conversion = conversion(name, arguments, syntax) { return conversion }
    if !name.isTypeName, let needed = pieceCall(name, arguments) { return needed }
    if expecting.isKnownValue { return unknown(syntax, expecting) }
    if name.isTypeName, name.hasSuffix("Image"), expecting.isView {
      tally.placeholders += 1
      warn(syntax, "`\(name)` is not known here and taken for an image of 100 x 100")
      return Expression(.call("image", [.string(name)], place(of: syntax)), .view)
    }
    if name.isTypeName, expecting.isView {
      return Expression(placeholder(Syntax(syntax), of: name), .view)
    }
    return unknown(syntax, expecting)
  }

  /// `layout { … }`, where a layout is a value.
  private func laidOut(
    _ layout: LayNode, _ content: SwiftArgument, _ syntax: ExprSyntax
  ) -> Expression {
    tally.views += 1
    let views =
      content.asClosure.map { self.views(of: $0.statements) }
      ?? content.expression.map { [asView(expression($0, expecting: .view), $0)] } ?? []
    return Expression(.call("any-layout", [layout] + views, place(of: syntax)), .view)
  }

  /// A function of the catalogue by its name in Swift, as `CGSize(width:height:)`.
  func function(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: some SyntaxProtocol
  ) -> Expression? {
    let known = Catalogue.declarations(swiftUI: name).filter { !$0.kind.makesViews }
    guard let match = CallMatch.best(name, isMethod: false, known, arguments, self) else {
      return nil
    }
    let nodes = self.nodes(of: match, place(of: syntax))
    let type: SwiftType
    switch match.declaration.name {
    case "int": type = .integer
    case "min", "max": type = commonType(of: arguments)
    case "atan2": type = .number
    default: type = .named(name)
    }
    return Expression(.call(match.declaration.name, nodes, place(of: syntax)), type)
  }

  /// The type of the result of `min` or `max`: an integer if all arguments are integers.
  private func commonType(of arguments: [SwiftArgument]) -> SwiftType {
    let types = quietly { arguments.compactMap(\.expression).map { expression($0).type } }
    return types.allSatisfy { $0 == .integer } ? .integer : .number
  }
}

extension [SwiftArgument] {
  /// The arguments, with `cornerRadii: .init(topLeading: 8)` split into `topLeadingRadius: 8`.
  var withEachRadius: [SwiftArgument] {
    guard let index = firstIndex(where: { $0.label == "cornerRadii" }),
      let radii = self[index].expression?.as(FunctionCallExprSyntax.self)
    else { return self }
    var all = self
    all.replaceSubrange(
      index...index,
      with: SwiftArgument.all(of: radii).map { $0.labelled(($0.label ?? "") + "Radius") })
    return all
  }
}

extension SwiftArgument {
  /// `stops:` and `gradient:` with the label `colors:`, since a gradient is its colors here.
  fileprivate var asColors: SwiftArgument {
    label == "stops" || label == "gradient" ? labelled("colors") : self
  }
}
