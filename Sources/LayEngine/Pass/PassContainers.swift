/// The container around views: the nearest scroll view, or else what is proposed to the root.
extension Pass {
  /// Makes what is proposed to a scroll view the container of what is in it; gives the one before.
  ///
  /// On an axis on which nothing is proposed, the container around keeps its length.
  ///
  /// - Parameter margins: what is kept free beside what is in it, both sides together, in points.
  mutating func enterContainer(
    _ proposal: Proposal<Number>, without margins: (width: Double, height: Double)
  ) -> Proposal<Number> {
    let outer = container
    container = Proposal(
      proposal.width.isUnspecified ? outer.width : without(margins.width, proposal.width),
      proposal.height.isUnspecified ? outer.height : without(margins.height, proposal.height))
    return outer
  }

  private mutating func without(_ margin: Double, _ length: Length<Number>) -> Length<Number> {
    margin == 0 ? length : Length(larger(length.or(0) - Number(margin), 0))
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
