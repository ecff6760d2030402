import LayLanguage
import SwiftSyntax

/// Initializers and functions of the standard library and the frameworks.
extension Translator {
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
    case "pow", "hypot": return nil
    case "sequence": return sequence(arguments)
    case "PersonNameComponents": return personName(arguments)
    case "stride": return Expression(.call("range", given()), .list(.number))
    case "zip": return Expression(.call("map", [.atom("list")] + given()), .list(.unknown))
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

  /// A text without its Markdown marks, which the program removes if the text is no literal.
  func withoutMarks(_ text: LayNode) -> LayNode {
    let plain = Markdown.plain(text)
    return plain.isString || plain.head == "str" || plain.head == "without-marks"
      ? plain : .call("without-marks", [plain])
  }

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
    if defined.insert("groups-of").inserted { emit(Self.grouping) }
    return Expression(.call("groups-of", [list.whole, key.whole]), .dictionary(list.type))
  }

  /// The program's function `groups-of`, which groups the elements of a list by a key function.
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
