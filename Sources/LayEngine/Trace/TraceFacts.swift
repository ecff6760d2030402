/// What a view finds out about a child by a question that is not an offer.
package enum Probe: UInt8, Equatable, Sendable {
  /// How short a child can be, asked with 0.
  case shortest
  /// How long it can be, asked with infinity.
  case longest
  /// Its ideal length, asked with unspecified.
  case ideal
  /// How large a candidate is.
  case candidate
}

/// A length held within bounds, in points.
package struct Clamp: Equatable, Sendable {
  package enum Subject: Sendable {
    /// What is proposed.
    case proposal
    /// What the view inside answers.
    case child
  }

  package var subject: Subject
  package var length: Double
  /// The bounds that counted; nil where there is none.
  ///
  /// If only one is declared, the other is the length that is offered to the view inside.
  package var least, most: Double?
  package var answer: Double
}

/// An offered size with a given aspect ratio.
package struct Shaping: Equatable, Sendable {
  /// What is scaled: the ratio to 1, or the ideal size of the view inside.
  package var base: ViewSize
  /// The proposal divided by the base, along each axis; nil where nothing is proposed.
  package var horizontal, vertical: Double?
  package var offered: ProposedViewSize
}

/// How a text was broken into lines, in points.
///
/// "Hello World" at 60 has 2 lines and 6 cells, of which 1 is the blank at which it wraps: 48 wide, of
/// which the blank is 8.
package struct TextMeasurement: Equatable, Sendable {
  package var lineCount: Int
  /// The cells of the widest line and of the blanks at which it wraps; 0 for a text of several runs.
  package var cells, blankCells: Int
  /// The width of the widest line with those blanks, and theirs alone; and the height of the lines
  /// that are shown or reserved, before they are rounded up to whole points.
  package var width, blankWidth, height: Double
  package var advance: Double
  package var lineHeight, lineSpacing: Double
  /// The height of each line that is shown, for a text of several runs; else nil.
  package var lineHeights: [Double]?
  /// How many lines are allowed, and how many the height has room for; nil for any number.
  package var limit, room: Int?
  /// For how many lines room is kept even if fewer are shown; 0 for none.
  package var reserved: Int
  /// The scale of the font, at most 1.
  package var scale: Double
  package var isCut: Bool
  /// Whether characters have widths of their own, so that there are no cells: `cells`, `blankCells` and
  /// `advance` mean nothing then.
  package var isProportional = false
  /// Whether the width of a character is an estimate.
  package var isEstimated = false
  /// The index of the widest line.
  package var widestLine = 0
  /// By how many points the proposed width could differ until a line broke elsewhere, where that is
  /// less than 1 % of the width and widths are not exact; else nil.
  package var margin: Double?

  /// Whether the line limit, or the height, does not allow more lines.
  package var isCutByLimit: Bool { isCut && limit == lineCount }
  package var isCutByHeight: Bool { isCut && room.map { max($0, 1) == lineCount } ?? false }
}

/// How a view and the content at one of its edges share a length, in points.
package struct EdgeSharing: Equatable, Sendable {
  /// What the view answers to 0; nil where nothing is proposed.
  package var needed: Double?
  package var distance: Double
  package var contentOffer: ProposedViewSize
  package var content: ViewSize
  package var viewOffer: ProposedViewSize
  package var view: ViewSize
}

/// How an item of a lazy grid became tracks, in points.
package struct TrackFilling: Equatable, Sendable {
  /// The index of the item.
  package var item: Int
  /// What was left when the item's turn came, and among how many items it is shared; 0 for a fixed
  /// one.
  package var left: Double
  package var among: Int
  /// What the item is offered; nil for a fixed one.
  package var share: Double?
  package var count: Int
  /// The length of each of its tracks, and the distance after them.
  package var length, spacing: Double
}

/// Where the distance before a view comes from, in points.
package struct SpacingReason: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// The container sets it.
    case declared
    /// The sum of what both facing edges ask for in one category, as beside a text.
    case edges(before: Double, after: Double)
    /// The plain distance of one of the two neighbours, the larger of both.
    case neighbour(isBefore: Bool)
    /// The platform's default, since neither neighbour asks for a distance.
    case platform
  }

  package var distance: Double
  package var source: Source
}
