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

    /// Which views fail, where the answers differ; empty where they do not.
    var failing: Set<Failing> {
      isEqual ? [] : [Failing(first: first.isFailure, second: second.isFailure)]
    }
  }

  /// Which of both views have no answer.
  struct Failing: Hashable {
    let first, second: Bool
  }

  /// Lengths at which the views answer differently.
  struct Extent {
    let lengths: WidthRange
    /// Answers that differ, at a length with few digits.
    let sample: Sample
    /// For ranges on both axes, the widths at which the answers differ over the heights `lengths`.
    var widths: WidthRange?
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

  /// The proposed width, or the height where that has a range.
  func length(of sample: Sample) -> Double {
    (range.height.range == nil ? sample.proposal.width : sample.proposal.height) ?? 0
  }

  /// Whether there is an answer and no answer differs.
  var isEqual: Bool { extents.isEmpty && !isUnanswered }

  /// Whether neither view could answer any proposal that was tried.
  var isUnanswered: Bool {
    guard case .tried(let count) = evidence, let unanswered else { return false }
    return unanswered.count == count
  }
}
