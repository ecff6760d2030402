import LayEngine

/// What came of comparing two views.
package struct Comparison {
  /// What a view answered: a size, or why there is none.
  package enum Answer {
    case size(ViewSize)
    case failure(String)

    var isFailure: Bool {
      if case .failure = self { true } else { false }
    }

    /// Alike to a billionth of a point, so that sums in another order are the same.
    func isSame(as other: Answer) -> Bool {
      switch (self, other) {
      case (.size(let one), .size(let two)):
        Self.isSame(one.width, two.width) && Self.isSame(one.height, two.height)
      case (.failure(let one), .failure(let two)): one == two
      default: false
      }
    }

    private static func isSame(_ one: Double, _ two: Double) -> Bool {
      one == two || abs(one - two) <= 1e-9 * max(1, abs(one), abs(two))
    }
  }

  /// Both answers to one proposal.
  package struct Sample {
    package let proposal: ProposedViewSize
    package let first: Answer
    package let second: Answer

    var isEqual: Bool { first.isSame(as: second) }

    func answersAre(like other: Sample) -> Bool {
      first.isSame(as: other.first) && second.isSame(as: other.second)
    }

    /// Whether the same of the two views failed.
    func failsLike(_ other: Sample) -> Bool {
      first.isFailure == other.first.isFailure && second.isFailure == other.second.isFailure
    }
  }

  /// One end of an extent; an end that is left out is approached as near as one likes.
  package struct End: Equatable {
    package let length: Double
    package let isIncluded: Bool
  }

  /// From one length to another.
  package struct Stretch: Equatable {
    package var start: End
    package var end: End
  }

  /// Lengths at which the views answer differently.
  package struct Extent {
    package var lengths: Stretch
    /// Answers that differ, at its start or as near to it as they differ visibly.
    package let sample: Sample
    /// Where these are given; if it is not included, just above it.
    package let samplePlace: End
    /// For ranges on both axes, the widths that have this extent of heights.
    package var widths: Stretch?

    func hasSameEnds(as other: Extent) -> Bool { lengths == other.lengths }

    func beside(_ widths: Stretch) -> Extent {
      var extent = self
      extent.widths = widths
      return extent
    }
  }

  /// Proposals to which neither view has an answer.
  package struct Unanswered {
    package let count: Int
    /// The first of them.
    package let sample: Sample
  }

  /// How it is known.
  package enum Evidence {
    /// Proposals were tried, and what lies between them is not known.
    case tried(count: Int)
    /// The range was followed in so many pieces, from one change of a layout to the next.
    case followed(pieceCount: Int)
    /// So many lines of widths and of heights were followed, and what lies between is not known.
    case followedLines(count: Int)
  }

  package let range: ProposalRange
  /// The names of layouts of the program in the views.
  package let programLayouts: [String]
  /// In order of the length; for ranges on both axes extents of heights, in order of the width.
  package var extents: [Extent] = []
  package var evidence = Evidence.tried(count: 0)
  package var unanswered: Unanswered?

  init(range: ProposalRange, programLayouts: [String]) {
    self.range = range
    self.programLayouts = programLayouts
  }

  /// Whether the views answer alike, and at all.
  package var isEqual: Bool { extents.isEmpty && !isUnanswered }

  /// Whether no proposal that was tried has an answer.
  package var isUnanswered: Bool {
    guard case .tried(let count) = evidence, let unanswered else { return false }
    return unanswered.count == count
  }
}
