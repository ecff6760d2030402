import LayEngine

extension Axis {
  /// What a length along the axis is called.
  var side: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }

  /// How a length along the axis is called.
  var adjective: String {
    switch self {
    case .horizontal: "wide"
    case .vertical: "high"
    }
  }

  /// What of a grid is beside another along the axis.
  var line: String {
    switch self {
    case .horizontal: "column"
    case .vertical: "row"
    }
  }
}

extension ViewSize {
  subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
