/// Does something when a value changes that is made of the size and the place of a view.
///
/// - Rule: nothing about layout changes. Who lays out asks for the `actions` of a layout.
/// - Source: SwiftUI's `onGeometryChange`.
package struct GeometryAction: ModifierContent, TransparentRule {
  let value: (PlacedGeometry) throws -> Any
  let isSame: (Any, Any) -> Bool
  /// Of the value as it was, which is the value itself at first, and as it is.
  let action: (Any, Any) throws -> Void
  /// Which of the program's views it belongs to; nil for none.
  package let owner: ObjectIdentifier?

  package init(
    of owner: ObjectIdentifier? = nil, value: @escaping (PlacedGeometry) throws -> Any,
    isSame: @escaping (Any, Any) -> Bool, action: @escaping (Any, Any) throws -> Void
  ) {
    self.owner = owner
    self.value = value
    self.isSame = isSame
    self.action = action
  }

  static var asksPlace: Bool { true }
  static var needsMemory: Bool { false }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.hasActions = true
    lowering.noteProgram()
    let child = try lowering.lowerContent(of: view, environment)
    lowering.finish(
      id, GeometryAction.rule, child: child, parameters: environment, lowering.traits(of: child))
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
