/// Sets the value for a key, in place of any value that is set inside the view.
///
/// - Rule: nothing about layout changes.
package struct PreferenceWriting: ModifierContent {
  package let key: PreferenceKey
  package let value: Any

  package init(_ key: PreferenceKey, _ value: Any) {
    self.key = key
    self.value = value
  }
}

/// Transforms the value that is set inside the view.
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

/// Sets a value made from the view's bounds, or transforms the value that is set inside the view.
///
/// - Rule: nothing about layout changes.
package struct AnchorWriting: ModifierContent {
  let key: PreferenceKey
  let source: PreferenceAnchor.Source
  /// Whether `make` transforms the value from inside the view.
  package let isTransform: Bool
  /// Takes the anchor and the value from inside the view, which only a transform uses.
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

/// Runs an action when the value from inside the view changes.
///
/// - Rule: nothing about layout changes. The caller of the layout reads `Layout.actions`.
package struct PreferenceAction: ModifierContent {
  package let key: PreferenceKey
  package let action: (Any) throws -> Void
  /// The view of the program that the action belongs to; nil for none.
  package let owner: ObjectIdentifier?
  package static var hasAction: Bool { true }

  package init(
    _ key: PreferenceKey, of owner: ObjectIdentifier? = nil,
    _ action: @escaping (Any) throws -> Void
  ) {
    self.owner = owner
    self.key = key
    self.action = action
  }
}
