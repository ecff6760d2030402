/// How one view differs in two layouts.
package struct StructureChange {
  package let view: View
  /// A hash of the path from the root, including the numbers of candidates.
  package let place: UInt64
  /// The name of the view, or else of the nearest view around it that has one.
  package let nearestName: String?
  package let before: LayoutStructure.State
  package let after: LayoutStructure.State
}

extension LayoutStructure {
  /// The views that are in both layouts with different states, in preorder.
  ///
  /// Views in a candidate that is no longer shown do not count as changes of their own.
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
