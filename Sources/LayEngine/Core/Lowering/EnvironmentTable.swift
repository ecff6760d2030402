/// The place of an environment in the table of a lowering.
package typealias EnvironmentID = Int32

/// The environments of the views of a tree, each stored once.
struct EnvironmentTable {
  private struct Entry {
    let environment: Environment
    let orientation: Axis?
    let isMirrored: Bool
    let isOnRowLine: Bool
    /// This environment inside a stack along each axis, by the axis' raw value, and inside none, at
    /// index 2; -1 where it was not asked for.
    var oriented = SIMD4<EnvironmentID>(repeating: -1)
  }

  private var entries: [Entry] = []
  private var places: [Environment: EnvironmentID] = [:]

  init(_ environment: Environment) { _ = intern(environment) }

  subscript(id: EnvironmentID) -> Environment { entries[Int(id)].environment }

  /// Whether layout goes from right to left.
  func isMirrored(_ id: EnvironmentID) -> Bool { entries[Int(id)].isMirrored }

  /// The axis of the nearest stack; nil where there is none.
  func orientation(of id: EnvironmentID) -> Axis? { entries[Int(id)].orientation }

  mutating func intern(_ environment: Environment) -> EnvironmentID {
    if let known = places[environment] { return known }
    let id = EnvironmentID(entries.count)
    entries.append(
      Entry(
        environment: environment, orientation: environment.orientation,
        isMirrored: environment.direction == .rightToLeft,
        isOnRowLine: environment.controlStyle.isOnRowLine))
    places[environment] = id
    return id
  }

  /// The environment inside a stack along an axis; nil for containers without an axis.
  mutating func oriented(_ id: EnvironmentID, along axis: Axis?) -> EnvironmentID {
    if entries[Int(id)].orientation == axis, !entries[Int(id)].isOnRowLine { return id }
    let place = axis.map { Int($0.rawValue) } ?? 2
    let known = entries[Int(id)].oriented[place]
    if known >= 0 { return known }
    let other = intern(self[id].oriented(along: axis))
    entries[Int(id)].oriented[place] = other
    return other
  }
}

extension Lowering {
  func environment(_ id: EnvironmentID) -> Environment { environments[id] }

  /// The axis of the nearest stack; nil where there is none.
  func orientation(of id: EnvironmentID) -> Axis? { environments.orientation(of: id) }

  mutating func intern(_ environment: Environment) -> EnvironmentID {
    environments.intern(environment)
  }

  mutating func oriented(_ id: EnvironmentID, along axis: Axis?) -> EnvironmentID {
    environments.oriented(id, along: axis)
  }
}

extension Lowering {
  /// The environment inside a view that keeps room free at its edges.
  mutating func inSafeArea(_ id: EnvironmentID) -> EnvironmentID {
    var environment = environment(id)
    environment.isInSafeArea = true
    return intern(environment)
  }
}
