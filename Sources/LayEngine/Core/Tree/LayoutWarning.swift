/// A value that does not count as it is written; the layout is still made.
package struct LayoutWarning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A fixed length below 0, which counts as 0.
    case negativeLength(Axis, Double)
    /// A fixed length that is not finite, which counts as not given.
    case lengthNotFinite(Axis, Double)
    /// A length computed from the container's: below 0 it counts as 0, and if it is not finite, as
    /// not given.
    case containerLength(Axis, Double)
    /// Frame bounds in the wrong order, such as a minimum above the maximum.
    case contradictoryBounds(Axis, FlexibleLength)
    /// A smallest number of lines above the largest.
    case contradictoryLines(least: Int, most: Int)
    /// A track whose fixed length or adaptive minimum is not above 0, or flexible minimum below 0.
    case emptyTrack(Axis, GridTrack.Length)
    /// A track whose smallest length is above its largest.
    case contradictoryTrack(Axis, GridTrack.Length)
    /// A control whose lengths on a system are not known.
    case unknownSizes(WordedName, OperatingSystem)
    /// What a modifier presents is not laid out.
    case presented(WordedName)
    /// The place of what a modifier presents is a guess.
    case guessedPanel(WordedName)
    /// The items of a toolbar are in the frame of a window, outside of its views.
    case itemsOfWindow
    /// No view in the content of a scroll view has the identity to which it is scrolled.
    case unknownTarget(String)
    /// A symbol of this name whose size is not known.
    case unknownSymbol(String)
  }

  /// The name of a kind of views, which the language knows.
  package struct WordedName: Hashable, Sendable {
    package let words: any ViewWords

    package static func == (one: WordedName, other: WordedName) -> Bool {
      one.words.isSame(as: other.words)
    }

    package func hash(into hasher: inout Hasher) {}
  }

  package let kind: Kind
  /// Where the view was written.
  package let span: SourceSpan?

  /// What a shell warns of only once, even if the numbers differ later.
  package enum Place: Hashable, Sendable {
    case view(SourceSpan?, Axis)
    case control(WordedName, OperatingSystem)
    case symbol(String)
    case itemsOfWindow
  }

  package var place: Place {
    switch kind {
    case .negativeLength(let axis, _), .lengthNotFinite(let axis, _),
      .containerLength(let axis, _), .contradictoryBounds(let axis, _), .emptyTrack(let axis, _),
      .contradictoryTrack(let axis, _):
      .view(span, axis)
    case .contradictoryLines, .guessedPanel, .presented, .unknownTarget: .view(span, .vertical)
    case .unknownSizes(let name, let system): .control(name, system)
    case .unknownSymbol(let name): .symbol(name)
    case .itemsOfWindow: .itemsOfWindow
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
