import LayEngine

/// The result of comparing two views.
struct Comparison {
  /// What a view answered: a size, or why there is none.
  enum Answer {
    case size(ViewSize)
    case failure(String)

    var isFailure: Bool {
      if case .failure = self { true } else { false }
    }

    /// Equal to a relative 1e-9, so that the order of a sum makes no difference.
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

    /// Whether each view fails in both samples or in neither.
    func failsLike(_ other: Sample) -> Bool {
      first.isFailure == other.first.isFailure && second.isFailure == other.second.isFailure
    }
  }

  /// From one length to another.
  struct Stretch: Equatable {
    var start, end: RangeEnd
  }

  /// Lengths at which the views answer differently.
  struct Extent {
    var lengths: Stretch
    /// Answers that differ, taken at the start or at the nearest length where the difference is
    /// visible.
    let sample: Sample
    /// The length at which `sample` was taken; if it is not included, just above that length.
    let samplePlace: RangeEnd
    /// For ranges on both axes, the widths at which the answers differ over the heights `lengths`.
    var widths: Stretch?

    func hasSameEnds(as other: Extent) -> Bool { lengths == other.lengths }

    func beside(_ widths: Stretch) -> Extent {
      var extent = self
      extent.widths = widths
      return extent
    }
  }

  /// The proposals that neither view could answer.
  struct Unanswered {
    let count: Int
    /// The first of them.
    let sample: Sample
  }

  /// How the differences were found.
  enum Evidence {
    /// Proposals were tried, and what lies between them is not known.
    case tried(count: Int)
    /// The range was followed exactly, in this many pieces between changes of a layout.
    case followed(pieceCount: Int)
    /// This many widths and heights were followed exactly, and what lies between them is not known.
    case followedLines(count: Int)
  }

  let range: ProposalRange
  /// The names of the layouts that the program defines and the views use.
  let programLayouts: [String]
  /// Sorted by length; for ranges on both axes these are extents of heights, sorted by width.
  var extents: [Extent] = []
  var evidence = Evidence.tried(count: 0)
  var unanswered: Unanswered?

  init(range: ProposalRange, programLayouts: [String]) {
    self.range = range
    self.programLayouts = programLayouts
  }

  /// Whether there is an answer and no answer differs.
  var isEqual: Bool { extents.isEmpty && !isUnanswered }

  /// Whether neither view could answer any proposal that was tried.
  var isUnanswered: Bool {
    guard case .tried(let count) = evidence, let unanswered else { return false }
    return unanswered.count == count
  }
}
