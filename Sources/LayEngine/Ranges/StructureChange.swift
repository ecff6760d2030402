/// How one view differs in two layouts.
package struct StructureChange {
  package let view: View
  /// The same number for the same way down from the root, candidates included.
  package let place: UInt64
  /// What it is called, or else the nearest view around it that has a name.
  package let nearestName: String?
  package let before: LayoutStructure.State
  package let after: LayoutStructure.State
}

extension LayoutStructure {
  /// The views that are in both layouts and have another state, in the order of a walk.
  ///
  /// What stands in a candidate that is no longer shown is no change of its own.
  package func changes(to other: LayoutStructure) -> [StructureChange] {
    var states: [UInt64: State] = [:]
    for part in parts { states[part.place] = part.state }
    return other.parts.compactMap { part in
      guard let before = states[part.place], before != part.state else { return nil }
      return StructureChange(
        view: part.view, place: part.place, nearestName: part.nearestName, before: before,
        after: part.state)
    }
  }
}
