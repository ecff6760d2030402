import LayEngine

/// The value of an expression.
///
/// Nine bytes: a payload of eight and a tag.
package enum Value {
  case nothing
  case truth(Bool)
  case number(Double)
  case string(StringBox)
  case symbol(Symbol)
  case keyword(Symbol)
  case list(List)
  case function(Function)
  case view(View)
  case object(ObjectBox)

  /// Only `false` and `nil` are false.
  @inline(__always)
  package var isTrue: Bool {
    switch self {
    case .nothing, .truth(false): false
    default: true
    }
  }

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  package static func text(_ text: String) -> Value { .string(StringBox(text)) }

  package static func list(of elements: [Value]) -> Value { .list(List(elements)) }

  static func list(_ storage: ListStorage) -> Value { .list(List(storage.elements)) }
}

/// A string on the heap, so that a value stays small.
package final class StringBox: Sendable {
  package let text: String

  init(_ text: String) { self.text = text }
}

/// An immutable list.
///
/// It is a range of its storage, so that `rest` shares and does not copy, and neither does most of
/// `append`.
package final class List {
  /// A longer list is taken for a mistake, since one call could use up the memory with it.
  static let mostElements = 10_000_000

  package let elements: ListElements

  init(_ elements: ListElements) { self.elements = elements }

  convenience init(_ elements: [Value]) { self.init(ListElements(elements)) }
}

/// The base class of values without a case of their own in `Value`, such as sizes and proposals.
package class ObjectBox {
  init() {}

  /// The kind with its article, as it stands in a sentence: "a size".
  var kindDescription: String { "an object" }

  /// The printed form.
  package var text: String { kindDescription }

  /// The value as source where it can be typed; else its printed form.
  var writtenText: String { text }

  /// Whether a number in it is NaN, so that no layout can be made of it.
  var hasNaN: Bool { false }

  package func isEqual(to other: ObjectBox) -> Bool { self === other }

  /// The part that `(width x)` and similar calls give; nil if the object has no such part.
  package func part(_ name: String) -> Value? { nil }

  /// A copy with another value for a part; nil if the object has no such part, or the value is of
  /// the wrong kind for it.
  func replacing(_ name: String, with value: Value) -> ObjectBox? { nil }
}
