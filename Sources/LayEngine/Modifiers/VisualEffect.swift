/// Changes how its view is drawn by where it stands, with modifiers that the program makes then.
///
/// - Rule: nothing about layout changes: size, spacing, priority and guides are the view's. Once it
///   has its place, the view is drawn as far from there as the offsets among the modifiers say.
/// - Source: SwiftUI's `visualEffect`.
package struct VisualEffect: ModifierContent, TransparentRule {
  /// Gives the modifiers around the view, the innermost first, each as a view without children.
  let make: (PlacedGeometry) throws -> [View]

  package init(_ make: @escaping (PlacedGeometry) throws -> [View]) { self.make = make }

  static var asksPlace: Bool { true }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    if T.isOn { pass.tell(placed.node, width: .child(0), height: .child(0)) }
    var offset = Point<N>.zero
    for effect in pass.visualEffects(node, placed) {
      guard let moved = effect.content as? Offset else { continue }
      offset.x = offset.x + N(moved.x)
      offset.y = offset.y + N(moved.y)
    }
    pass.put(node.child, at: offset, placed.proposal, placed.size)
  }

  /// What is drawn is moved; the guides are left where they were.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, isShifted: false) }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.noteProgram()
    let child = try lowering.lowerContent(of: view, environment)
    lowering.finish(
      id, VisualEffect.rule, child: child, parameters: environment, lowering.traits(of: child))
  }
}

extension Pass {
  /// The modifiers that a view's function makes for its place; none while a guide is looked for,
  /// when nothing has a place yet.
  fileprivate mutating func visualEffects(_ node: Node, _ placed: Placed<Number>) -> [View] {
    guard let place, let effect = tree.view(of: placed.node).content as? VisualEffect else {
      return []
    }
    let environment = tree.store.lowering.environment(node.parameters)
    let geometry = geometry(of: place, placed.size, environment)
    guard let made = run(program: { _, _ in try effect.make(geometry) }) else { return [] }
    // The view inside is put next.
    if !made.isEmpty { notes.effects[placements.count] = made }
    return made
  }
}
