/// What a flexible frame declares for one axis, in points; nil for a length that is not given.
package struct FlexibleLength: Hashable, Sendable {
  package var minimum, ideal, maximum: Double?

  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  package var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// The declared lengths, made consistent.
  ///
  /// The smallest is at least 0, the ideal at least the smallest, the largest at least the ideal.
  /// Without an ideal, a smallest length above the largest is not changed.
  package var consistent: FlexibleLength {
    let minimum = minimum.map { max($0, 0) }
    let ideal = ideal.map { max($0, minimum ?? 0) }
    return FlexibleLength(
      minimum: minimum, ideal: ideal, maximum: maximum.map { max($0, ideal ?? 0) })
  }

  /// Whether the smallest length is above the largest.
  package var isEmpty: Bool {
    guard let minimum, let maximum else { return false }
    return minimum > maximum
  }
}

extension FlexibleLength {
  /// Whether the bounds that are given are not in the order minimum, ideal, maximum.
  var isContradictory: Bool {
    let given = [minimum, ideal, maximum].compactMap(\.self)
    return zip(given, given.dropFirst()).contains { lower, upper in lower > upper }
  }
}
