/// A shape that is moved, inset, or drawn inside its edge: it has the room of any shape.
///
/// - Rule: answer the proposal, 10 where nothing is proposed, whatever the shape inside answers.
///   Placed, the shape is offered that room without the inset on all sides, never below 0, and is
///   centred in it, then moved. So a circle with an offset in 60 x 40 is 60 x 40, and its circle 40.
/// - Source: layout-rules 2.1.
package struct ChangedShape: ModifierContent, ModifierRule, Equatable {
  static var rule: Rule { .changedShape }
  package enum Change: Hashable, Sendable {
    /// In points; negative is outward.
    case inset(Double)
    case offset(x: Double, y: Double)
    case strokeBorder
    /// Rotated or scaled by an effect around it.
    case transform
  }

  package let change: Change

  package init(_ change: Change) { self.change = change }

  struct Parameters: BitwiseCopyable {
    var inset = 0.0
    var x = 0.0
    var y = 0.0
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> { proposal.replacingUnspecified }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let taken = N(parameters.inset * 2)
    let room = Proposal(
      Length(pass.larger(placed.size.width - taken, 0)),
      Length(pass.larger(placed.size.height - taken, 0)))
    let size = pass.ask(node.child, room)
    let center = Point(
      placed.size.width / 2 + N(parameters.x), placed.size.height / 2 + N(parameters.y))
    if T.isOn {
      pass.tell(placed.node, filling: placed.proposal)
      pass.tell(node.child, 0, .center, center, size.halved)
    }
    let origin = Point(center.x - size.width / 2, center.y - size.height / 2)
    pass.put(node.child, at: origin, room, size)
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    var parameters = Parameters()
    switch change {
    case .inset(let length): parameters.inset = length
    case .offset(let x, let y): (parameters.x, parameters.y) = (x, y)
    case .strokeBorder, .transform: break
    }
    try lowering.wrap(use, ChangedShape.rule, parameters) { NodeTraits(gridCell: $0.gridCell) }
  }
}
