import LayLanguage

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

/// A statement, or a view in a builder.
indirect enum SwiftStatement {
  case expression(SwiftExpression)
  case constant(String, type: String?, SwiftExpression)
  case variable(String, type: String?, SwiftExpression)
  /// A variable whose type is known only when all its uses are.
  case declared(PrintedVariable, SwiftExpression)
  /// `let` or `var` with a name and a type, which gets its value later.
  case undefined(String, String, String)
  /// The value of the enclosing statements, which a function returns or a name holds.
  case giving(SwiftExpression)
  /// A target, an operator such as `=` or `+=`, and the value.
  case assignment(SwiftExpression, String, SwiftExpression)
  /// `if` and `else if` branches, and the statements of `else`.
  case conditional([SwiftBranch], [SwiftStatement]?)
  /// `switch`: a value, its cases, and the statements of `default`.
  case switching(SwiftExpression, [SwiftCase], [SwiftStatement])
  case loop(String, SwiftExpression, [SwiftStatement])
  case whileLoop(SwiftExpression, [SwiftStatement])
  case returning(SwiftExpression?)
  case function(LocalFunction)
  case throwing(SwiftExpression)
  case comment(String)
}

/// A condition with the statements to run if it holds.
typealias SwiftBranch = (condition: SwiftExpression, body: [SwiftStatement])

/// The patterns of a `case` with the statements to run for them.
typealias SwiftCase = (patterns: [SwiftExpression], body: [SwiftStatement])

/// A declaration: a type or one of its members, a function, a constant, or a comment.
indirect enum SwiftDeclaration {
  /// `struct`, `enum`, `extension` or `final class`, its name and its members.
  case type(String, String, conformances: [String], [SwiftDeclaration])
  /// An introducer such as `let`, `var` or `static let`, a name, a type and a value.
  case value(String, String, type: String?, SwiftExpression?)
  /// A computed property, with the attributes and modifiers before `var`.
  case property(String, attributes: [String], type: String, [SwiftStatement])
  case function(SwiftFunction)
  /// A private method, whose parameters are known only when all its uses are.
  case helper(LocalFunction)
  case comment(String)
  /// The lines of a documentation comment, which are not wrapped.
  case code([String])
  /// Lines that are written as they are.
  case source([String])

  static func structure(
    _ name: String, conformances: [String], _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration { .type("struct", name, conformances: conformances, members) }

  /// The declaration as a private member of a view.
  var asPrivateMember: SwiftDeclaration {
    switch self {
    case .property(let name, let attributes, let type, let body):
      return .property(name, attributes: attributes + ["private"], type: type, body)
    case .value(let introducer, let name, let type, let value):
      return .value("private " + introducer, name, type: type, value)
    case .function(var function):
      function.modifiers = "private"
      function.attributes.removeAll { $0 == "@MainActor" }
      return .function(function)
    default: return self
    }
  }

  /// The declaration as a member of an `enum` that serves as a namespace.
  var asMember: SwiftDeclaration {
    switch self {
    case .value(let introducer, let name, let type, let value):
      return .value("static " + introducer, name, type: type, value)
    case .function(var function):
      function.modifiers = "static"
      if function.result == SwiftType.view.name, !function.attributes.contains("@MainActor") {
        function.attributes.append("@MainActor")
      }
      return .function(function)
    default: return self
    }
  }
}

struct SwiftFunction {
  var attributes: [String] = []
  /// The modifiers before `func`, such as `static`.
  var modifiers = ""
  var name: String
  /// The parameters as they are written: `_ title: String`.
  var parameters: [String]
  /// The effects after the parameters, such as `throws`.
  var effects: String?
  var result: String?
  var body: [SwiftStatement]
}

extension SwiftExpression {
  /// The expression with a name replaced; nil if the name may mean something else inside it.
  func replacing(_ name: String, with other: String) -> SwiftExpression? {
    func replaced(_ value: SwiftExpression) -> SwiftExpression? {
      value.replacing(name, with: other)
    }
    switch self {
    case .atom(let text):
      if text == name { return .atom(other) }
      return text.contains(name) ? nil : self
    case .member(let owner, let member): return replaced(owner).map { .member($0, member) }
    case .unary(let sign, let value): return replaced(value).map { .unary(sign, $0) }
    case .binary(let left, let sign, let right):
      guard let one = replaced(left), let two = replaced(right) else { return nil }
      return .binary(one, sign, two)
    case .call(let callee, let call) where call.closures.isEmpty:
      guard let callee = replaced(callee) else { return nil }
      var arguments: [SwiftArgument] = []
      for argument in call.arguments {
        guard let value = replaced(argument.value) else { return nil }
        arguments.append(SwiftArgument(argument.label, value))
      }
      return .call(callee, SwiftCall(arguments))
    default: return nil
    }
  }

  var orZero: SwiftExpression {
    guard case .call(.atom(let name), let call) = self, name == "CGSize" || name == "CGPoint",
      call.arguments.allSatisfy({ if case .atom("0") = $0.value { true } else { false } })
    else { return self }
    return .atom(".zero")
  }

  /// Whether it is a condition with an optional binding: `let width`.
  var bindsName: Bool {
    switch self {
    case .atom(let text): text.hasPrefix("let ")
    case .binary(let left, .also, _): left.bindsName
    default: false
    }
  }

  // MARK: Names of SwiftUI

  /// A name as a value of a type of SwiftUI.
  static func enumerated(_ name: String, _ type: String) -> SwiftExpression {
    switch (type, name) {
    case ("Axis.Set", "both"): return .array([.atom(".horizontal"), .atom(".vertical")])
    case ("Axis.Set", "none"): return .array([])
    case ("HorizontalAlignment", "horizontal-center"), ("VerticalAlignment", "vertical-center"):
      return .atom(".center")
    case ("LayoutDirection", "ltr"): return .atom(".leftToRight")
    case ("LayoutDirection", "rtl"): return .atom(".rightToLeft")
    default: return .implicit(name)
    }
  }

  /// A case or a constant of the type that is wanted, by its name in the language: `.topLeading`.
  static func implicit(_ name: String) -> SwiftExpression {
    .atom("." + SwiftUISpelling.camelCase(name))
  }

  /// A color as a style: `.red`, or a color of the assets.
  static func color(_ name: String, isView: Bool = false) -> SwiftExpression {
    if name.hasPrefix("#") { return color(code: name) }
    guard ColorName.all.contains(name) || MaterialName.all.contains(name) else {
      return .call("Color", [.init(.string(name))])
    }
    if !ColorName.usual.contains(name), !MaterialName.all.contains(name) {
      // UIKit names the colors of labels and separators without `system`.
      let plain = ["system-label": "label", "system-separator": "separator"][name] ?? name
      return .call("Color", [.init(.implicit(plain))])
    }
    let member = SwiftUISpelling.camelCase(name)
    // `accentColor` is a member of `Color` only, not of the styles.
    if member == "accentColor" { return .atom("Color.accentColor") }
    return .atom(isView ? "Color.\(member)" : ".\(member)")
  }

  /// A color code such as `#ff9500`, with its components as fractions of 255.
  private static func color(code: String) -> SwiftExpression {
    var digits = Array(code.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: min(digits.count, 8) - 1, by: 2).map {
      start -> SwiftExpression in
      let level = Int(String(digits[start...start + 1]), radix: 16) ?? 0
      return .binary(.atom("\(level)"), .dividing, .atom("255"))
    }
    let labels = ["red", "green", "blue", "opacity"]
    return .call("Color", zip(labels, parts).map { SwiftArgument($0, $1) })
  }
}

extension SwiftStatement {
  /// Whether it is the value of the enclosing statements.
  var isGiven: Bool { if case .giving = self { true } else { false } }

  /// Statements with their value, `giving`, turned into `return`.
  ///
  /// A branch that is a single value becomes an early exit, so that the rest is not nested.
  static func returning(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    if case .conditional(let branches, let otherwise?)? = statements.last, branches.count == 1,
      branches[0].body.count == 1, branches[0].body[0].isGiven, otherwise.count > 1
    {
      let first = Array(statements.dropLast()) + [.conditional(branches, nil)]
      return first.giving { .returning($0) } + returning(otherwise)
    }
    return statements.giving { .returning($0) }
  }

  /// Statements with their value, `giving`, turned into an assignment.
  static func assigning(
    _ target: SwiftExpression, _ statements: [SwiftStatement]
  ) -> [SwiftStatement] { statements.giving { .assignment(target, "=", $0) } }
}

extension [SwiftStatement] {
  fileprivate func giving(_ end: (SwiftExpression) -> SwiftStatement) -> [SwiftStatement] {
    changed { statement, _ in
      if case .giving(let value) = statement { end(value) } else { statement }
    }
  }

  /// The statements with `.zero` for a returned size or point of zeros, whose type the result
  /// tells.
  var withZero: [SwiftStatement] {
    changed { statement, isAlone in
      switch statement {
      case .returning(let value?): .returning(value.orZero)
      case .expression(let value) where isAlone: .expression(value.orZero)
      default: statement
      }
    }
  }

  /// The statements with those that hold no others changed, also inside of `if` and `switch`.
  ///
  /// - Parameter change: gets whether a statement is the only one in its braces.
  private func changed(_ change: (SwiftStatement, Bool) -> SwiftStatement) -> [SwiftStatement] {
    map { statement in
      switch statement {
      case .conditional(let branches, let otherwise):
        .conditional(
          branches.map { ($0.condition, $0.body.changed(change)) },
          otherwise.map { $0.changed(change) })
      case .switching(let value, let cases, let otherwise):
        .switching(
          value, cases.map { ($0.patterns, $0.body.changed(change)) }, otherwise.changed(change))
      default: change(statement, count == 1)
      }
    }
  }

  /// Whether the statements are one value in each branch, or a `fatalError`.
  var isOneValue: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .giving, .expression(.call(.atom("fatalError"), _)): return true
    case .conditional(let branches, let otherwise?):
      return branches.allSatisfy { $0.body.isOneValue } && otherwise.isOneValue
    default: return false
    }
  }
}

/// Literals of Swift.
enum SwiftLiteral {
  /// A number with all of its digits, without a needless `.0`.
  static func number(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    if number == number.rounded(), abs(number) < 1e15 {
      return number == 0 && number.sign == .minus ? "-0.0" : "\(Int(number))"
    }
    return "\(number)"
  }

  /// The text of a string literal without escapes; nil for any other code.
  static func text(of literal: String) -> String? {
    guard literal.count > 1, literal.first == "\"", literal.last == "\"", !literal.contains("\\")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  static func string(_ text: String) -> String {
    ValueDescription.quoted(text) { scalar in
      switch scalar {
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        true
      default: false
      }
    }
  }
}
