/// The container around views: the nearest scroll view, or else what is proposed to the root.
extension Pass {
  /// Makes what is proposed to a scroll view the container of what is in it.
  ///
  /// Where nothing is proposed, the container around it goes on being it. Gives the one before.
  mutating func enterContainer(_ proposal: Proposal<Number>) -> Proposal<Number> {
    let outer = container
    container = Proposal(
      proposal.width.isUnspecified ? outer.width : proposal.width,
      proposal.height.isUnspecified ? outer.height : proposal.height)
    return outer
  }
}

/// A question whose answer depends on the container around the view too.
struct ContainedQuestion<Number: Scalar>: Hashable {
  var question: Question<Number>
  var container: Proposal<Number>

  static func == (left: ContainedQuestion, right: ContainedQuestion) -> Bool {
    left.question == right.question && Proposal.same(left.container, right.container)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(container.hash)
  }
}
