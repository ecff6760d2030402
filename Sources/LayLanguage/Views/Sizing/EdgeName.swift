import LayEngine

/// The names of edges and of sets of them.
enum EdgeName {
  private static let sets: [(name: String, edges: EdgeSet)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    (Axis.horizontal.name, .horizontal), (Axis.vertical.name, .vertical), ("all", .all),
  ]

  static let all = sets.map(\.name)

  static func set(_ names: [String]) -> EdgeSet {
    sets.reduce(into: EdgeSet(rawValue: 0)) { edges, set in
      if names.contains(set.name) { edges.formUnion(set.edges) }
    }
  }
}
