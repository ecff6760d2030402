/// A name of the program in Swift.
final class PrintedVariable {
  /// How it is written where it is used: `spacing`, `Greeting()`.
  let expression: SwiftExpression
  /// What is found out about it by its uses, where its definition does not say it.
  var type: SwiftType
  /// The definition of a function or a layout, for calls.
  var definition: PrintedDefinition?
  /// Whether it is assigned to.
  var isAssigned = false

  init(_ expression: SwiftExpression, _ type: SwiftType, _ definition: PrintedDefinition? = nil) {
    self.expression = expression
    self.type = type
    self.definition = definition
  }
}

/// A definition that was printed, whose parameters are written at the end.
struct OpenDefinition {
  let definition: PrintedDefinition
  let defaults: [SwiftExpression?]
  /// Its place among what was printed.
  let place: Int

  init(_ definition: PrintedDefinition, _ defaults: [SwiftExpression?], at place: Int) {
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
  }

  let name: String
  let isLayout: Bool
  var parameters: [Parameter] = []
  var result: SwiftType

  init(_ name: String, isLayout: Bool, result: SwiftType) {
    self.name = name
    self.isLayout = isLayout
    self.result = result
  }
}
