import LayLanguage

/// A value of a kind that only Swift code has.
protocol SwiftContent: ForeignContent {
  /// The name of its type in the library.
  var typeName: String { get }
}

extension SwiftContent {
  var kindDescription: String { "a `\(typeName)`" }
  var text: String { typeName }
  var key: DictionaryKey? { nil }
}

/// An object, as long as somebody else keeps it.
private struct WeakReference: SwiftContent {
  weak var object: ObjectBox?

  var typeName: String { "WeakReference" }
}

extension Value {
  /// An instance, or an optional with one, without keeping it; other values are themselves, as optionals.
  var asWeakReference: Value {
    if case .object(let object)? = unwrapped, object is InstanceBox {
      return .content(WeakReference(object: object))
    }
    return unknown == nil ? asOptional : self
  }

  /// The object that a weak reference has, as an optional: nil when nobody keeps it any more.
  var ofWeakReference: Value {
    guard let reference = content as? WeakReference else { return self }
    return .optional(reference.object.map { .object($0) })
  }
}

/// `1..<5`, `0...1`, `2...`; a bound that is not there is nil.
struct RangeContent: SwiftContent {
  let lower: Value
  let upper: Value
  let isClosed: Bool

  var typeName: String {
    if lower.isNothing { return isClosed ? "PartialRangeThrough" : "PartialRangeUpTo" }
    if upper.isNothing { return "PartialRangeFrom" }
    return isClosed ? "ClosedRange" : "Range"
  }

  var key: DictionaryKey? {
    guard let lower = DictionaryKey(lower), let upper = DictionaryKey(upper) else { return nil }
    return .several([.string(typeName), lower, upper])
  }
}

/// A number of 32 bits.
struct FloatContent: SwiftContent {
  let value: Float

  init(_ value: Float) { self.value = value }

  var typeName: String { "Float" }
  var text: String { "\(value)" }
  /// What is not equal to itself is no key.
  var key: DictionaryKey? {
    value.isNaN ? nil : .several([.string("float"), .number(Double(value == 0 ? 0 : value))])
  }
}

extension Value {
  /// The number of 32 bits; nil for other values.
  var single: Float? { (content as? FloatContent)?.value }

  /// Two values of which one is a number of 32 bits, and the other one too, or a number that no place has
  /// typed; nil for all others.
  static func singles(_ left: Value, _ right: Value) -> (Float, Float)? {
    switch (left.single, right.single) {
    case (let left?, let right?): return (left, right)
    case (let left?, nil):
      if case .literal(let literal) = right { return (left, Float(literal.number)) }
    case (nil, let right?):
      if case .literal(let literal) = left { return (Float(literal.number), right) }
    case (nil, nil): break
    }
    return nil
  }
}

/// A set; its elements are in the order in which they came, since Swift's have none.
struct SetContent: SwiftContent {
  private(set) var places: [DictionaryKey: Int] = [:]
  private(set) var all: [Value?] = []

  var typeName: String { "Set" }
  var elements: [Value] { all.compactMap(\.self) }
  var count: Int { places.count }

  /// Equal sets have equal keys.
  var key: DictionaryKey? {
    .several(
      [.string("set"), .integer(places.count)] + places.keys.sorted { $0.hashValue < $1.hashValue })
  }

  func contains(_ key: DictionaryKey) -> Bool { places[key] != nil }

  /// Whether the element was not there.
  @discardableResult
  mutating func insert(_ value: Value, _ key: DictionaryKey) -> Bool {
    guard places[key] == nil else { return false }
    places[key] = all.count
    all.append(value)
    return true
  }

  /// The element that was there.
  mutating func remove(_ key: DictionaryKey) -> Value? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    defer { all[place] = nil }
    return all[place]
  }
}

/// A part of an array, which keeps the indices of the array.
struct SliceContent: SwiftContent {
  let elements: ListElements
  /// The index of the first element.
  let start: Int

  var typeName: String { "ArraySlice" }

  var key: DictionaryKey? {
    var parts: [DictionaryKey] = []
    for element in elements {
      guard let part = DictionaryKey(element) else { return nil }
      parts.append(part)
    }
    return .several(parts)
  }
}

/// A place in a string.
struct IndexContent: SwiftContent {
  let index: String.Index
  let text: String = "Index"

  var typeName: String { "Index" }
  var key: DictionaryKey? { .string("index \(index)") }
}

/// A type as a value: of `Int.self`.
struct Metatype: SwiftContent {
  let type: SwiftType

  var typeName: String { "Any" }
  var text: String { type.spelling }
  var key: DictionaryKey? {
    .several([.string("type \(type.spelling)"), .integer(type.hashValue)])
  }
}
