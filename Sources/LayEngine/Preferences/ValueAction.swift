/// Does something when the view appears, or when a value changes that it was made with.
///
/// - Rule: nothing about layout changes. Who lays out asks for the `actions` of a layout.
/// - Source: SwiftUI's `onAppear` and `onChange`.
package struct ValueAction: ModifierContent {
  /// Nothing for a view that does something when it appears, and then no more.
  package let value: Any?
  /// Whether the first value counts as a change.
  let countsFirst: Bool
  let isSame: (Any, Any) -> Bool
  /// Of the value as it was, which is the value itself at first, and as it is.
  let action: (Any, Any) throws -> Void
  /// Which of the program's views it belongs to; nil for none.
  package let owner: ObjectIdentifier?

  /// What is done when the view appears.
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

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.hasActions = true
    try lowering.lowerTransparent(view.children[0], id, environment)
  }

  func pending(_ path: [Int]) -> PendingAction {
    PendingAction(
      path: path, owner: owner, subject: value == nil ? .appearance : .value, value: value ?? (),
      countsFirst: countsFirst, isSame: isSame, action: action)
  }
}
