import LayEngine

/// What came of comparing two views.
struct Comparison {
  /// What a view answered: a size, or why there is none.
  enum Answer {
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
  struct Sample {
    let proposal: ProposedViewSize
    let first: Answer
    let second: Answer

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
  struct End: Equatable {
    let length: Double
    let isIncluded: Bool
  }

  /// From one length to another.
  struct Stretch: Equatable {
    var start: End
    var end: End
  }

  /// Lengths at which the views answer differently.
  struct Extent {
    var lengths: Stretch
    /// Answers that differ, at its start or as near to it as they differ visibly.
    let sample: Sample
    /// Where these are given; if it is not included, just above it.
    let samplePlace: End
    /// For ranges on both axes, the widths that have this extent of heights.
    var widths: Stretch?

    func hasSameEnds(as other: Extent) -> Bool { lengths == other.lengths }

    func beside(_ widths: Stretch) -> Extent {
      var extent = self
      extent.widths = widths
      return extent
    }
  }

  /// Proposals to which neither view has an answer.
  struct Unanswered {
    let count: Int
    /// The first of them.
    let sample: Sample
  }

  /// How it is known.
  enum Evidence {
    /// Proposals were tried, and what lies between them is not known.
    case tried(count: Int)
    /// The range was followed in so many pieces, from one change of a layout to the next.
    case followed(pieceCount: Int)
    /// So many lines of widths and of heights were followed, and what lies between is not known.
    case followedLines(count: Int)
  }

  let range: ProposalRange
  /// The names of layouts of the program in the views.
  let programLayouts: [String]
  /// In order of the length; for ranges on both axes extents of heights, in order of the width.
  var extents: [Extent] = []
  var evidence = Evidence.tried(count: 0)
  var unanswered: Unanswered?

  init(range: ProposalRange, programLayouts: [String]) {
    self.range = range
    self.programLayouts = programLayouts
  }

  /// Whether the views answer alike, and at all.
  var isEqual: Bool { extents.isEmpty && !isUnanswered }

  /// Whether no proposal that was tried has an answer.
  var isUnanswered: Bool {
    guard case .tried(let count) = evidence, let unanswered else { return false }
    return unanswered.count == count
  }
}
