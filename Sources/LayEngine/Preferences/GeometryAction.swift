/// Runs an action when a value made from the size and the place of a view changes.
///
/// - Rule: nothing about layout changes, but that a spacer in it is an ordinary view, with priority
///   and distances. The caller of the layout reads `Layout.actions`.
/// - Source: SwiftUI's `onGeometryChange`.
package struct GeometryAction: ModifierContent, TransparentRule {
  static var rule: Rule { .geometryAction }
  let value: (PlacedGeometry) throws -> Any
  let isSame: (Any, Any) -> Bool
  /// Whether the action runs for a first value.
  let countsFirst: (Any) -> Bool
  /// Takes the earlier value and the new one; the first time, both are the new value.
  let action: (Any, Any) throws -> Void
  /// The view of the program that the action belongs to; nil for none.
  package let owner: ObjectIdentifier?
  /// What programs call the modifier, which the engine does not read.
  package let name: String

  package init(
    of owner: ObjectIdentifier? = nil, value: @escaping (PlacedGeometry) throws -> Any,
    isSame: @escaping (Any, Any) -> Bool, countsFirst: @escaping (Any) -> Bool = { _ in true },
    action: @escaping (Any, Any) throws -> Void, name: String
  ) {
    self.owner = owner
    self.value = value
    self.isSame = isSame
    self.countsFirst = countsFirst
    self.action = action
    self.name = name
  }

  static var asksPlace: Bool { true }
  static var needsMemory: Bool { false }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.hasActions = true
    lowering.recordPlaceFunction()
    let child = try lowering.lowerContent(use)
    let inside = lowering.traits(of: child)
    lowering.finish(
      use.id, GeometryAction.rule, child: child, parameters: use.environment,
      inside.isSpacer ? NodeTraits() : inside)
  }
}

extension Pass {
  /// Records the geometry of a view, for its action.
  mutating func recordGeometry(of index: Int) {
    let placed = placements[index]
    let environment = tree.lowering.environment(nodes[Int(placed.node)].parameters)
    notes.geometries[index] = geometry(of: places[index], placed.size, environment)
  }
}
