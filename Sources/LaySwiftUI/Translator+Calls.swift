import LayLanguage
import SwiftSyntax

/// Calls by a name: views, functions, types that are made.
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

  /// A variable that is called: a closure that gives views, or a function.
  private func called(
    _ variable: Variable, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    let held = Expression(.atom(variable.name), variable.type)
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
    // What a result builder made a list of, or what is worked out when it is asked for.
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

  func value(_ argument: SwiftArgument) -> LayNode? {
    if let closure = argument.asClosure { return function(closure).whole }
    return argument.expression.map { node($0) }
  }

  func builtin(
    _ name: String, _ arguments: [SwiftArgument], _ call: FunctionCallExprSyntax,
    _ expecting: SwiftType
  ) -> Expression {
    let syntax = ExprSyntax(call)
    let arguments = name.hasSuffix("Gradient") ? arguments.map(\.asColors) : arguments
    if let added = addedInitializer(name, arguments, syntax) { return added }
    if let content = arguments.last, !name.isTypeName, let layout = value(named: name, syntax),
      layout.type == .anyLayout
    {
      return laidOut(layout.whole, content, syntax)
    }
    if let known = geometry(name, arguments, syntax) ?? knownFunction(name, arguments, expecting) {
      return known
    }
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

  /// `CGFloat(x)`, `String(x)`, `max(a, b)` and the like.
  private func conversion(
    _ name: String, _ arguments: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression? {
    let first = arguments.first?.expression
    func given() -> [LayNode] { arguments.compactMap(value) }
    switch name {
    case "CGFloat", "Double", "Float", "Angle", "Decimal", "NSDecimalNumber", "NSNumber",
      "TimeInterval":
      guard let first else { return Expression(.atom("0"), .number) }
      return Expression(node(first, expecting: .number), .number)
    case "Int", "UInt", "Int64", "Int32", "UInt32", "UInt8", "UInt64":
      guard let first else { return Expression(.atom("0"), .integer) }
      let value = expression(first, expecting: .number)
      return Expression(
        value.type == .integer ? value.whole : .call("int", [value.whole]), .integer)
    case "String":
      guard let first else { return Expression(.string(""), .string) }
      if arguments.first?.label == "localized" || arguments.first?.label == "verbatim" {
        return expression(first)
      }
      if arguments.first?.label == "repeating", arguments.count == 2,
        let count = arguments[1].expression, let text = expression(first).node.text,
        let times = node(count).number, times >= 0, times < 10_000
      {
        let bare = text.dropFirst().dropLast()
        return Expression(
          .atom("\"" + String(repeating: String(bare), count: Int(times)) + "\""), .string)
      }
      if arguments.first?.label == "format" { return formatted(arguments, syntax) }
      if arguments.first?.label == "describing" {
        return Expression(.call("str", [node(first)]), .string)
      }
      let value = expression(first)
      return Expression(value.type == .string ? value.whole : .call("str", [value.whole]), .string)
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
      return Expression(node(first, expecting: .string), .named(name))
    case "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString":
      return first.map { expression($0, expecting: .string) }
    case "Array", "Set", "ArraySlice":
      return madeList(name, arguments)
    case "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "fabs":
      return Expression(.call(name == "fabs" ? "abs" : name, given()), .number)
    case "pow", "hypot": return nil
    case "stride": return Expression(.call("range", given()), .list(.number))
    case "zip": return Expression(.call("map", [.atom("list")] + given()), .list(.unknown))
    case "UUID": return Expression(.string("id"), .string)
    case "URL": return first.map { expression($0, expecting: .string) }
    case "AnyShapeStyle", "AnyShape", "AnyTransition", "Gradient":
      return first.map { expression($0) }
    default: return nil
    }
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

  /// `Dictionary(grouping: items, by: \.kind)`; nil for what is made otherwise.
  private func grouped(_ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 2, arguments[0].label == "grouping",
      let list = arguments[0].expression.map({ expression($0) })
    else { return nil }
    let key = functionValue(arguments[1], types: [list.type.element])
    if defined.insert("groups-of").inserted { emit(Self.grouping) }
    return Expression(.call("groups-of", [list.whole, key.whole]), .dictionary(list.type))
  }

  /// A function that puts the elements of a list into lists, by what a function gives of each.
  private static let grouping: LayNode = {
    let group = LayNode.call("at", [.atom("groups"), .call("key", [.atom("x")])])
    let known = LayNode.call("or", [group, .call("list", [])])
    let change = LayNode.call(
      "set!", [group, .call("append", [known, .call("list", [.atom("x")])])])
    return .call(
      "define",
      [
        .list([.atom("groups-of"), .atom("items"), .atom("key")]),
        .call("define", [.atom("groups"), .call("dictionary", [])]),
        .call("for", [.list([.atom("x"), .atom("items")]), change]), .atom("groups"),
      ])
  }()

  /// `Array(…)`, or `Set(…)` without its duplicates.
  private func madeList(_ name: String, _ arguments: [SwiftArgument]) -> Expression {
    guard let first = arguments.first?.expression else {
      return Expression(.call("list", []), .list(.unknown))
    }
    guard name == "Set" else {
      if let repeated = repeated(arguments) { return repeated }
      let value = expression(first)
      return value.type == .string ? characters(of: value) : value
    }
    let list = expression(first, expecting: .list(.unknown))
    return Expression(call(.distinct, [list.whole]), list.type)
  }

  /// `Array(repeating: value, count: 3)`.
  private func repeated(_ arguments: [SwiftArgument]) -> Expression? {
    guard arguments.count == 2, arguments[0].label == "repeating",
      let value = arguments[0].expression, let count = arguments[1].expression
    else { return nil }
    let element = expression(value)
    let node = LayNode.call(
      "for",
      [.list([.atom("i"), .atom("0"), self.node(count, expecting: .integer)]), element.whole])
    return Expression(node, .list(element.type))
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
    let isNumber = ["min", "max", "int", "atan2"].contains(match.declaration.name)
    return Expression(
      .call(match.declaration.name, nodes, place(of: syntax)), isNumber ? .number : .named(name))
  }
}

extension SwiftArgument {
  /// The stops of a gradient are its colors here, and so is a gradient that is given.
  fileprivate var asColors: SwiftArgument {
    label == "stops" || label == "gradient" ? labelled("colors") : self
  }
}
