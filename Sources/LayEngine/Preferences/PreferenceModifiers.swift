/// Says a value for a key; what is said inside of the view is not heard outside.
///
/// - Rule: nothing about layout changes.
package struct PreferenceWriting: ModifierContent {
  let key: PreferenceKey
  let value: Any

  package init(_ key: PreferenceKey, _ value: Any) {
    self.key = key
    self.value = value
  }
}

/// Changes the value that is said inside of the view.
///
/// - Rule: nothing about layout changes.
package struct PreferenceTransform: ModifierContent {
  let key: PreferenceKey
  let transform: (Any) throws -> Any

  package init(_ key: PreferenceKey, _ transform: @escaping (Any) throws -> Any) {
    self.key = key
    self.transform = transform
  }
}

/// Says a value that is made of where the view stands, or changes the one that is said inside.
///
/// - Rule: nothing about layout changes.
package struct AnchorWriting: ModifierContent {
  let key: PreferenceKey
  let source: PreferenceAnchor.Source
  /// Whether the value from inside goes in.
  package let isTransform: Bool
  /// Of the anchor and, if it is a transform, the value from inside.
  let make: (PreferenceAnchor, Any) throws -> Any

  package init(
    _ key: PreferenceKey, _ source: PreferenceAnchor.Source, isTransform: Bool,
    make: @escaping (PreferenceAnchor, Any) throws -> Any
  ) {
    self.key = key
    self.source = source
    self.isTransform = isTransform
    self.make = make
  }
}

/// Does something when the value from inside of the view changes.
///
/// - Rule: nothing about layout changes. Who lays out asks for the `actions` of a layout.
package struct PreferenceAction: ModifierContent {
  package let key: PreferenceKey
  package let action: (Any) throws -> Void
  /// Which of the program's views it belongs to; nil for none.
  package let owner: ObjectIdentifier?

  package init(
    _ key: PreferenceKey, of owner: ObjectIdentifier? = nil,
    _ action: @escaping (Any) throws -> Void
  ) {
    self.owner = owner
    self.key = key
    self.action = action
  }
}

extension PreferenceWriting {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}

extension PreferenceTransform {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}

extension AnchorWriting {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}

extension PreferenceAction {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.hasActions = true
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}
