import LayEngine
import LayLanguage

/// Coordinates as they are printed and as `expect` reads them.
enum PlaceText {
  /// The coordinate as text, or `nil` for NaN.
  ///
  /// A view centered in infinite space has no coordinate on that axis; JSON has null for it.
  static func of(_ coordinate: Double) -> String {
    coordinate.isNaN ? "nil" : NumberText.of(coordinate)
  }

  static func of(_ point: ViewPoint) -> String { "\(of(point.x)), \(of(point.y))" }
}

/// Counts with their nouns.
enum CountText {
  /// `1 place`, `2 places`; the plural is given where it is not the noun and an `s`.
  static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}

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
