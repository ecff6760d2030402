import LayEngine

/// Why a view answered as it did: a section for the view, and one for each view that it wraps.
struct Explanation {
  var sections: [ExplanationSection]
  var places = CodePlaces.none
}

/// The rule of one view, with the numbers of this case.
struct ExplanationSection {
  /// What the view is, what was proposed to it, what it answered.
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
