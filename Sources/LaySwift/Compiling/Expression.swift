import LayLanguage

/// What an expression does when it runs.
typealias Run = (inout Machine) throws(Diagnostic) -> Value

/// A change of a value in its place.
typealias Change = (inout Value, inout Machine) throws(Diagnostic) -> Void

/// An expression that is compiled: its type as far as it is known, and what it does.
struct Expression {
  var type: SwiftType
  var run: Run
  /// The value, where it is known before the code runs.
  var constant: Value?
  /// What the expression names, where a value alone would say less.
  var meaning = Meaning.value

  enum Meaning {
    case value
    /// A type: `CGFloat` in `CGFloat.pi`.
    case type(SwiftType)
    /// `super`
    case superclass
    /// `self` in an extension of a protocol, asked for what only such extensions have.
    case protocolSelf
    /// The size of the geometry of a reader, which is what the function gives: of it one length may be read.
    case sizeOfGeometry(Run)
  }

  init(_ type: SwiftType, _ run: @escaping Run) {
    self.type = type
    self.run = run
  }

  init(_ type: SwiftType, constant: Value) {
    self.type = type
    self.constant = constant
    run = { _ in constant }
  }

  /// A literal that is known; nil for other expressions.
  var literal: Literal? { if case .literal(let literal) = constant { literal } else { nil } }
}

/// A place whose value may change: a variable, a property, an element.
struct Place {
  let type: SwiftType
  /// Changes the value in this place; after an error it is as it was.
  let change: (inout Machine, Change) throws(Diagnostic) -> Void
  /// Gives it another value where that does not read the old one; nil where a change does both.
  var set: ((inout Machine, Value) throws(Diagnostic) -> Void)?

  /// Whether something runs when it, or what it stands in, changes.
  var isObserved = false

  /// - Parameter outer: the place that this one is a part of.
  init(
    type: SwiftType, in outer: Place? = nil,
    change: @escaping (inout Machine, Change) throws(Diagnostic) -> Void
  ) {
    self.type = type
    self.change = change
    isObserved = outer?.isObserved ?? false
  }

  func assign(_ value: Value, _ machine: inout Machine) throws(Diagnostic) {
    if let set { return try set(&machine, value) }
    try change(&machine) { old, _ in old = value }
  }
}

/// A place, and what is computed before the value that is assigned to it, such as its indices.
struct PreparedPlace {
  let place: Place
  let steps: [(slot: Int, run: Run)]

  /// Does work with what the place needs, which nothing keeps afterwards.
  func behind<Result>(
    _ work: @escaping (inout Machine) throws(Diagnostic) -> Result
  ) -> (inout Machine) throws(Diagnostic) -> Result {
    let steps = steps
    if steps.isEmpty { return work }
    return { machine throws(Diagnostic) in
      for (slot, run) in steps { machine.setLocal(slot, try run(&machine)) }
      let result = try work(&machine)
      for (slot, _) in steps { machine.setLocal(slot, .nothing) }
      return result
    }
  }
}

/// How a statement ends.
enum Flow: Equatable {
  case next
  /// The result is in the slot of the function for it.
  case returned
  /// The loop or the `switch` with this number is left, or its next turn begins.
  case broke(Int)
  case continued(Int)
  case fell
}

/// What a statement does when it runs.
typealias Step = (inout Machine) throws(Diagnostic) -> Flow

extension Machine {
  /// Runs a statement that may throw, as `catching` does: after an error the machine is as it was before.
  ///
  /// - Throws: what nobody goes on after.
  mutating func outcome(of step: Step) throws(Diagnostic) -> Result<Flow, Diagnostic> {
    var flow = Flow.next
    let outcome = try catching { machine throws(Diagnostic) in
      flow = try step(&machine)
      return .nothing
    }
    return outcome.map { _ in flow }
  }
}

/// What is asked of an expression while the code around it is compiled.
///
/// An expression may be compiled several times, once for each type that its place may have.
final class AskedExpression {
  let file: SourceFile
  let node: Int
  /// The types that its place may have.
  private(set) var places: [SwiftType] = []
  /// What its value may be; of a name of a type that it means the type.
  private(set) var values: [(type: SwiftType, isType: Bool)] = []
  /// The variables around, and what `self` has.
  private(set) var names: [String] = []

  init(_ file: SourceFile, _ node: Int) {
    self.file = file
    self.node = node
  }

  func begin(_ node: Int, _ expected: SwiftType, _ context: CodeContext) {
    guard node == self.node, context.file === file else { return }
    if !expected.isUnknown, !places.contains(expected) { places.append(expected) }
    if names.isEmpty { names = context.namesAround }
  }

  func end(_ node: Int, _ value: Expression, _ context: CodeContext) {
    guard node == self.node, context.file === file else { return }
    let (type, isType) =
      if case .type(let type) = value.meaning { (type, true) } else { (value.type, false) }
    guard !type.isUnknown, !values.contains(where: { $0 == (type, isType) }) else { return }
    values.append((type, isType))
  }
}
