/// Runs an action when the view appears, or when a value that the modifier was given changes.
///
/// - Rule: nothing about layout changes. The caller of the layout reads `Layout.actions`.
/// - Source: SwiftUI's `onAppear` and `onChange`.
package struct ValueAction: ModifierContent {
  /// nil for an action that runs only when the view appears.
  package let value: Any?
  /// Whether the first value counts as a change.
  let countsFirst: Bool
  let isSame: (Any, Any) -> Bool
  /// Takes the earlier value and the new one; the first time, both are the new value.
  let action: (Any, Any) throws -> Void
  /// The view of the program that the action belongs to; nil for none.
  package let owner: ObjectIdentifier?
  package static var hasAction: Bool { true }

  /// Makes an action that runs when the view appears.
  package init(
    of owner: ObjectIdentifier? = nil, appearing action: @escaping () throws -> Void
  ) {
    self.owner = owner
    value = nil
    countsFirst = true
    isSame = { _, _ in true }
    self.action = { _, _ in try action() }
  }

  package init(
    of value: Any, in owner: ObjectIdentifier? = nil, countsFirst: Bool,
    isSame: @escaping (Any, Any) -> Bool, action: @escaping (Any, Any) throws -> Void
  ) {
    self.owner = owner
    self.value = value
    self.countsFirst = countsFirst
    self.isSame = isSame
    self.action = action
  }

  func pending(_ path: [Int]) -> PendingAction {
    PendingAction(
      path: path, owner: owner, subject: value == nil ? .appearance : .value, value: value ?? (),
      countsFirst: countsFirst, isSame: isSame, action: action)
  }
}
