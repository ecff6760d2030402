/// What people read of a view that is one of many of its type, as its name.
///
/// The engine only hands it on, and compares it; what it says is the language's.
package protocol ViewWords: AnyObject, Sendable {
  /// Whether other words say the same.
  func isSame(as other: any ViewWords) -> Bool
}
