/// Changes how its view is drawn, with modifiers that the program makes for the view's geometry.
///
/// - Rule: nothing about layout changes: size, spacing, priority and guides are the view's. Once
///   placed, the view is drawn at the sum of the offsets among the modifiers.
/// - Source: SwiftUI's `visualEffect`.
package struct VisualEffect: ModifierContent, TransparentRule {
  static var rule: Rule { .visualEffect }
  /// Makes the modifiers around the view, the innermost first, each as a view without children.
  let make: (PlacedGeometry) throws -> [View]

  package init(_ make: @escaping (PlacedGeometry) throws -> [View]) { self.make = make }

  static var asksPlace: Bool { true }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    var offset = Point<N>.zero
    for effect in pass.visualEffects(node, placed) {
      guard let moved = effect.content as? Offset else { continue }
      offset.x = offset.x + N(moved.x)
      offset.y = offset.y + N(moved.y)
    }
    pass.put(node.child, at: offset, placed.proposal, placed.size)
  }

  /// Only the drawing is moved; the guides stay where they are.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, isShifted: false) }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.recordPlaceFunction(moves: true)
    let child = try lowering.lowerContent(use)
    lowering.finish(
      use.id, VisualEffect.rule, child: child, parameters: use.environment,
      lowering.traits(of: child))
  }
}

extension Pass {
  /// The modifiers that a view's function makes for its geometry; none while a guide is computed,
  /// since nothing has a place then.
  fileprivate mutating func visualEffects(_ node: Node, _ placed: Placed<Number>) -> [View] {
    guard let place, let effect = tree.view(of: placed.node).content as? VisualEffect else {
      return []
    }
    let environment = tree.lowering.environment(node.parameters)
    let geometry = geometry(of: place, placed.size, environment)
    guard let made = run(program: { _, _ in try effect.make(geometry) }) else { return [] }
    // The view inside gets the next placement.
    if !made.isEmpty { notes.effects[placements.count] = made }
    return made
  }
}
