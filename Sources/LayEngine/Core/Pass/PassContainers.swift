/// The container of views: the proposal to the nearest scroll view, or else to the root.
extension Pass {
  /// Makes the proposal to a scroll view the container of its content; returns the outer container.
  ///
  /// On an axis on which nothing is proposed, the outer container's length stays.
  ///
  /// - Parameter margins: the margins around the content, both sides together, in points.
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

/// A question whose answer also depends on the container around the view.
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
