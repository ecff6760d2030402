/// A name of the program, with its expression and its type in Swift.
final class PrintedVariable {
  /// How it is written where it is used: `spacing`, `Greeting()`.
  let expression: SwiftExpression
  /// Its type, which uses may tell if its definition does not.
  var type: SwiftType
  /// The definition of a function or a layout, for calls.
  var definition: PrintedDefinition?
  /// Whether it counts as a string only because it is put into one; it may be a whole number.
  var isInText = false
  /// Whether it is compared with a quoted name, as a string.
  var isCompared = false
  /// Whether its type is a guess from its uses, which a later use may change.
  var isOpen = false
  /// Whether it is used where nil is accepted too.
  var takesNothing = false
  /// Whether it is used where an integer is needed, such as the index of an element.
  var isIndex = false
  /// Whether its value is the literal of a whole number, which may be of either number type.
  var isWhole = false
  /// Whether it is a state or a binding, which another view may get as a `Binding`.
  var isState = false
  /// The binding that this parameter changes: `x` for the parameter `:set-x`; nil for any other
  /// name.
  var changed: PrintedVariable?
  /// Whether its width or height is read, which values of several types have.
  var isMeasured = false
  /// Whether it is shown by `text`, which takes numbers too.
  var isShown = false
  /// Whether it is given a string, of which a view may be made.
  var isGivenText = false
  /// Whether it is given numbers that need not be whole.
  var isFraction = false

  init(_ expression: SwiftExpression, _ type: SwiftType, _ definition: PrintedDefinition? = nil) {
    self.expression = expression
    self.type = type
    self.definition = definition
  }

  /// Whether it is used as a condition by itself: it is a `Bool` or an optional.
  var isTested = false

  /// Its type by all of its uses: a number used as an index is an `Int`, and a value used as a
  /// condition is optional.
  var settledType: SwiftType {
    if isTested, isOpen, type.isKnown, type != .truth, type != .view { return type.orNothing }
    return type == .number && isIndex && !isFraction ? .integer : type
  }
}

/// A function inside another one, whose parameters have the types that its uses tell.
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

  /// The function to write, when all uses are known.
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
  /// The function that makes the content, for a parameter that is a view builder.
  private var callee: SwiftExpression {
    if case .call(let callee, _) = variable.expression { callee } else { variable.expression }
  }

  /// A default value, as a member of an enumeration or a color if the uses say that it is one.
  func ofType(_ value: SwiftExpression) -> SwiftExpression {
    guard case .atom(let text) = value, let name = SwiftLiteral.text(of: text) else { return value }
    switch variable.type {
    case .enumeration(let type): return .enumerated(name, type)
    case .color: return .color(name, isView: true)
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

/// A printed definition whose parameters are written at the end.
struct OpenDefinition {
  let definition: PrintedDefinition
  let defaults: [SwiftExpression?]
  /// Its index in the printed declarations.
  let place: Int
  /// The states whose first values depend on the parameters.
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

/// What calls need to know about a function, a layout, a modifier or a structure of the program.
final class PrintedDefinition {
  struct Parameter {
    /// The keyword; nil for a positional parameter.
    let keyword: String?
    /// The label in Swift; nil for none.
    let label: String?
    let variable: PrintedVariable
    let isOptional: Bool
    /// Whether it has no default value, so that it is nil in calls that leave it out.
    var hasNoDefault = false
    /// Whether it takes all remaining arguments: views, as a builder, or values.
    var isRest = false
    /// Whether it is a `@Binding`, which a parameter `:set-…` changes.
    var isBinding = false
    /// The value of a binding that a call leaves out.
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
  /// The protocols that a structure conforms to because its uses need them.
  var conformances: [String] = []
  /// Whether it calls layouts, which needs `@MainActor`.
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

  /// The type of a field of a structure; nil if it has no such field.
  func field(_ name: String) -> SwiftType? {
    parameters.first { $0.keyword == name }?.variable.type
  }
}

/// A state whose first value depends on a parameter.
struct InitialState {
  let variable: PrintedVariable
  let value: SwiftExpression
}

extension OpenDefinition {
  /// `init(start: CGFloat)`, which gives states their first values; nil if none needs it.
  func initializer() -> SwiftDeclaration? {
    guard !initial.isEmpty else { return nil }
    var body: [SwiftStatement] = []
    for parameter in definition.parameters {
      let name = SwiftLayout.inline(parameter.variable.expression) ?? "value"
      let member = parameter.isBinding ? "_" + name : name
      body.append(.assignment(.member(.atom("self"), member), "=", .atom(name)))
    }
    for state in initial {
      let name = SwiftLayout.inline(state.variable.expression) ?? "value"
      let value = SwiftExpression.call("State", [.init("initialValue", state.value)])
      body.append(.assignment(.atom("_" + name), "=", value))
    }
    let parameters = zip(definition.parameters, defaults).map { $0.written($1) }
    return .function(
      SwiftFunction(name: "init", parameters: parameters, result: nil, body: body))
  }
}

/// An expression with its type, as far as it is known.
struct TypedExpression {
  var code: SwiftExpression
  var type: SwiftType

  init(_ code: SwiftExpression, _ type: SwiftType) {
    self.code = code
    self.type = type
  }

  /// Whether it is the literal of a whole number.
  var isWhole: Bool { if case .atom(let text) = code { Int(text) != nil } else { false } }
}

/// A property that a view gets its value for from its surroundings:
/// `@Environment(\.dynamicTypeSize) private var dynamicTypeSize`.
struct SurroundingValue {
  let name: String
  /// What stands behind the `@`.
  let attribute: String
  /// The value of a `ScaledMetric` at the size `large`; nil for a value of the environment.
  var initial: SwiftExpression?
}

/// A printed view: the expression that it begins with, and the modifiers called on it.
struct PrintedView {
  var base: SwiftExpression
  var modifiers: [SwiftModifier] = []
  /// Comments above it.
  var comments: [String] = []

  /// Removes the frame of an image's natural size, which a resizable image does not have.
  mutating func leaveImageSize() { if hasImageSize { modifiers = [] } }

  /// Whether it is an image in a frame of its natural size.
  var hasImageSize: Bool { modifiers.map(\.name) == ["resizable", "frame"] }

  /// Whether it is a `ForEach` whose only modifiers are `onDelete` and `onMove`.
  var isLoop: Bool {
    baseName == "ForEach" && modifiers.allSatisfy { ["onDelete", "onMove"].contains($0.name) }
  }

  /// The view without the names for queries at its end; nil if it has none.
  var withoutNames: PrintedView? {
    guard modifiers.last?.name == "accessibilityIdentifier" else { return nil }
    var view = self
    while view.modifiers.last?.name == "accessibilityIdentifier" { view.modifiers.removeLast() }
    return view
  }

  var expression: SwiftExpression { modifiers.isEmpty ? base : .chain(base, modifiers) }

  /// The type that it begins with, such as `Text`.
  var baseName: String? {
    if case .call(.atom(let name), _) = base { name } else { nil }
  }
}
