/// The name and other words shown for a view whose content type stands for many kinds of views.
///
/// The engine only passes it on and compares it; the language defines what it says.
package protocol ViewWords: AnyObject, Sendable {
  /// Whether it says the same as other words.
  func isSame(as other: any ViewWords) -> Bool
}
