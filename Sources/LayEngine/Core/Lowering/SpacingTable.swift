/// The place of a spacing in the table of a lowering.
struct SpacingID: Hashable, BitwiseCopyable {
  fileprivate let place: Int32

  /// The spacing of most views.
  static let ordinary = SpacingID(place: 0)
  /// No distance on any edge.
  static let zero = SpacingID(place: 1)
}

/// The spacings that the views of a tree have, each once: a tree has few of them, and most views
/// the ordinary one.
///
/// Each combination of spacings is computed once, and looked up after that.
struct SpacingTable {
  private var spacings: [Spacing] = []
  private let defaultDistance: Double
  private var places: [Spacing: SpacingID] = [:]
  private var results: [Step: SpacingID] = [:]

  /// How a spacing is made from others.
  private enum Step: Hashable {
    case ends(SpacingID, first: SpacingID, last: SpacingID, Axis)
    case resetting(SpacingID, EdgeSet)
    case union(SpacingID, SpacingID)
  }

  /// - Parameter defaultDistance: the distance in points where no edge has an entry.
  init(defaultDistance: Double) {
    self.defaultDistance = defaultDistance
    _ = (intern(.ordinary), intern(.zero))
  }

  subscript(id: SpacingID) -> Spacing { spacings[Int(id.place)] }

  mutating func intern(_ spacing: Spacing) -> SpacingID {
    var spacing = spacing
    spacing.defaultDistance = defaultDistance
    if let known = places[spacing] { return known }
    let id = SpacingID(place: Int32(spacings.count))
    spacings.append(spacing)
    places[spacing] = id
    return id
  }

  /// The larger of two, entry by entry.
  mutating func union(_ one: SpacingID, _ other: SpacingID) -> SpacingID {
    if one == other { return one }
    return result(of: .union(one, other)) { table in table[one].union(table[other]) }
  }

  /// A spacing with some of its edges made ordinary.
  mutating func resetting(_ id: SpacingID, _ edges: EdgeSet) -> SpacingID {
    if id == .ordinary || edges.isEmpty { return id }
    return result(of: .resetting(id, edges)) { table in table[id].resetting(edges) }
  }

  /// A spacing whose edges at the ends of a stack are those of the first and the last child.
  mutating func ends(
    of id: SpacingID, _ first: SpacingID, _ last: SpacingID, along axis: Axis
  ) -> SpacingID {
    if id == first && id == last { return id }
    return result(of: .ends(id, first: first, last: last, axis)) { table in
      var spacing = table[id]
      if axis == .horizontal {
        spacing.leading = table[first].leading
        spacing.trailing = table[last].trailing
      } else {
        spacing.top = table[first].top
        spacing.bottom = table[last].bottom
      }
      return spacing
    }
  }

  /// The distance that a view keeps to the next one on an axis, in points.
  func distance(_ one: SpacingID, _ next: SpacingID, along axis: Axis) -> Double {
    self[one].distance(to: self[next], along: axis)
  }

  private mutating func result(
    of step: Step, _ work: (borrowing SpacingTable) -> Spacing
  ) -> SpacingID {
    if let known = results[step] { return known }
    let id = intern(work(self))
    results[step] = id
    return id
  }
}
