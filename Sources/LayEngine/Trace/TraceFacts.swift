/// What a view finds out by a question that offers nothing.
package enum Probe: UInt8, Equatable, Sendable {
  /// How short a child can be, asked with 0.
  case shortest
  /// How long it can be, asked with infinity.
  case longest
  /// What it would like, asked with nothing.
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
  /// With one declared, what is offered inside is the other.
  package var least, most: Double?
  package var answer: Double
}

/// A size of a given shape that is offered.
package struct Shaping: Equatable, Sendable {
  /// What is scaled: the ratio to 1, or the ideal size of the view inside.
  package var base: ViewSize
  /// How often the base goes into what is proposed, along each axis; nil where nothing is.
  package var horizontal, vertical: Double?
  package var offered: ProposedViewSize
}

/// How a text was broken into lines, in points.
package struct TextMeasurement: Equatable, Sendable {
  package var lineCount: Int
  /// The cells of the widest line, and the points a cell takes.
  package var cells: Int
  /// That line's width, and the height of the lines that are shown or reserved, before they are
  /// rounded up to whole points.
  package var width, height: Double
  package var advance: Double
  package var lineHeight, lineSpacing: Double
  /// How many lines are allowed, and how many the height has room for; nil for any number.
  package var limit, room: Int?
  /// How many lines there is room for even if fewer are shown; 0 for no such number.
  package var reserved: Int
  /// The part of its size to which the font was scaled.
  package var scale: Double
  package var isCut: Bool

  /// What does not let more lines be shown.
  package var isCutByLimit: Bool { isCut && limit == lineCount }
  package var isCutByHeight: Bool { isCut && room.map { max($0, 1) == lineCount } ?? false }
}

/// How a text of several runs was broken into lines, in points.
package struct RunsMeasurement: Equatable, Sendable {
  package var widest: Double
  /// Of each line that is shown.
  package var heights: [Double]
  package var lineSpacing: Double
  /// How many lines are allowed; nil for any number.
  package var limit: Int?
  /// The part of their size to which the fonts were scaled.
  package var scale: Double
  package var isCut: Bool

  /// What does not let more lines be shown; if the limit does not, the height does.
  package var isCutByLimit: Bool { isCut && limit == heights.count }
  package var isCutByHeight: Bool { isCut && !isCutByLimit }
}

extension TextMeasurement {
  /// A text of several runs, as far as it matters to what cuts it: there is room for the lines that
  /// are shown.
  package init(ofRuns runs: RunsMeasurement, at proposal: ProposedViewSize) {
    let isLimited = proposal.height?.isFinite ?? false
    let count = runs.heights.count
    self.init(
      lineCount: count, cells: 0, width: runs.widest, height: 0, advance: 0, lineHeight: 0,
      lineSpacing: runs.lineSpacing, limit: runs.limit,
      room: isLimited && !runs.isCutByLimit ? count : nil,
      reserved: 0, scale: runs.scale, isCut: runs.isCut)
  }
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
  /// The item's place, from 0.
  package var item: Int
  /// What was left when its turn came, and the items among which it is shared; 0 for a fixed one.
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
    /// The container says it.
    case declared
    /// The edges of both neighbours ask for something: a text knows the lines around it.
    case edges(before: Double, after: Double)
    /// One of the two neighbours asks for it, or both the same kind of room.
    case neighbour(isBefore: Bool)
    /// Nobody says anything.
    case platform
  }

  package var distance: Double
  package var source: Source
}
