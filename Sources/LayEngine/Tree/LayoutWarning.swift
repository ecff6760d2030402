/// Something that counts otherwise than it is written; the layout is made all the same.
package struct LayoutWarning: Hashable, Sendable {
  package enum Matter: Hashable, Sendable {
    /// A fixed length below 0, which counts as 0.
    case negativeLength(Axis, Double)
    /// A fixed length that is no finite number, which counts as not given.
    case lengthNotFinite(Axis, Double)
    /// Bounds of which a smaller one is above a larger one.
    case contradictoryBounds(Axis, FlexibleLength)
  }

  package let matter: Matter
  /// Where the view was written.
  package let span: SourceSpan?

  /// What is warned of once, whatever the numbers are another time.
  package struct Place: Hashable, Sendable {
    let span: SourceSpan?
    let axis: Axis
  }

  package var place: Place {
    switch matter {
    case .negativeLength(let axis, _), .lengthNotFinite(let axis, _),
      .contradictoryBounds(let axis, _):
      Place(span: span, axis: axis)
    }
  }
}

extension Lowering {
  mutating func warn(about length: Double?, _ axis: Axis, _ view: View) {
    guard let length else { return }
    if !length.isFinite {
      warnings.append(LayoutWarning(matter: .lengthNotFinite(axis, length), span: view.span))
    } else if length < 0 {
      warnings.append(LayoutWarning(matter: .negativeLength(axis, length), span: view.span))
    }
  }

  mutating func warn(about length: FlexibleLength, _ axis: Axis, _ view: View) {
    guard length.isContradictory else { return }
    warnings.append(LayoutWarning(matter: .contradictoryBounds(axis, length), span: view.span))
  }
}

extension FlexibleLength {
  /// Whether a bound is above one that must not be below it.
  var isContradictory: Bool {
    let given = [minimum, ideal, maximum].compactMap(\.self)
    return zip(given, given.dropFirst()).contains { lower, upper in lower > upper }
  }
}
