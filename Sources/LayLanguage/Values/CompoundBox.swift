import LayEngine

/// What the parts of a tuple or of a struct's value are called.
final class PartNames {
  /// The struct; nil for a tuple.
  let name: Symbol?
  /// What each part is called; nil for a part of a tuple that has no name.
  let labels: [Symbol?]
  /// The variables of the functions that are called as its members, by the ids of their names.
  private var members: [Int32: GlobalPointer] = [:]

  init(name: Symbol?, labels: [Symbol?]) {
    self.name = name
    self.labels = labels
  }

  func index(of label: Symbol) -> Int? { labels.firstIndex { $0 === label } }

  /// Whether values of both may be equal: tuples are whatever their parts are called, and a struct
  /// is the same one when it was defined twice with the same fields.
  func isComparable(with other: PartNames) -> Bool {
    if self === other { return true }
    guard name === other.name, labels.count == other.labels.count else { return false }
    return name == nil || zip(labels, other.labels).allSatisfy { $0 === $1 }
  }

  /// The variable of the function `struct.member`, which may be without a value.
  func member(_ label: Symbol, _ runtime: Runtime) -> GlobalPointer? {
    if let known = members[label.id] { return known }
    guard let name else { return nil }
    let symbol = runtime.symbols.intern("\(name.name).\(label.name)")
    let slot = runtime.globals.slot(symbol)
    members[label.id] = slot
    return slot
  }
}

/// A value made of others that have names or places: a tuple, or a value of a struct.
///
/// It never changes: whoever changes a part of a variable's value gives the variable another one,
/// as with the values of Swift.
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
  /// The tuple or struct's value that this is.
  @inline(__always)
  var compound: CompoundBox? {
    type(of: self) == CompoundBox.self ? unsafeDowncast(self, to: CompoundBox.self) : nil
  }

  var dictionary: DictionaryBox? {
    type(of: self) == DictionaryBox.self ? unsafeDowncast(self, to: DictionaryBox.self) : nil
  }
}

extension Value {
  /// A tuple without names.
  static func tuple(_ values: [Value], _ labels: [Symbol?]? = nil) -> Value {
    let shape = PartNames(name: nil, labels: labels ?? Array(repeating: nil, count: values.count))
    return .object(CompoundBox(shape, ListElements(values)))
  }
}
