import LayEngine

/// The names of edges and of edge sets.
enum EdgeName {
  static let all = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]

  static func set(_ names: [String]) -> EdgeSet {
    names.reduce(into: EdgeSet(rawValue: 0)) { $0.formUnion(set($1)) }
  }

  private static func set(_ name: String) -> EdgeSet {
    switch name {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    case Axis.horizontal.name: .horizontal
    case Axis.vertical.name: .vertical
    case "all": .all
    default: EdgeSet(rawValue: 0)
    }
  }
}
