extension Value {
  /// Whether a value comes before another one of its kind, as `<` says in Swift; nil where the two have
  /// no order.
  ///
  /// - Rule: numbers by their size, texts by their characters, cases of one type by their declaration and
  ///   then by what they carry, tuples by their first parts that differ.
  package func comes(before other: Value) -> Bool? {
    switch (self, other) {
    case (.literal(let literal), _): return literal.asWritten.comes(before: other)
    case (_, .literal(let literal)): return comes(before: literal.asWritten)
    case (.integer(let left), .integer(let right)): return left < right
    case (.number(let left), .number(let right)): return left < right
    case (.string(let left), .string(let right)): return left.text < right.text
    case (.object(let left), .object(let right)):
      if let left = left as? CaseBox, let right = right as? CaseBox {
        guard left.declared.type === right.declared.type else { return nil }
        guard left.declared === right.declared else {
          return left.declared.place < right.declared.place
        }
        return Self.parts(left.payload, comeBefore: right.payload)
      }
      guard let left = left.compound, let right = right.compound, left.shape.name == nil,
        left.shape.type == nil, left.shape.isComparable(with: right.shape)
      else { return nil }
      return Self.parts(left.elements, comeBefore: right.elements)
    default: return nil
    }
  }

  /// Parts are compared one level deep only: what they consist of has no order.
  private static func parts(_ left: ListElements, comeBefore right: ListElements) -> Bool? {
    for (left, right) in zip(left, right) where !left.isEqual(to: right) {
      if case .object = left { return nil }
      return left.comes(before: right)
    }
    return false
  }
}
