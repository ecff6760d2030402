import LayEngine

/// A location whose value a program may change: a variable, or a part of a variable's value.
///
/// - Rule: values are immutable, as in Swift: changing a part gives the variable a new value. If
///   nothing else refers to the old value, it is changed in place.
/// - Rule: indices and new values are evaluated before the old value is taken out of the variable.
struct PlaceCode {
  typealias Change = (inout Value, inout Machine) throws(Diagnostic) -> Void

  let span: SourceSpan
  /// Changes the value in this place; after an error it is as it was.
  let change: (inout Machine, Change) throws(Diagnostic) -> Void

  func change(_ machine: inout Machine, _ body: Change) throws(Diagnostic) {
    try change(&machine, body)
  }

  /// A variable that lives in a cell.
  static func cell(_ cell: Code, _ symbol: Symbol, _ span: SourceSpan) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      guard case .object(let object) = try cell.run(&machine) else { return }
      let cell = unsafeDowncast(object, to: Cell.self)
      guard cell.isDefined else {
        throw Diagnostic(.usedBeforeDefinition(symbol.name), at: span)
      }
      try machine.change(cell, body)
    }
  }

  /// A variable that lives in the frame of its function.
  static func local(_ slot: Int, _ span: SourceSpan) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      try body(&machine.frame[slot], &machine)
    }
  }

  static func global(_ slot: GlobalPointer, _ span: SourceSpan) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      guard slot.pointee.isDefined else {
        throw machine.unknownName(slot.pointee.symbol.name, at: span)
      }
      guard !slot.pointee.isBuiltin else {
        throw Diagnostic(.isOfTheLanguage(slot.pointee.symbol.name), at: span)
      }
      var value = slot.pointee.value
      slot.pointee.value = .nothing
      let old = value.forComparison
      do throws(Diagnostic) { try body(&value, &machine) } catch {
        slot.pointee.value = value
        throw error
      }
      machine.runtime.noteChange(from: old, to: value)
      machine.runtime.globals.set(slot, to: value)
    }
  }

  /// A part of the value in this place: an element, or the value of a key.
  ///
  /// - Parameter missing: the value for a key that is missing; only dictionaries use it.
  func element(
    _ index: Code, at indexSpan: SourceSpan, default missing: Code, _ span: SourceSpan
  ) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      let index = try index.run(&machine)
      let missing = try missing.run(&machine)
      try change(&machine) { container, machine throws(Diagnostic) in
        try machine.changeElement(
          of: &container, index, default: missing, at: indexSpan, in: self.span, body)
      }
    }
  }

  /// The last element of the list in this place.
  func last(_ span: SourceSpan) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      try change(&machine) { list, machine throws(Diagnostic) in
        guard let count = list.listCount, count > 0 else {
          throw Diagnostic(.hasNoLast(list), at: span)
        }
        try machine.changeElement(
          of: &list, .number(Double(count - 1)), default: .nothing, at: span, in: span, body)
      }
    }
  }

  /// A named part of the value in this place: a field, or the width of a size.
  func field(_ field: Symbol, _ span: SourceSpan) -> PlaceCode {
    PlaceCode(span: span) { machine, body throws(Diagnostic) in
      try change(&machine) { whole, machine throws(Diagnostic) in
        try machine.changeField(of: &whole, field, at: span, body)
      }
    }
  }
}

extension Complaint {
  static func usedBeforeDefinition(_ name: String) -> Complaint {
    Complaint("`\(name)` is used before it is defined", hint: "define it above")
  }

  fileprivate static func hasNoLast(_ value: Value) -> Complaint {
    Complaint("\(ValueDescription.phrase(value)) has no last element")
  }

  fileprivate static func isOfTheLanguage(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` belongs to the language and cannot be changed",
      hint: "name a value of your own with `(define name value)`")
  }

  static func noElement(_ index: Double, of count: Int, _ owner: String) -> Complaint {
    guard index >= 0, index == index.rounded() else {
      return Complaint("an index is a whole number from 0 on, not \(NumberText.of(index))")
    }
    return Complaint(
      "there is no element \(NumberText.of(index)) in a \(owner) of \(count)",
      hint: count > 0 ? "the last is \(count - 1)" : nil)
  }

  static func isNoIndex(_ value: Value) -> Complaint {
    Complaint(
      "an index is a whole number from 0 on, not \(ValueDescription.phrase(value))",
      isAboutNil: value.isNothing)
  }

  static func isNoKey(_ value: Value) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(value)) cannot be a key",
      hint: "keys are numbers, strings, names, and short lists and tuples of those")
  }

  static func hasNoElements(_ value: Value) -> Complaint {
    Complaint("\(ValueDescription.phrase(value)) has no elements", isAboutNil: value.isNothing)
  }

  /// The complaint about a missing field, with the fields that the value has.
  static func hasNoField(_ name: String, _ value: Value) -> Complaint {
    var hint: String?
    if case .object(let object) = value, let compound = object.compound {
      let names = compound.shape.labels.compactMap { $0?.name }
      hint = NearestName.nearest(to: name, among: names).map { "did you mean `:\($0)`?" }
      if hint == nil, !names.isEmpty {
        hint = "it has " + names.map { "`:\($0)`" }.joined(separator: ", ")
      } else if hint == nil {
        hint = "its parts are `(at tuple 0)`, `(at tuple 1)`, …"
      }
    }
    return Complaint(
      "\(ValueDescription.phrase(value)) has no `:\(name)`", hint: hint,
      isAboutNil: value.isNothing)
  }

  static func cannotBe(_ name: String, of whole: Value, _ value: Value) -> Complaint {
    Complaint(
      "`:\(name)` of \(ValueDescription.phrase(whole)) cannot become "
        + ValueDescription.phrase(value))
  }
}

/// Changes of parts of values, in place where nothing else refers to the value.
extension Machine {
  typealias Change = PlaceCode.Change

  /// Changes an element of a list or a tuple, or the value of a dictionary's key.
  mutating func changeElement(
    of container: inout Value, _ index: Value, default missing: Value, at indexSpan: SourceSpan,
    in span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    // No other reference to the value may be kept here, or it would be copied.
    if let count = container.listCount {
      let place = try Self.place(index, count: count, "list", at: indexSpan)
      var elements = container.takeElements()
      defer { container = .list(List(elements)) }
      try change(&elements, place, at: span, body)
    } else if let shape = container.shape {
      let place = try Self.place(index, count: shape.labels.count, "tuple", at: indexSpan)
      try changePart(of: &container, shape, place, at: span, body)
    } else {
      try changeValue(of: &container, index, default: missing, at: indexSpan, in: span, body)
    }
  }

  /// Changes a field of a struct's value, or a named part of an object such as a size.
  mutating func changeField(
    of whole: inout Value, _ field: Symbol, at span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    if let instance = whole.instance {
      return try change(instance.content) { properties, machine throws(Diagnostic) in
        try machine.changeField(of: &properties, field, at: span, body)
      }
    }
    if let shape = whole.shape {
      guard let place = shape.index(of: field) else {
        throw Diagnostic(.hasNoField(field.name, whole), at: span)
      }
      return try changePart(of: &whole, shape, place, at: span, body)
    }
    guard case .object(let object) = whole, var part = object.part(field.name) else {
      throw Diagnostic(.hasNoField(field.name, whole), at: span)
    }
    try body(&part, &self)
    guard let changed = object.replacing(field.name, with: part) else {
      throw Diagnostic(.cannotBe(field.name, of: whole, part), at: span)
    }
    whole = .object(changed)
  }

  mutating func changePart(
    of whole: inout Value, _ shape: PartNames, _ place: Int, at span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    var elements = whole.takeElements()
    defer { whole = .object(CompoundBox(shape, elements)) }
    try change(&elements, place, at: span, body)
  }

  private mutating func changeValue(
    of whole: inout Value, _ index: Value, default missing: Value, at indexSpan: SourceSpan,
    in span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    guard let key = DictionaryKey(index) else {
      throw Diagnostic(.isNoKey(index), at: indexSpan)
    }
    var dictionary = try takeDictionary(&whole, at: span)
    defer { whole = .object(dictionary.box) }
    let old = dictionary.take(key)
    var value = old.isNothing ? missing : old
    do throws(Diagnostic) { try body(&value, &self) } catch {
      if !old.isNothing { dictionary.set(key, written: index, to: old) }
      throw error
    }
    if value.isNothing {
      _ = dictionary.remove(key)
    } else {
      dictionary.set(key, written: index, to: value)
    }
  }

  /// Changes one element of those that were taken out of their value.
  mutating func change(
    _ elements: inout ListElements, _ place: Int, at span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    try makeUnique(&elements, at: span)
    let element = elements.place(of: place)
    try withExtendedLifetime(elements) { () throws(Diagnostic) in
      try body(&element.pointee, &self)
    }
  }

  /// Makes elements unique; if they are shared, they are copied, which takes time and memory.
  package mutating func makeUnique(
    _ elements: inout ListElements, at span: SourceSpan
  ) throws(Diagnostic) {
    guard elements.isShared() else { return }
    try makeRoom(for: elements.count, at: span)
    elements.makeUnique()
  }

  /// Checks the time and the memory that `count` values take; called before they are copied.
  package mutating func makeRoom(for count: Int, at span: SourceSpan) throws(Diagnostic) {
    let bytes = count * MemoryLayout<Value>.stride
    if bytes > 1000 { try countBytes(bytes, span) }
    if bytes > GrowingList.manyBytes { try runtime.checkMemory(adding: bytes, at: span) }
  }

  /// Takes a dictionary out of its value, so that it can be changed in place.
  func takeDictionary(
    _ whole: inout Value, at span: SourceSpan
  ) throws(Diagnostic) -> ChangingDictionary {
    guard case .object(let object) = whole, let box = object.dictionary else {
      throw Diagnostic(.hasNoElements(whole), at: span)
    }
    defer { whole = .nothing }
    return ChangingDictionary(box)
  }

  /// The index of an element as an integer; throws if there is no such element.
  static func place(
    _ index: Value, count: Int, _ owner: String, at span: SourceSpan
  ) throws(Diagnostic) -> Int {
    guard case .number(let number) = index, let place = Int(exactly: number) else {
      throw Diagnostic(.isNoIndex(index), at: span)
    }
    guard (0..<count).contains(place) else {
      throw Diagnostic(.noElement(number, of: count, owner), at: span)
    }
    return place
  }
}

extension Value {
  /// How many elements a list has; nil for other values.
  var listCount: Int? { if case .list(let list) = self { list.elements.count } else { nil } }

  /// The shape of a tuple or a struct's value; nil for other values.
  var shape: PartNames? {
    if case .object(let object) = self { object.compound?.shape } else { nil }
  }

  /// Takes the elements out of a list, a tuple or a struct's value, so that this value does not
  /// refer to them any more.
  package mutating func takeElements() -> ListElements {
    let elements: ListElements
    switch self {
    case .list(let list): elements = list.elements
    case .object(let object): elements = object.compound?.elements ?? ListElements([])
    default: elements = ListElements([])
    }
    self = .nothing
    return elements
  }
}

/// The elements of a list that is being made, of a number that is not known beforehand.
///
/// Before its memory is doubled, the limit of memory is checked.
struct GrowingList: ~Copyable {
  /// Below this size, in bytes, the limit of memory is not checked.
  static let manyBytes = 1_000_000

  private(set) var elements: [Value] = []

  deinit { DeferredRelease.free(elements) }

  @inline(__always)
  mutating func append(
    _ value: Value, _ runtime: Runtime, at span: SourceSpan
  ) throws(Diagnostic) {
    if elements.count == elements.capacity { try makeRoom(runtime, at: span) }
    elements.append(value)
  }

  @inline(never)
  private func makeRoom(_ runtime: Runtime, at span: SourceSpan) throws(Diagnostic) {
    let byteCount = 2 * elements.count * MemoryLayout<Value>.stride
    guard byteCount > Self.manyBytes else { return }
    try runtime.checkMemory(adding: byteCount, at: span)
  }
}
