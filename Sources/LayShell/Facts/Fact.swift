import LayEngine

/// Something that a rule did, or that follows from what it did, with the values of this case.
///
/// It holds no words: `FactWords` finds them, and `FactJSON` writes the values.
struct Fact {
  let kind: FactKind
  var values: FactValues
  /// Whether it is what comes of the others.
  var isConclusion = false

  init(_ kind: FactKind, _ values: FactValues = [:], isConclusion: Bool = false) {
    self.kind = kind
    self.values = values
    self.isConclusion = isConclusion
  }
}
