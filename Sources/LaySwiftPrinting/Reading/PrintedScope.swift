/// A name of the program in Swift.
final class PrintedVariable {
  /// How it is written where it is used: `spacing`, `Greeting()`.
  let expression: SwiftExpression
  /// What is found out about it by its uses, where its definition does not say it.
  var type: SwiftType
  /// The definition of a function or a layout, for calls.
  var definition: PrintedDefinition?
  /// Whether it is a text because it was put into one, which a whole number may be too.
  var isInText = false
  /// Whether it was compared with a name, as a text.
  var isCompared = false
  /// Whether its type is a guess by its uses, of which a later one may say more.
  var isOpen = false
  /// Whether it is used where nothing may stand too.
  var takesNothing = false
  /// Whether a list is asked for the element at it.
  var isIndex = false
  /// Whether it is given a whole number that is written down, which says little of its type.
  var isWhole = false
  /// Whether it is a state or a binding, which another view may be given to change.
  var isState = false
  /// What a function changes that came along with it.
  var changed: PrintedVariable?
  /// Whether it is asked for a width or a height, which not only a size has.
  var isMeasured = false
  /// Whether it is shown as a text, which a number may be too.
  var isShown = false
  /// Whether it is given a text, which a view may be made of.
  var isGivenText = false
  /// Whether it is given numbers that need not be whole.
  var isFraction = false

  init(_ expression: SwiftExpression, _ type: SwiftType, _ definition: PrintedDefinition? = nil) {
    self.expression = expression
    self.type = type
    self.definition = definition
  }

  /// Whether it is asked alone whether it holds: it is a truth, or may be nothing.
  var isTested = false

  /// Its type by all of its uses: a number that is an index is whole, and what is asked whether it is
  /// there may be nothing.
  var settledType: SwiftType {
    if isTested, isOpen, type.isKnown, type != .truth, type != .view { return type.orNothing }
    return type == .number && isIndex && !isFraction ? .integer : type
  }
}

/// A function inside of another one, whose parameters have the types that its uses tell.
final class LocalFunction {
  let definition: PrintedDefinition
  let defaults: [SwiftExpression?]
  let body: [SwiftStatement]

  init(
    _ definition: PrintedDefinition, _ defaults: [SwiftExpression?], _ body: [SwiftStatement]
  ) {
    self.definition = definition
    self.defaults = defaults
    self.body = body
  }

  /// As it is written, when all uses are known.
  var function: SwiftFunction {
    let isBuilder =
      definition.result == .view && !body.contains(where: \.isFunction)
      && (body.count != 1 || body[0].isConditional)
    return SwiftFunction(
      attributes: isBuilder ? ["@ViewBuilder"] : [], name: definition.name,
      parameters: zip(definition.parameters, defaults).map { $0.written($1) },
      result: definition.result == .unknown || definition.result == .nothing
        ? nil : definition.result.name, body: body)
  }
}

extension PrintedDefinition.Parameter {
  /// What is called, of content that is made by a function.
  private var callee: SwiftExpression {
    if case .call(let callee, _) = variable.expression { callee } else { variable.expression }
  }

  /// A default, of which its uses may have told that it is a name of SwiftUI.
  func ofType(_ value: SwiftExpression) -> SwiftExpression {
    guard case .atom(let text) = value, let name = SwiftLiteral.text(of: text) else { return value }
    switch variable.type {
    case .enumeration(let type): return ProgramPrinter.enumerated(name, type)
    case .color: return ProgramPrinter().color(name, isView: true)
    default: return value
    }
  }

  /// `var title: String = "none"`, or `@Binding var title: String`.
  func property(_ value: SwiftExpression?, hasValue: Bool) -> SwiftDeclaration {
    let name = SwiftLayout.inline(variable.expression) ?? "value"
    let isAbsent = isBinding || !hasValue || value.flatMap(SwiftLayout.inline) == "nil"
    return .value(
      isBinding ? "@Binding var" : "var", name, type: variable.type.name,
      isAbsent ? nil : value.map(ofType))
  }

  /// `_ title: String = "none"`.
  func written(_ value: SwiftExpression?) -> String {
    let name = SwiftLayout.inline(variable.expression) ?? "value"
    let head = label == nil ? "_ \(name)" : name
    if isRest {
      return variable.type == .view
        ? "@ViewBuilder \(SwiftLayout.inline(callee) ?? name): () -> some View"
        : "_ \(name): \(variable.type.element.name)..."
    }
    if variable.type == .optional(.view) { return "\(head): some View = EmptyView()" }
    if isBinding { return "\(head): Binding<\(variable.type.name)>" }
    let text = "\(head): \(variable.type.name)"
    if hasNoDefault, variable.type.wrapped == nil { return text }
    return value.map(ofType).flatMap(SwiftLayout.inline).map { "\(text) = \($0)" } ?? text
  }
}

/// A definition that was printed, whose parameters are written at the end.
struct OpenDefinition {
  let definition: PrintedDefinition
  let defaults: [SwiftExpression?]
  /// Its place among what was printed.
  let place: Int
  /// The states that begin with what the parameters tell.
  let initial: [InitialState]

  init(
    _ definition: PrintedDefinition, _ defaults: [SwiftExpression?], at place: Int,
    initial: [InitialState] = []
  ) {
    self.initial = initial
    self.definition = definition
    self.defaults = defaults
    self.place = place
  }
}

/// A function or a layout of the program, as calls know it.
final class PrintedDefinition {
  struct Parameter {
    /// The keyword, or nil for one that is given by its place.
    let keyword: String?
    /// The label in Swift; nil for none.
    let label: String?
    let variable: PrintedVariable
    let isOptional: Bool
    /// Whether calls may leave it out only because it is nothing then.
    var hasNoDefault = false
    /// Whether it takes all that is left: views, as a builder, or values.
    var isRest = false
    /// Whether it comes with what changes it.
    var isBinding = false
    /// What a binding holds for which nothing is given.
    var usual: SwiftExpression?
  }

  enum Kind {
    case function, layout, modifier
    /// A structure of values, or a style.
    case value
  }

  let name: String
  let kind: Kind
  var parameters: [Parameter] = []
  var result: SwiftType
  /// What a structure conforms to, as its uses want it.
  var conformances: [String] = []
  /// Whether it calls layouts, which the main actor alone may.
  var callsLayouts = false

  init(_ name: String, _ kind: Kind, result: SwiftType) {
    self.name = name
    self.kind = kind
    self.result = result
  }

  /// Its type as a value.
  var type: SwiftType {
    .function(parameters.map { $0.variable.type == .unknown ? .number : $0.variable.type }, result)
  }

  /// The type of a field of a structure; nil where it has no such field.
  func field(_ name: String) -> SwiftType? {
    parameters.first { $0.keyword == name }?.variable.type
  }
}
