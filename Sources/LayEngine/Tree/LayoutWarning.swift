/// Something that counts otherwise than it is written; the layout is made all the same.
package struct LayoutWarning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A fixed length below 0, which counts as 0.
    case negativeLength(Axis, Double)
    /// A fixed length that is no finite number, which counts as not given.
    case lengthNotFinite(Axis, Double)
    /// A length made of the container's that is below 0, and counts as 0, or that is no finite
    /// number, and counts as not given.
    case containerLength(Axis, Double)
    /// Bounds of which a smaller one is above a larger one.
    case contradictoryBounds(Axis, FlexibleLength)
    /// A smallest number of lines above the largest.
    case contradictoryLines(least: Int, most: Int)
    /// A track that is not longer than 0, or cannot be.
    case emptyTrack(Axis, GridTrack.Length)
    /// A track whose smallest length is above its largest.
    case contradictoryTrack(Axis, GridTrack.Length)
  }

  package let kind: Kind
  /// Where the view was written.
  package let span: SourceSpan?

  /// What is warned of once, whatever the numbers are another time.
  package struct Place: Hashable, Sendable {
    let span: SourceSpan?
    let axis: Axis
  }

  package var place: Place {
    switch kind {
    case .negativeLength(let axis, _), .lengthNotFinite(let axis, _),
      .containerLength(let axis, _), .contradictoryBounds(let axis, _), .emptyTrack(let axis, _),
      .contradictoryTrack(let axis, _):
      Place(span: span, axis: axis)
    case .contradictoryLines: Place(span: span, axis: .vertical)
    }
  }
}

extension Lowering {
  mutating func warn(about length: Double?, _ axis: Axis, _ view: View) {
    guard let length else { return }
    if !length.isFinite {
      warnings.append(LayoutWarning(kind: .lengthNotFinite(axis, length), span: view.span))
    } else if length < 0 {
      warnings.append(LayoutWarning(kind: .negativeLength(axis, length), span: view.span))
    }
  }

  mutating func warn(about length: FlexibleLength, _ axis: Axis, _ view: View) {
    guard length.isContradictory else { return }
    warnings.append(LayoutWarning(kind: .contradictoryBounds(axis, length), span: view.span))
  }

  /// Warns of a change of the environment that asks for more lines than it allows.
  mutating func warn(about change: EnvironmentChange, _ view: View) {
    guard case .lineLimitRange(let least?, let most?) = change, max(least, 1) > max(most, 1)
    else { return }
    let kind = LayoutWarning.Kind.contradictoryLines(least: least, most: most)
    warnings.append(LayoutWarning(kind: kind, span: view.span))
  }

  mutating func warn(about tracks: [GridTrack], _ axis: Axis, _ view: View) {
    for track in tracks {
      let kind: LayoutWarning.Kind
      switch track.length {
      case .fixed(let length) where length <= 0: kind = .emptyTrack(axis, track.length)
      case .adaptive(let least, let most) where least > most,
        .flexible(let least, let most) where least > most:
        kind = .contradictoryTrack(axis, track.length)
      case .adaptive(let least, _) where least <= 0: kind = .emptyTrack(axis, track.length)
      case .flexible(let least, _) where least < 0: kind = .emptyTrack(axis, track.length)
      default: continue
      }
      warnings.append(LayoutWarning(kind: kind, span: view.span))
    }
  }
}

extension FlexibleLength {
  /// Whether a bound is above one that must not be below it.
  var isContradictory: Bool {
    let given = [minimum, ideal, maximum].compactMap(\.self)
    return zip(given, given.dropFirst()).contains { lower, upper in lower > upper }
  }
}
