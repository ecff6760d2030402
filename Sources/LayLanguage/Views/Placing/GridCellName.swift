import LayEngine

extension GridCellAttribute: NamedContent {
  package var name: String {
    switch self {
    case .anchor: "grid-cell-anchor"
    case .columnAlignment: "grid-column-alignment"
    case .columns: "grid-cell-columns"
    case .unsizedAxes: "grid-cell-unsized-axes"
    }
  }
}
