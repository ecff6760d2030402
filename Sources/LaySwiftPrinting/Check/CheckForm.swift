import LayEngine
import LayLanguage

extension SwiftExpression {
  /// Whether it is a `Text` or a sum of texts, with or without modifiers.
  fileprivate var isText: Bool {
    switch self {
    case .call(.atom("Text"), _): true
    case .chain(let base, _): base.isText
    case .binary(let left, .adding, _): left.isText
    default: false
    }
  }
}

/// Rewrites views for the tests on a Mac: texts in the face `mono`, names that report frames.
struct CheckForm {
  /// Why a view cannot be checked; nil if it can.
  private(set) var reason: String?
  /// The names of views that were found so far.
  private var names: Set<String> = []
  private var hasNamesWorkedOut = false

  /// The names of views in the Swift code; nil if some are computed.
  var shownNames: Set<String>? { hasNamesWorkedOut ? nil : names }

  mutating func statements(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.map { statement($0) }
  }

  /// A definition with its views rewritten in the same way.
  mutating func declaration(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
    switch declaration {
    case .type(let kind, let name, let conformances, let members):
      return .type(
        kind, name, conformances: conformances, members.map { self.declaration($0) })
    case .property(let name, let attributes, let type, let body):
      return .property(name, attributes: attributes, type: type, statements(body))
    case .function(var function):
      function.body = statements(function.body)
      return .function(function)
    case .helper(let local): return .helper(self.local(local))
    case .value, .comment, .code, .source: return declaration
    }
  }

  private mutating func local(_ local: LocalFunction) -> LocalFunction {
    LocalFunction(local.definition, local.defaults, statements(local.body))
  }

  private mutating func statement(_ statement: SwiftStatement) -> SwiftStatement {
    switch statement {
    case .expression(let value): return .expression(expression(value))
    case .constant(let name, let type, let value):
      return .constant(name, type: type, expression(value))
    case .variable(let name, let type, let value):
      return .variable(name, type: type, expression(value))
    case .assignment(let target, let sign, let value):
      return .assignment(target, sign, expression(value))
    case .conditional(let branches, let otherwise):
      return .conditional(self.branches(branches), otherwise.map { statements($0) })
    case .loop(let name, let sequence, let body):
      return .loop(name, sequence, statements(body))
    case .whileLoop(let condition, let body): return .whileLoop(condition, statements(body))
    case .returning(let value): return .returning(value.map { expression($0) })
    case .throwing(let value): return .throwing(expression(value))
    case .function(let local): return .function(self.local(local))
    case .switching(let value, let cases, let otherwise):
      var printed: [SwiftCase] = []
      for one in cases { printed.append((one.patterns, statements(one.body))) }
      return .switching(expression(value), printed, statements(otherwise))
    case .giving(let value): return .giving(expression(value))
    case .comment, .declared, .undefined: return statement
    }
  }

  private mutating func branches(_ branches: [SwiftBranch]) -> [SwiftBranch] {
    var printed: [SwiftBranch] = []
    for branch in branches { printed.append((branch.condition, statements(branch.body))) }
    return printed
  }

  private mutating func expression(_ value: SwiftExpression) -> SwiftExpression {
    switch value {
    case .atom: return value
    case .call(.atom(let name), let call):
      // An image that is drawn in a given size is the same on every platform.
      let isDrawn = name == "Image" && call.arguments.first?.label == "size"
      if Self.controls.contains(name), !isDrawn {
        refuse("it has controls, which a platform draws its way")
      }
      return .call(.atom(name == "Text" ? "MonoText" : name), self.call(call))
    case .call(let callee, let call): return .call(expression(callee), self.call(call))
    case .member(let owner, let name): return .member(expression(owner), name)
    case .chain(let base, let modifiers):
      var printed: [SwiftModifier] = []
      for modifier in modifiers { printed.append(self.modifier(modifier)) }
      return .chain(expression(base), printed)
    case .array(let elements): return .array(elements.map { expression($0) })
    case .tuple(let elements):
      return .tuple(elements.map { SwiftArgument($0.label, expression($0.value)) })
    case .unary(let sign, let operand): return .unary(sign, expression(operand))
    case .binary(let left, .adding, let right) where left.isText || right.isText:
      refuse("it has texts of several parts")
      return .binary(left, .adding, right)
    case .binary(let left, let sign, let right):
      return .binary(expression(left), sign, expression(right))
    case .ternary(let condition, let yes, let no):
      return .ternary(condition, expression(yes), expression(no))
    case .closure(let closure): return .closure(self.closure(closure))
    case .element(let owner, let index): return .element(expression(owner), index)
    case .unwrapped(let owner): return .unwrapped(expression(owner))
    case .choice(let branches, let otherwise):
      return .choice(self.branches(branches), statements(otherwise))
    }
  }

  private mutating func call(_ call: SwiftCall) -> SwiftCall {
    var printed = SwiftCall()
    for argument in call.arguments {
      printed.arguments.append(SwiftArgument(argument.label, expression(argument.value)))
    }
    for closure in call.closures { printed.closures.append(self.closure(closure)) }
    return printed
  }

  private mutating func closure(_ closure: SwiftClosure) -> SwiftClosure {
    SwiftClosure(closure.parameters, statements(closure.body), label: closure.label)
  }

  private mutating func modifier(_ modifier: SwiftModifier) -> SwiftModifier {
    var printed = modifier
    printed.call = call(modifier.call)
    switch modifier.name {
    case "accessibilityIdentifier":
      printed.name = "named"
      note(modifier.call.arguments.first?.value)
    case "font":
      printed.name = "monoFont"
      guard let size = Self.size(of: modifier.call) else {
        refuse("it has a font that is worked out")
        return printed
      }
      printed.call = SwiftCall([SwiftArgument(size)])
    case "kerning": printed.name = "monoKerning"
    case "tracking": printed.name = "monoTracking"
    case "imageScale": refuse("it has symbols, which the system draws")
    case "lineLimit":
      printed.name = "monoLines"
      printed.call = limit(printed.call)
    default: break
    }
    return printed
  }

  private mutating func note(_ name: SwiftExpression?) {
    if case .atom(let text)? = name, let literal = SwiftLiteral.text(of: text) {
      names.insert(literal)
    } else {
      hasNamesWorkedOut = true
    }
  }

  /// `3, reserving: 3` for `3, reservesSpace: true`; `4, reserving: 2` for `2...4`.
  private mutating func limit(_ call: SwiftCall) -> SwiftCall {
    guard let first = call.arguments.first?.value else { return call }
    if call.arguments.count == 2 {
      guard case .atom("true") = call.arguments[1].value else {
        return SwiftCall([SwiftArgument(first)])
      }
      if case .atom("nil") = first { return SwiftCall([SwiftArgument(first)]) }
      return SwiftCall([SwiftArgument(first), SwiftArgument("reserving", first)])
    }
    if case .unary("...", let high) = first { return SwiftCall([SwiftArgument(high)]) }
    guard case .binary(let low, .through, let high) = first else { return call }
    var most = high
    if case .atom("") = high { most = .atom("nil") }
    return SwiftCall([SwiftArgument(most), SwiftArgument("reserving", low)])
  }

  /// The size of a font, given as a number or by a text style; nil if it is computed.
  private static func size(of call: SwiftCall) -> SwiftExpression? {
    guard let font = call.arguments.first?.value else { return nil }
    switch font {
    case .atom(let text):
      let style = Font.styles.first { "." + SwiftUISpelling.camelCase($0.name) == text }
      return style.map { .number($0.size) }
    case .call(_, let inner):
      if let size = inner.arguments.first(where: { $0.label == "size" }) { return size.value }
      guard case .atom? = inner.arguments.first?.value else { return nil }
      return size(of: inner)
    default: return nil
    }
  }

  mutating func refuse(_ reason: String) { if self.reason == nil { self.reason = reason } }

  /// The views that SwiftUI draws with texts, fonts or symbols of its own.
  private static let controls: Set<String> = {
    var names: Set<String> = ["Image", "AsyncImage"]
    for declaration in ControlCatalogue.declarations {
      // Only types count: functions and members of the program may have the names of other calls.
      for call in declaration.swiftUI?.calls ?? [] {
        if case .function(let name) = call.callee { names.insert(name) }
      }
    }
    return names.subtracting(transparent)
  }()

  /// The controls whose size is that of their content or of the proposal on every platform; how a
  /// section looks in a list is up to the list.
  private static let transparent: Set<String> = [
    "AnyView", "Canvas", "EquatableView", "ScrollViewReader", "Section",
  ]
}
