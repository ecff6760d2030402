import LayEngine

/// What stands for a value as a key: equal values have equal keys.
enum DictionaryKey: Hashable {
  case nothing
  case truth(Bool)
  case number(Double)
  case string(String)
  case symbol(Int32)
  case keyword(Int32)
  /// A subview, by its place among them.
  case subview(Int)
  /// The parts of a list or a tuple.
  case several([DictionaryKey])

  /// - Parameter depth: how deep lists and tuples may be nested in it.
  init?(_ value: Value, depth: Int = 2) {
    switch value {
    case .nothing: self = .nothing
    case .truth(let truth): self = .truth(truth)
    case .number(let number) where !number.isNaN: self = .number(number)
    case .string(let box): self = .string(box.text)
    case .symbol(let symbol): self = .symbol(symbol.id)
    case .keyword(let symbol): self = .keyword(symbol.id)
    case .list(let list): self.init(list.elements, depth)
    case .object(let object):
      if let compound = object.compound {
        self.init(compound.elements, depth)
      } else if let subview = object as? SubviewBox {
        self = .subview(subview.index)
      } else {
        return nil
      }
    case .number, .function, .view: return nil
    }
  }

  private init?(_ elements: ListElements, _ depth: Int) {
    guard depth > 0, elements.count <= 16 else { return nil }
    var parts: [DictionaryKey] = []
    for element in elements {
      guard let part = DictionaryKey(element, depth: depth - 1) else { return nil }
      parts.append(part)
    }
    self = .several(parts)
  }
}

/// Keys with a value each, in the order in which they came.
///
/// It never changes; see `CompoundBox`. Swift's has no order that one could rely on, and so none
/// that a program here would have to give again.
final class DictionaryBox: ObjectBox {
  /// A key, its value, the next key, and so on.
  let elements: ListElements
  /// Where each key stands, counted in pairs.
  let index: [DictionaryKey: Int]

  init(_ elements: ListElements, _ index: [DictionaryKey: Int]) {
    self.elements = elements
    self.index = index
  }

  var count: Int { elements.count / 2 }

  override var kindDescription: String { "a dictionary" }

  override var text: String { ValueDescription.written(.object(self)) }

  override func isEqual(to other: ObjectBox) -> Bool {
    Value.object(self).isEqual(to: .object(other))
  }

  func key(_ pair: Int) -> Value { elements[elements.startIndex + 2 * pair] }
  func value(_ pair: Int) -> Value { elements[elements.startIndex + 2 * pair + 1] }

  /// A tuple of each key and its value, as a loop gets them.
  func pairs(_ symbols: SymbolTable) -> [Value] {
    let shape = PartNames(name: nil, labels: [symbols.intern("key"), symbols.intern("value")])
    return (0..<count).map { pair in
      let start = elements.startIndex + 2 * pair
      return .object(CompoundBox(shape, elements[start..<(start + 2)]))
    }
  }

  /// The value of a key; nil if there is none.
  func value(of key: DictionaryKey) -> Value? { index[key].map { value($0) } }
}

/// A dictionary that is being changed.
struct ChangingDictionary {
  private(set) var elements: ListElements
  private(set) var index: [DictionaryKey: Int]

  init() {
    elements = ListElements([])
    index = [:]
  }

  init(_ box: DictionaryBox) {
    elements = box.elements
    index = box.index
  }

  var box: DictionaryBox { DictionaryBox(elements, index) }

  mutating func set(_ key: DictionaryKey, written: Value, to value: Value) {
    if let pair = index[key] {
      elements.makeUnique()
      elements.place(of: 2 * pair + 1).pointee = value
      return
    }
    index[key] = elements.count / 2
    elements.insert(written, at: elements.count)
    elements.insert(value, at: elements.count)
  }

  /// Takes the value of a key out, or its default, leaving nil in its place.
  mutating func take(_ key: DictionaryKey) -> Value {
    guard let pair = index[key] else { return .nothing }
    elements.makeUnique()
    let place = elements.place(of: 2 * pair + 1)
    let value = place.move()
    place.initialize(to: .nothing)
    return value
  }

  /// Takes a key and its value out; those behind it move up.
  mutating func remove(_ key: DictionaryKey) -> Value {
    guard let pair = index.removeValue(forKey: key) else { return .nothing }
    _ = elements.remove(at: 2 * pair)
    let value = elements.remove(at: 2 * pair)
    for (other, place) in index where place > pair { index[other] = place - 1 }
    return value
  }
}
