/// What a node is to the node around it.
///
/// `NodeKind` says which roles there are in a node.
package enum NodeRole: UInt8, CaseIterable, Sendable {
  case none
  case mark
  /// The words that a construct is written with: `func`, `in`, `else`.
  case keyword
  case attribute
  case modifier
  case name
  case label
  case parameter
  /// A parameter or an argument of a type: `<T>`.
  case generic
  /// What stands behind `where` in a declaration.
  case requirement
  /// A type behind the colon of a type.
  case inherited
  case type
  /// The type of what a function gives.
  case result
  /// `async`, `throws`, and the type of what is thrown.
  case effect
  case value
  case pattern
  case condition
  case body
  /// What is behind `else`.
  case alternative
  case accessor
  /// A statement or a member; an element of a declaration that has several.
  case item
  /// What a member, a call or a subscript is asked of.
  case base
  case argument
  /// A closure behind the arguments.
  case trailing
  case left
  case `operator`
  case right
  case element
  case key
  case capture
  case subject
  case `case`
  /// A sign that changes a meaning: the `?` of `try?`.
  case specifier
  /// A word that narrows a meaning: the `set` of `private(set)`.
  case detail
  case segment
  case module
}
