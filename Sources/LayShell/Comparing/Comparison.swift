import LayEngine

/// What came of comparing two views.
package struct Comparison {
  /// What a view answered: a size, or why there is none.
  package enum Answer {
    case size(ViewSize)
    case failure(String)

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
  }

  /// One end of an extent; an end that is left out is approached as near as one likes.
  package struct End: Equatable {
    package let length: Double
    package let isIncluded: Bool
  }

  /// A stretch of lengths at which the views answer differently.
  package struct Extent {
    package let start: End
    package var end: End
    /// The answers at its start, or as near to it as was tried.
    package let sample: Sample
    /// For ranges on both axes, the widths in a row that have this extent of heights.
    package var widths: ClosedRange<Double>?

    func hasSameEnds(as other: Extent) -> Bool { start == other.start && end == other.end }
  }

  package let range: ProposalRange
  /// How many proposals were tried.
  package var triedCount = 0
  /// How many of them separate the views.
  package var differentCount = 0
  /// In order of the length; for ranges on both axes extents of heights, in order of the width.
  package var extents: [Extent] = []
  /// How many pieces the range was followed in, from one change of a layout to the next; nil where
  /// proposals were tried and what lies between them is not known.
  package var pieceCount: Int?
  /// The names of layouts of the program in the views.
  package let programLayouts: [String]

  package var isEqual: Bool { extents.isEmpty }
}
