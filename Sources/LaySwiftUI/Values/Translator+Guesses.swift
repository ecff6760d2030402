import LayLanguage
import SwiftSyntax

/// The English names of days and months in calendars.
private enum CalendarNames {
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for (kind, names) in [("eekdaySymbols", days), ("onthSymbols", months)] {
      let first = kind.hasPrefix("e") ? "w" : "m"
      let forms: [(String, (String) -> String)] = [
        ("", { $0 }), ("short", { String($0.prefix(3)) }), ("veryShort", { String($0.prefix(1)) }),
      ]
      for (length, shorten) in forms {
        let short = names.map(shorten)
        for place in ["", "Standalone", "standalone"] {
          let isFirst = length.isEmpty && place.isEmpty
          table[length + place + (isFirst ? first : first.uppercased()) + kind] = short
        }
      }
    }
    return table
  }()
}

extension Chain.Link {
  /// Whether it is a list of names that calendars have.
  var isCalendarSymbols: Bool { CalendarNames.table[name] != nil }
}

extension Translator {
  /// The names in a list of a calendar, as `weekdaySymbols`; nil for all other members.
  static func calendarNames(_ list: String) -> [String]? { CalendarNames.table[list] }
}

/// Members of unknown values: what a member is follows from its name.
extension Translator {
  /// Whether values of a type of a framework hold nothing that is known here.
  func isOpaque(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, members?.type.generics.contains(name) != true else {
      return false
    }
    return Self.opaqueTypes.contains(name) || Self.inertTypes.contains(name)
      || name.hasSuffix("Formatter")
  }

  private static let opaqueTypes: Set<String> = [
    "AttributedString", "CLLocation", "CLLocationCoordinate2D", "Data", "Error", "IndexPath",
    "IndexSet", "Locale",
    "NSManagedObject",
    "NSAttributedString", "TimeZone", "UIFont", "UIImage", "URLRequest", "URLSession",
    "UserDefaults",
  ]

  /// `value.count`, `value.isEmpty`, `value.name`.
  func guessedMember(_ name: String, of base: Expression, _ syntax: Syntax) -> Expression {
    if let names = CalendarNames.table[name] {
      return Expression(.call("list", names.map { .string($0) }), .list(.string))
    }
    switch name {
    case "count", "endIndex": return Expression(.atom("3"), .integer)
    case "startIndex": return Expression(.atom("0"), .integer)
    case "indices": return Expression(.call("range", [.atom("3")]), .list(.integer))
    case "localizedDescription": return Expression(.string("Something went wrong."), .string)
    case "isEmpty": return Expression(.truth(false), .truth)
    case "first", "last", "self", "wrappedValue", "projectedValue", "lazy", "description",
      "localizedCapitalized", "localizedUppercase", "capitalized", "rawValue":
      return Expression(base.node, .guess)
    case _ where Self.saysTruth(name): return unknown(syntax, .truth)
    default: return unknown(syntax, .unknown)
    }
  }

  /// `value.prefix(3)`, `value.map { … }`, `value.contains(x)`.
  func guessedMethod(_ link: Chain.Link, of base: Expression) -> Expression {
    switch link.name {
    case "prefix", "suffix", "dropFirst", "dropLast", "reversed", "sorted", "shuffled", "filter",
      "uppercased", "lowercased", "trimmingCharacters", "formatted", "joined", "randomElement",
      "min", "max":
      return Expression(base.node, .guess)
    case "map", "compactMap", "flatMap", "enumerated", "forEach", "chunked":
      let three = Expression(
        LayNode.call("list", Array(repeating: base.node, count: 3)), SwiftType.list(.guess))
      if let result = knownMethod(link, of: three) {
        // Of an optional value, `map` makes one view.
        guard case .list(let element) = result.type, element.isView, link.name == "map" else {
          return result
        }
        return Expression(.call("first", [result.whole]), element)
      }
      return unknown(link.syntax, .unknown)
    case "decode":
      let type = link.arguments.first?.expression.map { typeNamed($0) }
      if let type, let known = decoded(link, as: type) { return known }
      return unknown(link.syntax, type ?? .unknown)
    case "contains", "allSatisfy": return unknown(link.syntax, .truth)
    case "reduce":
      let start = link.arguments.first?.expression.map { start in quietly { expression(start).type }
      }
      return unknown(link.syntax, start ?? .unknown)
    case _ where Self.saysTruth(link.name): return unknown(link.syntax, .truth)
    default: return unknown(link.syntax, .unknown)
    }
  }

  /// Whether a number of which nothing is known is better left out than made up: a frame of any
  /// width is nearer to what is meant than one that is 1 wide.
  ///
  /// - Parameter mark: the length of `guessLog` before the number was read.
  func leavesOut(_ value: ExprSyntax, _ parameter: Parameter?, since mark: Int) -> Bool {
    guard let parameter, parameter.isOptional, expected(parameter.type).isNumber,
      pieceNames == nil, !steps.isOpen
    else { return false }
    let place = place(of: value)
    let isGuessed = guessLog[mark...].contains {
      $0.file == place.file && place.start <= $0.start && $0.end <= place.end
    }
    guard isGuessed else { return false }
    guessAnew(value, "left out")
    return true
  }

  /// The initial value of a variable.
  ///
  /// An object of a framework has no value here; the warning comes where its members are used.
  func boundValue(_ initial: ExprSyntax, _ expecting: SwiftType) -> Expression {
    let mark = remarkMark
    let value = expression(initial, expecting: expecting)
    let plain = initial.withoutParentheses
    if value.isGuess, let call = plain.as(FunctionCallExprSyntax.self),
      call.calledExpression.calleeText.isTypeName
    {
      _ = takeBackRemark(since: mark)
    }
    return value
  }

  /// The name that is shown for an unknown value: the last one in its expression.
  func nameOfGuess(_ syntax: some SyntaxProtocol) -> String {
    guard let expression = Syntax(syntax).as(ExprSyntax.self) else {
      let binding = Syntax(syntax).as(VariableDeclSyntax.self)?.bindings.first
      return binding?.pattern.trimmedDescription ?? shortText(of: syntax)
    }
    let chain = Chain(expression.withoutParentheses)
    if let last = chain.links.last { return last.name }
    let callee = chain.root.as(FunctionCallExprSyntax.self)?.calledExpression ?? chain.root
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? shortText(of: syntax)
  }

  /// The type in `Item.self` and `[Item].self`.
  private func typeNamed(_ expression: ExprSyntax) -> SwiftType {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return .unknown }
    if let array = base.as(ArrayExprSyntax.self), let element = array.elements.first?.expression {
      return .list(named(element))
    }
    return named(base)
  }

  private func named(_ expression: ExprSyntax) -> SwiftType {
    type(TypeSyntax(IdentifierTypeSyntax(name: .identifier(expression.trimmedDescription))))
  }

  /// Whether a name is that of a Boolean, by Swift's naming conventions.
  static func saysTruth(_ name: String) -> Bool {
    ["is", "has", "should", "can", "did", "was", "will", "allows", "shows"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// A body that is to be guessed as a whole; nil for all others.
  func guessedBody(
    _ statements: CodeBlockItemListSyntax, _ expecting: SwiftType, givesSelf: Bool = false
  ) -> Body? {
    guard guesses.bodies.contains(statements.id) else { return nil }
    if givesSelf { return Body(nodes: [.atom("self")], type: .unknown) }
    if expecting == .named("Void") { return Body(nodes: [.nothing], type: expecting) }
    let value = unknown(statements, expecting)
    return Body(nodes: [value.whole], type: value.type)
  }

  /// Whether an expression is to be guessed, since the program could not evaluate it.
  func isGuessed(_ syntax: ExprSyntax) -> Bool {
    !guesses.isEmpty && guesses.expressions.contains(syntax.id)
  }
}
