import LayEngine

/// The names of the parts of a tuple or of a struct's value: `x`, `y`.
package final class PartNames {
  /// The name of the struct; nil for a tuple.
  package let name: Symbol?
  /// The name of each part; nil for an unnamed part of a tuple.
  package let labels: [Symbol?]
  /// The type of Swift code that has these parts; nil for the structs and the tuples of scripts.
  package let type: DeclaredType?

  package init(name: Symbol?, labels: [Symbol?], of type: DeclaredType? = nil) {
    self.name = name
    self.labels = labels
    self.type = type
  }

  package func index(of label: Symbol) -> Int? { labels.firstIndex { $0 === label } }

  /// Whether values of both may be equal: tuples may, whatever the names of their parts; structs if
  /// they have the same name and the same fields, even if one was defined again; those of Swift code
  /// if they have the same type.
  func isComparable(with other: PartNames) -> Bool {
    if self === other { return true }
    if type != nil || other.type != nil { return type === other.type }
    guard name === other.name, labels.count == other.labels.count else { return false }
    return name == nil || zip(labels, other.labels).allSatisfy { $0 === $1 }
  }
}

/// A value made of other values: `(tuple 1 "a")`, or a value of a struct.
///
/// It is immutable: changing a part of a variable's value gives the variable a new value, as with
/// the value types of Swift.
package final class CompoundBox: ObjectBox {
  package let shape: PartNames
  package let elements: ListElements

  package init(_ shape: PartNames, _ elements: ListElements) {
    self.shape = shape
    self.elements = elements
  }

  override var kindDescription: String {
    if let type = shape.type { return type.phrase }
    guard let name = shape.name?.name else { return "a tuple" }
    return "aeiou".contains(name.first ?? "x") ? "an \(name)" : "a \(name)"
  }

  /// What `type-of` gives.
  var kindName: String { shape.type?.name ?? shape.name?.name ?? "tuple" }

  package override var text: String { ValueDescription.written(.object(self)) }

  override var hasNaN: Bool {
    elements.contains { if case .number(let number) = $0 { number.isNaN } else { false } }
  }

  package override func isEqual(to other: ObjectBox) -> Bool {
    other.compound != nil && Value.object(self).isEqual(to: .object(other))
  }

  package override func part(_ name: String) -> Value? {
    shape.labels.firstIndex { $0?.name == name }.map { elements[elements.startIndex + $0] }
  }

  package override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard let index = shape.labels.firstIndex(where: { $0?.name == name }) else { return nil }
    var elements = elements
    elements.makeUnique()
    elements.place(of: index).pointee = value
    return CompoundBox(shape, elements)
  }
}

extension ObjectBox {
  /// This object as a tuple or a struct's value; nil if it is of another kind.
  package var compound: CompoundBox? {
    type(of: self) == CompoundBox.self ? unsafeDowncast(self, to: CompoundBox.self) : nil
  }

  package var dictionary: DictionaryBox? {
    type(of: self) == DictionaryBox.self ? unsafeDowncast(self, to: DictionaryBox.self) : nil
  }
}

extension Value {
  /// A tuple, without names of its parts unless `labels` gives some.
  static func tuple(_ values: [Value], _ labels: [Symbol?]? = nil) -> Value {
    let shape = PartNames(name: nil, labels: labels ?? Array(repeating: nil, count: values.count))
    return .object(CompoundBox(shape, ListElements(values)))
  }
}

/// A value as the key of a dictionary, such as `"a"`: equal values have equal keys.
package enum DictionaryKey: Hashable {
  case nothing
  case truth(Bool)
  case number(Double)
  /// A whole number.
  case integer(Int)
  case string(String)
  case symbol(Int32)
  case keyword(Int32)
  /// A subview, by its index.
  case subview(Int)
  /// The parts of a list or a tuple.
  case several([DictionaryKey])
  /// A value of a type of Swift code, by its type, its case or itself, with its parts.
  case declared(ObjectIdentifier, [DictionaryKey])
  /// A case of a type of the library.
  case ofLibrary(String, Int32)

  /// - Parameter depth: how deep lists and tuples may be nested; deeper values cannot be keys.
  package init?(_ value: Value, depth: Int = 2) {
    switch value {
    case .nothing: self = .nothing
    case .truth(let truth): self = .truth(truth)
    case .number(let number) where !number.isNaN: self.init(number)
    case .integer(let integer): self = .integer(integer)
    case .literal(let literal): self.init(literal.asWritten)
    case .string(let box): self = .string(box.text)
    case .symbol(let symbol): self = .symbol(symbol.id)
    case .keyword(let symbol): self = .keyword(symbol.id)
    case .list(let list): self.init(list.elements, depth)
    case .object(let object):
      guard let key = object.key(depth: depth) else { return nil }
      self = key
    case .number, .function, .view: return nil
    }
  }

  /// A whole number is one key, whether it is an integer of Swift code or not.
  private init(_ number: Double) {
    self = Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  private init?(_ elements: ListElements, _ depth: Int) {
    guard let parts = Self.parts(elements, depth) else { return nil }
    self = .several(parts)
  }

  fileprivate static func parts(_ elements: ListElements, _ depth: Int) -> [DictionaryKey]? {
    guard depth > 0, elements.count <= 16 else { return nil }
    var parts: [DictionaryKey] = []
    for element in elements {
      guard let part = DictionaryKey(element, depth: depth - 1) else { return nil }
      parts.append(part)
    }
    return parts
  }
}

extension ObjectBox {
  /// The object as a key; nil if it cannot be one.
  fileprivate func key(depth: Int) -> DictionaryKey? {
    switch self {
    case let box as CompoundBox:
      guard let parts = DictionaryKey.parts(box.elements, depth) else { return nil }
      return box.shape.type.map { .declared(ObjectIdentifier($0), parts) } ?? .several(parts)
    case let box as CaseBox:
      return DictionaryKey.parts(box.payload, depth).map {
        .declared(ObjectIdentifier(box.declared), $0)
      }
    case let box as OptionalBox:
      return DictionaryKey.parts(ListElements(CollectionOfOne(box.wrapped)), depth).map {
        .declared(ObjectIdentifier(OptionalBox.self), $0)
      }
    case let box as LibraryCase: return .ofLibrary(box.type, box.name.id)
    case let box as SubviewBox: return .subview(box.index)
    default: return identityKey
    }
  }
}

/// A dictionary, which keeps its keys in the order of their insertion.
///
/// It is immutable; see `CompoundBox`. Swift's dictionaries have no defined order that would have
/// to be reproduced here.
package final class DictionaryBox: ObjectBox {
  /// Keys and values in turn: a key, its value, the next key, and so on.
  package let elements: ListElements
  /// The index of each key's pair.
  package let index: [DictionaryKey: Int]

  package init(_ elements: ListElements, _ index: [DictionaryKey: Int]) {
    self.elements = elements
    self.index = index
  }

  package var count: Int { elements.count / 2 }

  override var kindDescription: String { "a dictionary" }

  package override var text: String { ValueDescription.written(.object(self)) }

  package override func isEqual(to other: ObjectBox) -> Bool {
    other.dictionary != nil && Value.object(self).isEqual(to: .object(other))
  }

  package func key(_ pair: Int) -> Value { elements[elements.startIndex + 2 * pair] }
  package func value(_ pair: Int) -> Value { elements[elements.startIndex + 2 * pair + 1] }

  /// A tuple of each key and its value, for loops.
  func pairs(_ symbols: SymbolTable) -> [Value] {
    let shape = PartNames(name: nil, labels: [symbols.intern("key"), symbols.intern("value")])
    return (0..<count).map { pair in
      let start = elements.startIndex + 2 * pair
      return .object(CompoundBox(shape, elements[start..<(start + 2)]))
    }
  }

  /// The value of a key; nil if there is none.
  package func value(of key: DictionaryKey) -> Value? { index[key].map { value($0) } }
}

/// A dictionary that is being changed, as by `(set! (at d "a") 1)`.
package struct ChangingDictionary {
  package private(set) var elements: ListElements
  package private(set) var index: [DictionaryKey: Int]

  package init() {
    elements = ListElements([])
    index = [:]
  }

  package init(_ box: DictionaryBox) {
    elements = box.elements
    index = box.index
  }

  package var box: DictionaryBox { DictionaryBox(elements, index) }

  package mutating func set(_ key: DictionaryKey, written: Value, to value: Value) {
    if let pair = index[key] {
      elements.makeUnique()
      elements.place(of: 2 * pair + 1).pointee = value
      return
    }
    index[key] = elements.count / 2
    elements.insert(written, at: elements.count)
    elements.insert(value, at: elements.count)
  }

  /// Moves the value of a key out and leaves nil in its place; gives nil if the key is missing.
  mutating func take(_ key: DictionaryKey) -> Value {
    guard let pair = index[key] else { return .nothing }
    elements.makeUnique()
    let place = elements.place(of: 2 * pair + 1)
    let value = place.move()
    place.initialize(to: .nothing)
    return value
  }

  /// Removes a key and returns its value; the pairs after it move up.
  package mutating func remove(_ key: DictionaryKey) -> Value {
    guard let pair = index.removeValue(forKey: key) else { return .nothing }
    _ = elements.remove(at: 2 * pair)
    let value = elements.remove(at: 2 * pair)
    for (other, place) in index where place > pair { index[other] = place - 1 }
    return value
  }
}
