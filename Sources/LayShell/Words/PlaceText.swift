import LayLanguage

/// Coordinates as they are printed and as `expect` reads them.
enum PlaceText {
  /// The coordinate as text, or `nil` for NaN.
  ///
  /// A view centered in infinite space has no coordinate on that axis; JSON has null for it.
  static func of(_ coordinate: Double) -> String {
    coordinate.isNaN ? "nil" : NumberText.of(coordinate)
  }
}
