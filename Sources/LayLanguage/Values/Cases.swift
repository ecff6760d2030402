import LayEngine

/// A type that Swift code declares, which is told from others by its identity: two nested types
/// `Item` are two.
package final class DeclaredType: Sendable {
  /// The name as it stands in the code: `Item`.
  package let name: String
  package let span: SourceSpan?

  package init(_ name: String, at span: SourceSpan?) {
    self.name = name
    self.span = span
  }

  /// The name with its article, as it stands in a sentence: "an Item".
  var phrase: String { Self.phrase(name) }

  static func phrase(_ name: String) -> String {
    ("aeiouAEIOU".contains(name.first ?? "x") ? "an " : "a ") + name
  }
}

/// A case of an enumeration that Swift code declares: `loaded` of `State`.
package final class DeclaredCase {
  package let type: DeclaredType
  package let name: String
  /// How many cases of the type stand before it.
  package let place: Int
  /// The labels of the values that it carries; nil for one without a label.
  package let labels: [Symbol?]
  /// The one value of a case that carries nothing, while somebody holds it.
  private weak var plain: CaseBox?

  package init(_ name: String, of type: DeclaredType, place: Int, labels: [Symbol?] = []) {
    self.name = name
    self.type = type
    self.place = place
    self.labels = labels
  }

  /// The value of the case with what it carries.
  package func value(_ payload: [Value] = []) -> Value {
    if payload.isEmpty, let plain { return .object(plain) }
    let box = CaseBox(self, ListElements(payload))
    if payload.isEmpty { plain = box }
    return .object(box)
  }
}

/// A value of an enumeration that Swift code declares: `.loaded(count: 3)`.
package final class CaseBox: ObjectBox {
  package let declared: DeclaredCase
  /// What the case carries.
  package let payload: ListElements

  fileprivate init(_ declared: DeclaredCase, _ payload: ListElements) {
    self.declared = declared
    self.payload = payload
  }

  override var kindDescription: String { declared.type.phrase }

  /// `State.loaded`.
  var kindName: String { "\(declared.type.name).\(declared.name)" }

  package override var text: String {
    payload.isEmpty ? kindName : ValueDescription.written(.object(self))
  }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? CaseBox, declared === other.declared else { return false }
    return payload.isEmpty || Value.object(self).isEqual(to: .object(other))
  }

  /// What the case carries, by its label or its number: `"count"`, `"0"`.
  package override func part(_ name: String) -> Value? {
    index(of: name).map { payload[payload.startIndex + $0] }
  }

  package override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    guard let index = index(of: name) else { return nil }
    var payload = payload
    payload.makeUnique()
    payload.place(of: index).pointee = value
    return CaseBox(declared, payload)
  }

  private func index(of name: String) -> Int? {
    declared.labels.firstIndex { $0?.name == name }
      ?? Int(name).flatMap { payload.indices.count > $0 && $0 >= 0 ? $0 : nil }
  }
}

/// A case of a type of the library: `.center` of `Alignment`, or of `TextAlignment`.
///
/// It keeps its type among the values of Swift code, and becomes its name where a declaration takes
/// it.
package final class LibraryCase: ObjectBox {
  /// The type as Swift spells it.
  package let type: String
  /// The name as the language spells it: `top-leading`.
  package let name: Symbol

  package init(_ name: Symbol, of type: String) {
    self.name = name
    self.type = type
  }

  override var kindDescription: String { DeclaredType.phrase(type) }
  package override var text: String { "\(type).\(name.name)" }

  package override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? LibraryCase else { return false }
    return name === other.name && type == other.type
  }
}

extension Value {
  /// The case of an enumeration of the code that it is; nil for other values.
  package var declaredCase: CaseBox? {
    if case .object(let object) = self { object as? CaseBox } else { nil }
  }

  /// The case of a type of the library that it is; nil for other values.
  package var libraryCase: LibraryCase? {
    if case .object(let object) = self { object as? LibraryCase } else { nil }
  }
}

/// A value in a place whose type is optional, where the value could be taken for something else:
/// a list, a text, a dictionary, another optional.
///
/// All other optionals are the value itself, or nil.
package final class OptionalBox: ObjectBox {
  @exclusivity(unchecked) private var content: Value
  package var wrapped: Value { content }

  private init(_ wrapped: Value) { content = wrapped }

  deinit { DeferredRelease.free(from: &content) }

  /// An optional that holds a value, in a box whatever it is.
  package static func some(_ value: Value) -> Value { .object(OptionalBox(value)) }

  /// The value in a place of an optional type; in a box only if it needs one.
  package static func wrapping(_ value: Value) -> Value {
    switch value {
    case .list, .string, .nothing: .object(OptionalBox(value))
    case .object(let object) where object is OptionalBox || object is DictionaryBox:
      .object(OptionalBox(value))
    default: value
    }
  }

  override var kindDescription: String { "an optional" }
  package override var text: String { ValueDescription.written(.object(self)) }

  package override func isEqual(to other: ObjectBox) -> Bool {
    other is OptionalBox && Value.object(self).isEqual(to: .object(other))
  }

  package override func part(_ name: String) -> Value? { name == "wrapped" ? content : nil }

  package override func replacing(_ name: String, with value: Value) -> ObjectBox? {
    name == "wrapped" ? OptionalBox(value) : nil
  }
}

extension ObjectBox {
  /// What is compared and printed part by part, with its words: of `.loaded(3)` the number; nil for
  /// all other objects.
  var wrappedParts: (name: String, labels: [Symbol?], elements: ListElements)? {
    if let box = self as? CaseBox {
      return box.payload.isEmpty ? nil : (box.kindName, box.declared.labels, box.payload)
    }
    guard let box = self as? OptionalBox else { return nil }
    return ("optional", [], ListElements(CollectionOfOne(box.wrapped)))
  }

  /// Whether what both wrap decides whether they are equal: two of one case, two optionals.
  func wrapsLike(_ other: ObjectBox) -> Bool {
    if let left = self as? CaseBox, let right = other as? CaseBox {
      return left.declared === right.declared && left.payload.count == right.payload.count
    }
    return self is OptionalBox && other is OptionalBox
  }
}
