import LayLanguage

/// Coordinates as they are printed and expected.
enum PlaceText {
  /// A view in the middle of infinite room has no place on that axis: `nil`, which is JSON's null.
  static func of(_ coordinate: Double) -> String {
    coordinate.isNaN ? "nil" : NumberText.of(coordinate)
  }
}
