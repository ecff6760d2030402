/// Does something when a value changes that is made of the size and the place of a view.
///
/// - Rule: nothing about layout changes. Who lays out asks for the `actions` of a layout.
/// - Source: SwiftUI's `onGeometryChange`.
package struct GeometryAction: ModifierContent, SeparableModifierRule {
  let value: (PlacedGeometry) throws -> Any
  let isSame: (Any, Any) -> Bool
  /// Of the value as it was, which is the value itself at first, and as it is.
  let action: (Any, Any) throws -> Void

  package init(
    value: @escaping (PlacedGeometry) throws -> Any, isSame: @escaping (Any, Any) -> Bool,
    action: @escaping (Any, Any) throws -> Void
  ) {
    self.value = value
    self.isSame = isSame
    self.action = action
  }

  package var name: String { "on-geometry-change" }

  static var asksPlace: Bool { true }
  static var needsMemory: Bool { false }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Transparent.size(node, id, proposal, &pass)
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    Transparent.length(node, axis, proposal, &asker)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Transparent.arrange(node, placed, &pass)
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    Transparent.position(of: guide, node, placed, &pass)
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.hasActions = true
    lowering.noteProgram()
    let child = try lowering.lowerContent(of: view, environment)
    lowering.finish(
      id, .geometryAction, child: child, parameters: environment, lowering.traits(of: child))
  }
}

/// What a pass learned of views that were placed, by their placements.
struct PlacedNotes {
  /// Of views that do something about it.
  var geometries: [Int: PlacedGeometry] = [:]
  /// The modifiers by which a `VisualEffect` changes the picture of the view at a placement.
  var effects: [Int: [View]] = [:]
}

extension Pass {
  /// Keeps where a view stands, for what it does about that.
  mutating func noteGeometry(of index: Int) {
    let placed = placements[index]
    let environment = tree.store.lowering.environment(nodes[Int(placed.node)].parameters)
    notes.geometries[index] = geometry(of: places[index], placed.size, environment)
  }
}
