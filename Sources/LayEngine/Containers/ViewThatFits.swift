/// ViewThatFits: the first candidate that fits, or else the last.
///
/// - Rule: a candidate is measured with the constrained axes unspecified and the others as
///   proposed; it fits if on each constrained axis what it answers is at most what is proposed,
///   where nothing proposed counts as infinity. The comparison is exact, and NaN does not fit.
///   The first candidate that fits is chosen; the last needs no test; with no axis constrained the
///   first is chosen. Answer what the chosen candidate answers to the proposal itself.
/// - Placed, the choice is made again, by the placement proposal. The candidate gets place, size
///   and proposal unchanged.
/// - Priority 0; spacing of the first candidate; guides of the candidate that is shown.
/// - Source: layout-rules 3.
package struct ViewThatFits: ViewContent, ContainerRule, Equatable {
  static var rule: Rule { .viewThatFits }
  package let axes: AxisSet

  package init(_ axes: AxisSet) { self.axes = axes }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    guard node.childCount > 0 else { return .zero }
    let choice = choose(node, id, proposal, &pass)
    return pass.ask(pass.edge(choice, of: node).child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    _ = arrangeChosen(node, placed, &pass)
  }

  static func arrangeChosen<N, T>(
    _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> Int32 {
    guard node.childCount > 0 else { return -1 }
    let choice = choose(node, placed.node, placed.proposal, &pass)
    pass.put(pass.edge(choice, of: node).child, at: .zero, placed.proposal, placed.size)
    return Int32(choice)
  }

  private static func choose<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Int {
    let axes: AxisSet = pass.parameters(of: node)
    let last = Int(node.childCount) - 1
    if axes.isEmpty || last == 0 {
      let reason: ChoiceReason = last == 0 ? .onlyCandidate : .nothingIsConstrained
      if T.isOn { pass.trace.append(.chose(id, candidate: 0, reason)) }
      return 0
    }
    let unspecified = proposal.unspecified(on: axes)
    for index in 0..<last {
      if T.isOn { pass.trace.append(.probing(id, .candidate)) }
      let measured = pass.ask(pass.edge(index, of: node).child, unspecified)
      let width = fits(measured, proposal, .horizontal, axes, &pass)
      let height = fits(measured, proposal, .vertical, axes, &pass)
      if T.isOn {
        let judgement = Judgement(
          asked: unspecified.outside, measured: measured.outside, fitsWidth: width,
          fitsHeight: height)
        pass.trace.append(.judged(id, candidate: index, judgement))
      }
      if width != false && height != false {
        if T.isOn { pass.trace.append(.chose(id, candidate: index, .firstThatFits)) }
        return index
      }
    }
    if T.isOn { pass.trace.append(.chose(id, candidate: last, .lastAsNoneFits)) }
    return last
  }

  @inline(__always)
  private static func fits<N, T>(
    _ measured: Size<N>, _ proposal: Proposal<N>, _ axis: Axis, _ axes: AxisSet,
    _ pass: inout Pass<N, T>
  ) -> Bool? {
    guard axes.contains(axis) else { return nil }
    let length = measured[axis]
    if length.isNaN { return false }
    return !pass.isLess(proposal[axis].or(.infinity), length)
  }
}

extension ViewThatFits {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let candidates = try lowering.lowerAll(try lowering.elements(of: use.view), use.environment)
    var result = NodeTraits(
      spacing: candidates.first.map { lowering.traits(of: $0).spacing } ?? .zero)
    for candidate in candidates {
      result.explicitGuides.formUnion(lowering.traits(of: candidate).explicitGuides)
    }
    lowering.finish(
      use.id, ViewThatFits.rule, children: candidates, parameters: lowering.keep(axes), result)
  }
}
