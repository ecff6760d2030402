/// An expression of Swift, before it is broken into lines.
indirect enum SwiftExpression {
  /// A name, a literal, or other code that is never broken into lines.
  case atom(String)
  case call(SwiftExpression, SwiftCall)
  /// `value.name`.
  case member(SwiftExpression, String)
  /// A view with its modifiers, each on a line of its own where there are several.
  case chain(SwiftExpression, [SwiftModifier])
  case array([SwiftExpression])
  case tuple([SwiftArgument])
  case unary(String, SwiftExpression)
  case binary(SwiftExpression, SwiftOperator, SwiftExpression)
  case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
  case closure(SwiftClosure)
  /// `value[index]`.
  case element(SwiftExpression, SwiftExpression)
  /// `value!`.
  case unwrapped(SwiftExpression)
  /// An `if` expression: `if` and `else if` branches of one value each, and the value of `else`.
  case choice([SwiftBranch], [SwiftStatement])

  /// A function or a type with arguments.
  static func call(
    _ name: String, _ arguments: [SwiftArgument] = [], _ closures: [SwiftClosure] = []
  ) -> SwiftExpression {
    .call(.atom(name), SwiftCall(arguments, closures))
  }

  /// A method with arguments.
  func method(
    _ name: String, _ arguments: [SwiftArgument] = [], _ closures: [SwiftClosure] = []
  ) -> SwiftExpression {
    .call(.member(self, name), SwiftCall(arguments, closures))
  }

  static func string(_ text: String) -> SwiftExpression { .atom(SwiftLiteral.string(text)) }

  static func number(_ number: Double) -> SwiftExpression { .atom(SwiftLiteral.number(number)) }

  /// How tightly it binds; an operand of lower precedence is put in parentheses.
  var precedence: Int {
    switch self {
    case .choice: 0
    case .ternary: 1
    case .binary(_, let sign, _): sign.precedence
    case .unary: 90
    case .atom(let text): text.first == "-" ? 90 : 100
    default: 100
    }
  }
}

/// What follows the name in a call: arguments and trailing closures.
struct SwiftCall {
  var arguments: [SwiftArgument]
  /// The trailing closures; the first one is written without its label.
  var closures: [SwiftClosure]

  init(_ arguments: [SwiftArgument] = [], _ closures: [SwiftClosure] = []) {
    self.arguments = arguments
    self.closures = closures
  }
}

/// A modifier of a view: a method, or, without a call, a property.
struct SwiftModifier {
  var name: String
  var call: SwiftCall
  /// A comment above the modifier.
  var comment: String?

  init(_ name: String, _ call: SwiftCall = SwiftCall(), comment: String? = nil) {
    self.name = name
    self.call = call
    self.comment = comment
  }
}

/// An argument, with its label.
struct SwiftArgument {
  var label: String?
  var value: SwiftExpression

  init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }

  init(_ value: SwiftExpression) { self.init(nil, value) }

  /// The label as written before a colon, where a reserved word needs no backticks.
  var shownLabel: String? { label.map { $0.filter { $0 != "`" } } }
}

struct SwiftClosure {
  /// The argument label, if it is not the first trailing closure.
  var label: String?
  var parameters: [String]
  var body: [SwiftStatement]

  init(_ parameters: [String] = [], _ body: [SwiftStatement], label: String? = nil) {
    self.parameters = parameters
    self.body = body
    self.label = label
  }
}

/// An infix operator.
struct SwiftOperator: Equatable {
  let sign: String
  let precedence: Int

  static let multiplying = SwiftOperator(sign: "*", precedence: 80)
  static let dividing = SwiftOperator(sign: "/", precedence: 80)
  static let remainder = SwiftOperator(sign: "%", precedence: 80)
  static let adding = SwiftOperator(sign: "+", precedence: 70)
  static let subtracting = SwiftOperator(sign: "-", precedence: 70)
  static let upTo = SwiftOperator(sign: "..<", precedence: 60)
  static let through = SwiftOperator(sign: "...", precedence: 60)
  static let orDefault = SwiftOperator(sign: "??", precedence: 50)
  static let cast = SwiftOperator(sign: "as", precedence: 45)
  static let equal = SwiftOperator(sign: "==", precedence: 40)
  static let unequal = SwiftOperator(sign: "!=", precedence: 40)
  static let less = SwiftOperator(sign: "<", precedence: 40)
  static let lessOrEqual = SwiftOperator(sign: "<=", precedence: 40)
  static let greater = SwiftOperator(sign: ">", precedence: 40)
  static let greaterOrEqual = SwiftOperator(sign: ">=", precedence: 40)
  /// The comma between the conditions of an `if`.
  static let also = SwiftOperator(sign: ",", precedence: 10)
  static let and = SwiftOperator(sign: "&&", precedence: 30)
  static let or = SwiftOperator(sign: "||", precedence: 20)

  /// A key of a dictionary and its value.
  static let entry = SwiftOperator(sign: ":", precedence: 5)

  /// The operator with blanks around it, except for ranges.
  var spaced: String {
    if self == .entry { return ": " }
    if self == .also { return ", " }
    return sign.hasPrefix("..") ? sign : " \(sign) "
  }
}
