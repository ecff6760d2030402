import LayEngine

/// Something that a layout rule did, or a consequence of it, with the values of this case.
///
/// It holds no words: `FactWords` finds them, and `FactJSON` writes the values.
struct Fact {
  let kind: FactKind
  var values: FactValues
  /// Whether it follows from the facts before it.
  var isConclusion = false

  init(_ kind: FactKind, _ values: FactValues = [:], isConclusion: Bool = false) {
    self.kind = kind
    self.values = values
    self.isConclusion = isConclusion
  }
}
