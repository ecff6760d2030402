/// Breaks code into lines as swift-format does: at most 100 characters, indented by two blanks.
///
/// Lines are made from the outside in: code that fits in a line stays in one, except for views with
/// several modifiers and closures that hold views, which people write on several lines.
struct SwiftLayout {
  static let width = 100
  static let step = "  "

  // MARK: - In one line

  /// The expression in one line; nil if part of it always takes several lines.
  static func inline(_ expression: SwiftExpression) -> String? {
    switch expression {
    case .atom(let text): return text
    case .call(let callee, let call):
      guard let name = inline(callee), let rest = inline(call) else { return nil }
      return name + rest
    case .member(let value, let name): return enclosed(value, in: 100).map { "\($0).\(name)" }
    case .chain(let base, let modifiers): return inline(base, modifiers)
    case .array(let elements): return list(elements.map { SwiftArgument($0) }).map { "[\($0)]" }
    case .tuple(let elements): return list(elements).map { "(\($0))" }
    case .unary(let sign, let value): return enclosed(value, in: 95).map { sign + $0 }
    case .binary(let left, let sign, let right):
      guard let first = enclosed(left, in: sign.precedence),
        let second = enclosed(right, in: sign.precedence + 1)
      else { return nil }
      return first + sign.spaced + second
    case .ternary(let condition, let yes, let no):
      guard let condition = enclosed(condition, in: 2), let yes = enclosed(yes, in: 2),
        let no = enclosed(no, in: 1)
      else { return nil }
      return "\(condition) ? \(yes) : \(no)"
    case .closure(let closure): return inline(closure)
    case .element(let value, let index):
      guard let value = enclosed(value, in: 100), let index = inline(index) else { return nil }
      return "\(value)[\(index)]"
    case .unwrapped(let value): return enclosed(value, in: 100).map { $0 + "!" }
    case .choice: return nil
    }
  }

  /// The expression in one line, in parentheses if it binds less tightly than `precedence`.
  private static func enclosed(_ expression: SwiftExpression, in precedence: Int) -> String? {
    inline(expression).map { expression.precedence < precedence ? "(\($0))" : $0 }
  }

  private static func list(_ arguments: [SwiftArgument]) -> String? {
    var parts: [String] = []
    for argument in arguments {
      guard let value = inline(argument.value) else { return nil }
      parts.append(argument.shownLabel.map { "\($0): \(value)" } ?? value)
    }
    return parts.joined(separator: ", ")
  }

  /// The arguments and closures of a call in one line.
  private static func inline(_ call: SwiftCall) -> String? {
    // Several closures take several lines, unless all are empty.
    guard let arguments = list(call.arguments),
      call.closures.count < 2 || call.closures.allSatisfy(\.body.isEmpty)
    else { return nil }
    var text = call.arguments.isEmpty && !call.closures.isEmpty ? "" : "(\(arguments))"
    for (number, closure) in call.closures.enumerated() {
      guard let closureText = inline(closure) else { return nil }
      text += number > 0 ? " \(closure.label ?? "_"): \(closureText)" : " \(closureText)"
    }
    return text
  }

  /// A closure of one expression that is no view, or of nothing, in one line.
  private static func inline(_ closure: SwiftClosure) -> String? {
    let head = closure.parameters.isEmpty ? "" : " \(closure.parameters.joined(separator: ", ")) in"
    guard let only = closure.body.first else { return head.isEmpty ? "{}" : "{\(head) }" }
    guard closure.body.count == 1, case .expression(let value) = only, !value.isView,
      let text = inline(value)
    else { return nil }
    return "{\(head) \(text) }"
  }

  /// A view in one line, with at most one modifier; nil if it needs several lines.
  private static func inline(_ base: SwiftExpression, _ modifiers: [SwiftModifier]) -> String? {
    guard modifiers.count < 2, modifiers.allSatisfy({ $0.comment == nil }), !base.hasClosures,
      let text = modifiers.isEmpty ? inline(base) : enclosed(base, in: 100)
    else { return nil }
    var line = text
    for modifier in modifiers {
      guard let call = inline(modifier.call) else { return nil }
      line += ".\(modifier.name)\(call)"
    }
    return line.utf8.count <= 60 ? line : nil
  }

  // MARK: - In several lines

  /// The lines of an expression; other code may continue the first and the last one.
  ///
  /// - Parameter width: the columns that are available.
  static func lines(_ expression: SwiftExpression, _ width: Int) -> [String] {
    if let line = inline(expression), line.count <= width { return [line] }
    switch expression {
    case .atom(let text): return [text]
    case .call(let callee, let call):
      return joined(lines(callee, width)) { lines($0, call, width) }
    case .member(let value, let name): return appended("." + name, to: lines(value, width))
    case .chain(let base, let modifiers): return chain(base, modifiers, width)
    case .array(let elements):
      return ["["] + elements.flatMap { indented(appended(",", to: lines($0, width - 2))) } + ["]"]
    case .tuple(let elements):
      let inner = arguments(elements, width)
      return ["("] + inner.dropLast() + [String(inner[inner.count - 1].dropLast()), ")"]
    case .unary(let sign, let value):
      let inner = lines(value, width - sign.count - 2)
      if value.precedence >= 95 { return prefixed(sign, inner) }
      return appended(")", to: prefixed(sign + "(", inner))
    case .binary(let left, let sign, let right): return binary(left, sign, right, width)
    case .ternary(let condition, let yes, let no):
      return lines(condition, width) + indented(prefixed("? ", lines(yes, width - 4)))
        + indented(prefixed(": ", lines(no, width - 4)))
    case .closure(let closure): return lines("", closure, width)
    case .element(let value, let index):
      return appended("[\(inline(index) ?? "")]", to: lines(value, width))
    case .unwrapped(let value): return appended("!", to: lines(value, width))
    case .choice(let branches, let otherwise): return conditional(branches, otherwise, width)
    }
  }

  private static func binary(
    _ left: SwiftExpression, _ sign: SwiftOperator, _ right: SwiftExpression, _ width: Int
  ) -> [String] {
    func operand(_ value: SwiftExpression, _ precedence: Int) -> [String] {
      let inner = lines(value, width - 4)
      guard value.precedence < precedence else { return inner }
      return appended(")", to: prefixed("(", inner))
    }
    var first = operand(left, sign.precedence)
    let second = operand(right, sign.precedence + 1)
    if sign.spaced == sign.sign {
      first = appended(sign.sign + (second.first ?? ""), to: first)
      return first + second.dropFirst()
    }
    return first + indented(prefixed(sign.sign + " ", second))
  }

  /// A view with its modifiers below it, not indented if the view ends with a brace.
  private static func chain(
    _ base: SwiftExpression, _ modifiers: [SwiftModifier], _ width: Int
  ) -> [String] {
    var lines = lines(base, width)
    if base.precedence < 100, !modifiers.isEmpty {
      lines = lines.count == 1 ? ["(\(lines[0]))"] : ["("] + indented(lines) + [")"]
    }
    if base.precedence >= 100, !modifiers.isEmpty { lines = closed(lines) }
    let isBlock =
      lines.count > 1
      && (lines.last?.hasPrefix("}") == true || base.precedence >= 100 && lines.last == ")")
    let step = isBlock ? "" : Self.step
    for (number, modifier) in modifiers.enumerated() {
      if let comment = modifier.comment { lines += self.comment(comment).map { step + $0 } }
      let call = self.lines(".\(modifier.name)", modifier.call, width - step.count)
      lines += (number == modifiers.count - 1 ? call : closed(call))
        .map { $0.isEmpty ? $0 : step + $0 }
    }
    return lines
  }

  /// A call of several lines with its closing parenthesis on a line of its own, as modifiers
  /// follow.
  private static func closed(_ lines: [String]) -> [String] {
    guard lines.count > 1, lines[0].hasSuffix("("), let last = lines.last, last.hasSuffix(")"),
      last != ")"
    else { return lines }
    return lines.dropLast() + [String(last.dropLast()), ")"]
  }

  /// A name with the arguments and closures of a call.
  private static func lines(_ name: String, _ call: SwiftCall, _ width: Int) -> [String] {
    var lines: [String]
    let hasParentheses = !call.arguments.isEmpty || call.closures.isEmpty
    let opening = call.closures.first.map { self.opening($0) } ?? ""
    if !hasParentheses {
      lines = [name]
    } else if let arguments = list(call.arguments),
      name.count + arguments.count + 2 + opening.count <= width
    {
      lines = ["\(name)(\(arguments))"]
    } else {
      lines = ["\(name)("] + arguments(call.arguments, width)
      // The brace of a closure follows a parenthesis on a line of its own.
      if !call.closures.isEmpty, let last = lines.popLast() {
        lines += [String(last.dropLast()), ")"]
      }
    }
    for (number, closure) in call.closures.enumerated() {
      let label = number > 0 ? "\(closure.label ?? "_"): " : ""
      let isEmpty = closure.body.isEmpty && call.closures.count > 1
      lines = joined(lines) {
        isEmpty
          ? ["\($0)\(label.isEmpty ? "" : " " + label.dropLast())" + self.opening(closure), "}"]
          : self.lines("\($0) \(label)", closure, width, isAlone: call.closures.count == 1)
      }
    }
    return lines
  }

  /// Arguments on lines of their own, with the closing parenthesis after the last one.
  private static func arguments(_ arguments: [SwiftArgument], _ width: Int) -> [String] {
    if let line = list(arguments), line.count + 3 <= width { return [step + line + ")"] }
    // After a single argument that cannot be broken, the parenthesis has a line of its own.
    if arguments.count == 1, case .atom(let text) = arguments[0].value {
      return [step + (arguments[0].shownLabel.map { "\($0): " } ?? "") + text, ")"]
    }
    return arguments.enumerated().flatMap { number, argument in
      let label = argument.shownLabel.map { "\($0): " } ?? ""
      let value = prefixed(label, lines(argument.value, width - 3 - label.count))
      return indented(appended(number == arguments.count - 1 ? ")" : ",", to: value))
    }
  }

  private static func opening(_ closure: SwiftClosure) -> String {
    " {" + (closure.parameters.isEmpty ? "" : " \(closure.parameters.joined(separator: ", ")) in")
  }

  /// A closure after the code `head`.
  private static func lines(
    _ head: String, _ closure: SwiftClosure, _ width: Int, isAlone: Bool = true
  ) -> [String] {
    if isAlone, let line = inline(closure), head.count + line.count <= width {
      return [head + line]
    }
    let opening = String(opening(closure).dropFirst())
    return [head + opening] + indented(lines(closure.body, width - 2)) + ["}"]
  }

  // MARK: - Statements

  static func lines(_ statements: [SwiftStatement], _ width: Int) -> [String] {
    statements.flatMap { lines($0, width) }
  }

  private static func lines(_ statement: SwiftStatement, _ width: Int) -> [String] {
    switch statement {
    case .expression(let expression): return lines(expression, width)
    case .constant(let name, let type, let value):
      return binding("let \(name)" + (type.map { ": \($0)" } ?? "") + " = ", value, width)
    case .variable(let name, let type, let value):
      return binding("var \(name)" + (type.map { ": \($0)" } ?? "") + " = ", value, width)
    case .declared(let variable, let value):
      let name = inline(variable.expression) ?? "value"
      return binding("var \(name): \(variable.type.name) = ", value, width)
    case .undefined(let introducer, let name, let type): return ["\(introducer) \(name): \(type)"]
    case .giving(let value): return lines(value, width)
    case .assignment(let target, let sign, let value):
      return binding("\(inline(target) ?? "") \(sign) ", value, width)
    case .conditional(let branches, let otherwise):
      return conditional(branches, otherwise, width)
    case .switching(let value, let cases, let otherwise):
      return switching(value, cases, otherwise, width)
    case .loop(let name, let sequence, let body):
      return ["for \(name) in \(inline(sequence) ?? "[]") {"] + indented(lines(body, width - 2))
        + ["}"]
    case .whileLoop(let condition, let body):
      return ["while \(inline(condition) ?? "false") {"] + indented(lines(body, width - 2)) + ["}"]
    case .returning(let value):
      return value.map { binding("return ", $0, width) } ?? ["return"]
    case .throwing(let value): return binding("throw ", value, width)
    case .function(let local): return lines(local.function, width)
    case .comment(let text): return comment(text, width)
    }
  }

  static func binding(
    _ head: String, _ value: SwiftExpression, _ width: Int
  ) -> [String] {
    if case .choice = value { return [String(head.dropLast())] + indented(lines(value, width - 2)) }
    // Only the first line has to fit after the head.
    let whole = lines(value, width)
    if whole.count > 1, value.hasClosures, head.count + whole[0].count <= width {
      return prefixed(head, whole)
    }
    let value = lines(value, width - head.count)
    if value[0].count + head.count > width, value.count > 1 || head.hasSuffix("= ") {
      return [value.count > 1 ? head : String(head.dropLast())] + indented(value)
    }
    return prefixed(head, value)
  }

  private static func switching(
    _ value: SwiftExpression, _ cases: [SwiftCase], _ otherwise: [SwiftStatement], _ width: Int
  ) -> [String] {
    func body(_ statements: [SwiftStatement]) -> [String] {
      statements.isEmpty ? [step + "break"] : indented(lines(statements, width - 2))
    }
    var result = ["switch \(inline(value) ?? "value") {"]
    for (patterns, statements) in cases {
      result.append("case \(patterns.compactMap { inline($0) }.joined(separator: ", ")):")
      result += body(statements)
    }
    return result + ["default:"] + body(otherwise) + ["}"]
  }

  private static func conditional(
    _ branches: [SwiftBranch], _ otherwise: [SwiftStatement]?, _ width: Int
  ) -> [String] {
    var result: [String] = []
    for (condition, body) in branches {
      let head = result.isEmpty ? "if" : "} else if"
      let test = lines(condition, width - 4 - head.count)
      if test.count == 1 {
        result.append("\(head) \(test[0]) {")
      } else {
        result += prefixed("\(head) ", test) + ["{"]
      }
      result += indented(lines(body, width - 2))
    }
    if let otherwise { result += ["} else {"] + indented(lines(otherwise, width - 2)) }
    return result + ["}"]
  }

  // MARK: - Lines

  /// A comment in lines that fit.
  static func comment(_ text: String, _ width: Int = width, sign: String = "//") -> [String] {
    var lines: [String] = []
    var line = sign
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.count + 1 + word.count > width, line != sign {
        lines.append(line)
        line = sign
      }
      line += " " + word
    }
    return lines + [line]
  }

  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : step + $0 }
  }

  private static func prefixed(_ text: String, _ lines: [String]) -> [String] {
    guard let first = lines.first else { return [text] }
    return [text + first] + lines.dropFirst()
  }

  private static func appended(_ text: String, to lines: [String]) -> [String] {
    guard let last = lines.last else { return [text] }
    return lines.dropLast() + [last + text]
  }

  /// The lines, with the last one continued by `rest`.
  private static func joined(_ lines: [String], _ rest: (String) -> [String]) -> [String] {
    guard let last = lines.last else { return rest("") }
    return lines.dropLast() + rest(last)
  }
}

extension SwiftExpression {
  /// Whether it is a call with trailing closures.
  var hasClosures: Bool {
    if case .call(_, let call) = self { !call.closures.isEmpty } else { false }
  }

  /// Whether it is a view, which has a line of its own in a closure.
  var isView: Bool {
    switch self {
    case .chain: true
    case .call(.atom(let name), _): name.first?.isUppercase == true && !Self.values.contains(name)
    default: false
    }
  }

  /// Types whose initializers make values that are no views.
  private static let values: Set<String> = [
    "Array", "CGFloat", "CGPoint", "CGRect", "CGSize", "EdgeInsets", "Int", "ProposedViewSize",
    "String", "ViewSpacing",
  ]
}

/// Breaks types and functions into lines.
extension SwiftLayout {
  /// Declarations one after the other, with a blank line between those that have several lines.
  static func lines(of declarations: [SwiftDeclaration], _ width: Int = width) -> [String] {
    var result: [String] = []
    var before: SwiftDeclaration?
    for declaration in declarations {
      if let before, !(before.isLine && declaration.isLine), !before.isCode { result.append("") }
      result += lines(declaration, width)
      before = declaration
    }
    return result
  }

  private static func lines(_ declaration: SwiftDeclaration, _ width: Int) -> [String] {
    switch declaration {
    case .type(let kind, let name, let conformances, let members):
      return type("\(kind) \(name)", conformances, members, width)
    case .value(let introducer, let name, let type, let value):
      let head = "\(introducer) \(name)" + (type.map { ": \($0)" } ?? "")
      guard let value else { return [head] }
      return binding(head + " = ", value, width)
    case .property(let name, let attributes, let type, let body):
      let head = attributes.filter { !$0.hasPrefix("@") } + ["var \(name): \(type) {"]
      return attributes.filter { $0.hasPrefix("@") } + [head.joined(separator: " ")]
        + indented(lines(body, width - 2)) + ["}"]
    case .function(let function): return lines(function, width)
    case .helper(let local):
      var function = local.function
      function.modifiers = "private"
      return lines(function, width)
    case .comment(let text): return comment(text, width)
    case .code(let lines): return lines.map { $0.isEmpty ? "///" : "/// " + $0 }
    case .source(let lines): return lines
    }
  }

  private static func type(
    _ head: String, _ conformances: [String], _ members: [SwiftDeclaration], _ width: Int
  ) -> [String] {
    let head = head + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", "))
    if members.isEmpty { return [head + " {}"] }
    return [head + " {"] + indented(lines(of: members, width - 2)) + ["}"]
  }

  static func lines(_ function: SwiftFunction, _ width: Int) -> [String] {
    let introducer = function.name == "init" ? "init" : "func \(function.name)"
    let head = (function.modifiers.isEmpty ? "" : function.modifiers + " ") + introducer
    let result =
      (function.effects.map { " " + $0 } ?? "") + (function.result.map { " -> \($0)" } ?? "")
    let line = "\(head)(\(function.parameters.joined(separator: ", ")))\(result) {"
    var lines = function.attributes
    let ending = function.body.isEmpty ? "}" : ""
    if line.count + ending.count <= width {
      lines.append(line + ending)
    } else {
      lines.append("\(head)(")
      lines += wrapped(function.parameters, width - 2).map { step + $0 }
      lines.append(")\(result) {" + ending)
    }
    if function.body.isEmpty { return lines }
    return lines + indented(self.lines(function.body, width - 2)) + ["}"]
  }

  /// Parameters in as few lines as possible.
  private static func wrapped(_ parameters: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (number, parameter) in parameters.enumerated() {
      let text = parameter + (number == parameters.count - 1 ? "" : ",")
      if !line.isEmpty, line.count + 1 + text.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? text : " " + text
    }
    return lines + [line]
  }
}

extension SwiftDeclaration {
  fileprivate var isLine: Bool { if case .value = self { true } else { isCode } }

  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
