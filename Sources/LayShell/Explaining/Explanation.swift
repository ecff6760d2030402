import LayEngine

/// An explanation of a view's answer: a section for the view and for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
  var places = CodePlaces.none
}

/// The rule of one view, with the numbers of this layout.
struct ExplanationSection {
  /// The view, its proposal and its answer.
  let view: ViewMention
  let proposal: ProposedViewSize
  let size: ViewSize
  private(set) var facts: [Fact] = []

  init(of shown: ShownView) {
    view = ViewMention(shown)
    proposal = shown.view.proposal
    size = shown.view.frame.size
  }

  mutating func say(_ kind: FactKind, _ values: FactValues = [:]) {
    facts.append(Fact(kind, values))
  }

  mutating func conclude(_ kind: FactKind, _ values: FactValues = [:]) {
    facts.append(Fact(kind, values, isConclusion: true))
  }
}
