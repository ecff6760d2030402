import LayEngine

/// The names of edges and of sets of them.
enum EdgeName {
  static let all = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]

  static func set(_ names: [String]) -> EdgeSet {
    names.reduce(into: []) { edges, name in edges.formUnion(set(name)) }
  }

  private static func set(_ name: String) -> EdgeSet {
    switch name {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: .all
    }
  }
}

extension AxisSet {
  /// The axes that `horizontal`, `vertical`, `both` and `none` stand for.
  init(named name: String) {
    switch name {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "both": self = .both
    default: self = []
    }
  }
}
