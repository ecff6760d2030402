import LayEngine

/// The names of the parts of a tuple or of a struct's value.
final class PartNames {
  /// The name of the struct; nil for a tuple.
  let name: Symbol?
  /// The name of each part; nil for an unnamed part of a tuple.
  let labels: [Symbol?]
  /// The variables of the functions that are members, by the ids of the members' names.
  private var members: [Int32: GlobalPointer] = [:]

  init(name: Symbol?, labels: [Symbol?]) {
    self.name = name
    self.labels = labels
  }

  func index(of label: Symbol) -> Int? { labels.firstIndex { $0 === label } }

  /// Whether values of both may be equal: tuples may, whatever the names of their parts; structs if
  /// they have the same name and the same fields, even if one was defined again.
  func isComparable(with other: PartNames) -> Bool {
    if self === other { return true }
    guard name === other.name, labels.count == other.labels.count else { return false }
    return name == nil || zip(labels, other.labels).allSatisfy { $0 === $1 }
  }

  /// The variable of the function `struct.member`, which may be undefined; nil for a tuple.
  func member(_ label: Symbol, _ runtime: Runtime) -> GlobalPointer? {
    if let known = members[label.id] { return known }
    guard let name else { return nil }
    let symbol = runtime.symbols.intern("\(name.name).\(label.name)")
    let slot = runtime.globals.slot(symbol)
    members[label.id] = slot
    return slot
  }
}

/// A value made of other values: a tuple, or a value of a struct.
///
/// It is immutable: changing a part of a variable's value gives the variable a new value, as with
/// the value types of Swift.
final class CompoundBox: ObjectBox {
  let shape: PartNames
  let elements: ListElements

  init(_ shape: PartNames, _ elements: ListElements) {
    self.shape = shape
    self.elements = elements
  }

  override var kindDescription: String {
    guard let name = shape.name?.name else { return "a tuple" }
    return "aeiou".contains(name.first ?? "x") ? "an \(name)" : "a \(name)"
  }

  /// What `type-of` gives.
  var kindName: String { shape.name?.name ?? "tuple" }

  override var text: String { ValueDescription.written(.object(self)) }

  override var hasNaN: Bool {
    elements.contains { if case .number(let number) = $0 { number.isNaN } else { false } }
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    Value.object(self).isEqual(to: .object(other))
  }

  override func part(_ name: String) -> Value? {
    shape.labels.firstIndex { $0?.name == name }.map { elements[elements.startIndex + $0] }
  }

  override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard let index = shape.labels.firstIndex(where: { $0?.name == name }) else { return nil }
    var elements = elements
    elements.makeUnique()
    elements.place(of: index).pointee = value
    return CompoundBox(shape, elements)
  }
}

extension ObjectBox {
  /// This object as a tuple or a struct's value; nil if it is of another kind.
  @inline(__always)
  var compound: CompoundBox? {
    type(of: self) == CompoundBox.self ? unsafeDowncast(self, to: CompoundBox.self) : nil
  }

  var dictionary: DictionaryBox? {
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
