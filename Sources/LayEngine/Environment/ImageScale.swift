/// How large symbols are relative to the text of their font.
package enum ImageScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// A symbol's side in multiples of the line height.
  var factor: Double {
    switch self {
    case .small: 0.75
    case .medium: 1
    case .large: 1.25
    }
  }
}
