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

  // MARK: Initializers and functions of the standard library and the frameworks

  /// `CGFloat(x)`, `String(x)`, `abs(x)` and the like; nil for all other names.
  func conversion(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    let first = arguments.first?.expression
    func given() -> [LayNode] { arguments.compactMap(value) }
    switch name {
    case "CGFloat", "Double", "Float", "Angle", "Decimal", "NSDecimalNumber", "NSNumber",
      "TimeInterval":
      guard let first else { return Expression(.atom("0"), .number) }
      return Expression(node(first, expecting: .number), .number)
    case _ where Self.wholeTypes.contains(name):
      guard let first else { return Expression(.atom("0"), .integer) }
      let value = expression(first, expecting: .number)
      return Expression(
        value.type == .integer ? value.whole : .call("int", [value.whole]), .integer)
    case "String": return string(of: arguments, syntax)
    case "Optional": return first.map { expression($0) } ?? Expression(.nothing, .unknown)
    case "Character", "Substring": return first.map { expression($0, expecting: .string) }
    case "Binding":
      let getter = arguments.first { $0.label == "get" || $0.isFirstTrailing }
      guard let get = getter?.asClosure else {
        return first.map { expression($0) }
      }
      let body = self.body(get.statements)
      return Expression(body.nodes.asOne(nil), body.type)
    case "Dictionary":
      return grouped(arguments)
    case _ where Self.inertTypes.contains(name): return Expression(.nothing, .named(name))
    case "AttributedString":
      guard let first else { return Expression(.string(""), .named(name)) }
      let text = node(first, expecting: .string)
      let isMarked = arguments.first?.label == "markdown"
      return Expression(isMarked ? withoutMarks(text) : text, .named(name))
    case "LocalizedStringKey":
      return first.map {
        Expression(withoutMarks(localized($0)?.whole ?? node($0, expecting: .string)), .string)
      }
    case "LocalizedStringResource", "NSLocalizedString":
      return first.map { expression($0, expecting: .string) }
    case "Array", "Set", "ArraySlice":
      return madeList(name, arguments)
    case "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "fabs":
      return Expression(.call(name == "fabs" ? "abs" : name, given()), .number)
    case "sequence": return sequence(arguments)
    case "UUID": return Expression(.string("id"), .string)
    case "URL": return first.map { expression($0, expecting: .string) }
    case "AnyHashable", "AnyShapeStyle", "AnyShape", "AnyTransition", "Gradient":
      return first.map { expression($0) }
    default: return nil
    }
  }

  /// `sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }`, of at most 1000 elements.
  private func sequence(_ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 2, arguments[0].label == "first",
      let first = arguments[0].expression.map({ expression($0) })
    else { return nil }
    let next = functionValue(arguments[1], types: [first.type])
    return Expression(call(.sequence, [first.whole, next.whole]), .list(first.type))
  }

  /// `Int(text)` and `Double(text)` of a string; nil for all other calls.
  func numberInString(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    let isWhole = Self.wholeTypes.contains(name)
    guard isWhole || ["CGFloat", "Decimal", "Double", "Float"].contains(name),
      let first = arguments.first, first.label == nil || first.label == "string",
      let value = first.expression, !isNumberCall(value), quietness < 3,
      quietly({ expression(value).type }) == .string
    else { return nil }
    let text = node(value, expecting: .string)
    return Expression(
      .call(
        "string->number", [text] + (isWhole ? [.keyword("whole"), .truth(true)] : [])),
      isWhole ? .integer : .number)
  }

  /// Whether a value is itself an initializer call.
  ///
  /// To translate it twice would double the work at each level of nesting.
  private func isNumberCall(_ value: ExprSyntax) -> Bool {
    let call = value.withoutParentheses.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map { $0.isTypeName && $0 != "String" } ?? false
  }

  private static let wholeTypes: Set<String> = [
    "Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "UInt8",
  ]

  /// `String(x)`, `String(format: "%d", x)`.
  private func string(of arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let first = arguments.first?.expression else { return Expression(.string(""), .string) }
    if arguments.first?.label == "localized" || arguments.first?.label == "verbatim" {
      return expression(first)
    }
    if arguments.first?.label == "repeating", arguments.count == 2,
      let count = arguments[1].expression
    {
      let (text, times) = (node(first, expecting: .string), node(count, expecting: .integer))
      guard text.isString, let bare = text.text?.dropFirst().dropLast(), let number = times.number,
        number >= 0, number < 10_000
      else {
        let parts = LayNode.call("repeating", [text, .keyword("count"), times])
        return Expression(.call("join", [.string(""), parts]), .string)
      }
      return Expression(
        .atom("\"" + String(repeating: String(bare), count: Int(number)) + "\""), .string)
    }
    if arguments.first?.label == "format" { return formatted(arguments, syntax) }
    if let radix = arguments.first(where: { $0.label == "radix" })?.expression {
      let isUppercase = arguments.contains { $0.expression?.trimmedDescription == "true" }
      let digits = call(.digits, [node(first), node(radix, expecting: .integer)])
      return Expression(isUppercase ? .call("uppercased", [digits]) : digits, .string)
    }
    let value = expression(first)
    if value.type == .list(.string) {
      return Expression(.call("join", [.string(""), value.whole]), .string)
    }
    if let text = description(of: value) { return Expression(text, .string) }
    return Expression(value.type == .string ? value.whole : .call("str", [value.whole]), .string)
  }

  /// Types of frameworks whose values say nothing about layout.
  static let inertTypes: Set<String> = [
    "AnyCancellable", "AttributeContainer", "AVAudioPlayer", "AVPlayer", "ByteCountFormatter",
    "CLLocationManager", "CurrentValueSubject", "DispatchQueue", "FetchDescriptor",
    "KeyPathComparator", "ListFormatter", "ModelConfiguration", "ModelContainer", "NSPredicate",
    "NSSortDescriptor", "OpenURLAction", "Predicate", "SortDescriptor",
    "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "DateComponentsFormatter",
    "JSONDecoder", "JSONEncoder",
    "Logger", "NavigationPath",
    "ISO8601DateFormatter", "MeasurementFormatter", "NotificationCenter", "PassthroughSubject",
    "RelativeDateTimeFormatter",
    "ScrollPosition", "Task", "Timer", "UIImpactFeedbackGenerator", "UserDefaults",
  ]

  /// `Dictionary(grouping: items, by: \.kind)`; nil for all other initializers.
  private func grouped(_ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 2, arguments[0].label == "grouping",
      let list = arguments[0].expression.map({ expression($0) })
    else { return nil }
    let key = functionValue(arguments[1], types: [list.type.element])
    return Expression(call(.grouped, [list.whole, key.whole]), .dictionary(list.type))
  }

  /// `Array(…)`, or `Set(…)` without its duplicates.
  private func madeList(_ name: String, _ arguments: [SwiftArgument]) -> Expression {
    guard let first = arguments.first?.expression else {
      return Expression(.call("list", []), .list(.unknown))
    }
    guard name == "Set" else {
      let value = expression(first)
      return value.type == .string ? characters(of: value) : value
    }
    let list = expression(first, expecting: .list(.unknown))
    return Expression(call(.distinct, [list.whole]), list.type)
  }

  // MARK: Static members and initializers that the files add to framework types

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
    let called = overloaded(
      Names.function(owner) + "." + Names.kebab(function.name), function,
      of: declarations.extensions[owner] ?? [])
    var result = function.result
    if result == .named("Self") { result = SwiftType(framework: owner) }
    defineOnce("extension " + called, called, function.syntax) {
      let heads = parameterNodes(function.parameters)
      let body = self.body(function.body, expecting: result)
      if result.isUnknown { globalTypes[called] = body.type }
      return (heads, body.nodes)
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
    defineOnce("added init " + called, called, initializer.syntax) {
      openModifiers.insert(initializer.syntax.id)
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
      openModifiers.remove(initializer.syntax.id)
      return (heads, body.nodes)
    }
    let nodes = self.arguments(arguments, of: initializer.parameters, syntax)
    let type = globalTypes["added init " + called] ?? SwiftType(framework: name)
    return Expression(.call(called, nodes, place(of: syntax)), type)
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
