import LayEngine

/// What a value is whose kind another module declares: a set of Swift code, a range.
package protocol ForeignContent {
  /// The kind with its article, as it stands in a sentence: "a set".
  var kindDescription: String { get }

  /// The printed form.
  var text: String { get }

  /// What is equal for equal values; nil for what is equal only to itself, and cannot be a key.
  var key: DictionaryKey? { get }
}

/// A value of a kind that another module declares, since a class of a package has no subclasses
/// elsewhere.
package final class ForeignBox: ObjectBox {
  /// Changed in place only by who holds the one reference.
  @exclusivity(unchecked) package var content: any ForeignContent

  package init(_ content: any ForeignContent) { self.content = content }

  override var kindDescription: String { content.kindDescription }
  package override var text: String { content.text }

  override var identityKey: DictionaryKey? { content.key }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? ForeignBox else { return false }
    if self === other { return true }
    guard let key = content.key else { return false }
    return key == other.content.key
  }
}
