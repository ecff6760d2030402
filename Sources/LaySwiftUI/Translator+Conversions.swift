import LayLanguage
import SwiftSyntax

/// Values of types of the system by their initializers.
extension Translator {
  /// `CGFloat(x)`, `String(x)`, `max(a, b)` and the like.
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
    case "Int", "UInt", "Int64", "Int32", "UInt32", "UInt8", "UInt64":
      guard let first else { return Expression(.atom("0"), .integer) }
      let value = expression(first, expecting: .number)
      return Expression(
        value.type == .integer ? value.whole : .call("int", [value.whole]), .integer)
    case "String": return string(of: arguments, syntax)
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
      return Expression(isMarked ? Markdown.plain(text) : text, .named(name))
    case "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString":
      return first.map { expression($0, expecting: .string) }
    case "Array", "Set", "ArraySlice":
      return madeList(name, arguments)
    case "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "fabs":
      return Expression(.call(name == "fabs" ? "abs" : name, given()), .number)
    case "pow", "hypot": return nil
    case "stride": return Expression(.call("range", given()), .list(.number))
    case "zip": return Expression(.call("map", [.atom("list")] + given()), .list(.unknown))
    case "AnyHashable", "Character", "Optional", "Substring": return first.map { expression($0) }
    case "PersonNameComponents":
      let parts = ["namePrefix", "givenName", "middleName", "familyName"].compactMap { label in
        arguments.first { $0.label == label }?.expression.map { node($0, expecting: .string) }
      }
      return Expression(.call("join", [.string(" "), .call("list", parts)]), .string)
    case "UUID": return Expression(.string("id"), .string)
    case "URL": return first.map { expression($0, expecting: .string) }
    case "AnyShapeStyle", "AnyShape", "AnyTransition", "Gradient":
      return first.map { expression($0) }
    default: return nil
    }
  }

  /// `String(x)`, `String(format: "%d", x)`.
  private func string(of arguments: [SwiftArgument], _ syntax: ExprSyntax) -> Expression? {
    guard let first = arguments.first?.expression else { return Expression(.string(""), .string) }
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
    if arguments.first?.label == "repeating", arguments.count == 2,
      let count = arguments[1].expression
    {
      let many = LayNode.call(
        "repeating", [node(first), .keyword("count"), node(count, expecting: .integer)])
      return Expression(.call("join", [.string(""), many]), .string)
    }
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
}
