import LayEngine

extension Axis {
  /// The noun for a length along the axis.
  var side: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }

  /// The adjective for a length along the axis.
  var adjective: String {
    switch self {
    case .horizontal: "wide"
    case .vertical: "high"
    }
  }

  /// The noun for the lines of a grid that follow each other along the axis.
  var line: String {
    switch self {
    case .horizontal: "column"
    case .vertical: "row"
    }
  }
}
